// @ts-check
/** Jumper, cardigan, striped top, beanie, socks. Garments hang with the middle of the collar near the origin, about 860 high. */
import { PAINT, mix, shade } from '../colour.mjs';
import { castShadow, floorShadow } from '../studio.mjs';
import { at, blurred, group, inside, linear, path, tag } from '../svg.mjs';
import { pattern, ribs, seam, soft, stitches, wander } from '../texture.mjs';
import { pile } from './textiles.mjs';

const BODY = 'M-118 6C-176 24 -236 46 -262 66C-276 250 -270 520 -262 742C-180 764 180 764 262 742C270 520 276 250 262 66C236 46 176 24 118 6C74 50 -74 50 -118 6Z';
const HEM = 'M-258 742C-180 764 180 764 258 742L246 832C150 852 -150 852 -246 832Z';
const LEFT_SLEEVE = 'M-252 58C-316 84 -354 150 -372 240C-396 380 -424 560 -440 690C-414 708 -360 716 -330 706C-304 580 -276 440 -256 330C-246 240 -244 150 -252 58Z';
const LEFT_CUFF = 'M-441 688C-412 706 -360 716 -329 704L-340 790C-366 800 -420 794 -444 780Z';
const COLLAR = 'M-122 8C-118 -26 -92 -44 -70 -46C-40 -22 40 -22 70 -46C92 -44 118 -26 122 8C80 62 -80 62 -122 8Z';
const COLLAR_INSIDE = 'M-74 -46C-40 -64 40 -64 74 -46C44 -16 -44 -16 -74 -46Z';

/** The same path on the other side of the middle. @param {string} shape absolute points only */
export const mirrored = ( shape ) => shape.replace( /(-?[\d.]+) (-?[\d.]+)/g, ( _, x, y ) => `${ -Number( x ) } ${ y }` );

/** The whole outline, for the shadow. */
const OUTLINE = `${ BODY }${ HEM }${ LEFT_SLEEVE }${ LEFT_CUFF }${ COLLAR }`;

/** @param {number} lift */
function garmentShadow( lift ) {
	return castShadow( OUTLINE + mirrored( LEFT_SLEEVE + LEFT_CUFF ), lift );
}

/**
 * A cable: two ropes that cross, again and again.
 *
 * @param {number} x
 * @param {string} colour
 * @param {number} [width]
 */
function cable( x, colour, width = 66 ) {
	const step = width * 1.15;
	let ropes = tag( 'rect', { x: x - width * 0.62, y: -20, width: width * 1.24, height: 880, fill: shade( colour, -0.34 ) } );
	for ( let i = -1; i < 880 / step; i++ ) {
		const y = i * step;
		const rope = ( /** @type {1|-1} */ side, /** @type {number} */ tone ) => {
			const [ a, b ] = [ x - side * width * 0.27, x + side * width * 0.27 ];
			const d = `M${ a } ${ y }C${ a } ${ y + step * 0.5 } ${ b } ${ y + step * 0.5 } ${ b } ${ y + step }`;
			const strand = ( /** @type {number} */ wide, /** @type {string} */ stroke, /** @type {number} */ opacity ) => path( d, 'none', { stroke, 'stroke-width': wide, opacity } );
			return strand( width * 0.5, shade( colour, -0.42 ), 1 ) + strand( width * 0.42, shade( colour, tone ), 1 ) + group( strand( width * 0.16, shade( colour, tone + 0.2 ), 0.7 ), { transform: `translate(${ -width * 0.07 } 0)` } );
		};
		ropes += i % 2 ? rope( -1, -0.08 ) + rope( 1, 0.04 ) : rope( 1, -0.08 ) + rope( -1, 0.04 );
	}
	return ropes;
}

/** Twisted lines over the ropes, so that they read as yarn. @param {string} colour @param {number} x @param {number} width */
function yarn( colour, x, width ) {
	const twist = pattern( 9, 9, path( 'M-2 11L11 -2M-6 6L6 -6M3 15L15 3', 'none', { stroke: shade( colour, -0.55 ), 'stroke-width': 1.6, opacity: 0.5 } ) );
	return twist.defs + tag( 'rect', { x: x - width * 0.62, y: -20, width: width * 1.24, height: 880, fill: twist.fill } );
}

