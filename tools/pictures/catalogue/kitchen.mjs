// @ts-check
import { PAINT } from '../colour.mjs';
import {
	casserole,
	plateFromAbove,
	plateStack,
} from '../families/cookware.mjs';
import { enamelMug, steam, stonewareMug } from '../families/mugs.mjs';
import { kettle } from '../families/kettle.mjs';
import { teapot } from '../families/teapot.mjs';
import { teaTowel } from '../families/tea-towel.mjs';
import { board, spoons } from '../families/wooden.mjs';
import { flat, standing, sunny } from '../framing.mjs';

const mug =
	( /** @type {string} */ colour, tea = false ) =>
	() =>
		enamelMug( { colour, tea } );
const stone =
	( /** @type {string} */ colour, tea = false ) =>
	() =>
		stonewareMug( { colour, tea } ) + ( tea ? steam() : '' );
const pot = ( /** @type {string} */ colour ) => () => casserole( { colour } );

export const kitchen = {
	'enamel-mug-white': standing( 'sage', [
		mug( PAINT.white ),
		565,
		885,
		1.65,
	] ),
	'enamel-mug-navy': standing( 'sage', [
		mug( PAINT.navy ),
		565,
		885,
		1.65,
	] ),
	'enamel-mug-sage': standing( 'sage', [
		mug( PAINT.sage ),
		565,
		885,
		1.65,
	] ),
	'enamel-mug-rust': standing( 'sage', [
		mug( PAINT.rust ),
		565,
		885,
		1.65,
	] ),
	'enamel-mug-scene': sunny(
		'sage',
		[ () => kettle(), 460, 830, 1.1 ],
		[ mug( PAINT.sage ), 880, 870, 0.85 ],
		[ mug( PAINT.navy, true ), 300, 980, 0.95 ],
		[ mug( PAINT.rust ), 660, 1010, 0.95 ]
	),
	'stoneware-mug-cream': standing( 'sage', [
		stone( PAINT.cream ),
		565,
		880,
		1.65,
	] ),
	'stoneware-mug-slate': standing( 'sage', [
		stone( PAINT.slate ),
		565,
		880,
		1.65,
	] ),
	'stoneware-mug-duck-egg': standing( 'sage', [
		stone( PAINT[ 'duck-egg' ] ),
		565,
		880,
		1.65,
	] ),
	'stoneware-mug-scene': sunny(
		'sage',
		[ stone( PAINT.slate ), 330, 860, 1 ],
		[ stone( PAINT[ 'duck-egg' ] ), 810, 870, 1 ],
		[ stone( PAINT.cream, true ), 560, 990, 1.15 ]
	),
	teapot: standing( 'sage', [ () => teapot(), 585, 890, 1.5 ] ),
	'teapot-scene': sunny(
		'sage',
		[ () => teapot(), 520, 870, 1.25 ],
		[ stone( PAINT.cream, true ), 880, 960, 0.95 ]
	),
	kettle: standing( 'sage', [ () => kettle(), 560, 960, 1.45 ] ),
	'kettle-scene': sunny(
		'sage',
		[ () => kettle(), 500, 900, 1.3 ],
		[ mug( PAINT.white, true ), 870, 980, 0.9 ]
	),
	plate: flat( 'sage', [ plateFromAbove, 600, 600, 1.3 ] ),
	'plate-stack': sunny(
		'sage',
		[ () => plateStack( 5 ), 600, 850, 1.45 ],
		[ mug( PAINT.navy ), 590, 612, 0.72 ]
	),
	'casserole-forest': standing( 'sage', [
		pot( PAINT.forest ),
		600,
		880,
		1.42,
	] ),
	'casserole-cream': standing( 'sage', [
		pot( PAINT.cream ),
		600,
		880,
		1.42,
	] ),
	'casserole-rust': standing( 'sage', [ pot( PAINT.rust ), 600, 880, 1.42 ] ),
	'casserole-scene': sunny(
		'sage',
		[ pot( PAINT.rust ), 760, 800, 0.85 ],
		[ pot( PAINT.cream ), 360, 860, 0.9 ],
		[ pot( PAINT.forest ), 680, 1020, 1.12 ]
	),
	board: flat( 'sage', [ () => board(), 600, 640, 1.1, 8 ] ),
	'board-scene': flat(
		'sage',
		[ () => board( { seed: 33 } ), 430, 650, 1.1, -10 ],
		[ () => spoons( { band: false } ), 880, 620, 1, 12 ]
	),
	spoons: flat( 'sage', [ () => spoons(), 600, 600, 1.15, -6 ] ),
	'spoons-detail': flat( 'sage', [ () => spoons(), 620, 1330, 2.7, -8 ] ),
	'tea-towel-navy': flat( 'sage', [
		() => teaTowel( { colour: PAINT.navy } ),
		600,
		150,
		1.15,
	] ),
	'tea-towel-sage': flat( 'sage', [
		() => teaTowel( { colour: PAINT.sage } ),
		600,
		150,
		1.15,
	] ),
	'tea-towel-detail': flat( 'sage', [
		() => teaTowel( { colour: PAINT.navy } ),
		640,
		-560,
		2.8,
	] ),
	'camp-kitchen': standing(
		'sage',
		[ () => kettle(), 440, 850, 1.25 ],
		[ () => plateStack( 3 ), 790, 960, 0.95 ],
		[ mug( PAINT.rust ), 800, 830, 0.66 ],
		[ mug( PAINT.navy, true ), 300, 1020, 0.8 ]
	),
	'camp-kitchen-detail': flat(
		'sage',
		[ plateFromAbove, 480, 560, 1.05 ],
		[ () => spoons( { band: true } ), 900, 620, 1.05, 16 ]
	),
};
