// @ts-check
/** Chopping board and spoons, seen from above, their middle on the origin. */
import { PAINT, shade } from '../colour.mjs';
import { castShadow } from '../studio.mjs';
import { at, blurred, inside, linear, path, radial, tag } from '../svg.mjs';
import { soft, weave } from '../cloth.mjs';
import { wood } from '../texture.mjs';

/** Upright, about 900 high. @param {{seed?: number}} [form] */
export function board( { seed = 12 } = {} ) {
	const shape =
		'M-236 -210C-236 -262 -210 -282 -160 -286C-96 -292 -62 -306 -56 -350L-52 -436C-50 -478 50 -478 52 -436L56 -350C62 -306 96 -292 160 -286C210 -282 236 -262 236 -210L244 400C244 440 224 456 188 456H-188C-224 456 -244 440 -244 400Z';
	const hole = 'M-19 -414A19 19 0 1 1 19 -414A19 19 0 1 1 -19 -414Z';
	const edge = linear( [
		[ 0, '#fff', 0.35 ],
		[ 0.06, '#fff', 0 ],
		[ 0.94, '#3c2410', 0 ],
		[ 1, '#3c2410', 0.35 ],
	] );
	return (
		castShadow( shape, 20 ) +
		path( shape, shade( PAINT.oak, -0.42 ), {
			transform: 'translate(7 10)',
		} ) +
		wood( shape, PAINT.oak, { seed, upright: true } ) +
		edge.defs +
		path( shape, edge.fill ) +
		inside(
			shape,
			knot( 96, 180 ) +
				path( shape, 'none', {
					stroke: shade( PAINT.oak, 0.5 ),
					'stroke-width': 7,
					opacity: 0.5,
					transform: 'translate(2 3)',
				} )
		) +
		path( hole, '#e3ddd2' ) +
		inside(
			hole,
			blurred(
				4,
				path( hole, 'none', {
					stroke: '#2c1a0a',
					'stroke-width': 12,
					opacity: 0.7,
					transform: 'translate(-4 -5)',
				} )
			)
		) +
		path(
			'M-6 -420C-40 -470 -46 -540 0 -552C46 -540 40 -470 6 -420',
			'none',
			{ stroke: '#5e3719', 'stroke-width': 11, 'stroke-linecap': 'round' }
		) +
		path(
			'M-7 -422C-40 -470 -46 -540 -1 -553C44 -541 38 -470 5 -422',
			'none',
			{ stroke: '#a5683a', 'stroke-width': 6, 'stroke-linecap': 'round' }
		)
	);
}

/** @param {number} x @param {number} y */
function knot( x, y ) {
	let rings = '';
	for ( let k = 5; k > 0; k-- ) {
		rings += tag( 'ellipse', {
			cx: x,
			cy: y,
			rx: k * 5.5,
			ry: k * 12,
			fill: 'none',
			stroke: '#6e4420',
			'stroke-width': 2.6,
			opacity: 0.16 + ( 5 - k ) * 0.07,
		} );
	}
	return blurred(
		1.2,
		rings +
			tag( 'ellipse', {
				cx: x,
				cy: y,
				rx: 5,
				ry: 10,
				fill: '#5b3516',
				opacity: 0.7,
			} )
	);
}

/** Three of them in a cotton band, about 900 high. @param {{band?: boolean}} [form] */
export function spoons( { band = true } = {} ) {
	const cloth = weave( '#e9e0cd', 6, 0.12 );
	const wrap =
		'M-150 150C-60 140 60 140 150 150L152 270C60 262 -60 262 -152 270Z';
	return (
		at(
			-86,
			10,
			spoon(
				'M0 -440C62 -440 84 -366 78 -300C72 -236 34 -206 20 -184L17 430C17 452 -17 452 -17 430L-20 -184C-34 -206 -72 -236 -78 -300C-84 -366 -62 -440 0 -440Z',
				3,
				bowl()
			),
			1,
			-4
		) +
		at(
			92,
			20,
			spoon(
				'M-60 -440C-72 -440 -80 -430 -78 -416L-62 -240C-54 -208 -30 -200 -20 -180L-17 430C-17 452 17 452 17 430L20 -180C30 -200 54 -208 62 -240L78 -416C80 -430 72 -440 60 -440Z',
				9,
				tag( 'rect', {
					x: -8,
					y: -390,
					width: 16,
					height: 140,
					rx: 8,
					fill: '#9c7a4c',
					opacity: 0.75,
				} )
			),
			1,
			4
		) +
		at(
			4,
			-6,
			spoon(
				'M-70 -400C-40 -450 70 -452 88 -424L80 -300C70 -236 34 -206 20 -184L17 430C17 452 -17 452 -17 430L-20 -184C-34 -206 -72 -236 -78 -300C-80 -340 -80 -380 -70 -400Z',
				15,
				bowl()
			)
		) +
		( band
			? cloth.defs +
			  blurred(
					8,
					path( wrap, '#000', {
						opacity: 0.4,
						transform: 'translate(6 10)',
					} )
			  ) +
			  soft( path( wrap, cloth.fill ), {
					swell: 14,
					height: 22,
					folds: 0.5,
					foldSize: 0.012,
					stretch: 0.3,
					puff: 0.3,
			  } ) +
			  path( 'M-26 224L-8 190L2 204L14 184L30 224', 'none', {
					stroke: PAINT.forest,
					'stroke-width': 5,
					'stroke-linejoin': 'round',
					'stroke-linecap': 'round',
			  } )
			: '' )
	);
}

/** @param {string} shape @param {number} seed @param {string} hollow */
function spoon( shape, seed, hollow ) {
	const round = linear( [
		[ 0, '#fff', 0.35 ],
		[ 0.42, '#fff', 0.1 ],
		[ 0.6, '#000', 0 ],
		[ 1, '#3a2208', 0.4 ],
	] );
	return (
		castShadow( shape, 13 ) +
		wood( shape, PAINT.beech, { seed, upright: true, scale: 0.8 } ) +
		round.defs +
		inside(
			shape,
			path( shape, round.fill ) +
				blurred(
					5,
					path( 'M-14 -180V440', 'none', {
						stroke: '#fff',
						'stroke-width': 7,
						opacity: 0.4,
					} ) +
						path( 'M14 -180V440', 'none', {
							stroke: '#4a2f10',
							'stroke-width': 8,
							opacity: 0.4,
						} )
				)
		) +
		hollow
	);
}

function bowl() {
	const deep = radial(
		[
			[ 0, '#7d5a30', 0.15 ],
			[ 0.8, '#6d4b24', 0.4 ],
			[ 1, '#4f3414', 0.55 ],
		],
		[ 0.6, 0.62, 0.6 ]
	);
	return (
		deep.defs +
		tag( 'ellipse', { cx: 0, cy: -322, rx: 56, ry: 92, fill: deep.fill } ) +
		blurred(
			5,
			path( 'M30 -250C52 -280 54 -340 40 -384', 'none', {
				stroke: '#fff',
				'stroke-width': 9,
				opacity: 0.5,
			} )
		)
	);
}
