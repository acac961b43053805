// @ts-check
/** The gift voucher and a ribbon: seen from above, their middle on the origin. */
import { PAINT, shade } from '../colour.mjs';
import { castShadow } from '../studio.mjs';
import { blurred, linear, path, tag } from '../svg.mjs';
import { lettering, sheet } from './sheet.mjs';

/** The gift voucher, 760 by 440. @param {{colour?: string}} [look] */
export function voucher( { colour = PAINT.forest } = {} ) {
	const line = {
		stroke: '#e8d9b0',
		'stroke-width': 5,
		'stroke-linejoin': 'round',
		'stroke-linecap': 'round',
	};
	const art =
		path( 'M20 150L128 12L172 66L262 -62L352 60', 'none', {
			...line,
			opacity: 0.55,
		} ) +
		path( 'M60 178H340', 'none', { ...line, opacity: 0.55 } ) +
		tag( 'rect', {
			x: -356,
			y: -196,
			width: 712,
			height: 392,
			fill: 'none',
			stroke: '#e8d9b0',
			'stroke-width': 3,
		} ) +
		lettering( -316, -100, 'Fell &amp; Ford', {
			size: 72,
			serif: true,
			colour: '#f6ecd2',
			anchor: 'start',
		} ) +
		lettering( -314, -50, 'GIFT VOUCHER', {
			size: 24,
			colour: '#e8d9b0',
			spacing: 8,
			anchor: 'start',
		} );
	return sheet( 760, 440, colour, art );
}

/** A ribbon with a bow, to lie across a card. @param {number} length @param {string} [colour] */
export function ribbonBow( length, colour = PAINT.rust ) {
	const satin = linear(
		[
			[ 0, shade( colour, -0.25 ) ],
			[ 0.3, shade( colour, 0.25 ) ],
			[ 0.6, colour ],
			[ 1, shade( colour, -0.35 ) ],
		],
		[ 0, 0, 0, 1 ]
	);
	const loop = ( /** @type {1|-1} */ s ) =>
		`M0 0C${ s * 40 } -70 ${ s * 130 } -96 ${ s * 150 } -44C${
			s * 160
		} 4 ${ s * 80 } 40 0 8Z`;
	const tail = ( /** @type {1|-1} */ s ) =>
		`M0 0C${ s * 30 } 40 ${ s * 60 } 90 ${ s * 76 } 150L${ s * 102 } 122L${
			s * 128
		} 132C${ s * 100 } 70 ${ s * 60 } 20 0 -6Z`;
	const strip = `M${ -length / 2 } -24H${ length / 2 }V24H${ -length / 2 }Z`;
	return (
		satin.defs +
		blurred(
			6,
			path( strip, '#000', { opacity: 0.4, transform: 'translate(3 8)' } )
		) +
		path( strip, satin.fill ) +
		castShadow( loop( -1 ) + loop( 1 ) + tail( -1 ) + tail( 1 ), 9 ) +
		path( tail( -1 ), satin.fill ) +
		path( tail( 1 ), shade( colour, -0.1 ) ) +
		path( loop( -1 ), satin.fill ) +
		path( loop( 1 ), satin.fill ) +
		[ -1, 1 ]
			.map( ( s ) =>
				path(
					`M${ s * 14 } -4C${ s * 50 } -44 ${ s * 100 } -64 ${
						s * 126
					} -40`,
					'none',
					{
						stroke: shade( colour, -0.5 ),
						'stroke-width': 12,
						opacity: 0.4,
						'stroke-linecap': 'round',
					}
				)
			)
			.join( '' ) +
		tag( 'rect', {
			x: -24,
			y: -26,
			width: 48,
			height: 50,
			rx: 15,
			fill: satin.fill,
		} )
	);
}
