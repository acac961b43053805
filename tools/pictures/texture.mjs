// @ts-check
/** What surfaces are made of: cloth that folds, knitting, weave, wood, clay, leather. */
import { shade } from './colour.mjs';
import { group, inside, nextId, path, tag } from './svg.mjs';

/**
 * Light on something soft: its outline swells towards the middle and the cloth has folds.
 * Put it on a group; colours stay where the surface faces the light and deepen where it turns away.
 *
 * @param {string} content
 * @param {{swell?: number, height?: number, folds?: number, foldSize?: number, seed?: number, elevation?: number, stretch?: number, smooth?: number, puff?: number}} [form]
 */
export function soft( content, { swell = 26, height = 22, folds = 0.5, foldSize = 0.007, seed = 3, elevation = 52, stretch = 0.6, smooth = 5, puff = 0.5 } = {} ) {
	const id = nextId();
	const flat = Math.sin( ( elevation * Math.PI ) / 180 );
	const steps = [
		tag( 'feGaussianBlur', { in: 'SourceAlpha', stdDeviation: swell, result: 'swell' } ),
		tag( 'feTurbulence', { type: 'fractalNoise', baseFrequency: `${ foldSize } ${ foldSize * stretch }`, numOctaves: 2, seed, result: 'noise' } ),
		tag( 'feGaussianBlur', { in: 'noise', stdDeviation: 7, result: 'folds' } ),
		tag( 'feComposite', { in: 'swell', in2: 'folds', operator: 'arithmetic', k2: puff, k3: 0.5 * Math.min( 1, folds ), result: 'relief' } ),
		tag(
			'feDiffuseLighting',
			{ in: 'relief', surfaceScale: 2 * height * Math.max( 1, folds ), diffuseConstant: 1, 'lighting-color': '#fffaf2', result: 'facets' },
			tag( 'feDistantLight', { azimuth: 228, elevation } )
		),
		tag( 'feGaussianBlur', { in: 'facets', stdDeviation: smooth, result: 'light' } ),
		tag( 'feComposite', { in: 'SourceGraphic', in2: 'light', operator: 'arithmetic', k1: 0.74 / flat, k2: 0.25, result: 'lit' } ),
		tag( 'feComposite', { in: 'lit', in2: 'SourceGraphic', operator: 'in' } ),
	];
	return (
		tag( 'filter', { id, x: '-10%', y: '-10%', width: '120%', height: '120%', 'color-interpolation-filters': 'sRGB' }, steps.join( '' ) ) +
		group( content, { filter: `url(#${ id })` } )
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
			tag( 'feTurbulence', { type: 'fractalNoise', baseFrequency: size, numOctaves: 2, seed, result: 'way' } ) +
				tag( 'feDisplacementMap', { in: 'SourceGraphic', in2: 'way', scale: amount, xChannelSelector: 'R', yChannelSelector: 'G' } )
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
		defs: tag( 'pattern', { id, width, height, patternUnits: 'userSpaceOnUse', patternTransform: transform }, content ),
	};
}

/**
 * Stocking stitch: columns of small Vs.
 *
 * @param {string} colour
 * @param {number} [size] width of a stitch
 */
export function stitches( colour, size = 15 ) {
	const half = size / 2;
	const tall = size * 0.92;
	const leaf = ( /** @type {1|-1} */ side, /** @type {number} */ dy, /** @type {string} */ fill ) =>
		path(
			`M${ half } ${ tall * 0.98 + dy }C${ half + side * half * 0.15 } ${ tall * 0.4 + dy } ${ half + side * half * 0.6 } ${ tall * 0.02 + dy } ${ half + side * half * 0.96 } ${ -tall * 0.26 + dy }C${ half + side * half * 1.02 } ${ tall * 0.35 + dy } ${ half + side * half * 0.66 } ${ tall * 0.92 + dy } ${ half } ${ tall * 1.26 + dy }Z`,
			fill
		);
	const rows = [ -tall, 0, tall ]
		.map( ( dy ) => leaf( -1, dy, shade( colour, 0.08 ) ) + leaf( 1, dy, shade( colour, -0.05 ) ) )
		.join( '' );
	return pattern( size, tall, tag( 'rect', { width: size, height: tall, fill: shade( colour, -0.28 ) } ) + rows );
}

/**
 * Ribs: ridges with a shadow between.
 *
 * @param {string} colour
 * @param {number} [size]
 * @param {string} [transform]
 */
