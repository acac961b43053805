// @ts-check
/** What grows: leaves, herbs, meadow stems. Plants grow up from the origin. */
import { mix, shade } from '../colour.mjs';
import { at, chance, group, linear, path } from '../svg.mjs';
import { curveThrough, ribbon } from '../tube.mjs';

export const GREEN = {
	fresh: '#7d9a5b',
	deep: '#4c6b48',
	grey: '#8ba08a',
	dry: '#c0a46c',
};

/**
 * A leaf from its stalk at the origin upwards.
 *
 * @param {number} length
 * @param {number} width
 * @param {string} colour
 */
export function leaf( length, width, colour ) {
	const half = width / 2;
	const blade = `M0 0C${ half * 1.1 } ${ -length * 0.22 } ${ half * 1.15 } ${
		-length * 0.66
	} 0 ${ -length }C${ -half * 1.15 } ${ -length * 0.66 } ${ -half * 1.1 } ${
		-length * 0.22
	} 0 0Z`;
	const lightSide = `M0 0C${ -half * 1.1 } ${ -length * 0.22 } ${
		-half * 1.15
	} ${ -length * 0.66 } 0 ${ -length }Z`;
	const light = linear(
		[
			[ 0, shade( colour, 0.3 ) ],
			[ 1, shade( colour, -0.05 ) ],
		],
		[ 0, 0, 0.4, 1 ]
	);
	return (
		light.defs +
		path( blade, shade( colour, -0.2 ) ) +
		path( lightSide, light.fill ) +
		path( `M0 0L0 ${ -length * 0.94 }`, 'none', {
			stroke: shade( colour, 0.45 ),
			'stroke-width': Math.max( 1.4, width * 0.03 ),
			opacity: 0.7,
		} )
	);
}

/**
 * Sword-shaped leaves in a fan.
 *
 * @param {{height?: number, seed?: number}} [form]
 */
export function sansevieria( { height = 380, seed = 1 } = {} ) {
	const random = chance( seed );
	let all = '';
	for ( let i = 0; i < 9; i++ ) {
		const lean = ( i % 2 ? 1 : -1 ) * ( 4 + ( 8 - i ) * 3.4 );
		const tall = height * ( 0.6 + 0.42 * random() );
		const x = lean * 1.4;
		const line = curveThrough( [
			[ x, 0 ],
			[ x + lean * 1.2, -tall * 0.5 ],
			[ x + lean * 3.2, -tall ],
		] );
		const wide = ( /** @type {number} */ share ) =>
			46 *
			Math.sin( Math.PI * Math.min( 1, 0.36 + share * 0.64 ) ) ** 0.8;
		const tone = mix( GREEN.deep, GREEN.grey, random() * 0.5 );
		all +=
			path(
				ribbon( line, ( s ) => wide( s ) + 7 ),
				'#b9b878'
			) +
			path( ribbon( line, wide ), shade( tone, -0.12 ) ) +
			path(
				ribbon(
					line,
					( s ) => wide( s ) * 0.45,
					( s ) => wide( s ) * 0.16
				),
				shade( tone, 0.14 ),
				{ opacity: 0.7 }
			);
	}
	return all;
}

/**
 * A round bush of small leaves: basil, or a young lemon tree with a stem.
 *
 * @param {{spread?: number, height?: number, size?: number, seed?: number, colour?: string, count?: number}} [form]
 */
export function bush( {
	spread = 150,
	height = 240,
	size = 70,
	seed = 2,
	colour = GREEN.fresh,
	count = 64,
} = {} ) {
	const random = chance( seed );
	let stems = '';
	let leaves = '';
	for ( let i = 0; i < count; i++ ) {
		const level = i / count;
		const around = ( random() - 0.5 ) * Math.PI * 1.15;
		const reach =
			Math.sqrt( random() ) *
			( 0.5 + 0.5 * Math.sin( level * Math.PI * 0.9 ) );
		const [ x, y ] = [
			Math.sin( around ) * spread * reach,
			-height *
				( 0.3 + 0.7 * level ) *
				( 0.75 + 0.25 * Math.cos( around ) ),
		];
		if ( i % 5 === 0 ) {
			stems += path(
				`M${ x * 0.12 } 0Q${ x * 0.3 } ${ y * 0.6 } ${ x } ${ y }`,
				'none',
				{ stroke: shade( colour, -0.3 ), 'stroke-width': 5 }
			);
		}
		const tone = mix(
			shade( colour, -0.35 ),
			shade( colour, 0.08 ),
			level * 0.7 + 0.3 * random()
		);
		leaves += at(
			x,
			y,
			leaf( size * ( 0.75 + random() * 0.5 ), size * 0.55, tone ),
			1,
			Math.round( around * 57 * 0.9 + ( random() - 0.5 ) * 60 )
		);
	}
	return stems + leaves;
}

