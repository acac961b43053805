// @ts-check
import { PAINT } from '../colour.mjs';
import { candle } from '../families/candle.mjs';
import { clock } from '../families/clock.mjs';
import { lamp } from '../families/lamp.mjs';
import { lantern } from '../families/lantern.mjs';
import { branch, grasses } from '../families/plants.mjs';
import { vase } from '../families/pots.mjs';
import { blanket, blanketPile } from '../families/blanket.mjs';
import { clothCloseUp } from '../families/cloth-close-up.mjs';
import { cushion } from '../families/cushion.mjs';
import { flat, standing, sunny, whole } from '../framing.mjs';
import { castShadow } from '../studio.mjs';
import { herringbone } from '../cloth.mjs';

const throwOver = ( /** @type {string} */ colour ) => () =>
	blanket( { colour } );
const pillow = ( /** @type {string} */ colour ) => () => cushion( { colour } );
const wax =
	( /** @type {string} */ label, lit = false ) =>
	() =>
		candle( { label, lit } );
const dial = () =>
	castShadow( 'M-320 0A320 320 0 1 1 320 0A320 320 0 1 1 -320 0Z', 24 ) +
	clock();
const leafy = () =>
	vase( { stems: branch() + branch( { lean: -120, length: 340 } ) } );

export const home = {
	'blanket-oatmeal': flat( 'blush', [
		throwOver( PAINT.oatmeal ),
		600,
		590,
		1.25,
	] ),
	'blanket-slate': flat( 'blush', [
		throwOver( PAINT.slate ),
		600,
		590,
		1.25,
	] ),
	'blanket-moss': flat( 'blush', [
		throwOver( PAINT.moss ),
		600,
		590,
		1.25,
	] ),
	'blanket-pile': sunny( 'blush', [
		() => blanketPile( [ PAINT.moss, PAINT.oatmeal, PAINT.slate ] ),
		600,
		900,
		1.4,
	] ),
	'blanket-detail': whole( () =>
		clothCloseUp( herringbone( PAINT.slate, '#aab3b8', 130 ), [
			PAINT.slate,
			'#b4bcc0',
		] )
	),
	'cushion-sage': standing( 'blush', [
		pillow( PAINT.sage ),
		600,
		970,
		1.35,
	] ),
	'cushion-rust': standing( 'blush', [
		pillow( PAINT.rust ),
		600,
		970,
		1.35,
	] ),
	'cushion-navy': standing( 'blush', [
		pillow( PAINT.navy ),
		600,
		970,
		1.35,
	] ),
	'cushion-detail': sunny(
		'blush',
		[ pillow( PAINT.navy ), 330, 890, 0.95, -3 ],
		[ pillow( PAINT.rust ), 850, 900, 0.95, 4 ],
		[ pillow( PAINT.sage ), 590, 1010, 1.05 ]
	),
	'candle-woodsmoke': standing( 'blush', [
		wax( 'woodsmoke' ),
		600,
		890,
		1.7,
	] ),
	'candle-bracken': standing( 'blush', [ wax( 'bracken' ), 600, 890, 1.7 ] ),
	'candle-orchard': standing( 'blush', [ wax( 'orchard' ), 600, 890, 1.7 ] ),
	'candle-scene': standing(
		'dusk',
		[ wax( 'woodsmoke' ), 330, 850, 1.05 ],
		[ wax( 'orchard' ), 860, 860, 1.05 ],
		[ wax( 'bracken', true ), 600, 1000, 1.3 ]
	),
	'lamp-sage': standing( 'blush', [
		() => lamp( { colour: PAINT.sage } ),
		580,
		1020,
		1.45,
	] ),
	'lamp-charcoal': standing( 'blush', [
		() => lamp( { colour: PAINT.charcoal } ),
		580,
		1020,
		1.45,
	] ),
	'lamp-lit': standing( 'dusk', [
		() => lamp( { colour: PAINT.sage, lit: true } ),
		580,
		1020,
		1.4,
	] ),
	lantern: standing( 'blush', [ () => lantern(), 600, 1030, 1.42 ] ),
	'lantern-lit': standing( 'dusk', [
		() => lantern( { lit: true } ),
		600,
		1030,
		1.42,
	] ),
	vase: standing( 'blush', [ () => vase(), 600, 960, 1.55 ] ),
	'vase-stems': sunny(
		'blush',
		[ leafy, 430, 900, 0.92 ],
		[ () => vase( { stems: grasses() } ), 740, 1010, 1 ]
	),
	clock: flat( 'blush', [ dial, 600, 600, 1.25 ] ),
	'clock-detail': flat( 'blush', [ dial, 820, 800, 2.5 ] ),
};
