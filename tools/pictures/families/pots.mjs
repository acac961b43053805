// @ts-check
/** Flower pots, planters, vases. All stand on the origin. */
import { PAINT, shade } from '../colour.mjs';
import { lathe, mouth } from '../solid.mjs';
import { floorShadow } from '../studio.mjs';
import { blurred, inside, path, tag } from '../svg.mjs';
import { grain, speckle } from '../texture.mjs';
import { throwingLines } from './mugs.mjs';

const SOIL = '#43342a';

/** A thrown clay pot on its saucer; about 330 high. @param {{plant?: string}} [form] */
export function terracottaPot( { plant = '' } = {} ) {
	const colour = PAINT.terracotta;
	const saucer = lathe(
		[
			[ 150, 0, 'corner' ],
			[ 160, 5 ],
			[ 178, 36, 'corner' ],
			[ 184, 40 ],
		],
		{ colour, finish: 'matte' }
	);
	const body = lathe(
		[
			[ 122, 24, 'corner' ],
			[ 126, 28 ],
			[ 166, 250 ],
			[ 168, 258 ],
		],
		{ colour, finish: 'matte', grounded: false }
	);
	const collar = lathe(
		[
			[ 178, 252, 'corner' ],
			[ 184, 258 ],
			[ 188, 318 ],
			[ 184, 328 ],
		],
		{ colour: shade( colour, 0.04 ), finish: 'matte', grounded: false }
	);
	const chalk = ( /** @type {string} */ shape, /** @type {number} */ seed ) =>
		inside(
			shape,
			grain( shape, {
				size: '0.02 0.03',
				colour: '#f3dcc8',
				strength: 0.34,
				sharp: 5,
				level: -2.6,
				seed,
				octaves: 4,
			} ) +
				grain( shape, {
					size: '0.7',
					colour: '#6d3520',
					strength: 0.35,
					sharp: 5,
					level: -2.7,
					seed: seed + 1,
				} )
		);
	return (
		floorShadow( 350 ) +
		saucer.art +
		chalk( saucer.outline, 3 ) +
		tag( 'ellipse', {
			cy: -38,
			rx: 170,
			ry: 33,
			fill: shade( colour, -0.5 ),
		} ) +
		body.art +
		chalk( body.outline, 6 ) +
		inside(
			body.outline,
			blurred(
				7,
				tag( 'ellipse', {
					cy: -250,
					cx: 6,
					rx: 182,
					ry: 44,
					fill: '#3c1c10',
					opacity: 0.55,
				} )
			)
		) +
		collar.art +
		chalk( collar.outline, 9 ) +
		mouth( 184, 328, { colour, lipWidth: 14, content: SOIL, level: 26 } ) +
		( plant
			? tag( 'g', { transform: 'translate(0 -300)' }, plant ) +
			  front( 184, 328, colour )
			: '' )
	);
}

/** The near lip again, in front of what grows. @param {number} radius @param {number} height @param {string} colour */
function front( radius, height, colour ) {
	return path(
		`M${ -radius } ${ -height }A${ radius } ${
			radius * 0.2
		} 0 0 0 ${ radius } ${ -height }`,
		'none',
		{ stroke: shade( colour, 0.16 ), 'stroke-width': 10 }
	);
}

