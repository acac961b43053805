// @ts-check
/** The cabled jumper. */
import { pattern, soft, wander } from '../cloth.mjs';
import { shade } from '../colour.mjs';
import { ribs, stitches } from '../knit.mjs';
import { blurred, group, inside, path, tag } from '../svg.mjs';
import { pile } from './blanket.mjs';
import {
	BODY,
	garmentShadow,
	HEM,
	LEFT_CUFF,
	LEFT_SLEEVE,
	mirrored,
	woven,
} from './garment.mjs';

export const COLLAR =
	'M-122 8C-118 -26 -92 -44 -70 -46C-40 -22 40 -22 70 -46C92 -44 118 -26 122 8C80 62 -80 62 -122 8Z';

const COLLAR_INSIDE = 'M-74 -46C-40 -64 40 -64 74 -46C44 -16 -44 -16 -74 -46Z';

/**
 * A cable: two ropes that cross, again and again.
 *
 * @param {number} x
 * @param {string} colour
 * @param {number} [width]
 */
function cable( x, colour, width = 66 ) {
	const step = width * 1.15;
	let ropes = tag( 'rect', {
		x: x - width * 0.62,
		y: -20,
		width: width * 1.24,
		height: 880,
		fill: shade( colour, -0.34 ),
	} );
	for ( let i = -1; i < 880 / step; i++ ) {
		const y = i * step;
		const rope = (
			/** @type {1|-1} */ side,
			/** @type {number} */ tone
		) => {
			const [ a, b ] = [
				x - side * width * 0.27,
				x + side * width * 0.27,
			];
			const d = `M${ a } ${ y }C${ a } ${ y + step * 0.5 } ${ b } ${
				y + step * 0.5
			} ${ b } ${ y + step }`;
			const strand = (
				/** @type {number} */ wide,
				/** @type {string} */ stroke,
				/** @type {number} */ opacity
			) => path( d, 'none', { stroke, 'stroke-width': wide, opacity } );
			return (
				strand( width * 0.5, shade( colour, -0.42 ), 1 ) +
				strand( width * 0.42, shade( colour, tone ), 1 ) +
				group(
					strand( width * 0.16, shade( colour, tone + 0.2 ), 0.7 ),
					{ transform: `translate(${ -width * 0.07 } 0)` }
				)
			);
		};
		ropes +=
			i % 2
				? rope( -1, -0.08 ) + rope( 1, 0.04 )
				: rope( 1, -0.08 ) + rope( -1, 0.04 );
	}
	return ropes;
}

/** Twisted lines over the ropes, so that they read as yarn. @param {string} colour @param {number} x @param {number} width */
function yarn( colour, x, width ) {
	const twist = pattern(
		9,
		9,
		path( 'M-2 11L11 -2M-6 6L6 -6M3 15L15 3', 'none', {
			stroke: shade( colour, -0.55 ),
			'stroke-width': 1.6,
			opacity: 0.5,
		} )
	);
	return (
		twist.defs +
		tag( 'rect', {
			x: x - width * 0.62,
			y: -20,
			width: width * 1.24,
			height: 880,
			fill: twist.fill,
		} )
	);
}

/** @param {{colour: string}} look */
export function jumper( { colour } ) {
	const knit = stitches( colour, 15 );
	const rib = ribs( colour, 19 );
	const cables = [ -132, 0, 132 ]
		.map(
			( x ) =>
				cable( x, colour, x ? 54 : 84 ) + yarn( colour, x, x ? 54 : 84 )
		)
		.join( '' );
	const sleeve = path( LEFT_SLEEVE, knit.fill ) + path( LEFT_CUFF, rib.fill );
	const other =
		path( mirrored( LEFT_SLEEVE ), knit.fill ) +
		path( mirrored( LEFT_CUFF ), rib.fill );
	return (
		garmentShadow( 22 ) +
		knit.defs +
		rib.defs +
		path( COLLAR_INSIDE, shade( colour, -0.55 ) ) +
		soft( wander( sleeve, 3 ), { seed: 8, folds: 0.7, foldSize: 0.009 } ) +
		soft( wander( other, 3 ), { seed: 12, folds: 0.7, foldSize: 0.009 } ) +
		blurred(
			9,
			path(
				'M-252 70C-246 300 -262 520 -262 740M252 70C246 300 262 520 262 740',
				'none',
				{
					stroke: shade( colour, -0.75 ),
					'stroke-width': 22,
					opacity: 0.5,
				}
			)
		) +
		soft(
			wander(
				path( BODY, knit.fill ) +
					inside( BODY, cables ) +
					path( HEM, rib.fill ),
				3
			),
			{ seed: 4, folds: 0.5, swell: 30 }
		) +
		blurred(
			4,
			path( 'M-256 744C-180 766 180 766 256 744', 'none', {
				stroke: shade( colour, -0.7 ),
				'stroke-width': 8,
				opacity: 0.45,
			} )
		) +
		soft( path( COLLAR, rib.fill ), {
			swell: 10,
			height: 14,
			folds: 0.2,
		} ) +
		woven( 0, -22 )
	);
}

/** Folded jumpers in a pile, from the bottom up. @param {string[]} colours */
export const jumperPile = ( colours ) =>
	pile(
		colours.map( ( colour, i ) =>
			i % 2 ? ribs( colour, 20 ) : stitches( colour, 15 )
		)
	);
