// @ts-check
/** The cardigan. */
import { pattern, soft, wander } from '../cloth.mjs';
import { shade } from '../colour.mjs';
import { ribs, stitches } from '../knit.mjs';
import { at, blurred, inside, linear, path, tag } from '../svg.mjs';
import {
	garmentShadow,
	HEM,
	LEFT_CUFF,
	LEFT_SLEEVE,
	mirrored,
	woven,
} from './garment.mjs';

/** @param {{colour: string}} look */
export function cardigan( { colour } ) {
	const knit = stitches( colour, 9 );
	const rib = ribs( colour, 13 );
	const body =
		'M-118 -30C-176 10 -236 40 -262 66C-276 250 -270 520 -262 742C-180 764 180 764 262 742C270 520 276 250 262 66C236 40 176 10 118 -30L0 300Z';
	const sleeve = path( LEFT_SLEEVE, knit.fill ) + path( LEFT_CUFF, rib.fill );
	const other =
		path( mirrored( LEFT_SLEEVE ), knit.fill ) +
		path( mirrored( LEFT_CUFF ), rib.fill );
	const opening = 'M-120 -34C-90 -62 90 -62 120 -34L0 330Z';
	const placket =
		path(
			'M-124 -34C-120 -48 -106 -58 -92 -58C-84 60 -30 240 8 318L30 842L-26 846L-22 330C-60 250 -118 90 -124 -34Z',
			shade( colour, 0.02 )
		) +
		path(
			'M124 -34C120 -48 106 -58 92 -58C84 60 50 210 30 318L30 842L74 838L62 330C90 240 120 90 124 -34Z',
			shade( colour, -0.06 )
		);
	const lines = pattern(
		9,
		9,
		path( 'M0 0V9', 'none', {
			stroke: shade( colour, -0.5 ),
			'stroke-width': 2.4,
			opacity: 0.5,
		} )
	);
	let buttons = '';
	for ( let i = 0; i < 5; i++ ) {
		buttons += at( 4, 386 + i * 100, button() );
	}
	return (
		garmentShadow( 20 ) +
		knit.defs +
		rib.defs +
		lines.defs +
		path( opening, shade( colour, -0.5 ) ) +
		inside(
			opening,
			blurred(
				16,
				path( 'M-120 -40L0 340L120 -40', 'none', {
					stroke: '#0b0a10',
					'stroke-width': 34,
					opacity: 0.45,
				} )
			)
		) +
		path(
			'M-94 -58C-50 -30 50 -30 94 -58C60 -74 -60 -74 -94 -58Z',
			shade( colour, -0.2 )
		) +
		woven( 0, -44 ) +
		soft( wander( sleeve, 2 ), { seed: 21, folds: 0.8, foldSize: 0.01 } ) +
		soft( wander( other, 2 ), { seed: 25, folds: 0.8, foldSize: 0.01 } ) +
		blurred(
			9,
			path(
				'M-252 70C-246 300 -262 520 -262 740M252 70C246 300 262 520 262 740',
				'none',
				{
					stroke: shade( colour, -0.75 ),
					'stroke-width': 20,
					opacity: 0.45,
				}
			)
		) +
		soft( path( body, knit.fill ) + path( HEM, rib.fill ), {
			seed: 15,
			folds: 0.7,
		} ) +
		soft(
			placket +
				inside(
					'M-124 -60H124V850H-124Z',
					path(
						'M-124 -34C-120 -48 -106 -58 -92 -58C-84 60 -30 240 8 318L30 842L-26 846L-22 330C-60 250 -118 90 -124 -34Z',
						lines.fill
					)
				),
			{ swell: 8, height: 12, folds: 0.15 }
		) +
		blurred(
			3,
			path( 'M30 330V842', 'none', {
				stroke: '#000',
				'stroke-width': 5,
				opacity: 0.35,
			} )
		) +
		buttons
	);
}

/** A four-hole horn button, its middle on the origin. */
export function button() {
	const horn = linear(
		[
			[ 0, '#b58a5a' ],
			[ 0.5, '#7a5634' ],
			[ 1, '#4c331f' ],
		],
		[ 0, 0, 1, 1 ]
	);
	const hole = ( /** @type {number} */ x, /** @type {number} */ y ) =>
		tag( 'circle', { cx: x, cy: y, r: 2.4, fill: '#24170d' } );
	return (
		horn.defs +
		tag( 'circle', { r: 18, cx: 2, cy: 4, fill: '#000', opacity: 0.3 } ) +
		tag( 'circle', { r: 17, fill: horn.fill } ) +
		tag( 'circle', {
			r: 12,
			fill: 'none',
			stroke: '#3a2616',
			'stroke-width': 1.6,
			opacity: 0.6,
		} ) +
		hole( -4, -4 ) +
		hole( 4, -4 ) +
		hole( -4, 4 ) +
		hole( 4, 4 )
	);
}
