// @ts-check
/** What bags are made of: canvas, leather, buckles, the leather patch. */
import { seam, soft, weave } from '../cloth.mjs';
import { PAINT } from '../colour.mjs';
import { at, blurred, inside, linear, path, tag } from '../svg.mjs';
import { grain } from '../texture.mjs';

export const LEATHER = '#a5683a';

/** A leather strap. @param {string} shape */
export function leather( shape ) {
	return (
		soft( path( shape, LEATHER ), {
			swell: 5,
			height: 9,
			folds: 0.1,
			smooth: 1.5,
		} ) +
		inside(
			shape,
			grain( shape, {
				size: '0.25',
				colour: '#4b2a12',
				strength: 0.3,
				sharp: 5,
				level: -2.6,
			} )
		)
	);
}

/** A roller buckle, its middle on the origin. */
export function buckle() {
	const brass = linear(
		[
			[ 0, '#f6e2b0' ],
			[ 0.45, PAINT.brass ],
			[ 1, '#6c4d1e' ],
		],
		[ 0, 0, 1, 1 ]
	);
	const frame = {
		x: -27,
		y: -22,
		width: 54,
		height: 44,
		rx: 8,
		fill: 'none',
		'stroke-width': 8,
	};
	return (
		brass.defs +
		tag( 'rect', {
			...frame,
			x: -25,
			y: -18,
			stroke: '#000',
			opacity: 0.35,
		} ) +
		tag( 'rect', { ...frame, stroke: brass.fill } ) +
		tag( 'rect', {
			x: -4,
			y: -20,
			width: 8,
			height: 40,
			rx: 3,
			fill: brass.fill,
		} )
	);
}

/**
 * Canvas cut to a shape, swollen by what is inside.
 *
 * @param {string} shape
 * @param {string} colour
 * @param {object} [form]
 */
export function canvas( shape, colour, form = {} ) {
	const cloth = weave( colour, 8, 0.11 );
	return (
		cloth.defs +
		soft( path( shape, cloth.fill ), {
			swell: 34,
			height: 34,
			folds: 0.6,
			foldSize: 0.006,
			smooth: 4,
			...form,
		} ) +
		inside( shape, grain( shape, { size: '0.7', strength: 0.12 } ) )
	);
}

/** @param {string} shape */
export function shadowUnder( shape ) {
	return blurred(
		9,
		path( shape, '#000', { opacity: 0.46, transform: 'translate(4 14)' } )
	);
}

/** The leather patch with the line of the fell. @param {number} x @param {number} y @param {number} [scale] */
export function patch( x, y, scale = 1 ) {
	return at(
		x,
		y,
		blurred(
			3,
			tag( 'rect', {
				x: -58,
				y: -32,
				width: 120,
				height: 72,
				rx: 8,
				fill: '#000',
				opacity: 0.4,
			} )
		) +
			leather(
				'M-52 -36H52Q60 -36 60 -28V28Q60 36 52 36H-52Q-60 36 -60 28V-28Q-60 -36 -52 -36Z'
			) +
			seam( 'M-50 -27H50V27H-50Z', '#e6bf94', 6 ) +
			path( 'M-32 16L-12 -12L-2 0L12 -18L34 16', 'none', {
				stroke: '#4a2812',
				'stroke-width': 5,
				'stroke-linejoin': 'round',
				'stroke-linecap': 'round',
			} ),
		scale
	);
}
