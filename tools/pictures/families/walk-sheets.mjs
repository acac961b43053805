// @ts-check
/** The downloadable walks on paper and on a telephone: seen from above, their middle on the origin. */
import { PAINT } from '../colour.mjs';
import { castShadow } from '../studio.mjs';
import { group, inside, path, tag } from '../svg.mjs';
import { lettering, sheet } from './sheet.mjs';

/** The map of a walk, 420 by 320 around the origin. @param {number} number */
export function walkMap( number ) {
	const contours = [ 0, 1, 2, 3, 4 ]
		.map( ( i ) =>
			tag( 'ellipse', {
				cx: 40 - number * 26,
				cy: -70 + number * 12,
				rx: 190 - i * 38,
				ry: 130 - i * 26,
				fill: i === 4 ? '#d9c9a0' : 'none',
				stroke: '#c08a58',
				'stroke-width': 2.4,
				opacity: 0.7,
				transform: `rotate(${ -14 + number * 16 } 0 -60)`,
			} )
		)
		.join( '' );
	const map =
		tag( 'rect', {
			x: -210,
			y: -220,
			width: 420,
			height: 320,
			fill: '#e9edd8',
		} ) +
		inside(
			'M-210 -220H210V100H-210Z',
			contours +
				path( 'M-220 60C-120 20 -40 90 40 50S160 0 230 30', 'none', {
					stroke: '#8db4c6',
					'stroke-width': 12,
				} ) +
				path(
					`M-150 30C-160 -60 -80 -150 20 -160S160 -90 ${
						120 + number * 10
					} -10S-40 60 -150 30Z`,
					'none',
					{
						stroke: PAINT.rust,
						'stroke-width': 6,
						'stroke-dasharray': '15 9',
					}
				) +
				tag( 'circle', { cx: -150, cy: 30, r: 11, fill: PAINT.rust } )
		);
	return group( map, { transform: 'translate(0 60)' } );
}

/** A page of a walk with its map, 500 by 700. @param {number} number */
export function walkPage( number ) {
	const map = group( walkMap( number ), { transform: 'translate(0 -60)' } );
	let lines = '';
	for ( let i = 0; i < 6; i++ ) {
		lines += tag( 'rect', {
			x: -210,
			y: 136 + i * 30,
			width: i === 5 ? 230 : 420 - ( i % 2 ) * 26,
			height: 8,
			rx: 4,
			fill: '#b9b0a0',
		} );
	}
	return sheet(
		500,
		700,
		'#fdfaf2',
		lettering( -210, -262, `Walk ${ number }`, {
			size: 46,
			serif: true,
			colour: PAINT.forest,
			anchor: 'start',
		} ) +
			map +
			lines
	);
}

/** A telephone showing the first walk, 300 by 610. */
export function phone() {
	const shape =
		'M-150 -262Q-150 -305 -107 -305H107Q150 -305 150 -262V262Q150 305 107 305H-107Q-150 305 -150 262Z';
	const screen =
		'M-134 -258Q-134 -289 -103 -289H103Q134 -289 134 -258V258Q134 289 103 289H-103Q-134 289 -134 258Z';
	return (
		castShadow( shape, 16 ) +
		path( shape, '#24262a' ) +
		path( shape, 'none', { stroke: '#70757a', 'stroke-width': 4 } ) +
		inside(
			screen,
			path( screen, '#fdfaf2' ) +
				group( walkPage( 1 ), {
					transform: 'translate(0 -30) scale(.58)',
				} ) +
				tag( 'rect', {
					x: -134,
					y: 216,
					width: 268,
					height: 80,
					fill: '#f1ead9',
				} ) +
				tag( 'rect', {
					x: -84,
					y: 232,
					width: 168,
					height: 42,
					rx: 21,
					fill: PAINT.forest,
				} ) +
				path( 'M0 240V258M-9 250L0 260L9 250', 'none', {
					stroke: '#fff',
					'stroke-width': 4,
					'stroke-linecap': 'round',
				} )
		) +
		tag( 'rect', {
			x: -34,
			y: -281,
			width: 68,
			height: 15,
			rx: 8,
			fill: '#24262a',
		} ) +
		path( 'M-134 -289L40 -289L-134 120Z', '#fff', { opacity: 0.07 } )
	);
}