/** A rounded glazed planter on a cork foot. @param {{colour: string, plant?: string}} look */
export function planter( { colour, plant = '' } ) {
	const foot = lathe(
		[
			[ 132, 0, 'corner' ],
			[ 138, 3 ],
			[ 138, 20 ],
		],
		{ colour: '#c79d6c', finish: 'matte' }
	);
	const body = lathe(
		[
			[ 128, 18, 'corner' ],
			[ 146, 26 ],
			[ 196, 84 ],
			[ 214, 156 ],
			[ 204, 232 ],
			[ 182, 286 ],
			[ 176, 302, 'corner' ],
			[ 180, 312 ],
		],
		{ colour, finish: 'satin' }
	);
	const turned = [ 196, 212, 228 ]
		.map(
			( y ) =>
				path( `M-212 ${ -y }Q0 ${ -y + 84 } 212 ${ -y }`, 'none', {
					stroke: '#7d5a3c',
					'stroke-width': 4,
					opacity: 0.36,
				} ) +
				path(
					`M-212 ${ -y - 4 }Q0 ${ -y + 80 } 212 ${ -y - 4 }`,
					'none',
					{ stroke: '#fff', 'stroke-width': 3, opacity: 0.3 }
				)
		)
		.join( '' );
	return (
		floorShadow( 300, { reach: 0.8 } ) +
		foot.art +
		inside(
			foot.outline,
			grain( foot.outline, {
				size: '0.35',
				colour: '#6e4a28',
				strength: 0.6,
				sharp: 9,
				level: -5,
			} )
		) +
		body.art +
		inside(
			body.outline,
			turned +
				speckle( body.outline, 31, 0.5 ) +
				blurred(
					9,
					tag( 'ellipse', {
						cx: -106,
						cy: -196,
						rx: 26,
						ry: 62,
						fill: '#fff',
						opacity: 0.5,
						transform: 'rotate(12 -106 -196)',
					} )
				)
		) +
		mouth( 180, 312, {
			colour,
			lip: shade( '#8a6443', 0.25 ),
			lipWidth: 9,
			content: plant ? SOIL : undefined,
			level: 30,
		} ) +
		( plant
			? tag( 'g', { transform: 'translate(0 -286)' }, plant ) +
			  front( 180, 312, colour )
			: '' )
	);
}

/** A bottle in two glazes. @param {{stems?: string}} [form] */
export function vase( { stems = '' } = {} ) {
	const [ lower, upper ] = [ '#8d7b68', '#e9dfcd' ];
	const shape = /** @type {Array<[number, number, 'corner'?]>} */ ( [
		[ 104, 0, 'corner' ],
		[ 114, 6 ],
		[ 148, 70 ],
		[ 156, 140 ],
		[ 132, 232 ],
		[ 72, 300 ],
		[ 44, 352 ],
		[ 40, 430 ],
		[ 48, 476, 'corner' ],
		[ 54, 484 ],
	] );
	const body = lathe( shape, { colour: lower, finish: 'satin' } );
	const dipped = lathe( shape, { colour: upper, finish: 'satin' } );
	const run =
		'M-300 -900H300V-176C240 -150 214 -196 168 -172S96 -136 58 -158S-14 -206 -56 -168S-118 -150 -150 -182S-240 -170 -300 -170Z';
	return (
		floorShadow( 250, { reach: 0.9 } ) +
		( stems ? tag( 'g', { transform: 'translate(0 -474)' }, stems ) : '' ) +
		body.art +
		inside( body.outline, speckle( body.outline, 41, 0.5 ) ) +
		inside(
			run,
			dipped.art +
				inside(
					dipped.outline,
					speckle( dipped.outline, 43, 0.7 ) +
						path(
							'M300 -176C240 -150 214 -196 168 -172S96 -136 58 -158S-14 -206 -56 -168S-118 -150 -150 -182S-240 -170 -300 -170',
							'none',
							{
								stroke: '#b88f63',
								'stroke-width': 16,
								opacity: 0.5,
							}
						)
				)
		) +
		inside(
			body.outline,
			throwingLines( 150, 470, upper ) +
				blurred(
					7,
					tag( 'ellipse', {
						cx: -80,
						cy: -178,
						rx: 17,
						ry: 66,
						fill: '#fff',
						opacity: 0.5,
						transform: 'rotate(8 -80 -178)',
					} )
				)
		) +
		( stems
			? path( 'M-54 -484A54 11 0 0 0 54 -484', 'none', {
					stroke: shade( upper, -0.16 ),
					'stroke-width': 8,
			  } )
			: mouth( 54, 484, { colour: '#6e5a48', lip: upper, lipWidth: 9 } ) )
	);
}
