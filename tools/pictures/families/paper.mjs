// @ts-check
/** Cards, books and vouchers: seen from above, their middle on the origin. */
import { PAINT, mix, shade } from '../colour.mjs';
import { castShadow } from '../studio.mjs';
import { at, blurred, group, inside, linear, path, tag } from '../svg.mjs';
import { grain } from '../texture.mjs';
import { branch, GREEN } from './plants.mjs';

const SANS = 'Lato, Helvetica Neue, Arial, sans-serif';
const SERIF = 'Georgia, DejaVu Serif, serif';

/**
 * @param {number} x
 * @param {number} y
 * @param {string} words
 * @param {{size: number, colour?: string, serif?: boolean, weight?: number, spacing?: number, anchor?: string}} type
 */
export function lettering( x, y, words, { size, colour = PAINT.ink, serif = false, weight = 400, spacing = 0, anchor = 'middle' } ) {
	return tag( 'text', { x, y, 'font-family': serif ? SERIF : SANS, 'font-size': size, fill: colour, 'font-weight': weight, 'letter-spacing': spacing, 'text-anchor': anchor }, words );
}

/** A sheet of paper with a soft edge. @param {number} width @param {number} height @param {string} colour @param {string} content */
function sheet( width, height, colour, content ) {
	const shape = `M${ -width / 2 } ${ -height / 2 }H${ width / 2 }V${ height / 2 }H${ -width / 2 }Z`;
	const light = linear( [ [ 0, '#fff', 0.5 ], [ 0.5, '#fff', 0 ], [ 1, '#3a2a14', 0.1 ] ], [ 0, 0, 1, 1 ] );
	return castShadow( shape, 9 ) + path( shape, shade( colour, -0.2 ), { transform: 'translate(2 3)' } ) + path( shape, colour ) + inside( shape, content + grain( shape, { size: '0.7', colour: '#6b5a3c', strength: 0.12 } ) ) + light.defs + path( shape, light.fill );
}

/** Pressed into thick paper: a light edge below, a dark one above. @param {string} art */
function pressed( art ) {
	return group( art, { transform: 'translate(2 2.6)', opacity: 0.5, style: 'filter:brightness(0) invert(1)' } ) + art;
}

/** One letterpress card, 420 by 600. @param {'fern'|'oak'|'rowan'|'ash'} kind */
export function card( kind ) {
	const art = {
		fern: group( branch( { length: 400, lean: 30, size: 110, pairs: 12, colour: GREEN.deep } ), { transform: 'translate(-14 200)' } ),
		oak: [ -46, 0, 46 ].map( ( turn ) => at( 0, 150, oakLeaf( turn ? mix( PAINT.moss, PAINT.mustard, 0.5 ) : PAINT.moss ), 1, turn ) ).join( '' ),
		rowan: group( branch( { length: 360, lean: -30, size: 100, pairs: 6, colour: '#7d6a45' } ), { transform: 'translate(14 190)' } ) + berries(),
		ash: group( branch( { length: 380, lean: 0, size: 130, pairs: 5, colour: PAINT.slate } ), { transform: 'translate(0 200)' } ),
	};
	return sheet( 420, 600, '#f8f2e5', path( 'M-186 -276H186V276H-186Z', 'none', { stroke: '#cbbd9f', 'stroke-width': 2 } ) + pressed( art[ kind ] ) );
}

/** @param {string} colour */
function oakLeaf( colour ) {
	const blade = 'M0 0C14 -30 40 -40 44 -70C74 -74 78 -104 58 -120C92 -132 92 -168 62 -180C82 -206 66 -238 40 -236C44 -268 22 -290 0 -296C-22 -290 -44 -268 -40 -236C-66 -238 -82 -206 -62 -180C-92 -168 -92 -132 -58 -120C-78 -104 -74 -74 -44 -70C-40 -40 -14 -30 0 0Z';
	return path( blade, colour ) + path( 'M0 24V-270M0 -90L40 -112M0 -90L-40 -112M0 -150L50 -176M0 -150L-50 -176M0 -208L32 -230M0 -208L-32 -230', 'none', { stroke: shade( colour, 0.5 ), 'stroke-width': 4, 'stroke-linecap': 'round' } );
}

function berries() {
	return [ [ -8, 20 ], [ 22, 34 ], [ 4, 52 ], [ 34, 62 ], [ -20, 64 ], [ 14, 84 ] ].map( ( [ x = 0, y = 0 ] ) => tag( 'circle', { cx: x - 60, cy: y + 10, r: 19, fill: PAINT.rust } ) + tag( 'circle', { cx: x - 66, cy: y + 4, r: 5, fill: '#fff', opacity: 0.5 } ) ).join( '' );
}

