// @ts-check
/** Writing SVG: elements, ids that repeat from run to run, and seeded chance. */

let lastId = 0;

/** Ids start again with each picture, so that a picture never depends on the ones before. */
export function startPicture() {
	lastId = 0;
}

export function nextId() {
	lastId += 1;
	return `p${ lastId }`;
}

/** @param {number} value */
export const round = ( value ) => Math.round( value * 100 ) / 100;

/**
 * @param {string}                                              name
 * @param {Record<string, string | number | undefined | false>} attributes
 * @param {string}                                              [content]
 */
export function tag( name, attributes, content = '' ) {
	const written = Object.entries( attributes )
		.filter( ( [ , value ] ) => value !== undefined && value !== false )
		.map(
			( [ key, value ] ) =>
				` ${ key }="${
					typeof value === 'number' ? round( value ) : value
				}"`
		)
		.join( '' );
	return content === ''
		? `<${ name }${ written }/>`
		: `<${ name }${ written }>${ content }</${ name }>`;
}

/**
 * @param {string}                                              d
 * @param {string}                                              fill
 * @param {Record<string, string | number | undefined | false>} [more]
 */
export const path = ( d, fill, more = {} ) =>
	tag( 'path', { d, fill, ...more } );

/**
 * @param {string}                                              content
 * @param {Record<string, string | number | undefined | false>} [attributes]
 */
export const group = ( content, attributes = {} ) =>
	tag( 'g', attributes, content );

/**
 * @param {number} x
 * @param {number} y
 * @param {string} content
 * @param {number} [scale]
 * @param {number} [turn]  degrees, clockwise
 */
export const at = ( x, y, content, scale = 1, turn = 0 ) =>
	group( content, {
		transform: `translate(${ x } ${ y }) rotate(${ turn }) scale(${ scale })`,
	} );

/**
 * A gradient as a fill. Stops are [offset 0..1, colour, opacity].
 *
 * @param {Array<[number, string, number?]>} stops
 * @param {number[]}                         [line] x1 y1 x2 y2 in shares of the box; left to right by default
 */
export function linear( stops, line = [ 0, 0, 1, 0 ] ) {
	const id = nextId();
	const [ x1, y1, x2, y2 ] = line;
	return {
		fill: `url(#${ id })`,
		defs: tag(
			'linearGradient',
			{ id, x1, y1, x2, y2 },
			stopList( stops )
		),
	};
}

/**
 * @param {Array<[number, string, number?]>} stops
 * @param {number[]}                         [circle] cx cy r in shares of the box
 */
export function radial( stops, circle = [ 0.5, 0.5, 0.5 ] ) {
	const id = nextId();
	const [ cx, cy, r ] = circle;
	return {
		fill: `url(#${ id })`,
		defs: tag( 'radialGradient', { id, cx, cy, r }, stopList( stops ) ),
	};
}

/** @param {Array<[number, string, number?]>} stops */
function stopList( stops ) {
	return stops
		.map( ( [ offset, colour, opacity ] ) =>
			tag( 'stop', {
				offset: round( offset * 100 ) + '%',
				'stop-color': colour,
				'stop-opacity': opacity,
			} )
		)
		.join( '' );
}

/**
 * Content seen only inside a shape.
 *
 * @param {string} shape   path data
 * @param {string} content
 */
export function inside( shape, content ) {
	const id = nextId();
	return (
		tag( 'clipPath', { id }, tag( 'path', { d: shape } ) ) +
		group( content, { 'clip-path': `url(#${ id })` } )
	);
}

/**
 * Content under a soft blur.
 *
 * @param {number}                                              deviation in units of the drawing
 * @param {string}                                              content
 * @param {Record<string, string | number | undefined | false>} [attributes]
 */
export function blurred( deviation, content, attributes = {} ) {
	const id = nextId();
	return (
		tag(
			'filter',
			{
				id,
				x: '-150%',
				y: '-150%',
				width: '400%',
				height: '400%',
				'color-interpolation-filters': 'sRGB',
			},
			tag( 'feGaussianBlur', { stdDeviation: deviation } )
		) + group( content, { filter: `url(#${ id })`, ...attributes } )
	);
}

/**
 * Chance with a memory: the same seed gives the same row of numbers from 0 to 1.
 *
 * @param {number} seed
 */
export function chance( seed ) {
	let state = ( seed * 48271 ) % 2147483647;
	return () => {
		state = ( state * 48271 ) % 2147483647;
		return state / 2147483647;
	};
}
