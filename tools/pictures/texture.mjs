// @ts-check
/** Hard things: grain, wood, clay. */
import { shade } from './colour.mjs';
import { inside, nextId, path, tag } from './svg.mjs';

/**
 * A veil of noise over a shape.
 *
 * @param {string} shape path data
 * @param {{size?: string, colour?: string, strength?: number, sharp?: number, level?: number, seed?: number, octaves?: number, blend?: string}} [form]
 */
export function grain(
	shape,
	{
		size = '0.8',
		colour = '#2a2018',
		strength = 0.4,
		sharp = 4,
		level = -2,
		seed = 2,
		octaves = 2,
		blend,
	} = {}
) {
	const id = nextId();
	const [ r, g, b ] = [ 1, 3, 5 ].map(
		( i ) => parseInt( colour.slice( i, i + 2 ), 16 ) / 255
	);
	const filter = tag(
		'filter',
		{
			id,
			x: 0,
			y: 0,
			width: '100%',
			height: '100%',
			'color-interpolation-filters': 'sRGB',
		},
		tag( 'feTurbulence', {
			type: 'fractalNoise',
			baseFrequency: size,
			numOctaves: octaves,
			seed,
		} ) +
			tag( 'feColorMatrix', {
				values: `0 0 0 0 ${ r } 0 0 0 0 ${ g } 0 0 0 0 ${ b } ${ sharp } 0 0 0 ${ level }`,
			} ) +
			tag( 'feComposite', { in2: 'SourceAlpha', operator: 'in' } )
	);
	return (
		filter +
		path( shape, '#000', {
			filter: `url(#${ id })`,
			opacity: strength,
			style: blend && `mix-blend-mode:${ blend }`,
		} )
	);
}

/**
 * Wood: long grain with darker veins. The grain runs along x, or along y when upright.
 *
 * @param {string}  shape
 * @param {string}  colour
 * @param {{seed?: number, upright?: boolean, scale?: number}} [form]
 */
export function wood(
	shape,
	colour,
	{ seed = 4, upright = false, scale = 1 } = {}
) {
	const way = (
		/** @type {number} */ along,
		/** @type {number} */ across
	) =>
		upright
			? `${ across / scale } ${ along / scale }`
			: `${ along / scale } ${ across / scale }`;
	return (
		path( shape, colour ) +
		inside(
			shape,
			grain( shape, {
				size: way( 0.0022, 0.045 ),
				colour: shade( colour, -0.55 ),
				strength: 0.5,
				sharp: 5,
				level: -2.3,
				seed,
				octaves: 4,
			} ) +
				grain( shape, {
					size: way( 0.004, 0.3 ),
					colour: shade( colour, -0.65 ),
					strength: 0.3,
					sharp: 6,
					level: -3.1,
					seed: seed + 7,
					octaves: 2,
				} ) +
				grain( shape, {
					size: way( 0.003, 0.02 ),
					colour: shade( colour, 0.6 ),
					strength: 0.35,
					sharp: 4,
					level: -2,
					seed: seed + 3,
					octaves: 2,
				} )
		)
	);
}

/**
 * Iron freckles of stoneware.
 *
 * @param {string} shape
 * @param {number} [seed]
 * @param {number} [strength]
 */
export function speckle( shape, seed = 8, strength = 0.75 ) {
	return (
		grain( shape, {
			size: '0.2',
			colour: '#5a4632',
			strength,
			sharp: 24,
			level: -17.4,
			seed,
			octaves: 2,
		} ) +
		grain( shape, {
			size: '0.42',
			colour: '#4a3a2a',
			strength: strength * 0.7,
			sharp: 22,
			level: -14.9,
			seed: seed + 1,
			octaves: 1,
		} )
	);
}