/** @param {{colour: string}} look */
export function jumper( { colour } ) {
	const knit = stitches( colour, 15 );
	const rib = ribs( colour, 19 );
	const cables = [ -132, 0, 132 ].map( ( x ) => cable( x, colour, x ? 54 : 84 ) + yarn( colour, x, x ? 54 : 84 ) ).join( '' );
	const sleeve = path( LEFT_SLEEVE, knit.fill ) + path( LEFT_CUFF, rib.fill );
	const other = path( mirrored( LEFT_SLEEVE ), knit.fill ) + path( mirrored( LEFT_CUFF ), rib.fill );
	return (
		garmentShadow( 22 ) + knit.defs + rib.defs +
		path( COLLAR_INSIDE, shade( colour, -0.55 ) ) +
		soft( wander( sleeve, 3 ), { seed: 8, folds: 0.7, foldSize: 0.009 } ) +
		soft( wander( other, 3 ), { seed: 12, folds: 0.7, foldSize: 0.009 } ) +
		blurred( 9, path( 'M-252 70C-246 300 -262 520 -262 740M252 70C246 300 262 520 262 740', 'none', { stroke: shade( colour, -0.75 ), 'stroke-width': 22, opacity: 0.5 } ) ) +
		soft( wander( path( BODY, knit.fill ) + inside( BODY, cables ) + path( HEM, rib.fill ), 3 ), { seed: 4, folds: 0.5, swell: 30 } ) +
		blurred( 4, path( 'M-256 744C-180 766 180 766 256 744', 'none', { stroke: shade( colour, -0.7 ), 'stroke-width': 8, opacity: 0.45 } ) ) +
		soft( path( COLLAR, rib.fill ), { swell: 10, height: 14, folds: 0.2 } ) +
		woven( 0, -22 )
	);
}

/** The shop's woven label. @param {number} x @param {number} y @param {number} [scale] */
export function woven( x, y, scale = 1 ) {
	return at( x, y, tag( 'rect', { x: -25, y: -11, width: 50, height: 24, fill: '#f3ecdc', rx: 1.5 } ) + path( 'M-14 7L-5 -5L1 1L7 -7L16 7', 'none', { stroke: PAINT.forest, 'stroke-width': 2.4, 'stroke-linejoin': 'round' } ), scale );
}

/** @param {{colour: string}} look */
export function cardigan( { colour } ) {
	const knit = stitches( colour, 9 );
	const rib = ribs( colour, 13 );
	const body = 'M-118 -30C-176 10 -236 40 -262 66C-276 250 -270 520 -262 742C-180 764 180 764 262 742C270 520 276 250 262 66C236 40 176 10 118 -30L0 300Z';
	const sleeve = path( LEFT_SLEEVE, knit.fill ) + path( LEFT_CUFF, rib.fill );
	const other = path( mirrored( LEFT_SLEEVE ), knit.fill ) + path( mirrored( LEFT_CUFF ), rib.fill );
	const opening = 'M-120 -34C-90 -62 90 -62 120 -34L0 330Z';
	const placket = path( 'M-124 -34C-120 -48 -106 -58 -92 -58C-84 60 -30 240 8 318L30 842L-26 846L-22 330C-60 250 -118 90 -124 -34Z', shade( colour, 0.02 ) ) + path( 'M124 -34C120 -48 106 -58 92 -58C84 60 50 210 30 318L30 842L74 838L62 330C90 240 120 90 124 -34Z', shade( colour, -0.06 ) );
	const lines = pattern( 9, 9, path( 'M0 0V9', 'none', { stroke: shade( colour, -0.5 ), 'stroke-width': 2.4, opacity: 0.5 } ) );
	let buttons = '';
	for ( let i = 0; i < 5; i++ ) buttons += at( 4, 386 + i * 100, button() );
	return (
		garmentShadow( 20 ) + knit.defs + rib.defs + lines.defs +
		path( opening, shade( colour, -0.5 ) ) + inside( opening, blurred( 16, path( 'M-120 -40L0 340L120 -40', 'none', { stroke: '#0b0a10', 'stroke-width': 34, opacity: 0.45 } ) ) ) +
		path( 'M-94 -58C-50 -30 50 -30 94 -58C60 -74 -60 -74 -94 -58Z', shade( colour, -0.2 ) ) + woven( 0, -44 ) +
		soft( wander( sleeve, 2 ), { seed: 21, folds: 0.8, foldSize: 0.01 } ) + soft( wander( other, 2 ), { seed: 25, folds: 0.8, foldSize: 0.01 } ) +
		blurred( 9, path( 'M-252 70C-246 300 -262 520 -262 740M252 70C246 300 262 520 262 740', 'none', { stroke: shade( colour, -0.75 ), 'stroke-width': 20, opacity: 0.45 } ) ) +
		soft( path( body, knit.fill ) + path( HEM, rib.fill ), { seed: 15, folds: 0.7 } ) +
		soft( placket + inside( 'M-124 -60H124V850H-124Z', path( 'M-124 -34C-120 -48 -106 -58 -92 -58C-84 60 -30 240 8 318L30 842L-26 846L-22 330C-60 250 -118 90 -124 -34Z', lines.fill ) ), { swell: 8, height: 12, folds: 0.15 } ) +
		blurred( 3, path( 'M30 330V842', 'none', { stroke: '#000', 'stroke-width': 5, opacity: 0.35 } ) ) + buttons
	);
}