export function ribs( colour, size = 20, transform = undefined ) {
	const step = size / 10;
	const tones = [ -0.42, -0.24, -0.06, 0.06, 0.14, 0.12, 0.05, -0.05, -0.2, -0.38 ];
	const bars = tones.map( ( tone, i ) => tag( 'rect', { x: i * step, width: step + 0.4, height: 12, fill: shade( colour, tone ) } ) ).join( '' );
	const loops = path( `M0 3Q${ size / 2 } 8 ${ size } 3`, 'none', { stroke: shade( colour, -0.5 ), 'stroke-width': 1.6, opacity: 0.35 } );
	return pattern( size, 12, bars + loops, transform );
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
	const cell = ( /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ tone ) =>
		tag( 'rect', { x, y, width: half, height: half, rx: half * 0.3, fill: shade( colour, tone ) } );
	return pattern(
		size,
		size,
		tag( 'rect', { width: size, height: size, fill: shade( colour, -contrast ) } ) +
			cell( 0, 0, contrast * 0.6 ) + cell( half, half, contrast * 0.45 ) + cell( half, 0, -contrast * 0.35 ) + cell( 0, half, -contrast * 0.2 )
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
		lines.push( path( `M0 ${ y }L${ half } ${ y + half }L${ size } ${ y }`, 'none', { stroke: other, 'stroke-width': size / 11 } ) );
	}
	const height = size;
	return pattern( size, height, tag( 'rect', { width: size, height, fill: colour } ) + lines.join( '' ) + path( `M${ half } 0V${ height }M0 0V${ height }M${ size } 0V${ height }`, 'none', { stroke: shade( colour, -0.2 ), 'stroke-width': 1.6, opacity: 0.5 } ) );
}

/**
 * A veil of noise over a shape.
 *
 * @param {string} shape path data
 * @param {{size?: string, colour?: string, strength?: number, sharp?: number, level?: number, seed?: number, octaves?: number, blend?: string}} [form]
 */
export function grain( shape, { size = '0.8', colour = '#2a2018', strength = 0.4, sharp = 4, level = -2, seed = 2, octaves = 2, blend } = {} ) {
	const id = nextId();
	const [ r, g, b ] = [ 1, 3, 5 ].map( ( i ) => parseInt( colour.slice( i, i + 2 ), 16 ) / 255 );
	const filter = tag(
		'filter',
		{ id, x: 0, y: 0, width: '100%', height: '100%', 'color-interpolation-filters': 'sRGB' },
		tag( 'feTurbulence', { type: 'fractalNoise', baseFrequency: size, numOctaves: octaves, seed } ) +
			tag( 'feColorMatrix', { values: `0 0 0 0 ${ r } 0 0 0 0 ${ g } 0 0 0 0 ${ b } ${ sharp } 0 0 0 ${ level }` } ) +
			tag( 'feComposite', { in2: 'SourceAlpha', operator: 'in' } )
	);
	return filter + path( shape, '#000', { filter: `url(#${ id })`, opacity: strength, style: blend && `mix-blend-mode:${ blend }` } );
}

/**
 * Wood: long grain with darker veins. The grain runs along x, or along y when upright.
 *
 * @param {string}  shape
 * @param {string}  colour
 * @param {{seed?: number, upright?: boolean, scale?: number}} [form]
 */
export function wood( shape, colour, { seed = 4, upright = false, scale = 1 } = {} ) {
	const way = ( /** @type {number} */ along, /** @type {number} */ across ) =>
		upright ? `${ across / scale } ${ along / scale }` : `${ along / scale } ${ across / scale }`;
	return (
		path( shape, colour ) +
		inside(
			shape,
			grain( shape, { size: way( 0.0022, 0.045 ), colour: shade( colour, -0.55 ), strength: 0.5, sharp: 5, level: -2.3, seed, octaves: 4 } ) +
				grain( shape, { size: way( 0.004, 0.3 ), colour: shade( colour, -0.65 ), strength: 0.3, sharp: 6, level: -3.1, seed: seed + 7, octaves: 2 } ) +
				grain( shape, { size: way( 0.003, 0.02 ), colour: shade( colour, 0.6 ), strength: 0.35, sharp: 4, level: -2, seed: seed + 3, octaves: 2 } )
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
		grain( shape, { size: '0.2', colour: '#5a4632', strength, sharp: 24, level: -17.4, seed, octaves: 2 } ) +
		grain( shape, { size: '0.42', colour: '#4a3a2a', strength: strength * 0.7, sharp: 22, level: -14.9, seed: seed + 1, octaves: 1 } )
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
		path( d, 'none', { stroke: shade( colour, -0.6 ), 'stroke-width': size * 0.36, 'stroke-dasharray': `${ size } ${ size * 0.55 }`, 'stroke-linecap': 'round', opacity: 0.45, transform: `translate(${ size * 0.1 } ${ size * 0.16 })` } ) +
		path( d, 'none', { stroke: colour, 'stroke-width': size * 0.28, 'stroke-dasharray': `${ size } ${ size * 0.55 }`, 'stroke-linecap': 'round' } )
	);
}
