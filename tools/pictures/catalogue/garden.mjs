// @ts-check
import { PAINT } from '../colour.mjs';
import { bush, GREEN, sansevieria } from '../families/plants.mjs';
import { planter, terracottaPot } from '../families/pots.mjs';
import { wateringCan } from '../families/watering-can.mjs';
import { fork, trowel } from '../families/garden-tools.mjs';
import { seedTin } from '../families/seed-tin.mjs';
import { twine, twineFromAbove } from '../families/twine.mjs';
import { flat, standing, sunny } from '../framing.mjs';

const clay =
	( plant = '' ) =>
	() =>
		terracottaPot( { plant } );
const glazed =
	( /** @type {string} */ colour, plant = () => '' ) =>
	() =>
		planter( { colour, plant: plant() } );

export const garden = {
	'terracotta-pot-group': sunny(
		'sage',
		[
			() =>
				terracottaPot( {
					plant: bush( {
						seed: 4,
						colour: GREEN.grey,
						spread: 170,
						height: 260,
					} ),
				} ),
			700,
			860,
			1.15,
		],
		[
			() => terracottaPot( { plant: sansevieria( { height: 300 } ) } ),
			330,
			930,
			0.85,
		],
		[
			() =>
				terracottaPot( {
					plant: bush( { seed: 7, spread: 130, height: 190 } ),
				} ),
			860,
			1040,
			0.66,
		]
	),
	'terracotta-pot-12-cm': standing( 'sage', [ clay(), 600, 850, 1.25 ] ),
	'terracotta-pot-16-cm': standing( 'sage', [ clay(), 600, 890, 1.6 ] ),
	'terracotta-pot-21-cm': standing( 'sage', [ clay(), 600, 950, 2.05 ] ),
	'planter-duck-egg': standing( 'sage', [
		glazed( PAINT[ 'duck-egg' ] ),
		600,
		900,
		1.75,
	] ),
	'planter-cream': standing( 'sage', [
		glazed( PAINT.cream ),
		600,
		900,
		1.75,
	] ),
	'planter-charcoal': standing( 'sage', [
		glazed( PAINT.charcoal ),
		600,
		900,
		1.75,
	] ),
	'planter-scene': sunny(
		'sage',
		[
			glazed( PAINT.charcoal, () =>
				bush( {
					seed: 5,
					colour: GREEN.grey,
					spread: 190,
					height: 300,
					size: 90,
				} )
			),
			350,
			900,
			1,
		],
		[
			glazed( PAINT[ 'duck-egg' ], () =>
				sansevieria( { seed: 3, height: 420 } )
			),
			790,
			980,
			1.2,
		]
	),
	trowel: flat( 'sage', [ trowel, 570, 640, 1.25, 34 ] ),
	'trowel-detail': flat( 'sage', [ trowel, 420, 900, 2.6, 34 ] ),
	fork: flat( 'sage', [ fork, 570, 640, 1.25, 34 ] ),
	'fork-detail': flat( 'sage', [ fork, 420, 900, 2.6, 34 ] ),
	'watering-can-sage': standing( 'sage', [
		() => wateringCan( { colour: PAINT.sage } ),
		490,
		940,
		1.4,
	] ),
	'watering-can-slate': standing( 'sage', [
		() => wateringCan( { colour: PAINT.slate } ),
		490,
		940,
		1.4,
	] ),
	'watering-can-rose': standing( 'sage', [
		() => wateringCan( { colour: PAINT.sage } ),
		-580,
		1640,
		2.9,
	] ),
	twine: standing( 'sage', [ () => twine(), 570, 880, 1.7 ] ),
	'twine-detail': standing( 'sage', [ () => twine(), 520, 1180, 3.1 ] ),
	'seed-tin': flat( 'sage', [ () => seedTin(), 600, 600, 1.35 ] ),
	'seed-tin-detail': flat(
		'sage',
		[ () => seedTin(), 860, 860, 1.15 ],
		[ () => seedTin( { open: true } ), 440, 480, 1.2 ]
	),
	'gardeners-set': flat(
		'sage',
		[ trowel, 380, 640, 1.05, 14 ],
		[ fork, 680, 650, 1.05, 20 ],
		[ () => twineFromAbove(), 930, 900, 0.95 ]
	),
	'gardeners-set-detail': flat(
		'sage',
		[ trowel, 330, 900, 1.9, 18 ],
		[ () => twineFromAbove(), 840, 720, 1.7, -30 ]
	),
};
