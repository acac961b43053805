// @ts-check
/** Letterpress cards and their envelope: seen from above, their middle on the origin. */
import { mix, PAINT, shade } from '../colour.mjs';
import { at, blurred, group, path, tag } from '../svg.mjs';
import { branch, GREEN } from './plants.mjs';
import { sheet } from './sheet.mjs';

/** Pressed into thick paper: a light edge below, a dark one above. @param {string} art */
function pressed( art ) {
	return (
		group( art, {
			transform: 'translate(2 2.6)',
			opacity: 0.5,
			style: 'filter:brightness(0) invert(1)',
		} ) + art
	);
}

/** One letterpress card, 420 by 600. @param {'fern'|'oak'|'rowan'|'ash'} kind */
export function card( kind ) {
	const art = {
		fern: group(
			branch( {
				length: 400,
				lean: 30,
				size: 110,
				pairs: 12,
				colour: GREEN.deep,
			} ),
			{ transform: 'translate(-14 200)' }
		),
		oak: [ -46, 0, 46 ]
			.map( ( turn ) =>
				at(
					0,
					150,
					oakLeaf(
						turn
							? mix( PAINT.moss, PAINT.mustard, 0.5 )
							: PAINT.moss
					),
					1,
					turn
				)
			)
			.join( '' ),
		rowan:
			group(
				branch( {
					length: 360,
					lean: -30,
					size: 100,
					pairs: 6,
					colour: '#7d6a45',
				} ),
				{ transform: 'translate(14 190)' }
			) + berries(),
		ash: group(
			branch( {
				length: 380,
				lean: 0,
				size: 130,
				pairs: 5,
				colour: PAINT.slate,
			} ),
			{ transform: 'translate(0 200)' }
		),
	};
	return sheet(
		420,
		600,
		'#f8f2e5',
		path( 'M-186 -276H186V276H-186Z', 'none', {
			stroke: '#cbbd9f',
			'stroke-width': 2,
		} ) + pressed( art[ kind ] )
	);
}

/** @param {string} colour */
function oakLeaf( colour ) {
	const blade =
		'M0 0C14 -30 40 -40 44 -70C74 -74 78 -104 58 -120C92 -132 92 -168 62 -180C82 -206 66 -238 40 -236C44 -268 22 -290 0 -296C-22 -290 -44 -268 -40 -236C-66 -238 -82 -206 -62 -180C-92 -168 -92 -132 -58 -120C-78 -104 -74 -74 -44 -70C-40 -40 -14 -30 0 0Z';
	return (
		path( blade, colour ) +
		path(
			'M0 24V-270M0 -90L40 -112M0 -90L-40 -112M0 -150L50 -176M0 -150L-50 -176M0 -208L32 -230M0 -208L-32 -230',
			'none',
			{
				stroke: shade( colour, 0.5 ),
				'stroke-width': 4,
				'stroke-linecap': 'round',
			}
		)
	);
}

function berries() {
	return [
		[ -8, 20 ],
		[ 22, 34 ],
		[ 4, 52 ],
		[ 34, 62 ],
		[ -20, 64 ],
		[ 14, 84 ],
	]
		.map(
			( [ x = 0, y = 0 ] ) =>
				tag( 'circle', {
					cx: x - 60,
					cy: y + 10,
					r: 19,
					fill: PAINT.rust,
				} ) +
				tag( 'circle', {
					cx: x - 66,
					cy: y + 4,
					r: 5,
					fill: '#fff',
					opacity: 0.5,
				} )
		)
		.join( '' );
}

/** A brown envelope, 640 by 450. */
export function envelope() {
	return sheet(
		640,
		450,
		'#c3a075',
		path( 'M-320 -225L0 40L320 -225', '#b8946a', {
			stroke: '#96754c',
			'stroke-width': 3,
		} ) +
			blurred(
				5,
				path( 'M-320 -222L0 46L320 -222', 'none', {
					stroke: '#5c4220',
					'stroke-width': 8,
					opacity: 0.35,
				} )
			)
	);
}
