// @ts-check
/** Blanket, cushion, tea towel, scarf. */
import { PAINT, mix, shade } from '../colour.mjs';
import { castShadow, floorShadow } from '../studio.mjs';
import { at, blurred, chance, group, inside, linear, path, tag } from '../svg.mjs';
import { grain, herringbone, pattern, seam, soft, weave, wood } from '../texture.mjs';
import { woven } from './knitwear.mjs';

/**
 * Twisted ends of the warp, hanging down from a line.
 *
 * @param {number} from
 * @param {number} to
 * @param {number} y
 * @param {string[]} colours
 * @param {{length?: number, gap?: number, seed?: number}} [form]
 */
export function fringe( from, to, y, colours, { length = 60, gap = 13, seed = 3 } = {} ) {
	const random = chance( seed );
	let ends = '';
	let i = 0;
	for ( let x = from; x <= to; x += gap ) {
		const colour = colours[ i++ % colours.length ] ?? '#ccc';
		const [ sway, long ] = [ ( random() - 0.5 ) * 12, length * ( 0.86 + random() * 0.24 ) ];
		const d = `M${ x } ${ y }C${ x + sway } ${ y + long * 0.4 } ${ x - sway } ${ y + long * 0.7 } ${ x + sway * 0.8 } ${ y + long }`;
		ends += path( d, 'none', { stroke: shade( colour, -0.4 ), 'stroke-width': gap * 0.62, 'stroke-linecap': 'round' } ) + path( d, 'none', { stroke: shade( colour, 0.06 ), 'stroke-width': gap * 0.42, 'stroke-linecap': 'round', 'stroke-dasharray': '7 1.6' } );
	}
	return ends;
}

/** Folded, seen from above, its middle on the origin, about 800 square. @param {{colour: string}} look */
export function blanket( { colour } ) {
	const cloth = herringbone( colour, mix( colour, PAINT.cream, 0.5 ), 58 );
	const layer = ( /** @type {number} */ dx, /** @type {number} */ dy, /** @type {number} */ seed ) => {
		const shape = `M${ -330 + dx } ${ -340 + dy }C-100 ${ -350 + dy } 100 ${ -332 + dy } ${ 330 + dx } ${ -342 + dy }C${ 338 + dx } -100 ${ 328 + dx } 100 ${ 334 + dx } ${ 300 + dy }C100 ${ 308 + dy } -100 ${ 294 + dy } ${ -334 + dx } ${ 302 + dy }C${ -326 + dx } 100 ${ -340 + dx } -100 ${ -330 + dx } ${ -340 + dy }Z`;
		return castShadow( shape, 12 ) + fringe( -322 + dx, 324 + dx, 300 + dy, [ colour, mix( colour, PAINT.cream, 0.6 ) ], { length: 66, seed } ) + soft( path( shape, cloth.fill ), { seed, folds: 0.9, foldSize: 0.004, swell: 16, height: 24, puff: 0.2 } ) + inside( shape, grain( shape, { size: '0.6', strength: 0.12 } ) );
	};
	const turned = 'M-330 -340C-160 -350 60 -336 330 -342L334 -120C120 -108 -120 -124 -336 -112Z';
	return (
		cloth.defs + layer( 14, 16, 3 ) + layer( 0, 0, 6 ) +
		blurred( 9, path( turned, '#000', { opacity: 0.34, transform: 'translate(3 12)' } ) ) + soft( path( turned, cloth.fill ), { seed: 9, folds: 0.7, foldSize: 0.005, swell: 18, height: 24, puff: 0.25 } ) + woven( 246, -150, 1.7 )
	);
}

/**
 * A pile of folded cloth standing on the origin, the first at the bottom; about 660 wide, 126 high each.
 *
 * @param {Array<{fill: string, defs: string}>} cloths
 */
export function pile( cloths ) {
	let all = floorShadow( 640, { depth: 0.12 } );
	cloths.forEach( ( cloth, i ) => {
		const y = -i * 126;
		const fold = ( /** @type {number} */ dy, /** @type {number} */ seed ) => {
			const shape = `M-310 ${ y - dy }C-346 ${ y - dy - 8 } -346 ${ y - dy - 56 } -308 ${ y - dy - 62 }C-100 ${ y - dy - 72 } 100 ${ y - dy - 72 } 310 ${ y - dy - 60 }C326 ${ y - dy - 40 } 326 ${ y - dy - 18 } 310 ${ y - dy }C100 ${ y - dy + 8 } -100 ${ y - dy + 8 } -310 ${ y - dy }Z`;
			return blurred( 5, path( shape, '#000', { opacity: 0.4, transform: 'translate(4 9)' } ) ) + soft( path( shape, cloth.fill ), { seed, folds: 0.4, swell: 15, height: 22, smooth: 4 } );
		};
		all += cloth.defs + fold( 0, i + 3 ) + fold( 62, i + 9 );
	} );
	return all;
}

