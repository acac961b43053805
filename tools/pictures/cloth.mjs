// @ts-check
/** Cloth: folds, threads, weaves, needlework. */
import { shade } from './colour.mjs';
import { group, nextId, path, tag } from './svg.mjs';

/**
 * Light on something soft: its outline swells towards the middle and the cloth has folds.
 * Put it on a group; colours stay where the surface faces the light and deepen where it turns away.
 *
 * @param {string} content
 * @param {{swell?: number, height?: number, folds?: number, foldSize?: number, seed?: number, elevation?: number, stretch?: number, smooth?: number, puff?: number}} [form]
 */
export function soft(
	content,
	{
		swell = 26,
		height = 22,
		folds = 0.5,
		foldSize = 0.007,
		seed = 3,
		elevation = 52,
		stretch = 0.6,
		smooth = 5,
		puff = 0.5,
	} = {}
) {
	const id = nextId();
	const flat = Math.sin( ( elevation * Math.PI ) / 180 );
	const steps = [
		tag( 'feGaussianBlur', {
			in: 'SourceAlpha',
			stdDeviation: swell,
			result: 'swell',
		} ),
		tag( 'feTurbulence', {
			type: 'fractalNoise',
			baseFrequency: `${ foldSize } ${ foldSize * stretch }`,
			numOctaves: 2,
			seed,
			result: 'noise',
		} ),
		tag( 'feGaussianBlur', {
			in: 'noise',
			stdDeviation: 7,
			result: 'folds',
		} ),
		tag( 'feComposite', {
			in: 'swell',
			in2: 'folds',
			operator: 'arithmetic',
			k2: puff,
			k3: 0.5 * Math.min( 1, folds ),
			result: 'relief',
		} ),
		tag(
			'feDiffuseLighting',
			{
				in: 'relief',
				surfaceScale: 2 * height * Math.max( 1, folds ),
				diffuseConstant: 1,
				'lighting-color': '#fffaf2',
				result: 'facets',
			},
			tag( 'feDistantLight', { azimuth: 228, elevation } )
		),
		tag( 'feGaussianBlur', {
			in: 'facets',
			stdDeviation: smooth,
			result: 'light',
		} ),
		tag( 'feComposite', {
			in: 'SourceGraphic',
			in2: 'light',
			operator: 'arithmetic',
			k1: 0.74 / flat,
			k2: 0.25,
			result: 'lit',
		} ),
		tag( 'feComposite', {
			in: 'lit',
			in2: 'SourceGraphic',
			operator: 'in',
		} ),
	];
	return (
		tag(
			'filter',
			{
				id,
				x: '-10%',
				y: '-10%',
				width: '120%',
				height: '120%',
				'color-interpolation-filters': 'sRGB',
			},
			steps.join( '' )
		) + group( content, { filter: `url(#${ id })` } )
	);
}

/**
 * Lets lines wander a little, as threads do.
 *
 * @param {string} content
 * @param {number} amount    units of the drawing
 * @param {number} [size]    frequency of the wander
 * @param {number} [seed]
 */
export function wander( content, amount, size = 0.03, seed = 5 ) {
	const id = nextId();
	return (
		tag(
			'filter',
			{ id, x: '-5%', y: '-5%', width: '110%', height: '110%' },
			tag( 'feTurbulence', {
				type: 'fractalNoise',
				baseFrequency: size,
				numOctaves: 2,
				seed,
				result: 'way',
			} ) +
				tag( 'feDisplacementMap', {
					in: 'SourceGraphic',
					in2: 'way',
					scale: amount,
					xChannelSelector: 'R',
					yChannelSelector: 'G',
				} )
		) + group( content, { filter: `url(#${ id })` } )
	);
}

/**
 * @param {number} width
 * @param {number} height
 * @param {string} content
 * @param {string} [transform]
 */
export function pattern( width, height, content, transform ) {
	const id = nextId();
	return {
		fill: `url(#${ id })`,
		defs: tag(
			'pattern',
			{
				id,
				width,
				height,
				patternUnits: 'userSpaceOnUse',
				patternTransform: transform,
			},
			content
		),
	};
}

/**
 * Plain weave; coarse for canvas, fine for linen.
 *
 * @param {string} colour
 * @param {number} [size]
 * @param {number} [contrast]
 */
export function weave( colour, size = 7, contrast = 0.16 ) {
	const half = size / 2;
	const cell = (
		/** @type {number} */ x,
		/** @type {number} */ y,
		/** @type {number} */ tone
	) =>
		tag( 'rect', {
			x,
			y,
			width: half,
			height: half,
			rx: half * 0.3,
			fill: shade( colour, tone ),
		} );
	return pattern(
		size,
		size,
		tag( 'rect', {
			width: size,
			height: size,
			fill: shade( colour, -contrast ),
		} ) +
			cell( 0, 0, contrast * 0.6 ) +
			cell( half, half, contrast * 0.45 ) +
			cell( half, 0, -contrast * 0.35 ) +
			cell( 0, half, -contrast * 0.2 )
	);
}

/**
 * Herringbone twill.
 *
 * @param {string} colour
 * @param {string} other
 * @param {number} [size]
 */
export function herringbone( colour, other, size = 40 ) {
	const half = size / 2;
	const lines = [];
	for ( let y = -half; y <= size; y += size / 5 ) {
		lines.push(
			path(
				`M0 ${ y }L${ half } ${ y + half }L${ size } ${ y }`,
				'none',
				{ stroke: other, 'stroke-width': size / 11 }
			)
		);
	}
	const height = size;
	return pattern(
		size,
		height,
		tag( 'rect', { width: size, height, fill: colour } ) +
			lines.join( '' ) +
			path(
				`M${ half } 0V${ height }M0 0V${ height }M${ size } 0V${ height }`,
				'none',
				{
					stroke: shade( colour, -0.2 ),
					'stroke-width': 1.6,
					opacity: 0.5,
				}
			)
	);
}

/**
 * Needlework along a line.
 *
 * @param {string} d
 * @param {string} colour
 * @param {number} [size] length of a stitch
 */
export function seam( d, colour, size = 9 ) {
	return (
		path( d, 'none', {
			stroke: shade( colour, -0.6 ),
			'stroke-width': size * 0.36,
			'stroke-dasharray': `${ size } ${ size * 0.55 }`,
			'stroke-linecap': 'round',
			opacity: 0.45,
			transform: `translate(${ size * 0.1 } ${ size * 0.16 })`,
		} ) +
		path( d, 'none', {
			stroke: colour,
			'stroke-width': size * 0.28,
			'stroke-dasharray': `${ size } ${ size * 0.55 }`,
			'stroke-linecap': 'round',
		} )
	);
}
