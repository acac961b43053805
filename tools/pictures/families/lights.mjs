// @ts-check
/** Candle, lamp, lantern: unlit and lit. All stand on the origin. */
import { PAINT, mix, shade } from '../colour.mjs';
import { lathe, mouth, tube } from '../solid.mjs';
import { floorShadow } from '../studio.mjs';
import { blurred, group, inside, linear, path, radial, tag } from '../svg.mjs';
import { speckle, weave } from '../texture.mjs';
import { throwingLines } from './mugs.mjs';

/** A flame whose foot is at the origin. @param {number} size */
export function flame( size ) {
	const glow = radial( [ [ 0, '#ffd98a', 0.95 ], [ 0.3, '#ffc765', 0.4 ], [ 1, '#ffb347', 0 ] ] );
	const body = linear( [ [ 0, '#fff3cf' ], [ 0.55, '#ffd36b' ], [ 1, '#f28a2e' ] ], [ 0, 0, 0, 1 ] );
	return (
		glow.defs + body.defs +
		tag( 'circle', { cy: -size * 0.5, r: size * 1.5, fill: glow.fill } ) +
		blurred( size * 0.03, path( `M0 0C${ size * 0.26 } ${ -size * 0.16 } ${ size * 0.24 } ${ -size * 0.46 } 0 ${ -size }C${ -size * 0.24 } ${ -size * 0.46 } ${ -size * 0.26 } ${ -size * 0.16 } 0 0Z`, body.fill ) )
	);
}

/** A glass of wax with a label. @param {{label: string, lit?: boolean}} look */
export function candle( { label, lit = false } ) {
	const wax = lathe( [ [ 132, 16, 'corner' ], [ 142, 30 ], [ 144, 236 ] ], { colour: lit ? '#f8e6c0' : '#f3ead8', finish: 'matte' } );
	const glass = 'M-150 -330L-150 -20A150 30 0 0 0 150 -20L150 -330A150 30 0 0 1 -150 -330Z';
	const sides = linear( [ [ 0, '#fff', 0.65 ], [ 0.05, '#dfe8e6', 0.3 ], [ 0.12, '#fff', 0.04 ], [ 0.16, '#fff', 0.5 ], [ 0.22, '#fff', 0.5 ], [ 0.26, '#fff', 0.05 ], [ 0.9, '#9aa8a6', 0.06 ], [ 0.96, '#7f8d8b', 0.35 ], [ 1, '#fff', 0.5 ] ] );
	const base = linear( [ [ 0, '#aebbb8' ], [ 0.25, '#f6faf9' ], [ 0.7, '#ccd6d3' ], [ 1, '#8f9c99' ] ] );
	const pool = radial( [ [ 0, lit ? '#fff0bf' : '#faf4e6' ], [ 1, lit ? '#f0d79b' : '#e6dac2' ] ] );
	const halo = radial( [ [ 0, '#ffdc92', 0.75 ], [ 0.35, '#ffc56a', 0.3 ], [ 1, '#ffb650', 0 ] ] );
	return (
		floorShadow( 300 ) + base.defs + sides.defs + pool.defs +
		path( 'M-150 -24A150 30 0 0 0 150 -24L147 -8A147 29 0 0 1 -147 -8Z', base.fill ) +
		tag( 'ellipse', { cy: -18, rx: 148, ry: 29, fill: base.fill } ) +
		wax.art +
		tag( 'ellipse', { cy: -236, rx: 144, ry: 28.8, fill: pool.fill } ) +
		tag( 'path', { d: 'M-3 -238Q2 -262 0 -278', fill: 'none', stroke: '#3d342c', 'stroke-width': 6, 'stroke-linecap': 'round' } ) +
		( lit ? group( flame( 62 ), { transform: 'translate(0 -266)' } ) : '' ) +
		waxLabel( label ) +
		path( glass, sides.fill ) +
		tag( 'ellipse', { cy: -330, rx: 149, ry: 30, fill: 'none', stroke: '#fff', 'stroke-width': 4, opacity: 0.9 } ) +
		tag( 'ellipse', { cy: -328, rx: 146, ry: 28, fill: 'none', stroke: '#8c9a98', 'stroke-width': 1.6, opacity: 0.7 } ) +
		( lit ? halo.defs + tag( 'circle', { cy: -290, r: 420, fill: halo.fill, style: 'mix-blend-mode:soft-light' } ) + tag( 'circle', { cy: -290, r: 330, fill: halo.fill, opacity: 0.5 } ) : '' )
	);
}

