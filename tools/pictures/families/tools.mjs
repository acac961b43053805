// @ts-check
/** Trowel and fork from above; twine and seed tin standing on the origin. */
import { PAINT, shade } from '../colour.mjs';
import { lathe, tube } from '../solid.mjs';
import { castShadow, floorShadow } from '../studio.mjs';
import { at, blurred, chance, group, inside, linear, path, tag } from '../svg.mjs';
import { grain, wood } from '../texture.mjs';
import { branch, daisy, GREEN } from './plants.mjs';

const HANDLE = 'M-24 40C-40 60 -44 110 -36 170C-30 230 -44 300 -40 360C-36 410 36 410 40 360C44 300 30 230 36 170C44 110 40 60 24 40Z';

/** An ash handle with its steel collar and leather thong; the blade goes up from the origin. */
function handle() {
	const round = linear( [ [ 0, '#3a2208', 0.25 ], [ 0.22, '#fff', 0.4 ], [ 0.5, '#fff', 0.06 ], [ 1, '#2e1a06', 0.5 ] ] );
	const collar = linear( [ [ 0, '#73787b' ], [ 0.25, '#f2f4f4' ], [ 0.5, '#b3b8ba' ], [ 1, '#575c5f' ] ] );
	return (
		path( 'M-3 386C-60 440 -70 520 -20 540C40 560 60 470 6 388', 'none', { stroke: '#6e4220', 'stroke-width': 9 } ) + path( 'M-5 384C-62 438 -72 518 -22 538C38 558 58 468 4 386', 'none', { stroke: '#a5683a', 'stroke-width': 5 } ) +
		wood( HANDLE, PAINT.ash, { seed: 14, upright: true, scale: 0.7 } ) + round.defs + path( HANDLE, round.fill ) + tag( 'ellipse', { cx: 0, cy: 378, rx: 6, ry: 6, fill: '#3a2512' } ) +
		collar.defs + path( 'M-21 -14H21L27 62H-27Z', collar.fill ) + path( 'M-24 30H24M-25 44H25', 'none', { stroke: '#4e5356', 'stroke-width': 2.4, opacity: 0.6 } )
	);
}

const NECK = 'M-17 0C-13 -30 -12 -60 -14 -92H14C12 -60 13 -30 17 0Z';

/** Brushed steel in a shape. @param {string} shape */
function steel( shape ) {
	const sheet = linear( [ [ 0, '#8f9598' ], [ 0.2, '#eef1f1' ], [ 0.42, '#c4c9ca' ], [ 0.56, '#9aa0a3' ], [ 0.78, '#d9dddd' ], [ 1, '#767c80' ] ] );
	return sheet.defs + path( shape, sheet.fill ) + inside( shape, grain( shape, { size: '0.4 0.006', colour: '#ffffff', strength: 0.3, sharp: 4, level: -2, seed: 3 } ) + path( shape, 'none', { stroke: '#fff', 'stroke-width': 5, opacity: 0.5, transform: 'translate(3 4)' } ) + path( shape, 'none', { stroke: '#43494d', 'stroke-width': 4, opacity: 0.5, transform: 'translate(-2 -2)' } ) );
}

/** About 900 from tip to thong; the collar at the origin. */
export function trowel() {
	const blade = 'M-26 -84C-84 -100 -98 -150 -98 -220C-98 -320 -60 -400 0 -452C60 -400 98 -320 98 -220C98 -150 84 -100 26 -84C10 -76 -10 -76 -26 -84Z';
	return castShadow( blade + NECK + HANDLE, 16 ) + steel( NECK ) + steel( blade ) + blurred( 7, path( 'M0 -110V-400', 'none', { stroke: '#4d5356', 'stroke-width': 20, opacity: 0.5 } ) ) + blurred( 4, path( 'M-9 -110V-410', 'none', { stroke: '#fff', 'stroke-width': 8, opacity: 0.8 } ) ) + handle();
}