/** A brown envelope, 640 by 450. */
export function envelope() {
	return sheet( 640, 450, '#c3a075', path( 'M-320 -225L0 40L320 -225', '#b8946a', { stroke: '#96754c', 'stroke-width': 3 } ) + blurred( 5, path( 'M-320 -222L0 46L320 -222', 'none', { stroke: '#5c4220', 'stroke-width': 8, opacity: 0.35 } ) ) );
}

/** Hills behind hills, for covers and prints; fills the box from its middle. @param {number} width @param {number} height @param {string[]} tones far to near */
export function fells( width, height, tones ) {
	const half = width / 2;
	const ridge = ( /** @type {number} */ i ) => {
		const y = -height * 0.18 + i * height * 0.17;
		const up = height * ( 0.17 - i * 0.022 );
		const s = i % 2 ? 1 : -1;
		return path( `M${ -half } ${ y }L${ -half * 0.62 } ${ y - up * ( 0.6 + 0.2 * s ) }L${ -half * 0.3 } ${ y - up * 0.3 }L${ half * 0.1 * s } ${ y - up * 1.25 }L${ half * 0.4 } ${ y - up * 0.3 }L${ half * 0.7 } ${ y - up * ( 0.8 - 0.3 * s ) }L${ half } ${ y - up * 0.1 }V${ height / 2 }H${ -half }Z`, tones[ i ] ?? '#888', { 'stroke-linejoin': 'round' } );
	};
	return tag( 'rect', { x: -half, y: -height / 2, width, height, fill: mix( tones[ 0 ] ?? '#ccc', '#fdf3df', 0.75 ) } ) + tag( 'circle', { cx: half * 0.42, cy: -height * 0.28, r: width * 0.09, fill: PAINT.mustard } ) + tones.map( ( _, i ) => ridge( i ) ).join( '' );
}

/** The guidebook, 520 by 760. */
export function guidebook() {
	const spine = linear( [ [ 0, '#000', 0.35 ], [ 0.03, '#fff', 0.3 ], [ 0.06, '#000', 0.18 ], [ 0.1, '#fff', 0 ], [ 1, '#000', 0.1 ] ] );
	const scene = group( fells( 520, 560, [ '#b9c4bd', '#8fa39a', '#667f6c', PAINT.forest ] ), { transform: 'translate(0 110)' } );
	const way = path( 'M-120 372C-60 330 60 340 40 290S-90 250 -40 210S90 190 60 140', 'none', { stroke: '#f3e7c9', 'stroke-width': 8, 'stroke-dasharray': '4 17', 'stroke-linecap': 'round' } );
	const title = tag( 'rect', { x: -260, y: -380, width: 520, height: 250, fill: '#f6efdf' } ) + lettering( 0, -286, 'Walks', { size: 88, serif: true, colour: PAINT.forest } ) + lettering( 0, -232, 'from the', { size: 30, serif: true, colour: PAINT.rust } ) + lettering( 0, -176, 'Market Cross', { size: 58, serif: true, colour: PAINT.forest } );
	return group( sheet( 520, 760, '#f6efdf', '' ), { transform: 'translate(10 10)' } ) + group( sheet( 520, 760, '#efe6d1', '' ), { transform: 'translate(5 5)' } ) + sheet( 520, 760, '#f6efdf', scene + title + way ) + spine.defs + path( 'M-260 -380H260V380H-260Z', spine.fill );
}

/** The map of a walk, 420 by 320 around the origin. @param {number} number */
export function walkMap( number ) {
	const contours = [ 0, 1, 2, 3, 4 ].map( ( i ) => tag( 'ellipse', { cx: 40 - number * 26, cy: -70 + number * 12, rx: 190 - i * 38, ry: 130 - i * 26, fill: i === 4 ? '#d9c9a0' : 'none', stroke: '#c08a58', 'stroke-width': 2.4, opacity: 0.7, transform: `rotate(${ -14 + number * 16 } 0 -60)` } ) ).join( '' );
	const map = tag( 'rect', { x: -210, y: -220, width: 420, height: 320, fill: '#e9edd8' } ) + inside( 'M-210 -220H210V100H-210Z', contours + path( 'M-220 60C-120 20 -40 90 40 50S160 0 230 30', 'none', { stroke: '#8db4c6', 'stroke-width': 12 } ) + path( `M-150 30C-160 -60 -80 -150 20 -160S160 -90 ${ 120 + number * 10 } -10S-40 60 -150 30Z`, 'none', { stroke: PAINT.rust, 'stroke-width': 6, 'stroke-dasharray': '15 9' } ) + tag( 'circle', { cx: -150, cy: 30, r: 11, fill: PAINT.rust } ) );
	return group( map, { transform: 'translate(0 60)' } );
}