/** A paper label bent around the glass, with the scent's sign on it. @param {string} sign 'woodsmoke' | 'bracken' | 'orchard' */
function waxLabel( sign ) {
	const tint = { woodsmoke: '#6f6a68', bracken: '#7b8f5e', orchard: '#b5654a' }[ sign ] ?? '#6f6a68';
	const paper = linear( [ [ 0, '#d9cfbb' ], [ 0.22, '#fbf6ea' ], [ 0.6, '#f3ead8' ], [ 1, '#cdbfa6' ] ] );
	const band = linear( [ [ 0, shade( tint, -0.3 ) ], [ 0.22, shade( tint, 0.2 ) ], [ 0.6, tint ], [ 1, shade( tint, -0.35 ) ] ] );
	const line = { stroke: tint, 'stroke-width': 5, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
	const signs = {
		woodsmoke: 'M-30 34L30 14M-30 14L30 34M0 2C-26 -16 -20 -30 -6 -46C-6 -30 14 -30 14 -12C16 -4 8 2 0 2Z',
		bracken: 'M0 40V-50M0 26L-30 6M0 26L30 6M0 4L-26 -14M0 4L26 -14M0 -18L-18 -32M0 -18L18 -32',
		orchard: 'M0 -22C-14 -34 -38 -28 -36 0C-34 26 -16 42 0 34C16 42 34 26 36 0C38 -28 14 -34 0 -22C0 -34 4 -44 14 -50',
	};
	return (
		paper.defs + band.defs +
		path( 'M-118 -204Q0 -164 118 -204L118 -62Q0 -22 -118 -62Z', paper.fill ) +
		path( 'M-118 -92Q0 -52 118 -92L118 -62Q0 -22 -118 -62Z', band.fill ) +
		group( tag( 'path', { d: signs[ /** @type {keyof typeof signs} */ ( sign ) ], ...line } ), { transform: 'translate(0 -122) scale(.72)' } )
	);
}

/** A stoneware lamp with a linen drum. @param {{colour: string, lit?: boolean}} look */
export function lamp( { colour, lit = false } ) {
	const base = lathe( [ [ 104, 0, 'corner' ], [ 112, 6 ], [ 134, 60 ], [ 140, 120 ], [ 118, 196 ], [ 66, 246 ], [ 34, 270 ], [ 30, 292, 'corner' ] ], { colour } );
	const neck = lathe( [ [ 20, 290, 'corner' ], [ 20, 306 ], [ 12, 310, 'corner' ], [ 12, 352 ] ], { colour: PAINT.brass, finish: 'metal', grounded: false } );
	const drum = 'M-176 -590L-214 -340A214 43 0 0 0 214 -340L176 -590A176 35 0 0 1 -176 -590Z';
	const linen = weave( lit ? '#f7dca6' : '#efe6d4', 5, lit ? 0.06 : 0.09 );
	const sides = lit
		? linear( [ [ 0, '#c98f45', 0.75 ], [ 0.3, '#ffdf9c', 0.25 ], [ 0.5, '#fff4d2', 0.6 ], [ 0.72, '#ffdf9c', 0.25 ], [ 1, '#c08038', 0.75 ] ] )
		: linear( [ [ 0, '#7c6d58', 0.5 ], [ 0.2, '#fff', 0.28 ], [ 0.34, '#fff', 0.34 ], [ 0.7, '#8d7c64', 0.18 ], [ 1, '#54473a', 0.6 ] ] );
	const flex = path( 'M110 -14C190 4 220 -30 300 -12S420 14 470 -8', 'none', { stroke: '#4a4038', 'stroke-width': 7, 'stroke-linecap': 'round' } );
	const inner = linear( [ [ 0, lit ? '#ffe9b8' : '#b8a98e' ], [ 0.6, lit ? '#fff8e0' : '#ddd1bb' ], [ 1, lit ? '#ffe9b8' : '#cbbda4' ] ] );
	const halo = radial( [ [ 0, '#ffe2a0', 0.85 ], [ 0.35, '#ffcf7d', 0.42 ], [ 1, '#ffb950', 0 ] ] );
	const cone = lit ? halo.defs + tag( 'circle', { cy: -440, r: 620, fill: halo.fill } ) + blurred( 30, path( 'M-200 -336L-330 -10Q0 70 330 -10L200 -336Z', '#ffe2a6', { opacity: 0.28 } ) ) : '';
	return (
		cone + floorShadow( 230, { reach: lit ? 0.3 : 0.9 } ) + flex + base.art +
		inside( base.outline, speckle( base.outline, 17, 0.6 ) + throwingLines( 140, 270, colour ) ) +
		neck.art + linen.defs + sides.defs + inner.defs +
		tag( 'ellipse', { cy: -340, rx: 212, ry: 42, fill: lit ? '#ffedc0' : '#8f8069' } ) +
		path( drum, linen.fill ) + path( drum, sides.fill ) +
		tag( 'ellipse', { cy: -590, rx: 176, ry: 35, fill: inner.fill } ) +
		tag( 'ellipse', { cy: -590, rx: 175, ry: 34, fill: 'none', stroke: lit ? '#e9c27e' : '#d8cbb3', 'stroke-width': 6 } ) +
		path( 'M-213 -342A214 43 0 0 0 213 -342', 'none', { stroke: lit ? '#c8923f' : '#c6b799', 'stroke-width': 7 } )
	);
}

/** The storm lantern. @param {{lit?: boolean, colour?: string}} [look] */
export function lantern( { lit = false, colour = '#3f5f56' } = {} ) {
	const tin = { colour, finish: /** @type {const} */ ( 'satin' ) };
	const tank = lathe( [ [ 152, 0, 'corner' ], [ 160, 6 ], [ 160, 60, 'corner' ], [ 152, 74 ], [ 96, 96 ], [ 60, 104 ] ], tin );
	const burner = lathe( [ [ 62, 100, 'corner' ], [ 66, 112 ], [ 84, 128 ], [ 84, 142, 'corner' ], [ 70, 150 ], [ 34, 164 ] ], { colour: PAINT.brass, finish: 'metal', grounded: false } );
	const globe = 'M-66 -150C-130 -210 -130 -300 -62 -372A62 12 0 0 0 62 -372C130 -300 130 -210 66 -150A66 13 0 0 1 -66 -150Z';
	const glass = linear( [ [ 0, '#fff', 0.75 ], [ 0.08, '#b9c6c4', 0.35 ], [ 0.2, '#fff', 0.1 ], [ 0.24, '#fff', 0.6 ], [ 0.33, '#fff', 0.5 ], [ 0.38, '#fff', 0.06 ], [ 0.88, '#84928f', 0.1 ], [ 0.95, '#5d6a68', 0.45 ], [ 1, '#fff', 0.5 ] ] );
	const cap = lathe( [ [ 84, 372, 'corner' ], [ 88, 384 ], [ 70, 410, 'corner' ], [ 62, 414 ], [ 62, 440, 'corner' ], [ 92, 448 ], [ 84, 470 ], [ 44, 494 ], [ 0, 500 ] ], { ...tin, grounded: false } );
	const pipe = ( /** @type {1|-1} */ side ) => tube( [ [ side * 128, -66 ], [ side * 164, -150 ], [ side * 172, -280 ], [ side * 150, -390 ], [ side * 66, -432 ] ], () => 30, tin );
	const bail = tube( [ [ -160, -344 ], [ -192, -480 ], [ -120, -596 ], [ 0, -632 ], [ 120, -596 ], [ 192, -480 ], [ 160, -344 ] ], () => 9, { colour: '#7b7f80', finish: 'metal' } );
	const guard = ( /** @type {number} */ y, /** @type {number} */ r ) => path( `M${ -r } ${ y }A${ r } ${ r * 0.2 } 0 0 0 ${ r } ${ y }`, 'none', { stroke: '#8a8e8e', 'stroke-width': 5 } );
	const halo = radial( [ [ 0, '#ffd384', 0.8 ], [ 0.4, '#ffbd5c', 0.32 ], [ 1, '#ffab3d', 0 ] ] );
	return (
		floorShadow( 320 ) + bail + ( lit ? halo.defs + tag( 'circle', { cy: -250, r: 520, fill: halo.fill } ) : '' ) +
		tank.art + glass.defs +
		inside( tank.outline, path( 'M-160 -44A160 32 0 0 0 160 -44', 'none', { stroke: shade( colour, 0.35 ), 'stroke-width': 4, opacity: 0.6 } ) ) +
		burner.art +
		path( globe, lit ? '#ffe0a0' : '#e9efec', { opacity: lit ? 0.55 : 0.35 } ) +
		tag( 'rect', { x: -8, y: -176, width: 16, height: 20, rx: 3, fill: '#c9b58a' } ) +
		( lit ? group( flame( 96 ), { transform: 'translate(0 -172)' } ) : '' ) +
		path( globe, glass.fill ) + guard( -222, 116 ) + guard( -312, 112 ) +
		path( 'M0 -150V-372', 'none', { stroke: '#8a8e8e', 'stroke-width': 4, opacity: 0 } ) +
		pipe( -1 ) + pipe( 1 ) + cap.art
	);
}

/** A wall clock, its middle on the origin, 640 across. */
export function clock() {
	const rim = linear( [ [ 0, '#6d7f78' ], [ 0.25, '#46594f' ], [ 0.6, '#2f3f38' ], [ 1, '#1d2723' ] ], [ 0.1, 0, 0.9, 1 ] );
	const inner = linear( [ [ 0, '#1e2824' ], [ 0.6, '#3c4d45' ], [ 1, '#7d8f87' ] ], [ 0.1, 0, 0.9, 1 ] );
	const face = radial( [ [ 0, '#fdfaf2' ], [ 0.8, '#f6f0e2' ], [ 1, '#e4dcc9' ] ], [ 0.44, 0.42, 0.6 ] );
	let marks = '';
	for ( let k = 0; k < 60; k++ ) {
		const big = k % 5 === 0;
		marks += tag( 'rect', { x: big ? -7 : -2, y: -262, width: big ? 14 : 4, height: big ? ( k % 15 ? 40 : 56 ) : 18, rx: 1.5, fill: '#2c2a27', transform: `rotate(${ k * 6 })` } );
	}
	const hands = ( /** @type {string} */ fill ) => path( 'M-9 44L-6 -140L0 -156L6 -140L9 44Z', fill, { transform: 'rotate(304)' } ) + path( 'M-7 52L-5 -216L0 -234L5 -216L7 52Z', fill, { transform: 'rotate(54)' } );
	return (
		rim.defs + inner.defs + face.defs +
		tag( 'circle', { r: 320, fill: rim.fill } ) + tag( 'circle', { r: 292, fill: inner.fill } ) + tag( 'circle', { r: 282, fill: face.fill } ) +
		inside( 'M-282 0A282 282 0 1 1 282 0A282 282 0 1 1 -282 0Z', blurred( 14, tag( 'circle', { r: 296, fill: 'none', stroke: '#3b3023', 'stroke-width': 36, opacity: 0.4, cx: -4, cy: -6 } ) ) ) +
		marks + path( 'M-62 96L-26 52L-8 72L18 34L64 96', 'none', { stroke: mix( PAINT.rust, '#fff', 0.1 ), 'stroke-width': 6, 'stroke-linejoin': 'round', 'stroke-linecap': 'round', transform: 'translate(0 28) scale(.8)' } ) +
		blurred( 5, group( hands( '#000' ), { transform: 'translate(8 12)', opacity: 0.3 } ) ) + hands( '#25231f' ) +
		path( 'M-2.5 70V-240H2.5V70Z', PAINT.rust, { transform: 'rotate(196)' } ) +
		tag( 'circle', { r: 15, fill: '#25231f' } ) + tag( 'circle', { r: 7, fill: PAINT.rust } ) +
		blurred( 10, path( 'M-236 -70A246 246 0 0 1 -40 -244C-110 -180 -190 -110 -236 -70Z', '#fff', { opacity: 0.45 } ) )
	);
}