export function fork() {
	const tine = ( /** @type {number} */ x ) => `M${ x - 15 } -190L${ x - 12 } -380L${ x } -440L${ x + 12 } -380L${ x + 15 } -190Z`;
	const head = 'M-26 -84C-70 -96 -94 -130 -94 -200L-64 -206C-62 -170 -50 -160 -15 -158L-15 -206H15L15 -158C50 -160 62 -170 64 -206L94 -200C94 -130 70 -96 26 -84C10 -76 -10 -76 -26 -84Z';
	const tines = [ -79, 0, 79 ].map( tine );
	return castShadow( head + tines.join( '' ) + NECK + HANDLE, 16 ) + steel( NECK ) + tines.map( steel ).join( '' ) + steel( head ) + handle();
}

/** A beech spool of jute, about 330 high. @param {{colour?: string}} [look] */
export function twine( { colour = '#b99a68' } = {} ) {
	const wide = { colour: PAINT.beech, finish: /** @type {const} */ ( 'matte' ) };
	const foot = lathe( [ [ 150, 0, 'corner' ], [ 156, 4 ], [ 156, 34, 'corner' ], [ 150, 40 ] ], wide );
	const wound = lathe( [ [ 118, 38, 'corner' ], [ 134, 50 ], [ 142, 150 ], [ 134, 262 ], [ 116, 276 ] ], { colour, finish: 'matte', grounded: false } );
	const top = lathe( [ [ 150, 274, 'corner' ], [ 156, 278 ], [ 156, 308, 'corner' ], [ 151, 313 ] ], { ...wide, grounded: false } );
	const random = chance( 4 );
	let turns = '';
	for ( let y = 40; y < 300; y += 10.5 ) {
		const slope = ( random() - 0.5 ) * 16;
		const d = `M-160 ${ -y }Q0 ${ -y + 62 + slope } 160 ${ -y + slope * 0.4 }`;
		turns += path( d, 'none', { stroke: shade( colour, -0.55 ), 'stroke-width': 3.4, opacity: 0.5 } ) + group( path( d, 'none', { stroke: shade( colour, 0.4 ), 'stroke-width': 4, opacity: 0.4, 'stroke-dasharray': '5 3' } ), { transform: 'translate(0 -5)' } );
	}
	const end = tube( [ [ 120, -60 ], [ 176, -40 ], [ 214, 6 ], [ 280, 22 ], [ 340, -2 ], [ 388, 18 ] ], () => 9, { colour, finish: 'matte' } );
	return (
		floorShadow( 310 ) + foot.art + inside( foot.outline, grain( foot.outline, { size: '0.004 0.12', colour: '#7a5426', strength: 0.5, sharp: 5, level: -2.4, octaves: 3 } ) ) +
		wound.art + inside( wound.outline, turns + grain( wound.outline, { size: '0.5', strength: 0.25 } ) ) + end +
		top.art + inside( top.outline, grain( top.outline, { size: '0.004 0.12', colour: '#7a5426', strength: 0.5, sharp: 5, level: -2.4, octaves: 3 } ) ) +
		spoolTop()
	);
}

function spoolTop() {
	const face = 'M-151 -313A151 30 0 1 1 151 -313A151 30 0 1 1 -151 -313Z';
	return wood( face, shade( PAINT.beech, 0.14 ), { seed: 21, scale: 0.6 } ) + tag( 'ellipse', { cy: -313, rx: 22, ry: 6, fill: '#5b3f1e' } ) + tag( 'ellipse', { cy: -313, rx: 149, ry: 29, fill: 'none', stroke: '#fff4dd', 'stroke-width': 3, opacity: 0.6 } );
}