/** @param {string[]} colours the blankets' from the bottom up */
export const blanketPile = ( colours ) => pile( colours.map( ( colour ) => herringbone( colour, mix( colour, PAINT.cream, 0.5 ), 36 ) ) );

/** Stands on the origin, about 560 square. @param {{colour: string}} look */
export function cushion( { colour } ) {
	const cover = 'M-268 -16C-296 -8 -304 -22 -296 -48C-272 -200 -272 -360 -294 -520C-304 -548 -294 -560 -266 -552C-100 -530 100 -530 266 -552C294 -560 304 -548 294 -520C272 -360 272 -200 296 -48C304 -22 296 -8 268 -16C100 -34 -100 -34 -268 -16Z';
	const cloth = weave( colour, 6, 0.1 );
	const crease = 'M-286 -540C-220 -470 -190 -440 -170 -420M286 -540C220 -470 190 -440 170 -420M-286 -28C-230 -90 -190 -120 -170 -150M286 -28C230 -90 190 -120 170 -150';
	return (
		floorShadow( 540, { depth: 0.14 } ) + cloth.defs + path( cover, 'none', { stroke: shade( colour, -0.22 ), 'stroke-width': 18, 'stroke-linejoin': 'round' } ) + path( cover, 'none', { stroke: shade( colour, 0.14 ), 'stroke-width': 9, 'stroke-linejoin': 'round', transform: 'translate(-2 -3)' } ) +
		soft( path( cover, cloth.fill ), { seed: 77, swell: 62, height: 74, folds: 0.35, foldSize: 0.004, elevation: 56, smooth: 9 } ) +
		inside( cover, blurred( 8, path( crease, 'none', { stroke: '#000', 'stroke-width': 12, opacity: 0.16 } ) ) + blurred( 8, group( path( crease, 'none', { stroke: '#fff', 'stroke-width': 9, opacity: 0.16 } ), { transform: 'translate(-9 -8)' } ) ) + grain( cover, { size: '0.9 0.2', strength: 0.14 } ) + grain( cover, { size: '0.2 0.9', strength: 0.12, seed: 9 } ) )
	);
}

/** A beech peg at the wall, its foot on the origin. */
export function peg() {
	const disc = 'M-40 0A40 40 0 1 1 40 0A40 40 0 1 1 -40 0Z';
	return castShadow( disc, 12 ) + wood( disc, PAINT.beech, { seed: 6 } ) + tag( 'circle', { r: 27, cx: -3, cy: -4, fill: '#f0d5aa', opacity: 0.5 } ) + tag( 'circle', { r: 38, fill: 'none', stroke: '#8f6a3c', 'stroke-width': 3, opacity: 0.5 } );
}

/** Hangs from a peg at the origin, about 800 high. @param {{colour: string}} look */
export function teaTowel( { colour } ) {
	const cloth = '#f7f1e4';
	const shape = 'M-18 40C-90 70 -190 96 -236 132C-250 360 -246 600 -250 820C-200 832 -160 818 -120 828C-60 840 -20 822 40 830C110 840 170 820 246 826C244 600 250 360 234 132C190 96 90 70 18 40C8 30 -8 30 -18 40Z';
	const stripes = [ [ -196, 16 ], [ -168, 46 ], [ -110, 16 ], [ 94, 16 ], [ 122, 46 ], [ 180, 16 ] ]
		.map( ( [ x = 0, w = 0 ] ) => path( `M${ x * 0.32 } 40C${ x * 0.8 } 90 ${ x } 110 ${ x } 150V840H${ x + w }V150C${ x + w } 110 ${ ( x + w ) * 0.8 } 90 ${ ( x + w ) * 0.32 } 40Z`, colour ) )
		.join( '' );
	const linen = weave( '#808080', 5, 0.2 );
	return (
		castShadow( shape, 20 ) + linen.defs + peg() +
		soft( path( shape, cloth ) + inside( shape, stripes + group( path( shape, linen.fill ), { style: 'mix-blend-mode:soft-light', opacity: 0.35 } ) ), { seed: 90, folds: 1.6, foldSize: 0.012, stretch: 0.08, swell: 14, height: 30, smooth: 5, puff: 0.1 } ) +
		path( 'M-12 60C-30 20 -20 -36 0 -38C20 -36 30 20 12 60', 'none', { stroke: shade( cloth, -0.14 ), 'stroke-width': 11 } ) + tag( 'circle', { r: 25, cx: -2, cy: -3, fill: PAINT.beech } ) + tag( 'circle', { r: 25, cx: -2, cy: -3, fill: 'none', stroke: '#8f6a3c', 'stroke-width': 2, opacity: 0.5 } ) +
		seam( 'M-246 800C-160 806 160 802 242 800', shade( cloth, -0.2 ), 7 )
	);
}

