// @ts-check
/** The tin of meadow seeds. */
import { PAINT, shade } from '../colour.mjs';
import { castShadow } from '../studio.mjs';
import {
	at,
	blurred,
	chance,
	group,
	inside,
	linear,
	path,
	tag,
} from '../svg.mjs';
import { branch, daisy, GREEN } from './plants.mjs';

/** A low round tin with a printed lid, seen from above; 640 across, middle on the origin. @param {{open?: boolean}} [form] */
export function seedTin( { open = false } = {} ) {
	const circle = ( /** @type {number} */ r ) =>
		`M${ -r } 0A${ r } ${ r } 0 1 1 ${ r } 0A${ r } ${ r } 0 1 1 ${ -r } 0Z`;
	const rim = linear(
		[
			[ 0, '#f7f8f7' ],
			[ 0.3, '#b9bebd' ],
			[ 0.55, '#e6e9e8' ],
			[ 1, '#7f8684' ],
		],
		[ 0, 0, 1, 1 ]
	);
	const paint = linear(
		[
			[ 0, '#f5eedd' ],
			[ 1, '#e2d6bc' ],
		],
		[ 0, 0, 1, 1 ]
	);
	const stem = ( /** @type {number} */ turn, /** @type {string} */ head ) =>
		group(
			branch( {
				length: 250,
				lean: turn * 2,
				size: 48,
				pairs: 6,
				colour: GREEN.deep,
			} ) + at( turn * 2, -252, head ),
			{ transform: `translate(${ turn * 1.6 } 170)` }
		);
	const meadow =
		stem( -38, daisy( 118 ) ) +
		stem( 38, daisy( 118, '#a988b8', '#6d5280' ) ) +
		group( stem( 0, daisy( 130, '#e0b64c', '#9a6a22' ) ), {
			transform: 'translate(0 -28)',
		} );
	const seeds = () => {
		const random = chance( 9 );
		let all = '';
		for ( let i = 0; i < 620; i++ ) {
			const [ r, a ] = [ Math.sqrt( random() ) * 262, random() * 6.28 ];
			const tone =
				[ '#7a5a34', '#a98650', '#4f3a22', '#c7a66e', '#8b6b3e' ][
					Math.floor( random() * 5 )
				] ?? '#7a5a34';
			all += group(
				tag( 'ellipse', {
					rx: 13,
					ry: 5.5,
					fill: shade( tone, -0.4 ),
					cx: 2,
					cy: 3,
				} ) +
					tag( 'ellipse', { rx: 12, ry: 5, fill: tone } ) +
					tag( 'ellipse', {
						rx: 7,
						ry: 1.6,
						cx: -2,
						cy: -1.6,
						fill: '#fff',
						opacity: 0.3,
					} ),
				{
					transform: `translate(${ Math.round(
						Math.cos( a ) * r
					) } ${ Math.round(
						Math.sin( a ) * r
					) }) rotate(${ Math.round( random() * 180 ) })`,
				}
			);
		}
		return all;
	};
	return (
		castShadow( circle( 318 ), 22 ) +
		rim.defs +
		paint.defs +
		path( circle( 322 ), rim.fill ) +
		path( circle( 306 ), '#6f7674' ) +
		( open
			? path( circle( 296 ), '#3f3020' ) +
			  inside(
					circle( 296 ),
					seeds() +
						blurred(
							16,
							path( circle( 306 ), 'none', {
								stroke: '#000',
								'stroke-width': 46,
								opacity: 0.55,
								transform: 'translate(-10 -12)',
							} )
						)
			  )
			: path( circle( 302 ), paint.fill ) +
			  path( circle( 272 ), 'none', {
					stroke: PAINT.forest,
					'stroke-width': 6,
			  } ) +
			  path( circle( 258 ), 'none', {
					stroke: PAINT.forest,
					'stroke-width': 2,
			  } ) +
			  group( meadow, { transform: 'translate(0 30)' } ) +
			  blurred(
					12,
					path(
						'M-270 -60A276 276 0 0 1 -60 -270C-130 -210 -210 -140 -270 -60Z',
						'#fff',
						{ opacity: 0.7 }
					)
			  ) )
	);
}
