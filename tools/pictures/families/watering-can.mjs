// @ts-check
/** The watering can. It stands on the origin. */
import { PAINT, shade } from '../colour.mjs';
import { lathe, mouth } from '../solid.mjs';
import { floorShadow } from '../studio.mjs';
import { group, inside, linear, path, tag } from '../svg.mjs';
import { tube } from '../tube.mjs';
import { glints } from './mugs.mjs';

/** @param {{colour: string}} look */
export function wateringCan( { colour } ) {
	const body = lathe(
		[
			[ 166, 0, 'corner' ],
			[ 172, 6 ],
			[ 172, 18 ],
			[ 166, 24 ],
			[ 160, 220 ],
			[ 164, 228 ],
			[ 164, 240 ],
			[ 157, 246 ],
			[ 154, 300 ],
		],
		{ colour }
	);
	const spout = tube(
		[
			[ 140, -62 ],
			[ 214, -110 ],
			[ 330, -262 ],
			[ 424, -388 ],
		],
		( share ) => 62 - 34 * share,
		{ colour }
	);
	const brace = tube(
		[
			[ 120, -268 ],
			[ 220, -258 ],
			[ 316, -246 ],
		],
		() => 12,
		{ colour: shade( colour, -0.06 ) }
	);
	const handle = tube(
		[
			[ 60, -312 ],
			[ 10, -404 ],
			[ -110, -430 ],
			[ -220, -352 ],
			[ -236, -220 ],
			[ -158, -92 ],
		],
		() => 24,
		{ colour }
	);
	const deck = linear( [
		[ 0, shade( colour, -0.2 ) ],
		[ 0.4, shade( colour, 0.14 ) ],
		[ 1, shade( colour, -0.28 ) ],
	] );
	const lid = `M-150 -302A154 31 0 0 1 150 -302A154 31 0 0 1 -150 -302Z`;
	return (
		floorShadow( 350 ) +
		brace +
		spout +
		rose( 428, -396 ) +
		body.art +
		glints( 160, 300 ) +
		mouth( 154, 300, {
			colour: shade( colour, -0.1 ),
			lipWidth: 8,
			content: '#4b5a5c',
			level: 40,
		} ) +
		deck.defs +
		inside(
			lid,
			path( 'M-160 -340H-20C20 -320 20 -284 -20 -262H-160Z', deck.fill, {
				stroke: shade( colour, -0.4 ),
				'stroke-width': 3,
			} )
		) +
		handle
	);
}

/**
 * A brass rose, seen from the side, its holes to the sky.
 *
 * @param {number} x
 * @param {number} y
 */
function rose( x, y ) {
	const brass = linear( [
		[ 0, '#f0d79a' ],
		[ 0.35, PAINT.brass ],
		[ 1, '#7d5a22' ],
	] );
	const face = linear( [
		[ 0, '#f6e3b0' ],
		[ 0.5, '#d6ab5c' ],
		[ 1, '#96702f' ],
	] );
	let holes = '';
	for ( const [ ring, count ] of [
		[ 0, 1 ],
		[ 0.36, 6 ],
		[ 0.7, 12 ],
	] ) {
		for ( let k = 0; k < ( count ?? 0 ); k++ ) {
			const around = ( k / ( count ?? 1 ) ) * Math.PI * 2;
			holes += tag( 'ellipse', {
				cx: Math.cos( around ) * 62 * ( ring ?? 0 ),
				cy: -66 + Math.sin( around ) * 19 * ( ring ?? 0 ),
				rx: 4.2,
				ry: 2.6,
				fill: '#5b4118',
			} );
		}
	}
	return group(
		brass.defs +
			face.defs +
			path( 'M-15 12L-62 -66A62 19 0 0 0 62 -66L15 12Z', brass.fill ) +
			tag( 'rect', {
				x: -19,
				y: 2,
				width: 38,
				height: 24,
				rx: 5,
				fill: brass.fill,
			} ) +
			tag( 'ellipse', {
				cy: -66,
				rx: 62,
				ry: 19,
				fill: face.fill,
				stroke: '#8b6527',
				'stroke-width': 3,
			} ) +
			holes,
		{ transform: `translate(${ x } ${ y }) rotate(37)` }
	);
}
