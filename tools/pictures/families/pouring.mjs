// @ts-check
/** Pots with a spout: teapot, camp kettle, watering can. All stand on the origin. */
import { PAINT, mix, shade } from '../colour.mjs';
import { lathe, mouth, tube } from '../solid.mjs';
import { floorShadow } from '../studio.mjs';
import { group, inside, linear, path, tag } from '../svg.mjs';
import { grain, speckle } from '../texture.mjs';
import { glazeEdge, glints, peak, throwingLines } from './mugs.mjs';

/** @param {{colour?: string}} [look] */
export function teapot( { colour = PAINT[ 'duck-egg' ] } = {} ) {
	const clay = '#6f5443';
	const foot = lathe( [ [ 120, 0, 'corner' ], [ 128, 6 ], [ 176, 48 ], [ 190, 66 ] ], { colour: clay, finish: 'matte' } );
	const body = lathe( [ [ 188, 62, 'corner' ], [ 216, 120 ], [ 218, 180 ], [ 186, 256 ], [ 130, 296 ], [ 112, 302, 'corner' ], [ 112, 312 ] ], { colour } );
	const lid = lathe( [ [ 116, 312, 'corner' ], [ 112, 322 ], [ 70, 346 ], [ 24, 356 ], [ 14, 362 ], [ 16, 372 ], [ 30, 384 ], [ 30, 400 ], [ 16, 410 ], [ 0, 412 ] ], { colour, grounded: false } );
	const spout = tube( [ [ 158, -120 ], [ 236, -150 ], [ 278, -232 ], [ 322, -300 ], [ 346, -312 ] ], ( share ) => 96 - 58 * share ** 0.7, { colour } );
	const handle = tube( [ [ -150, -266 ], [ -236, -312 ], [ -318, -262 ], [ -312, -170 ], [ -248, -112 ], [ -186, -104 ] ], ( share ) => 38 - 8 * Math.sin( share * Math.PI ), { colour } );
	return (
		floorShadow( 330, { depth: 0.22 } ) +
		handle +
		spout +
		tag( 'ellipse', { cx: 345, cy: -312, rx: 20, ry: 9, fill: '#3c2c22', transform: 'rotate(-38 345 -312)' } ) +
		foot.art +
		inside( foot.outline, grain( foot.outline, { size: '0.5', strength: 0.35 } ) ) +
		body.art +
		inside( body.outline, speckle( body.outline, 21 ) + throwingLines( 218, 300, colour ) ) +
		glazeEdge( 192, 64, colour ) +
		tag( 'ellipse', { cy: -311, rx: 116, ry: 23, fill: clay } ) +
		lid.art +
		inside( lid.outline, speckle( lid.outline, 5, 0.6 ) )
	);
}

/** @param {{colour?: string}} [look] */
export function kettle( { colour = PAINT.forest } = {} ) {
	const rim = mix( PAINT.ink, PAINT.forest, 0.2 );
	const body = lathe( [ [ 214, 0, 'corner' ], [ 226, 6 ], [ 232, 26 ], [ 222, 84 ], [ 184, 200 ], [ 128, 286 ], [ 112, 300, 'corner' ], [ 112, 308 ] ], { colour, finish: 'gloss' } );
	const lid = lathe( [ [ 118, 308, 'corner' ], [ 114, 318 ], [ 70, 338 ], [ 22, 346 ], [ 10, 350 ], [ 10, 360 ], [ 26, 366 ], [ 30, 380 ], [ 18, 392 ], [ 0, 394 ] ], { colour, finish: 'gloss', grounded: false } );
	const spout = tube( [ [ 176, -90 ], [ 246, -120 ], [ 286, -196 ], [ 330, -262 ], [ 352, -276 ] ], ( share ) => 84 - 46 * share ** 0.8, { colour, finish: 'gloss' } );
	const bail = tube( [ [ -150, -262 ], [ -176, -380 ], [ -116, -486 ], [ 0, -524 ], [ 116, -486 ], [ 176, -380 ], [ 150, -262 ] ], () => 13, { colour: '#55585b', finish: 'metal' } );
	const grip = tube( [ [ -92, -500 ], [ -46, -520 ], [ 0, -525 ], [ 46, -520 ], [ 92, -500 ] ], ( share ) => 30 + 12 * Math.sin( share * Math.PI ), { colour: PAINT.beech, finish: 'satin' } );
	const ear = ( /** @type {number} */ x ) => tag( 'circle', { cx: x, cy: -258, r: 17, fill: shade( colour, -0.4 ) } ) + tag( 'circle', { cx: x - 2, cy: -261, r: 12, fill: shade( colour, 0.12 ) } ) + tag( 'circle', { cx: x - 3, cy: -262, r: 5, fill: '#d9d9d6' } );
	return (
		floorShadow( 450 ) +
		spout +
		tag( 'ellipse', { cx: 351, cy: -276, rx: 21, ry: 9, fill: rim, transform: 'rotate(-34 351 -276)' } ) +
		body.art +
		inside( body.outline, group( peak( shade( colour, 0.7 ) ), { transform: 'translate(10 30)' } ) ) +
		tag( 'ellipse', { cy: -306, rx: 119, ry: 24, fill: rim } ) +
		lid.art +
		ear( -150 ) +
		ear( 150 ) +
		bail +
		grip
	);
}

