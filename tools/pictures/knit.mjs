// @ts-check
/** Knitting. */
import { pattern } from './cloth.mjs';
import { shade } from './colour.mjs';
import { path, tag } from './svg.mjs';

/**
 * Stocking stitch: columns of small Vs.
 *
 * @param {string} colour
 * @param {number} [size] width of a stitch
 */
export function stitches( colour, size = 15 ) {
	const half = size / 2;
	const tall = size * 0.92;
	const leaf = (
		/** @type {1|-1} */ side,
		/** @type {number} */ dy,
		/** @type {string} */ fill
	) =>
		path(
			`M${ half } ${ tall * 0.98 + dy }C${ half + side * half * 0.15 } ${
				tall * 0.4 + dy
			} ${ half + side * half * 0.6 } ${ tall * 0.02 + dy } ${
				half + side * half * 0.96
			} ${ -tall * 0.26 + dy }C${ half + side * half * 1.02 } ${
				tall * 0.35 + dy
			} ${ half + side * half * 0.66 } ${ tall * 0.92 + dy } ${ half } ${
				tall * 1.26 + dy
			}Z`,
			fill
		);
	const rows = [ -tall, 0, tall ]
		.map(
			( dy ) =>
				leaf( -1, dy, shade( colour, 0.08 ) ) +
				leaf( 1, dy, shade( colour, -0.05 ) )
		)
		.join( '' );
	return pattern(
		size,
		tall,
		tag( 'rect', {
			width: size,
			height: tall,
			fill: shade( colour, -0.28 ),
		} ) + rows
	);
}

/**
 * Ribs: ridges with a shadow between.
 *
 * @param {string} colour
 * @param {number} [size]
 * @param {string} [transform]
 */
export function ribs( colour, size = 20, transform = undefined ) {
	const step = size / 10;
	const tones = [
		-0.42, -0.24, -0.06, 0.06, 0.14, 0.12, 0.05, -0.05, -0.2, -0.38,
	];
	const bars = tones
		.map( ( tone, i ) =>
			tag( 'rect', {
				x: i * step,
				width: step + 0.4,
				height: 12,
				fill: shade( colour, tone ),
			} )
		)
		.join( '' );
	const loops = path( `M0 3Q${ size / 2 } 8 ${ size } 3`, 'none', {
		stroke: shade( colour, -0.5 ),
		'stroke-width': 1.6,
		opacity: 0.35,
	} );
	return pattern( size, 12, bars + loops, transform );
}
