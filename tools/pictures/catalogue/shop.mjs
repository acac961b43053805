// @ts-check
/** Pictures of the shop itself: the banner and one for each category. */
import { PAINT } from '../colour.mjs';
import { rolltop, rucksack } from '../families/rucksack.mjs';
import { washbag } from '../families/tote.mjs';
import { beanie } from '../families/beanie.mjs';
import { jumperPile } from '../families/jumper.mjs';
import { candle } from '../families/candle.mjs';
import { lamp } from '../families/lamp.mjs';
import { enamelMug, steam, stonewareMug } from '../families/mugs.mjs';
import { bush, grasses, GREEN, sansevieria } from '../families/plants.mjs';
import { planter, terracottaPot, vase } from '../families/pots.mjs';
import { kettle } from '../families/kettle.mjs';
import { teapot } from '../families/teapot.mjs';
import { wateringCan } from '../families/watering-can.mjs';
import { notebook } from '../families/notebook.mjs';
import { pen, pencil } from '../families/pens.mjs';
import { blanketPile } from '../families/blanket.mjs';
import { cushion } from '../families/cushion.mjs';
import { twine } from '../families/twine.mjs';
import { flat, sunny } from '../framing.mjs';
import { picture, sunlight, sweep } from '../studio.mjs';
import { at, path, tag } from '../svg.mjs';

const BANNER = { width: 2000, height: 900, horizon: 0.7 };

/** Goods of all rooms on one long table, the left third left calm for words. */
function banner() {
	const goods = [
		at( 1010, 690, lamp( { colour: PAINT.sage } ), 0.84 ),
		at(
			1770,
			680,
			planter( {
				colour: PAINT[ 'duck-egg' ],
				plant: sansevieria( { seed: 3, height: 420 } ),
			} ),
			0.68
		),
		at( 1410, 690, rucksack( { colour: PAINT.forest } ), 0.84 ),
		at( 1170, 775, blanketPile( [ PAINT.slate, PAINT.oatmeal ] ), 0.48 ),
		at(
			1166,
			660,
			beanie( { colour: PAINT.mustard, shadow: false } ),
			0.4
		),
		at( 1640, 790, kettle( { colour: PAINT.rust } ), 0.56 ),
		at( 930, 808, candle( { label: 'bracken' } ), 0.46 ),
		at(
			1400,
			826,
			enamelMug( { colour: PAINT.navy, tea: true } ) + steam(),
			0.46
		),
		at( 1830, 830, stonewareMug( { colour: PAINT.cream } ), 0.44 ),
	];
	return picture(
		sweep( 'oat', BANNER ) +
			sunlight( 1120, -140, 1.5, 0.5 ) +
			goods.join( '' ),
		BANNER.width,
		BANNER.height
	);
}

/** The site's icon: the logo, large. */
function icon() {
	const mark =
		path( 'M14 60L34 32L44 45L57 25L82 60', 'none', {
			stroke: '#fbf8f1',
			'stroke-width': 4.5,
			'stroke-linejoin': 'round',
			'stroke-linecap': 'round',
		} ) +
		path(
			'M22 69c6 -4 10 4 16 0s10 4 16 0 10 4 16 0M31 78c6 -4 9 4 15 0s9 4 15 0',
			'none',
			{
				stroke: '#a9c4bd',
				'stroke-width': 3.5,
				'stroke-linecap': 'round',
			}
		);
	return picture(
		tag( 'rect', { width: 512, height: 512, fill: '#2f4a3b' } ) +
			at(
				256,
				256,
				at(
					-48,
					-50,
					tag( 'circle', { cx: 67, cy: 29, r: 6, fill: '#d9a441' } ) +
						mark
				),
				4.6
			),
		512,
		512
	);
}

export const shop = {
	icon: () => ( { svg: icon(), width: 512, height: 512 } ),
	banner: () => ( {
		svg: banner(),
		width: BANNER.width,
		height: BANNER.height,
	} ),
	'category-clothing': sunny(
		'oat',
		[
			() => jumperPile( [ PAINT.navy, PAINT.oatmeal, PAINT.moss ] ),
			600,
			960,
			1.25,
		],
		[
			() => beanie( { colour: PAINT.rust, shadow: false } ),
			590,
			500,
			0.95,
		]
	),
	'category-bags': sunny(
		'mist',
		[ () => rolltop(), 380, 900, 0.98 ],
		[ () => rucksack( { colour: PAINT.mustard } ), 790, 960, 1.06 ],
		[ () => washbag(), 400, 1050, 0.62 ]
	),
	'category-kitchen': sunny(
		'sage',
		[ () => teapot(), 500, 850, 1.2 ],
		[
			() => stonewareMug( { colour: PAINT.cream, tea: true } ) + steam(),
			880,
			930,
			0.9,
		],
		[ () => stonewareMug( { colour: PAINT.slate } ), 250, 1010, 0.85 ]
	),
	'category-home': sunny(
		'blush',
		[ () => lamp( { colour: PAINT.sage } ), 360, 880, 1.1 ],
		[ () => vase( { stems: grasses() } ), 930, 880, 0.78 ],
		[ () => cushion( { colour: PAINT.rust } ), 680, 1020, 0.86 ],
		[ () => candle( { label: 'orchard' } ), 260, 1050, 0.62 ]
	),
	'category-garden': sunny(
		'sage',
		[
			() =>
				terracottaPot( {
					plant: bush( {
						colour: GREEN.fresh,
						spread: 180,
						height: 280,
						seed: 6,
					} ),
				} ),
			850,
			850,
			1.05,
		],
		[ () => wateringCan( { colour: PAINT.slate } ), 360, 960, 1.02 ],
		[ () => twine(), 800, 1030, 0.62 ]
	),
	'category-stationery': flat(
		'stone',
		[ () => notebook( { colour: PAINT.navy } ), 400, 560, 1, -12 ],
		[ () => notebook( { colour: PAINT.rust } ), 640, 650, 1, 5 ],
		[ () => pencil( PAINT.mustard ), 960, 560, 1, 14 ],
		[ () => pencil( PAINT.forest ), 1040, 620, 1, 20 ],
		[ () => pen( { cap: false } ), 300, 860, 0.85, 62 ]
	),
};