/** A four-hole horn button, its middle on the origin. */
export function button() {
	const horn = linear( [ [ 0, '#b58a5a' ], [ 0.5, '#7a5634' ], [ 1, '#4c331f' ] ], [ 0, 0, 1, 1 ] );
	const hole = ( /** @type {number} */ x, /** @type {number} */ y ) => tag( 'circle', { cx: x, cy: y, r: 2.4, fill: '#24170d' } );
	return horn.defs + tag( 'circle', { r: 18, cx: 2, cy: 4, fill: '#000', opacity: 0.3 } ) + tag( 'circle', { r: 17, fill: horn.fill } ) + tag( 'circle', { r: 12, fill: 'none', stroke: '#3a2616', 'stroke-width': 1.6, opacity: 0.6 } ) + hole( -4, -4 ) + hole( 4, -4 ) + hole( -4, 4 ) + hole( 4, 4 );
}

/** @param {{colour: string}} look */
export function breton( { colour } ) {
	const cloth = PAINT.cream;
	const stripe = pattern( 40, 58, tag( 'rect', { width: 40, height: 58, fill: cloth } ) + tag( 'rect', { y: 19, width: 40, height: 21, fill: colour } ) );
	const jersey = pattern( 4, 4, path( 'M0 0V4', 'none', { stroke: '#000', 'stroke-width': 1, opacity: 0.12 } ) );
	const body = 'M-150 -8C-190 10 -236 34 -262 58C-272 250 -270 520 -262 806C-180 824 180 824 262 806C270 520 272 250 262 58C236 34 190 10 150 -8C80 30 -80 30 -150 -8Z';
	const yoke = 'M-150 -8C-190 10 -236 34 -262 58L-264 128H264L262 58C236 34 190 10 150 -8C80 30 -80 30 -150 -8Z';
	const sleeveShape = 'M-252 50C-306 76 -344 150 -362 240C-386 380 -414 560 -428 730C-402 744 -356 748 -330 740C-308 600 -276 440 -258 330C-248 240 -246 150 -252 50Z';
	const sleeve = path( sleeveShape, stripe.fill ) + path( sleeveShape, jersey.fill );
	const other = path( mirrored( sleeveShape ), stripe.fill ) + path( mirrored( sleeveShape ), jersey.fill );
	const neck = 'M-154 -10C-90 -30 90 -30 154 -10C90 42 -90 42 -154 -10Z';
	return (
		castShadow( body + sleeveShape + mirrored( sleeveShape ), 20 ) + stripe.defs + jersey.defs +
		path( neck, shade( cloth, -0.34 ) ) + woven( 0, 2 ) +
		soft( sleeve, { seed: 31, folds: 0.8, foldSize: 0.007 } ) + soft( other, { seed: 35, folds: 0.8, foldSize: 0.007 } ) +
		blurred( 9, path( 'M-254 64C-246 300 -262 520 -262 800M254 64C246 300 262 520 262 800', 'none', { stroke: '#3a3026', 'stroke-width': 18, opacity: 0.36 } ) ) +
		soft( path( body, stripe.fill ) + path( yoke, cloth ) + path( body, jersey.fill ), { seed: 38, folds: 0.8, foldSize: 0.005 } ) +
		path( 'M-150 -8C-80 30 80 30 150 -8', 'none', { stroke: shade( cloth, -0.2 ), 'stroke-width': 15 } ) + path( 'M-150 -11C-80 27 80 27 150 -11', 'none', { stroke: shade( cloth, 0.25 ), 'stroke-width': 9 } ) +
		seam( 'M-258 790C-180 808 180 808 258 790', shade( cloth, -0.25 ), 7 )
	);
}