/**
 * A branch with paired leaves, for a vase or a card.
 *
 * @param {{length?: number, lean?: number, colour?: string, size?: number, pairs?: number}} [form]
 */
export function branch( {
	length = 420,
	lean = 80,
	colour = GREEN.grey,
	size = 84,
	pairs = 7,
} = {} ) {
	const line = curveThrough( [
		[ 0, 0 ],
		[ lean * 0.1, -length * 0.4 ],
		[ lean * 0.5, -length * 0.75 ],
		[ lean, -length ],
	] );
	let all = path(
		ribbon( line, ( share ) => 8 - 5 * share ),
		mix( '#7c6648', colour, 0.3 )
	);
	for ( let i = 0; i < pairs; i++ ) {
		const [ x, y ] = line[
			Math.floor( ( 0.26 + ( 0.72 * i ) / pairs ) * ( line.length - 1 ) )
		] ?? [ 0, 0 ];
		const grow = size * ( 1 - i * 0.055 );
		const turn = ( lean / length ) * 60;
		all +=
			at(
				x,
				y,
				leaf( grow, grow * 0.46, shade( colour, -0.1 ) ),
				1,
				turn + 58 - i * 3
			) +
			at(
				x,
				y,
				leaf( grow, grow * 0.46, shade( colour, 0.06 ) ),
				1,
				turn - 56 + i * 3
			);
	}
	return (
		all +
		at(
			lean,
			-length,
			leaf( size * 0.8, size * 0.36, shade( colour, 0.1 ) ),
			1,
			( lean / length ) * 60
		)
	);
}

/**
 * Dried meadow grasses and seed heads.
 *
 * @param {{count?: number, height?: number, seed?: number, spread?: number}} [form]
 */
export function grasses( {
	count = 9,
	height = 460,
	seed = 5,
	spread = 150,
} = {} ) {
	const random = chance( seed );
	let all = '';
	for ( let i = 0; i < count; i++ ) {
		const lean =
			( i / ( count - 1 ) - 0.5 ) * 2 * spread + ( random() - 0.5 ) * 30;
		const tall =
			height * ( 0.72 + random() * 0.3 ) - Math.abs( lean ) * 0.3;
		const line = curveThrough( [
			[ lean * 0.04, 0 ],
			[ lean * 0.3, -tall * 0.6 ],
			[ lean, -tall ],
		] );
		const tone = mix(
			GREEN.dry,
			i % 3 ? '#a98d5c' : GREEN.grey,
			random() * 0.6
		);
		all += path(
			ribbon( line, ( share ) => 4.4 - 2.6 * share ),
			tone
		);
		for ( let k = 0; k < 13; k++ ) {
			const [ x, y ] = line[
				Math.floor( ( 0.68 + ( 0.32 * k ) / 13 ) * ( line.length - 1 ) )
			] ?? [ 0, 0 ];
			all += at(
				x,
				y,
				leaf( 34 - k * 1.3, 9, mix( tone, '#e6cf9c', k / 18 ) ),
				1,
				( k % 2 ? 24 : -24 ) + lean * 0.12
			);
		}
	}
	return all;
}

/** A daisy's head, its middle on the origin. @param {number} size @param {string} [petal] @param {string} [eye] */
export function daisy( size, petal = '#fbf7ec', eye = '#d9a63a' ) {
	let petals = '';
	for ( let k = 0; k < 14; k++ ) {
		petals += group(
			path(
				`M0 0C${ size * 0.12 } ${ -size * 0.2 } ${ size * 0.13 } ${
					-size * 0.46
				} 0 ${ -size * 0.5 }C${ -size * 0.13 } ${ -size * 0.46 } ${
					-size * 0.12
				} ${ -size * 0.2 } 0 0Z`,
				k % 2 ? petal : shade( petal, -0.07 )
			),
			{ transform: `rotate(${ ( k * 360 ) / 14 })` }
		);
	}
	return (
		petals +
		`<circle r="${ size * 0.14 }" fill="${ shade(
			eye,
			-0.2
		) }"/><circle cx="${ -size * 0.02 }" cy="${ -size * 0.02 }" r="${
			size * 0.115
		}" fill="${ eye }"/>`
	);
}