/** A low round tin with a printed lid, seen from above; 640 across, middle on the origin. @param {{open?: boolean}} [form] */
export function seedTin( { open = false } = {} ) {
	const circle = ( /** @type {number} */ r ) => `M${ -r } 0A${ r } ${ r } 0 1 1 ${ r } 0A${ r } ${ r } 0 1 1 ${ -r } 0Z`;
	const rim = linear( [ [ 0, '#f7f8f7' ], [ 0.3, '#b9bebd' ], [ 0.55, '#e6e9e8' ], [ 1, '#7f8684' ] ], [ 0, 0, 1, 1 ] );
	const paint = linear( [ [ 0, '#f5eedd' ], [ 1, '#e2d6bc' ] ], [ 0, 0, 1, 1 ] );
	const stem = ( /** @type {number} */ turn, /** @type {string} */ head ) => group( branch( { length: 250, lean: turn * 2, size: 48, pairs: 6, colour: GREEN.deep } ) + at( turn * 2, -252, head ), { transform: `translate(${ turn * 1.6 } 170)` } );
	const meadow = stem( -38, daisy( 118 ) ) + stem( 38, daisy( 118, '#a988b8', '#6d5280' ) ) + group( stem( 0, daisy( 130, '#e0b64c', '#9a6a22' ) ), { transform: 'translate(0 -28)' } );
	const seeds = () => {
		const random = chance( 9 );
		let all = '';
		for ( let i = 0; i < 620; i++ ) {
			const [ r, a ] = [ Math.sqrt( random() ) * 262, random() * 6.28 ];
			const tone = [ '#7a5a34', '#a98650', '#4f3a22', '#c7a66e', '#8b6b3e' ][ Math.floor( random() * 5 ) ] ?? '#7a5a34';
			all += group( tag( 'ellipse', { rx: 13, ry: 5.5, fill: shade( tone, -0.4 ), cx: 2, cy: 3 } ) + tag( 'ellipse', { rx: 12, ry: 5, fill: tone } ) + tag( 'ellipse', { rx: 7, ry: 1.6, cx: -2, cy: -1.6, fill: '#fff', opacity: 0.3 } ), { transform: `translate(${ Math.round( Math.cos( a ) * r ) } ${ Math.round( Math.sin( a ) * r ) }) rotate(${ Math.round( random() * 180 ) })` } );
		}
		return all;
	};
	return (
		castShadow( circle( 318 ), 22 ) + rim.defs + paint.defs + path( circle( 322 ), rim.fill ) + path( circle( 306 ), '#6f7674' ) +
		( open
			? path( circle( 296 ), '#3f3020' ) + inside( circle( 296 ), seeds() + blurred( 16, path( circle( 306 ), 'none', { stroke: '#000', 'stroke-width': 46, opacity: 0.55, transform: 'translate(-10 -12)' } ) ) )
			: path( circle( 302 ), paint.fill ) + path( circle( 272 ), 'none', { stroke: PAINT.forest, 'stroke-width': 6 } ) + path( circle( 258 ), 'none', { stroke: PAINT.forest, 'stroke-width': 2 } ) + group( meadow, { transform: 'translate(0 30)' } ) + blurred( 12, path( 'M-270 -60A276 276 0 0 1 -60 -270C-130 -210 -210 -140 -270 -60Z', '#fff', { opacity: 0.7 } ) ) )
	);
}

/** The spool seen from above, its middle on the origin, 310 across. @param {{colour?: string}} [look] */
export function twineFromAbove( { colour = '#b99a68' } = {} ) {
	const circle = ( /** @type {number} */ r ) => `M${ -r } 0A${ r } ${ r } 0 1 1 ${ r } 0A${ r } ${ r } 0 1 1 ${ -r } 0Z`;
	const light = linear( [ [ 0, '#fff', 0.4 ], [ 0.5, '#fff', 0 ], [ 1, '#3a2208', 0.35 ] ], [ 0, 0, 1, 1 ] );
	const loose = tube( [ [ 90, 90 ], [ 190, 150 ], [ 250, 90 ], [ 330, 130 ], [ 352, 220 ], [ 280, 260 ] ], () => 9, { colour, finish: 'matte' } );
	return castShadow( circle( 150 ), 20 ) + loose + wood( circle( 155 ), PAINT.beech, { seed: 21 } ) + light.defs + path( circle( 155 ), light.fill ) + tag( 'circle', { r: 138, fill: 'none', stroke: '#8a6434', 'stroke-width': 3, opacity: 0.35 } ) + tag( 'circle', { r: 20, fill: '#4d3418' } ) + tag( 'circle', { r: 20, cx: 2, cy: 3, fill: 'none', stroke: '#fff1d3', 'stroke-width': 3, opacity: 0.6 } );
}
