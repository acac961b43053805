// @ts-check
import { PAINT } from '../colour.mjs';
import { jacket } from '../families/jacket.mjs';
import { beanie } from '../families/beanie.mjs';
import { breton } from '../families/breton.mjs';
import { cardigan } from '../families/cardigan.mjs';
import { jumper, jumperPile } from '../families/jumper.mjs';
import { socks } from '../families/socks.mjs';
import { clothCloseUp } from '../families/cloth-close-up.mjs';
import { scarf, tartan } from '../families/scarf.mjs';
import { flat, standing, whole } from '../framing.mjs';

const hat = ( /** @type {string} */ colour ) => () => beanie( { colour } );

export const clothing = {
	'jumper-navy': flat( 'oat', [
		() => jumper( { colour: PAINT.navy } ),
		600,
		190,
		1.1,
	] ),
	'jumper-oatmeal': flat( 'oat', [
		() => jumper( { colour: PAINT.oatmeal } ),
		600,
		190,
		1.1,
	] ),
	'jumper-moss': flat( 'oat', [
		() => jumper( { colour: PAINT.moss } ),
		600,
		190,
		1.1,
	] ),
	'jumper-folded': standing( 'oat', [
		() => jumperPile( [ PAINT.moss, PAINT.oatmeal, PAINT.navy ] ),
		600,
		900,
		1.4,
	] ),
	'jumper-detail': flat( 'oat', [
		() => jumper( { colour: PAINT.oatmeal } ),
		620,
		260,
		2.7,
	] ),
	'cardigan-heather': flat( 'oat', [
		() => cardigan( { colour: PAINT.heather } ),
		600,
		190,
		1.1,
	] ),
	'cardigan-charcoal': flat( 'oat', [
		() => cardigan( { colour: PAINT.charcoal } ),
		600,
		190,
		1.1,
	] ),
	'cardigan-detail': flat( 'oat', [
		() => cardigan( { colour: PAINT.heather } ),
		560,
		-780,
		3,
	] ),
	'breton-navy': flat( 'oat', [
		() => breton( { colour: PAINT.navy } ),
		600,
		180,
		1.08,
	] ),
	'breton-rust': flat( 'oat', [
		() => breton( { colour: PAINT.rust } ),
		600,
		180,
		1.08,
	] ),
	'breton-detail': flat( 'oat', [
		() => breton( { colour: PAINT.navy } ),
		560,
		260,
		2.7,
	] ),
	'jacket-olive': flat( 'oat', [
		() => jacket( { colour: PAINT.olive } ),
		600,
		210,
		1.06,
	] ),
	'jacket-navy': flat( 'oat', [
		() => jacket( { colour: PAINT.navy } ),
		600,
		210,
		1.06,
	] ),
	'jacket-detail': flat( 'oat', [
		() => jacket( { colour: PAINT.olive } ),
		640,
		330,
		2.6,
	] ),
	'beanie-mustard': standing( 'oat', [
		hat( PAINT.mustard ),
		600,
		860,
		1.6,
	] ),
	'beanie-rust': standing( 'oat', [ hat( PAINT.rust ), 600, 860, 1.6 ] ),
	'beanie-navy': standing( 'oat', [ hat( PAINT.navy ), 600, 860, 1.6 ] ),
	'beanie-oatmeal': standing( 'oat', [
		hat( PAINT.oatmeal ),
		600,
		860,
		1.6,
	] ),
	'beanie-stack': standing(
		'oat',
		[ hat( PAINT.navy ), 420, 790, 1 ],
		[ hat( PAINT.oatmeal ), 790, 790, 1 ],
		[ hat( PAINT.rust ), 290, 960, 1.1 ],
		[ hat( PAINT.mustard ), 740, 1000, 1.2 ]
	),
	'socks-moss': flat( 'oat', [
		() => socks( { colour: PAINT.moss } ),
		540,
		620,
		1.2,
	] ),
	'socks-slate': flat( 'oat', [
		() => socks( { colour: PAINT.slate } ),
		540,
		620,
		1.2,
	] ),
	'socks-rust': flat( 'oat', [
		() => socks( { colour: PAINT.rust } ),
		540,
		620,
		1.2,
	] ),
	'socks-detail': flat( 'oat', [
		() => socks( { colour: PAINT.moss } ),
		420,
		360,
		2.5,
	] ),
	scarf: flat( 'oat', [ scarf, 610, 200, 1.2 ] ),
	'scarf-detail': whole( () =>
		clothCloseUp( tartan( 420 ), [
			'#4f5a3d',
			PAINT.oatmeal,
			PAINT.rust,
			'#7d8060',
		] )
	),
};
