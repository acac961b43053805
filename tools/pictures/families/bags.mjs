// @ts-check
/** Rucksack, roll-top pack, tote, wash bag. */
import { PAINT, shade } from '../colour.mjs';
import { tube } from '../solid.mjs';
import { castShadow, floorShadow } from '../studio.mjs';
import { at, blurred, group, inside, linear, path, tag } from '../svg.mjs';
import { grain, seam, soft, weave } from '../texture.mjs';
import { stud } from './jacket.mjs';

const LEATHER = '#a5683a';

/** A leather strap. @param {string} shape */
export function leather( shape ) {
	return soft( path( shape, LEATHER ), { swell: 5, height: 9, folds: 0.1, smooth: 1.5 } ) + inside( shape, grain( shape, { size: '0.25', colour: '#4b2a12', strength: 0.3, sharp: 5, level: -2.6 } ) );
}

/** A roller buckle, its middle on the origin. */
export function buckle() {
	const brass = linear( [ [ 0, '#f6e2b0' ], [ 0.45, PAINT.brass ], [ 1, '#6c4d1e' ] ], [ 0, 0, 1, 1 ] );
	const frame = { x: -27, y: -22, width: 54, height: 44, rx: 8, fill: 'none', 'stroke-width': 8 };
	return brass.defs + tag( 'rect', { ...frame, x: -25, y: -18, stroke: '#000', opacity: 0.35 } ) + tag( 'rect', { ...frame, stroke: brass.fill } ) + tag( 'rect', { x: -4, y: -20, width: 8, height: 40, rx: 3, fill: brass.fill } );
}

/**
 * Canvas cut to a shape, swollen by what is inside.
 *
 * @param {string} shape
 * @param {string} colour
 * @param {object} [form]
 */
function canvas( shape, colour, form = {} ) {
	const cloth = weave( colour, 8, 0.11 );
	return cloth.defs + soft( path( shape, cloth.fill ), { swell: 34, height: 34, folds: 0.6, foldSize: 0.006, smooth: 4, ...form } ) + inside( shape, grain( shape, { size: '0.7', strength: 0.12 } ) );
}

/** Stands on the origin, about 640 high. @param {{colour: string}} look */
export function rucksack( { colour } ) {
	const body = 'M-196 -6C-226 -120 -226 -330 -204 -470C-180 -560 -100 -590 0 -592C100 -590 180 -560 204 -470C226 -330 226 -120 196 -6C120 14 -120 14 -196 -6Z';
	const lid = 'M-214 -452C-206 -572 -110 -622 0 -624C110 -622 206 -572 214 -452C216 -400 212 -372 206 -346C120 -314 -120 -314 -206 -346C-212 -372 -216 -400 -214 -452Z';
	const front = 'M-150 -30C-162 -110 -162 -200 -152 -256C-80 -270 80 -270 152 -256C162 -200 162 -110 150 -30C80 -14 -80 -14 -150 -30Z';
	const fold = 'M-156 -262C-80 -278 80 -278 156 -262L160 -186C80 -166 -80 -166 -160 -186Z';
	const side = ( /** @type {1|-1} */ s ) => `M${ s * 192 } -20C${ s * 250 } -40 ${ s * 262 } -200 ${ s * 236 } -286C${ s * 222 } -300 ${ s * 206 } -300 ${ s * 200 } -296Z`;
	const base = 'M-204 -74C-120 -56 120 -56 204 -74C202 -50 200 -26 196 -6C120 14 -120 14 -196 -6C-200 -26 -202 -50 -204 -74Z';
	const strap = ( /** @type {number} */ x ) => leather( `M${ x - 17 } -420L${ x + 17 } -420L${ x + 17 } -136L${ x } -116L${ x - 17 } -136Z` ) + at( x, -212, buckle() ) + seam( `M${ x - 11 } -414V-250M${ x + 11 } -414V-250`, '#e0b487', 7 );
	return (
		floorShadow( 430 ) +
		tube( [ [ -70, -600 ], [ -56, -664 ], [ 0, -684 ], [ 56, -664 ], [ 70, -600 ] ], () => 24, { colour: LEATHER } ) +
		canvas( side( -1 ), shade( colour, -0.08 ), { seed: 4 } ) + canvas( side( 1 ), shade( colour, -0.2 ), { seed: 6 } ) +
		canvas( body, colour, { seed: 7 } ) + leather( base ) + seam( 'M-200 -64C-120 -46 120 -46 200 -64', '#e0b487', 8 ) +
		shadowUnder( front ) + canvas( front, colour, { seed: 11, swell: 22, height: 26 } ) +
		shadowUnder( fold ) + canvas( fold, shade( colour, 0.03 ), { seed: 12, swell: 14, height: 16 } ) + seam( 'M-152 -194C-80 -176 80 -176 152 -194', shade( colour, 0.4 ), 8 ) +
		shadowUnder( lid ) + canvas( lid, colour, { seed: 15, swell: 40, height: 44 } ) + seam( 'M-200 -356C-120 -326 120 -326 200 -356', shade( colour, 0.4 ), 8 ) +
		strap( -92 ) + strap( 92 ) + patch( 0, -470 )
	);
}