/** A page of a walk with its map, 500 by 700. @param {number} number */
export function walkPage( number ) {
	const map = group( walkMap( number ), { transform: 'translate(0 -60)' } );
	let lines = '';
	for ( let i = 0; i < 6; i++ ) lines += tag( 'rect', { x: -210, y: 136 + i * 30, width: i === 5 ? 230 : 420 - ( i % 2 ) * 26, height: 8, rx: 4, fill: '#b9b0a0' } );
	return sheet( 500, 700, '#fdfaf2', lettering( -210, -262, `Walk ${ number }`, { size: 46, serif: true, colour: PAINT.forest, anchor: 'start' } ) + map + lines );
}

/** A telephone showing the first walk, 300 by 610. */
export function phone() {
	const shape = 'M-150 -262Q-150 -305 -107 -305H107Q150 -305 150 -262V262Q150 305 107 305H-107Q-150 305 -150 262Z';
	const screen = 'M-134 -258Q-134 -289 -103 -289H103Q134 -289 134 -258V258Q134 289 103 289H-103Q-134 289 -134 258Z';
	return castShadow( shape, 16 ) + path( shape, '#24262a' ) + path( shape, 'none', { stroke: '#70757a', 'stroke-width': 4 } ) + inside( screen, path( screen, '#fdfaf2' ) + group( walkPage( 1 ), { transform: 'translate(0 -30) scale(.58)' } ) + tag( 'rect', { x: -134, y: 216, width: 268, height: 80, fill: '#f1ead9' } ) + tag( 'rect', { x: -84, y: 232, width: 168, height: 42, rx: 21, fill: PAINT.forest } ) + path( 'M0 240V258M-9 250L0 260L9 250', 'none', { stroke: '#fff', 'stroke-width': 4, 'stroke-linecap': 'round' } ) ) + tag( 'rect', { x: -34, y: -281, width: 68, height: 15, rx: 8, fill: '#24262a' } ) + path( 'M-134 -289L40 -289L-134 120Z', '#fff', { opacity: 0.07 } );
}

/** The gift voucher, 760 by 440. @param {{colour?: string}} [look] */
export function voucher( { colour = PAINT.forest } = {} ) {
	const line = { stroke: '#e8d9b0', 'stroke-width': 5, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
	const art = path( 'M20 150L128 12L172 66L262 -62L352 60', 'none', { ...line, opacity: 0.55 } ) + path( 'M60 178H340', 'none', { ...line, opacity: 0.55 } ) + tag( 'rect', { x: -356, y: -196, width: 712, height: 392, fill: 'none', stroke: '#e8d9b0', 'stroke-width': 3 } ) + lettering( -316, -100, 'Fell &amp; Ford', { size: 72, serif: true, colour: '#f6ecd2', anchor: 'start' } ) + lettering( -314, -50, 'GIFT VOUCHER', { size: 24, colour: '#e8d9b0', spacing: 8, anchor: 'start' } );
	return sheet( 760, 440, colour, art );
}

/** A ribbon with a bow, to lie across a card. @param {number} length @param {string} [colour] */
export function ribbonBow( length, colour = PAINT.rust ) {
	const satin = linear( [ [ 0, shade( colour, -0.25 ) ], [ 0.3, shade( colour, 0.25 ) ], [ 0.6, colour ], [ 1, shade( colour, -0.35 ) ] ], [ 0, 0, 0, 1 ] );
	const loop = ( /** @type {1|-1} */ s ) => `M0 0C${ s * 40 } -70 ${ s * 130 } -96 ${ s * 150 } -44C${ s * 160 } 4 ${ s * 80 } 40 0 8Z`;
	const tail = ( /** @type {1|-1} */ s ) => `M0 0C${ s * 30 } 40 ${ s * 60 } 90 ${ s * 76 } 150L${ s * 102 } 122L${ s * 128 } 132C${ s * 100 } 70 ${ s * 60 } 20 0 -6Z`;
	const strip = `M${ -length / 2 } -24H${ length / 2 }V24H${ -length / 2 }Z`;
	return satin.defs + blurred( 6, path( strip, '#000', { opacity: 0.4, transform: 'translate(3 8)' } ) ) + path( strip, satin.fill ) + castShadow( loop( -1 ) + loop( 1 ) + tail( -1 ) + tail( 1 ), 9 ) + path( tail( -1 ), satin.fill ) + path( tail( 1 ), shade( colour, -0.1 ) ) + path( loop( -1 ), satin.fill ) + path( loop( 1 ), satin.fill ) + [ -1, 1 ].map( ( s ) => path( `M${ s * 14 } -4C${ s * 50 } -44 ${ s * 100 } -64 ${ s * 126 } -40`, 'none', { stroke: shade( colour, -0.5 ), 'stroke-width': 12, opacity: 0.4, 'stroke-linecap': 'round' } ) ).join( '' ) + tag( 'rect', { x: -24, y: -26, width: 48, height: 50, rx: 15, fill: satin.fill } );
}

