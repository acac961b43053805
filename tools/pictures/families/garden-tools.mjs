// @ts-check
/** Trowel and fork, seen from above. */
import { PAINT } from '../colour.mjs';
import { castShadow } from '../studio.mjs';
import { blurred, inside, linear, path, tag } from '../svg.mjs';
import { grain, wood } from '../texture.mjs';

const HANDLE =
	'M-24 40C-40 60 -44 110 -36 170C-30 230 -44 300 -40 360C-36 410 36 410 40 360C44 300 30 230 36 170C44 110 40 60 24 40Z';

/** An ash handle with its steel collar and leather thong; the blade goes up from the origin. */
function handle() {
	const round = linear( [
		[ 0, '#3a2208', 0.25 ],
		[ 0.22, '#fff', 0.4 ],
		[ 0.5, '#fff', 0.06 ],
		[ 1, '#2e1a06', 0.5 ],
	] );
	const collar = linear( [
		[ 0, '#73787b' ],
		[ 0.25, '#f2f4f4' ],
		[ 0.5, '#b3b8ba' ],
		[ 1, '#575c5f' ],
	] );
	return (
		path( 'M-3 386C-60 440 -70 520 -20 540C40 560 60 470 6 388', 'none', {
			stroke: '#6e4220',
			'stroke-width': 9,
		} ) +
		path( 'M-5 384C-62 438 -72 518 -22 538C38 558 58 468 4 386', 'none', {
			stroke: '#a5683a',
			'stroke-width': 5,
		} ) +
		wood( HANDLE, PAINT.ash, { seed: 14, upright: true, scale: 0.7 } ) +
		round.defs +
		path( HANDLE, round.fill ) +
		tag( 'ellipse', { cx: 0, cy: 378, rx: 6, ry: 6, fill: '#3a2512' } ) +
		collar.defs +
		path( 'M-21 -14H21L27 62H-27Z', collar.fill ) +
		path( 'M-24 30H24M-25 44H25', 'none', {
			stroke: '#4e5356',
			'stroke-width': 2.4,
			opacity: 0.6,
		} )
	);
}

const NECK = 'M-17 0C-13 -30 -12 -60 -14 -92H14C12 -60 13 -30 17 0Z';

/** Brushed steel in a shape. @param {string} shape */
function steel( shape ) {
	const sheet = linear( [
		[ 0, '#8f9598' ],
		[ 0.2, '#eef1f1' ],
		[ 0.42, '#c4c9ca' ],
		[ 0.56, '#9aa0a3' ],
		[ 0.78, '#d9dddd' ],
		[ 1, '#767c80' ],
	] );
	return (
		sheet.defs +
		path( shape, sheet.fill ) +
		inside(
			shape,
			grain( shape, {
				size: '0.4 0.006',
				colour: '#ffffff',
				strength: 0.3,
				sharp: 4,
				level: -2,
				seed: 3,
			} ) +
				path( shape, 'none', {
					stroke: '#fff',
					'stroke-width': 5,
					opacity: 0.5,
					transform: 'translate(3 4)',
				} ) +
				path( shape, 'none', {
					stroke: '#43494d',
					'stroke-width': 4,
					opacity: 0.5,
					transform: 'translate(-2 -2)',
				} )
		)
	);
}

/** About 900 from tip to thong; the collar at the origin. */
export function trowel() {
	const blade =
		'M-26 -84C-84 -100 -98 -150 -98 -220C-98 -320 -60 -400 0 -452C60 -400 98 -320 98 -220C98 -150 84 -100 26 -84C10 -76 -10 -76 -26 -84Z';
	return (
		castShadow( blade + NECK + HANDLE, 16 ) +
		steel( NECK ) +
		steel( blade ) +
		blurred(
			7,
			path( 'M0 -110V-400', 'none', {
				stroke: '#4d5356',
				'stroke-width': 20,
				opacity: 0.5,
			} )
		) +
		blurred(
			4,
			path( 'M-9 -110V-410', 'none', {
				stroke: '#fff',
				'stroke-width': 8,
				opacity: 0.8,
			} )
		) +
		handle()
	);
}

export function fork() {
	const tine = ( /** @type {number} */ x ) =>
		`M${ x - 15 } -190L${ x - 12 } -380L${ x } -440L${ x + 12 } -380L${
			x + 15
		} -190Z`;
	const head =
		'M-26 -84C-70 -96 -94 -130 -94 -200L-64 -206C-62 -170 -50 -160 -15 -158L-15 -206H15L15 -158C50 -160 62 -170 64 -206L94 -200C94 -130 70 -96 26 -84C10 -76 -10 -76 -26 -84Z';
	const tines = [ -79, 0, 79 ].map( tine );
	return (
		castShadow( head + tines.join( '' ) + NECK + HANDLE, 16 ) +
		steel( NECK ) +
		tines.map( steel ).join( '' ) +
		steel( head ) +
		handle()
	);
}