/** Our check of moss, rust and oatmeal. @param {number} [size] */
export function tartan( size = 150 ) {
	const unit = size / 150;
	const bars = [ [ 0, 50, '#4f5a3d', 1 ], [ 62, 10, PAINT.oatmeal, 0.85 ], [ 78, 10, PAINT.oatmeal, 0.85 ], [ 100, 30, PAINT.rust, 0.85 ] ];
	const twill = pattern( 5 * unit, 5 * unit, path( `M0 ${ 5 * unit }L${ 5 * unit } 0`, 'none', { stroke: '#fff', 'stroke-width': 1.5 * unit, opacity: 0.2 } ) );
	let content = tag( 'rect', { width: size, height: size, fill: '#7d8060' } );
	for ( const [ start, wide, colour, opacity ] of bars ) {
		content += tag( 'rect', { x: Number( start ) * unit, width: Number( wide ) * unit, height: size, fill: String( colour ), opacity: Number( opacity ) * 0.8 } );
	}
	for ( const [ start, wide, colour, opacity ] of bars ) {
		content += tag( 'rect', { y: Number( start ) * unit, height: Number( wide ) * unit, width: size, fill: String( colour ), opacity: Number( opacity ) * 0.55 } );
	}
	const check = pattern( size, size, content );
	return { fill: check.fill, defs: check.defs + twill.defs, twill: twill.fill };
}

/** Hung over a rail at the origin, about 860 high. */
export function scarf() {
	const check = tartan( 150 );
	const tail = ( /** @type {number} */ x, /** @type {number} */ end, /** @type {number} */ turn, /** @type {number} */ seed ) => {
		const shape = `M${ x - 92 } -6C${ x - 96 } 200 ${ x - 88 } 480 ${ x - 96 } ${ end }C${ x - 30 } ${ end + 8 } ${ x + 30 } ${ end - 8 } ${ x + 96 } ${ end }C${ x + 90 } 480 ${ x + 98 } 200 ${ x + 92 } -6C${ x + 60 } -34 ${ x - 60 } -34 ${ x - 92 } -6Z`;
		return group( castShadow( shape, 15 ) + fringe( x - 90, x + 92, end - 3, [ '#4f5a3d', PAINT.oatmeal, PAINT.rust, '#7d8060' ], { length: 86, gap: 12, seed } ) + soft( path( shape, check.fill ) + path( shape, check.twill ), { seed, folds: 1.3, foldSize: 0.012, stretch: 0.16, swell: 20, height: 28, puff: 0.2 } ) + inside( shape, grain( shape, { size: '0.5', colour: '#fff6e0', strength: 0.16 } ) ), { transform: `rotate(${ turn } ${ x } 0)` } );
	};
	const rail = 'M-330 -34H330V-4H-330Z';
	const shine = linear( [ [ 0, '#fff', 0.5 ], [ 0.4, '#fff', 0 ], [ 1, '#3a2412', 0.5 ] ], [ 0, 0, 0, 1 ] );
	return check.defs + shine.defs + castShadow( rail, 20 ) + wood( rail, PAINT.oak, { seed: 8 } ) + path( rail, shine.fill ) + tail( 44, 600, -2, 12 ) + tail( -54, 690, 1.6, 19 ) + woven( -54, 640, 1.3 );
}

/** Close to the cloth: a fold across the picture. Fills 1200 square. @param {{fill: string, defs: string, twill?: string}} cloth @param {string[]} ends */
export function clothCloseUp( cloth, ends ) {
	const under = 'M-20 -20H1220V1220H-20Z';
	const over = 'M-20 -20H1220V560C900 600 700 500 420 590C260 640 120 620 -20 660Z';
	const skin = ( /** @type {string} */ shape ) => path( shape, cloth.fill ) + ( cloth.twill ? path( shape, cloth.twill ) : '' );
	return cloth.defs + soft( skin( under ), { seed: 41, folds: 1, foldSize: 0.0026, swell: 10, height: 52, puff: 0.1, smooth: 8 } ) + blurred( 26, path( over, '#000', { opacity: 0.6, transform: 'translate(8 34)' } ) ) + ( ends.length ? fringeAlong( ends ) : '' ) + soft( skin( over ), { seed: 47, folds: 1, foldSize: 0.0026, swell: 22, height: 52, puff: 0.25, smooth: 8 } );
}

/** @param {string[]} colours */
function fringeAlong( colours ) {
	let ends = '';
	for ( let i = 0; i < 48; i++ ) {
		const x = i * 26 - 10;
		const y = 560 + 40 * Math.sin( 5.2 - x / 190 ) * ( 1 - x / 2400 ) + ( 1 - x / 1200 ) * 62;
		ends += at( x, y, fringe( 0, 0, -24, [ colours[ i % colours.length ] ?? '#ccc' ], { length: 190, gap: 26, seed: i + 1 } ) );
	}
	return ends;
}