/** A beanie standing on its brim at the origin, about 420 high. @param {{colour: string, shadow?: boolean}} look */
export function beanie( { colour, shadow = true } ) {
	const crown = 'M-206 -140C-210 -290 -120 -416 0 -418C120 -416 210 -290 206 -140Z';
	const brim = 'M-222 -8C-232 -60 -230 -110 -216 -150C-90 -176 90 -176 216 -150C230 -110 232 -60 222 -8C90 22 -90 22 -222 -8Z';
	let wedge = '';
	for ( let k = -8; k <= 8; k++ ) {
		const x = k * 26;
		const top = k * 1.6;
		wedge += path( `M${ x - 9 } -130Q${ x * 1.02 - 8 } -300 ${ top - 2 } -416Q${ x * 1.02 + 8 } -300 ${ x + 9 } -130Z`, shade( colour, 0.1 ) );
	}
	const rib = ribs( colour, 27 );
	const loops = pattern( 13, 13, path( 'M0 4Q6.500 11 13 4', 'none', { stroke: shade( colour, -0.6 ), 'stroke-width': 2, opacity: 0.42 } ) );
	return (
		( shadow ? floorShadow( 420, { depth: 0.14 } ) : '' ) + rib.defs + loops.defs +
		soft( path( crown, shade( colour, -0.3 ) ) + inside( crown, wander( wedge, 5 ) + path( crown, loops.fill ) ), { swell: 40, height: 40, folds: 0.3, elevation: 50 } ) +
		inside( crown, blurred( 10, path( 'M-216 -150C-90 -182 90 -182 216 -150', 'none', { stroke: '#100c12', 'stroke-width': 30, opacity: 0.5 } ) ) ) +
		soft( wander( path( brim, rib.fill ) + path( brim, loops.fill ), 4 ), { swell: 26, height: 34, folds: 0.3, elevation: 50 } ) +
		group( tag( 'rect', { x: -36, y: -100, width: 72, height: 46, fill: '#f1e9d8', rx: 3 } ) + path( 'M-22 -64L-8 -88L2 -76L12 -92L26 -64', 'none', { stroke: PAINT.forest, 'stroke-width': 4, 'stroke-linejoin': 'round' } ) + seam( 'M-31 -96H31V-58H-31Z', '#cfc3aa', 5 ), { transform: 'translate(96 6)' } )
	);
}

/** A pair of boot socks lying flat, about 760 high, middle on the origin. @param {{colour: string}} look */
export function socks( { colour } ) {
	return at( -96, 24, sock( colour, 5 ), 1, -6 ) + at( 96, -14, sock( colour, 9 ), 1, 5 );
}

/** @param {string} colour @param {number} seed */
function sock( colour, seed ) {
	const whole = 'M-94 -380C-60 -392 60 -392 94 -380L84 40C84 90 110 120 160 160C226 214 272 252 262 310C250 366 150 370 80 330C0 284 -80 210 -90 100Z';
	const cuff = 'M-94 -380C-60 -392 60 -392 94 -380L92 -270C50 -258 -50 -258 -93 -270Z';
	const toe = 'M176 172C240 222 272 256 262 310C254 346 206 362 152 356C128 300 140 230 176 172Z';
	const heel = 'M-90 60C-40 52 10 90 6 150C2 196 -30 220 -52 222C-76 190 -88 140 -90 60Z';
	const light = mix( colour, PAINT.oatmeal, 0.78 );
	const knit = stitches( colour, 10 );
	const pale = stitches( light, 10 );
	const rib = ribs( colour, 17 );
	const bands = `M-93 -246C-50 -234 50 -234 92 -246L91 -222C50 -210 -50 -210 -92 -222ZM-92 -204C-50 -192 50 -192 91 -204L91 -192C50 -180 -50 -180 -92 -192Z`;
	return (
		castShadow( whole, 14 ) + knit.defs + pale.defs + rib.defs +
		soft( wander( path( whole, knit.fill ) + inside( whole, path( toe, pale.fill ) + path( heel, pale.fill ) + path( bands, pale.fill ) ) + path( cuff, rib.fill ), 3 ), { seed, folds: 0.7, foldSize: 0.01, swell: 24, height: 24 } )
	);
}

/** Folded jumpers in a pile, from the bottom up. @param {string[]} colours */
export const jumperPile = ( colours ) => pile( colours.map( ( colour, i ) => ( i % 2 ? ribs( colour, 20 ) : stitches( colour, 15 ) ) ) );
