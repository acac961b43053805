// @ts-check
/** Candle and flame, lit and unlit. They stand on the origin. */
import { shade } from '../colour.mjs';
import { lathe } from '../solid.mjs';
import { floorShadow } from '../studio.mjs';
import { blurred, group, linear, path, radial, tag } from '../svg.mjs';

/** A flame whose foot is at the origin. @param {number} size */
export function flame( size ) {
	const glow = radial( [
		[ 0, '#ffd98a', 0.95 ],
		[ 0.3, '#ffc765', 0.4 ],
		[ 1, '#ffb347', 0 ],
	] );
	const body = linear(
		[
			[ 0, '#fff3cf' ],
			[ 0.55, '#ffd36b' ],
			[ 1, '#f28a2e' ],
		],
		[ 0, 0, 0, 1 ]
	);
	return (
		glow.defs +
		body.defs +
		tag( 'circle', { cy: -size * 0.5, r: size * 1.5, fill: glow.fill } ) +
		blurred(
			size * 0.03,
			path(
				`M0 0C${ size * 0.26 } ${ -size * 0.16 } ${ size * 0.24 } ${
					-size * 0.46
				} 0 ${ -size }C${ -size * 0.24 } ${ -size * 0.46 } ${
					-size * 0.26
				} ${ -size * 0.16 } 0 0Z`,
				body.fill
			)
		)
	);
}

/** A glass of wax with a label. @param {{label: string, lit?: boolean}} look */
export function candle( { label, lit = false } ) {
	const wax = lathe(
		[
			[ 132, 16, 'corner' ],
			[ 142, 30 ],
			[ 144, 236 ],
		],
		{ colour: lit ? '#f8e6c0' : '#f3ead8', finish: 'matte' }
	);
	const glass =
		'M-150 -330L-150 -20A150 30 0 0 0 150 -20L150 -330A150 30 0 0 1 -150 -330Z';
	const sides = linear( [
		[ 0, '#fff', 0.65 ],
		[ 0.05, '#dfe8e6', 0.3 ],
		[ 0.12, '#fff', 0.04 ],
		[ 0.16, '#fff', 0.5 ],
		[ 0.22, '#fff', 0.5 ],
		[ 0.26, '#fff', 0.05 ],
		[ 0.9, '#9aa8a6', 0.06 ],
		[ 0.96, '#7f8d8b', 0.35 ],
		[ 1, '#fff', 0.5 ],
	] );
	const base = linear( [
		[ 0, '#aebbb8' ],
		[ 0.25, '#f6faf9' ],
		[ 0.7, '#ccd6d3' ],
		[ 1, '#8f9c99' ],
	] );
	const pool = radial( [
		[ 0, lit ? '#fff0bf' : '#faf4e6' ],
		[ 1, lit ? '#f0d79b' : '#e6dac2' ],
	] );
	const halo = radial( [
		[ 0, '#ffdc92', 0.75 ],
		[ 0.35, '#ffc56a', 0.3 ],
		[ 1, '#ffb650', 0 ],
	] );
	return (
		floorShadow( 300 ) +
		base.defs +
		sides.defs +
		pool.defs +
		path(
			'M-150 -24A150 30 0 0 0 150 -24L147 -8A147 29 0 0 1 -147 -8Z',
			base.fill
		) +
		tag( 'ellipse', { cy: -18, rx: 148, ry: 29, fill: base.fill } ) +
		wax.art +
		tag( 'ellipse', { cy: -236, rx: 144, ry: 28.8, fill: pool.fill } ) +
		tag( 'path', {
			d: 'M-3 -238Q2 -262 0 -278',
			fill: 'none',
			stroke: '#3d342c',
			'stroke-width': 6,
			'stroke-linecap': 'round',
		} ) +
		( lit
			? group( flame( 62 ), { transform: 'translate(0 -266)' } )
			: '' ) +
		waxLabel( label ) +
		path( glass, sides.fill ) +
		tag( 'ellipse', {
			cy: -330,
			rx: 149,
			ry: 30,
			fill: 'none',
			stroke: '#fff',
			'stroke-width': 4,
			opacity: 0.9,
		} ) +
		tag( 'ellipse', {
			cy: -328,
			rx: 146,
			ry: 28,
			fill: 'none',
			stroke: '#8c9a98',
			'stroke-width': 1.6,
			opacity: 0.7,
		} ) +
		( lit
			? halo.defs +
			  tag( 'circle', {
					cy: -290,
					r: 420,
					fill: halo.fill,
					style: 'mix-blend-mode:soft-light',
			  } ) +
			  tag( 'circle', {
					cy: -290,
					r: 330,
					fill: halo.fill,
					opacity: 0.5,
			  } )
			: '' )
	);
}

/** A paper label bent around the glass, with the scent's sign on it. @param {string} sign 'woodsmoke' | 'bracken' | 'orchard' */
function waxLabel( sign ) {
	const tint =
		{ woodsmoke: '#6f6a68', bracken: '#7b8f5e', orchard: '#b5654a' }[
			sign
		] ?? '#6f6a68';
	const paper = linear( [
		[ 0, '#d9cfbb' ],
		[ 0.22, '#fbf6ea' ],
		[ 0.6, '#f3ead8' ],
		[ 1, '#cdbfa6' ],
	] );
	const band = linear( [
		[ 0, shade( tint, -0.3 ) ],
		[ 0.22, shade( tint, 0.2 ) ],
		[ 0.6, tint ],
		[ 1, shade( tint, -0.35 ) ],
	] );
	const line = {
		stroke: tint,
		'stroke-width': 5,
		fill: 'none',
		'stroke-linecap': 'round',
		'stroke-linejoin': 'round',
	};
	const signs = {
		woodsmoke:
			'M-30 34L30 14M-30 14L30 34M0 2C-26 -16 -20 -30 -6 -46C-6 -30 14 -30 14 -12C16 -4 8 2 0 2Z',
		bracken:
			'M0 40V-50M0 26L-30 6M0 26L30 6M0 4L-26 -14M0 4L26 -14M0 -18L-18 -32M0 -18L18 -32',
		orchard:
			'M0 -22C-14 -34 -38 -28 -36 0C-34 26 -16 42 0 34C16 42 34 26 36 0C38 -28 14 -34 0 -22C0 -34 4 -44 14 -50',
	};
	return (
		paper.defs +
		band.defs +
		path(
			'M-118 -204Q0 -164 118 -204L118 -62Q0 -22 -118 -62Z',
			paper.fill
		) +
		path( 'M-118 -92Q0 -52 118 -92L118 -62Q0 -22 -118 -62Z', band.fill ) +
		group(
			tag( 'path', {
				d: signs[ /** @type {keyof typeof signs} */ ( sign ) ],
				...line,
			} ),
			{ transform: 'translate(0 -122) scale(.72)' }
		)
	);
}