/** @param {{colour: string}} look */
export function wateringCan( { colour } ) {
	const body = lathe( [ [ 166, 0, 'corner' ], [ 172, 6 ], [ 172, 18 ], [ 166, 24 ], [ 160, 220 ], [ 164, 228 ], [ 164, 240 ], [ 157, 246 ], [ 154, 300 ] ], { colour } );
	const spout = tube( [ [ 140, -62 ], [ 214, -110 ], [ 330, -262 ], [ 424, -388 ] ], ( share ) => 62 - 34 * share, { colour } );
	const brace = tube( [ [ 120, -268 ], [ 220, -258 ], [ 316, -246 ] ], () => 12, { colour: shade( colour, -0.06 ) } );
	const handle = tube( [ [ 60, -312 ], [ 10, -404 ], [ -110, -430 ], [ -220, -352 ], [ -236, -220 ], [ -158, -92 ] ], () => 24, { colour } );
	const deck = linear( [ [ 0, shade( colour, -0.2 ) ], [ 0.4, shade( colour, 0.14 ) ], [ 1, shade( colour, -0.28 ) ] ] );
	const lid = `M-150 -302A154 31 0 0 1 150 -302A154 31 0 0 1 -150 -302Z`;
	return (
		floorShadow( 350 ) +
		brace +
		spout +
		rose( 428, -396 ) +
		body.art +
		glints( 160, 300 ) +
		mouth( 154, 300, { colour: shade( colour, -0.1 ), lipWidth: 8, content: '#4b5a5c', level: 40 } ) +
		deck.defs +
		inside( lid, path( 'M-160 -340H-20C20 -320 20 -284 -20 -262H-160Z', deck.fill, { stroke: shade( colour, -0.4 ), 'stroke-width': 3 } ) ) +
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
	const brass = linear( [ [ 0, '#f0d79a' ], [ 0.35, PAINT.brass ], [ 1, '#7d5a22' ] ] );
	const face = linear( [ [ 0, '#f6e3b0' ], [ 0.5, '#d6ab5c' ], [ 1, '#96702f' ] ] );
	let holes = '';
	for ( const [ ring, count ] of [ [ 0, 1 ], [ 0.36, 6 ], [ 0.7, 12 ] ] ) {
		for ( let k = 0; k < ( count ?? 0 ); k++ ) {
			const around = ( k / ( count ?? 1 ) ) * Math.PI * 2;
			holes += tag( 'ellipse', { cx: Math.cos( around ) * 62 * ( ring ?? 0 ), cy: -66 + Math.sin( around ) * 19 * ( ring ?? 0 ), rx: 4.2, ry: 2.6, fill: '#5b4118' } );
		}
	}
	return group(
		brass.defs + face.defs + path( 'M-15 12L-62 -66A62 19 0 0 0 62 -66L15 12Z', brass.fill ) + tag( 'rect', { x: -19, y: 2, width: 38, height: 24, rx: 5, fill: brass.fill } ) + tag( 'ellipse', { cy: -66, rx: 62, ry: 19, fill: face.fill, stroke: '#8b6527', 'stroke-width': 3 } ) + holes,
		{ transform: `translate(${ x } ${ y }) rotate(37)` }
	);
}