/** @param {string} shape */
function shadowUnder( shape ) {
	return blurred( 9, path( shape, '#000', { opacity: 0.46, transform: 'translate(4 14)' } ) );
}

/** The leather patch with the line of the fell. @param {number} x @param {number} y @param {number} [scale] */
export function patch( x, y, scale = 1 ) {
	return at( x, y, blurred( 3, tag( 'rect', { x: -58, y: -32, width: 120, height: 72, rx: 8, fill: '#000', opacity: 0.4 } ) ) + leather( 'M-52 -36H52Q60 -36 60 -28V28Q60 36 52 36H-52Q-60 36 -60 28V-28Q-60 -36 -52 -36Z' ) + seam( 'M-50 -27H50V27H-50Z', '#e6bf94', 6 ) + path( 'M-32 16L-12 -12L-2 0L12 -18L34 16', 'none', { stroke: '#4a2812', 'stroke-width': 5, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } ), scale );
}

/** Stands on the origin, about 700 high. @param {{colour?: string}} [look] */
export function rolltop( { colour = '#58604f' } = {} ) {
	const body = 'M-176 -4C-196 -140 -192 -360 -182 -520C-170 -560 170 -560 182 -520C192 -360 196 -140 176 -4C110 16 -110 16 -176 -4Z';
	const base = 'M-186 -120C-110 -104 110 -104 186 -120C184 -70 182 -36 176 -4C110 16 -110 16 -176 -4C-182 -36 -184 -70 -186 -120Z';
	const neck = 'M-180 -516C-176 -580 -170 -600 -166 -618H166C170 -600 176 -580 180 -516C120 -500 -120 -500 -180 -516Z';
	const roll = 'M-186 -640C-196 -640 -200 -612 -186 -606H186C200 -612 196 -640 186 -640C120 -676 -120 -676 -186 -640Z';
	const pocket = 'M-112 -150C-118 -220 -116 -290 -112 -336H112C116 -290 118 -220 112 -150C60 -140 -60 -140 -112 -150Z';
	return (
		floorShadow( 380 ) + canvas( body, colour, { seed: 22 } ) + canvas( neck, colour, { seed: 23, folds: 1, foldSize: 0.012 } ) +
		canvas( base, shade( colour, -0.34 ), { seed: 25 } ) + seam( 'M-182 -112C-110 -96 110 -96 182 -112', shade( colour, 0.4 ), 8 ) +
		shadowUnder( pocket ) + canvas( pocket, colour, { seed: 28, swell: 16, height: 18 } ) + seam( 'M-106 -328H106', shade( colour, 0.4 ), 8 ) +
		shadowUnder( roll ) + canvas( roll, shade( colour, 0.04 ), { seed: 31, swell: 16, height: 26 } ) + path( 'M-170 -622C-60 -612 60 -612 170 -622', 'none', { stroke: shade( colour, -0.5 ), 'stroke-width': 4, opacity: 0.6 } ) +
		leather( 'M-19 -664H19V-392L0 -370L-19 -392Z' ) + seam( 'M-12 -652V-470M12 -652V-470', '#e0b487', 7 ) + at( 0, -440, buckle() ) +
		tube( [ [ -190, -560 ], [ -222, -400 ], [ -214, -180 ], [ -184, -60 ] ], () => 26, { colour: '#3b3d38', finish: 'matte' } ) + tube( [ [ 190, -560 ], [ 222, -400 ], [ 214, -180 ], [ 184, -60 ] ], () => 26, { colour: '#3b3d38', finish: 'matte' } ) +
		patch( 0, -236, 0.8 )
	);
}

