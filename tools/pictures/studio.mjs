// @ts-check
/** The room everything is photographed in: paper sweep, daylight from the upper left, shadows. */
import { shade, mix } from './colour.mjs';
import { blurred, group, inside, linear, path, radial, tag } from './svg.mjs';

/** Paper of the sweep by mood: [wall, floor]. */
export const MOOD = {
	oat: [ '#ece4d6', '#e3d8c6' ],
	mist: [ '#dfe4e6', '#d2d9db' ],
	sage: [ '#dfe4d8', '#d2d9c9' ],
	blush: [ '#efdfd3', '#e6d0c1' ],
	stone: [ '#e6e1da', '#dad3ca' ],
	dusk: [ '#6d6660', '#57504b' ],
};

/**
 * Wall and floor with a soft turn between them.
 *
 * @param {keyof typeof MOOD} mood
 * @param {{width?: number, height?: number, horizon?: number}} [size]
 */
export function sweep(
	mood,
	{ width = 1200, height = 1200, horizon = 0.64 } = {}
) {
	const [ wall = '', floor = '' ] = MOOD[ mood ];
	const paper = linear(
		[
			[ 0, shade( wall, 0.28 ) ],
			[ horizon - 0.06, wall ],
			[ horizon + 0.02, mix( floor, shade( floor, -0.1 ), 0.6 ) ],
			[ horizon + 0.1, shade( floor, 0.12 ) ],
			[ 1, shade( floor, -0.06 ) ],
		],
		[ 0, 0, 0, 1 ]
	);
	return (
		paper.defs +
		tag( 'rect', { width, height, fill: paper.fill } ) +
		daylight( width, height )
	);
}

/**
 * A table top seen from above.
 *
 * @param {keyof typeof MOOD} mood
 * @param {{width?: number, height?: number}} [size]
 */
export function tabletop( mood, { width = 1200, height = 1200 } = {} ) {
	const [ wall = '', floor = '' ] = MOOD[ mood ];
	const paper = linear(
		[
			[ 0, shade( wall, 0.3 ) ],
			[ 1, shade( floor, -0.03 ) ],
		],
		[ 0, 0, 0.8, 1 ]
	);
	return (
		paper.defs +
		tag( 'rect', { width, height, fill: paper.fill } ) +
		daylight( width, height )
	);
}

/**
 * @param {number} width
 * @param {number} height
 */
function daylight( width, height ) {
	const pool = radial(
		[
			[ 0, '#ffffff', 0.55 ],
			[ 1, '#ffffff', 0 ],
		],
		[ 0.3, 0.22, 0.62 ]
	);
	const corner = radial(
		[
			[ 0.55, '#3a3128', 0 ],
			[ 1, '#3a3128', 0.17 ],
		],
		[ 0.42, 0.42, 0.85 ]
	);
	return (
		pool.defs +
		corner.defs +
		tag( 'rect', { width, height, fill: pool.fill } ) +
		tag( 'rect', { width, height, fill: corner.fill } )
	);
}

/**
 * Sun through a window on the wall, with the bars of the frame in it.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} [scale]
 * @param {number} [strength]
 */
export function sunlight( x, y, scale = 1, strength = 0.42 ) {
	const panes = [];
	for ( let column = 0; column < 2; column++ ) {
		for ( let row = 0; row < 3; row++ ) {
			panes.push(
				tag( 'rect', {
					x: column * 170,
					y: row * 190,
					width: 150,
					height: 172,
					fill: '#fff8e8',
				} )
			);
		}
	}
	const tilted = group( panes.join( '' ), {
		transform: `translate(${ x } ${ y }) scale(${ scale }) skewX(-24) skewY(9)`,
	} );
	return blurred( 9 * scale, tilted, { opacity: strength } );
}

/**
 * What a standing thing throws on the floor: a dark line where it touches, a soft pool to the right.
 *
 * @param {number} width   of the thing's foot
 * @param {{depth?: number, reach?: number, strength?: number, x?: number}} [form]
 */
export function floorShadow(
	width,
	{ depth = 0.2, reach = 0.55, strength = 1, x = 0 } = {}
) {
	const half = width / 2;
	const ellipse = (
		/** @type {number[]} */ [ cx, cy, rx, ry ],
		/** @type {number} */ opacity
	) =>
		tag( 'ellipse', {
			cx,
			cy,
			rx,
			ry,
			fill: '#000',
			opacity: opacity * strength * 0.86,
		} );
	const pool = ellipse(
		[
			x + half * reach * 0.8,
			half * depth * 0.25,
			half * ( 1.1 + reach * 0.55 ),
			half * depth * 1.35,
		],
		0.26
	);
	const near = ellipse(
		[
			x + half * 0.14,
			half * depth * 0.2,
			half * 1.06,
			half * depth * 1.04,
		],
		0.42
	);
	const touch = ellipse(
		[ x + half * 0.02, half * depth * 0.1, half * 0.99, half * depth ],
		0.5
	);
	return (
		blurred( width * 0.1, pool ) +
		blurred( width * 0.03, near ) +
		blurred( width * 0.012, touch )
	);
}

/**
 * The shadow of a flat thing lying on the table or hanging at the wall.
 *
 * @param {string} shape path data of its outline
 * @param {number} lift  how far it stands off, in units of the drawing
 * @param {number} [strength]
 */
export function castShadow( shape, lift, strength = 1 ) {
	const dark = ( /** @type {number} */ opacity ) =>
		path( shape, '#000', { opacity: opacity * strength * 0.86 } );
	return (
		blurred(
			lift * 1.5,
			group( dark( 0.3 ), {
				transform: `translate(${ lift * 1.1 } ${ lift * 1.5 })`,
			} )
		) +
		blurred(
			lift * 0.45,
			group( dark( 0.34 ), {
				transform: `translate(${ lift * 0.35 } ${ lift * 0.5 })`,
			} )
		)
	);
}

/**
 * A whole picture.
 *
 * @param {string} content
 * @param {number} [width]
 * @param {number} [height]
 */
export function picture( content, width = 1200, height = 1200 ) {
	return tag(
		'svg',
		{
			xmlns: 'http://www.w3.org/2000/svg',
			width,
			height,
			viewBox: `0 0 ${ width } ${ height }`,
		},
		inside( `M0 0H${ width }V${ height }H0Z`, content )
	);
}
