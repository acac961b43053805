// @ts-check
/** The wall clock. */
import { mix, PAINT } from '../colour.mjs';
import { blurred, group, inside, linear, path, radial, tag } from '../svg.mjs';

/** A wall clock, its middle on the origin, 640 across. */
export function clock() {
	const rim = linear(
		[
			[ 0, '#6d7f78' ],
			[ 0.25, '#46594f' ],
			[ 0.6, '#2f3f38' ],
			[ 1, '#1d2723' ],
		],
		[ 0.1, 0, 0.9, 1 ]
	);
	const inner = linear(
		[
			[ 0, '#1e2824' ],
			[ 0.6, '#3c4d45' ],
			[ 1, '#7d8f87' ],
		],
		[ 0.1, 0, 0.9, 1 ]
	);
	const face = radial(
		[
			[ 0, '#fdfaf2' ],
			[ 0.8, '#f6f0e2' ],
			[ 1, '#e4dcc9' ],
		],
		[ 0.44, 0.42, 0.6 ]
	);
	let marks = '';
	for ( let k = 0; k < 60; k++ ) {
		const big = k % 5 === 0;
		const quarter = k % 15 === 0;
		const long = quarter ? 56 : 40;
		marks += tag( 'rect', {
			x: big ? -7 : -2,
			y: -262,
			width: big ? 14 : 4,
			height: big ? long : 18,
			rx: 1.5,
			fill: '#2c2a27',
			transform: `rotate(${ k * 6 })`,
		} );
	}
	const hands = ( /** @type {string} */ fill ) =>
		path( 'M-9 44L-6 -140L0 -156L6 -140L9 44Z', fill, {
			transform: 'rotate(304)',
		} ) +
		path( 'M-7 52L-5 -216L0 -234L5 -216L7 52Z', fill, {
			transform: 'rotate(54)',
		} );
	return (
		rim.defs +
		inner.defs +
		face.defs +
		tag( 'circle', { r: 320, fill: rim.fill } ) +
		tag( 'circle', { r: 292, fill: inner.fill } ) +
		tag( 'circle', { r: 282, fill: face.fill } ) +
		inside(
			'M-282 0A282 282 0 1 1 282 0A282 282 0 1 1 -282 0Z',
			blurred(
				14,
				tag( 'circle', {
					r: 296,
					fill: 'none',
					stroke: '#3b3023',
					'stroke-width': 36,
					opacity: 0.4,
					cx: -4,
					cy: -6,
				} )
			)
		) +
		marks +
		path( 'M-62 96L-26 52L-8 72L18 34L64 96', 'none', {
			stroke: mix( PAINT.rust, '#fff', 0.1 ),
			'stroke-width': 6,
			'stroke-linejoin': 'round',
			'stroke-linecap': 'round',
			transform: 'translate(0 28) scale(.8)',
		} ) +
		blurred(
			5,
			group( hands( '#000' ), {
				transform: 'translate(8 12)',
				opacity: 0.3,
			} )
		) +
		hands( '#25231f' ) +
		path( 'M-2.5 70V-240H2.5V70Z', PAINT.rust, {
			transform: 'rotate(196)',
		} ) +
		tag( 'circle', { r: 15, fill: '#25231f' } ) +
		tag( 'circle', { r: 7, fill: PAINT.rust } ) +
		blurred(
			10,
			path(
				'M-236 -70A246 246 0 0 1 -40 -244C-110 -180 -190 -110 -236 -70Z',
				'#fff',
				{ opacity: 0.45 }
			)
		)
	);
}