/** Hangs from the origin by its handles, about 900 high. @param {{colour: string}} look */
export function tote( { colour } ) {
	const ink = colour === PAINT.cream ? PAINT.forest : '#e9dfcb';
	const body = 'M-282 330C-180 342 180 342 282 330C292 520 304 700 316 868C180 890 -180 890 -316 868C-304 700 -292 520 -282 330Z';
	const handle = ( /** @type {number} */ x, /** @type {number} */ tone ) => {
		const d = `M${ -x } 372C${ -x + 6 } 200 ${ -x * 0.4 } 20 0 6C${ x * 0.4 } 20 ${ x - 6 } 200 ${ x } 372`;
		return path( d, 'none', { stroke: shade( colour, tone - 0.24 ), 'stroke-width': 46 } ) + path( d, 'none', { stroke: shade( colour, tone ), 'stroke-width': 38 } ) + seam( d, shade( colour, 0.4 ), 8 );
	};
	const print = path( 'M-190 720L-116 636L-76 668L-6 560L48 628L92 594L190 720', 'none', { stroke: ink, 'stroke-width': 13, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } ) + path( 'M-150 752H150M-104 782H104', 'none', { stroke: ink, 'stroke-width': 9, 'stroke-linecap': 'round' } ) + tag( 'circle', { cx: 118, cy: 520, r: 30, fill: colour === PAINT.cream ? PAINT.rust : PAINT.mustard } );
	return (
		castShadow( body, 24 ) + blurred( 8, group( path( 'M-150 372C-144 200 -60 20 0 6C60 20 144 200 150 372', 'none', { stroke: '#000', 'stroke-width': 40, opacity: 0.3 } ), { transform: 'translate(18 22)' } ) ) +
		handle( 132, -0.3 ) +
		canvas( body, colour, { seed: 71, folds: 1, foldSize: 0.004, swell: 26, height: 30 } ) +
		inside( body, group( print, { opacity: 0.92 } ) + blurred( 14, path( 'M-210 330C-180 500 -230 700 -250 870M160 330C150 480 210 640 200 870', 'none', { stroke: '#000', 'stroke-width': 20, opacity: 0.14 } ) ) ) +
		seam( 'M-280 366C-180 378 180 378 280 366', shade( colour, colour === PAINT.cream ? -0.2 : 0.4 ), 8 ) + handle( 150, 0.04 ) + cross( -150, 402, colour ) + cross( 150, 402, colour )
	);
}

/** The stitched square that holds a handle. @param {number} x @param {number} y @param {string} colour */
function cross( x, y, colour ) {
	return at( x, y, tag( 'rect', { x: -20, y: -34, width: 40, height: 66, fill: shade( colour, 0.05 ) } ) + seam( 'M-15 -28H15V26H-15ZM-15 -28L15 26M15 -28L-15 26', shade( colour, colour === PAINT.cream ? -0.25 : 0.4 ), 7 ) );
}

/** Stands on the origin, about 330 high. @param {{colour?: string}} [look] */
export function washbag( { colour = PAINT.olive } = {} ) {
	const body = 'M-318 -4C-348 -90 -340 -214 -300 -282C-180 -306 180 -306 300 -282C340 -214 348 -90 318 -4C200 18 -200 18 -318 -4Z';
	const top = 'M-300 -282C-280 -330 -180 -346 0 -346C180 -346 280 -330 300 -282C180 -258 -180 -258 -300 -282Z';
	const teeth = 'M-276 -305C-180 -326 180 -326 276 -305';
	return (
		floorShadow( 620, { depth: 0.14 } ) + canvas( top, shade( colour, 0.06 ), { seed: 33, swell: 14, height: 16 } ) + canvas( body, colour, { seed: 36, folds: 1.1, height: 40, elevation: 48 } ) +
		inside( body, grain( body, { size: '0.02 0.01', colour: '#fff3d8', strength: 0.15, sharp: 3, level: -1.5, seed: 19, octaves: 3 } ) ) +
		path( teeth, 'none', { stroke: '#3b2f1c', 'stroke-width': 20 } ) + path( teeth, 'none', { stroke: PAINT.brass, 'stroke-width': 12, 'stroke-dasharray': '5 4' } ) +
		seam( 'M-290 -322C-180 -344 180 -344 290 -322M-296 -282C-180 -300 180 -300 296 -282', shade( colour, 0.4 ), 8 ) +
		leather( 'M206 -324H254V-298H246L242 -178L230 -162L218 -178L214 -298H206Z' ) + at( 230, -310, stud() ) + leather( 'M-352 -230C-372 -226 -376 -170 -352 -164L-330 -172V-222Z' ) + patch( -140, -110, 1.1 )
	);
}
