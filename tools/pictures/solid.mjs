// @ts-check
/** Turned solids with computed light: what a potter’s wheel makes. */
import { hex, rgb, shade } from './colour.mjs';
import { linear, path, round, tag } from './svg.mjs';

/** How surfaces answer light: [mirror-like share, tightness, softbox reflection]. */
export const FINISH = {
	matte: [ 0.05, 6, 0 ],
	satin: [ 0.16, 22, 0.1 ],
	gloss: [ 0.4, 60, 0.42 ],
	metal: [ 0.5, 34, 0.5 ],
};

const LIGHT = unit( [ -0.62, 0.6, 0.5 ] );

const VIEW = unit( [ 0, 0.24, 0.97 ] );

const HALF = unit( LIGHT.map( ( value, i ) => value + ( VIEW[ i ] ?? 0 ) ) );

/** @param {number[]} vector */
export function unit( vector ) {
	const length = Math.hypot( ...vector );
	return vector.map( ( value ) => value / length );
}

/**
 * @param {number[]} a
 * @param {number[]} b
 */
const dot = ( a, b ) =>
	a.reduce( ( sum, value, i ) => sum + value * ( b[ i ] ?? 0 ), 0 );

/**
 * The colour of a point of a surface in the studio's light.
 *
 * @param {string}              colour
 * @param {number[]}            normal
 * @param {keyof typeof FINISH} finish
 * @param {number}              [open] 1 in the open, less where other surfaces keep the light away
 */
export function surface( colour, normal, finish, open = 1 ) {
	const [ mirror = 0, tight = 1, softbox = 0 ] = FINISH[ finish ];
	const facing = Math.max( 0, dot( normal, LIGHT ) * 0.72 + 0.28 );
	const sky = 0.5 + 0.1 * ( normal[ 1 ] ?? 0 );
	const full = sky + 0.62 * facing ** 1.25;
	const light = ( full > 1.02 ? 1.02 + ( full - 1.02 ) * 0.4 : full ) * open;
	const glint = mirror * Math.max( 0, dot( normal, HALF ) ) ** tight * 255;
	const around = Math.asin( Math.max( -1, Math.min( 1, normal[ 0 ] ?? 0 ) ) );
	const window =
		softbox *
		150 *
		band( around, -0.98, -0.62, 0.1 ) *
		Math.max( 0, 1 - Math.abs( normal[ 1 ] ?? 0 ) * 1.3 );
	const edge = softbox * 60 * band( around, 1.08, 1.32, 0.14 );
	const cool = [
		1 - ( 1 - light ) * 1.02,
		1 - ( 1 - light ) * 1.0,
		1 - ( 1 - light ) * 0.92,
	];
	return hex(
		rgb( colour ).map(
			( value, i ) =>
				value * ( cool[ i ] ?? 1 ) + ( glint + window + edge ) * open
		)
	);
}

/**
 * 1 between two values, falling softly outside.
 *
 * @param {number} value
 * @param {number} from
 * @param {number} to
 * @param {number} soft
 */
function band( value, from, to, soft ) {
	const rise = Math.min( 1, Math.max( 0, ( value - from + soft ) / soft ) );
	const fall = Math.min( 1, Math.max( 0, ( to + soft - value ) / soft ) );
	const smooth = ( /** @type {number} */ t ) => t * t * ( 3 - 2 * t );
	return smooth( rise ) * smooth( fall );
}

/**
 * Points of a profile, made smooth but for the corners.
 *
 * @param {Array<[number, number, ('corner')?]>} profile radius and height from the foot up
 * @param {number}                               [step]
 */
export function smoothProfile( profile, step = 1.6 ) {
	/** @type {Array<[number, number]>} */
	const points = [];
	for ( let i = 0; i < profile.length - 1; i++ ) {
		const [ from, to ] = [ profile[ i ], profile[ i + 1 ] ];
		if ( ! from || ! to ) {
			continue;
		}
		const before = from[ 2 ] || i === 0 ? from : profile[ i - 1 ] ?? from;
		const after = to[ 2 ] ? to : profile[ i + 2 ] ?? to;
		const count = Math.max(
			1,
			Math.ceil(
				Math.hypot( to[ 0 ] - from[ 0 ], to[ 1 ] - from[ 1 ] ) / step
			)
		);
		for ( let k = 0; k < count; k++ ) {
			points.push( between( before, from, to, after, k / count ) );
		}
	}
	const last = profile[ profile.length - 1 ];
	if ( last ) {
		points.push( [ last[ 0 ], last[ 1 ] ] );
	}
	return points;
}

/**
 * @param {[number, number, string?]} p0
 * @param {[number, number, string?]} p1
 * @param {[number, number, string?]} p2
 * @param {[number, number, string?]} p3
 * @param {number} t
 * @return {[number, number]} a point of the curve from p1 to p2
 */
export function between( p0, p1, p2, p3, t ) {
	const along = ( /** @type {0|1} */ axis ) => {
		const [ a, b, c, d ] = [
			p0[ axis ],
			p1[ axis ],
			p2[ axis ],
			p3[ axis ],
		];
		return (
			0.5 *
			( 2 * b +
				( c - a ) * t +
				( 2 * a - 5 * b + 4 * c - d ) * t * t +
				( 3 * b - a - 3 * c + d ) * t ** 3 )
		);
	};
	return [ along( 0 ), along( 1 ) ];
}

/**
 * A turned solid standing on the origin, as a stack of thin discs.
 *
 * @param {Array<[number, number, ('corner')?]>} profile
 * @param {{colour: string, finish?: keyof typeof FINISH, tilt?: number, grounded?: boolean}} look
 * @return {{art: string, outline: string}} the drawing and its outline as path data
 */
export function lathe(
	profile,
	{ colour, finish = 'satin', tilt = 0.2, grounded = true }
) {
	const points = smoothProfile( profile );
	/** @type {Map<string, {fill: string, defs: string}>} */
	const fills = new Map();
	let art = '';
	points.forEach( ( [ radius, height ], i ) => {
		const next = points[ i + 1 ] ?? [ radius, height + 1 ];
		const previous = points[ i - 1 ] ?? [ radius, height - 1 ];
		const [ run, rise ] = [
			next[ 0 ] - previous[ 0 ],
			next[ 1 ] - previous[ 1 ],
		];
		const slope = Math.atan2( -run, rise || 0.0001 );
		const open = grounded ? Math.min( 1, 0.8 + height / 240 ) : 1;
		const key = `${ Math.round( slope * 20 ) }/${ Math.round(
			open * 40
		) }`;
		if ( ! fills.has( key ) ) {
			fills.set( key, ring( colour, slope, finish, open ) );
		}
		const fill = fills.get( key )?.fill ?? colour;
		art += `<ellipse cy="${ round( -height ) }" rx="${ round(
			radius
		) }" ry="${ round( radius * tilt ) }" fill="${ fill }"/>`;
	} );
	return {
		art: [ ...fills.values() ].map( ( { defs } ) => defs ).join( '' ) + art,
		outline: silhouette( points, tilt ),
	};
}

/**
 * The light around one disc, left edge to right edge.
 *
 * @param {string}              colour
 * @param {number}              slope
 * @param {keyof typeof FINISH} finish
 * @param {number}              open
 */
function ring( colour, slope, finish, open ) {
	/** @type {Array<[number, string]>} */
	const stops = [];
	for ( let k = -12; k <= 12; k++ ) {
		const around = ( k / 12 ) * ( Math.PI / 2 ) * 0.985;
		const normal = [
			Math.sin( around ) * Math.cos( slope ),
			Math.sin( slope ),
			Math.cos( around ) * Math.cos( slope ),
		];
		stops.push( [
			( Math.sin( around ) + 1 ) / 2,
			surface( colour, normal, finish, open ),
		] );
	}
	return linear( stops );
}

/**
 * @param {Array<[number, number]>} points
 * @param {number}                  tilt
 */
function silhouette( points, tilt ) {
	const every = points.filter(
		( _, i ) => i % 4 === 0 || i === points.length - 1
	);
	const [ foot, top ] =
		/** @type {[[number, number], [number, number]]} */ ( [
			every[ 0 ] ?? [ 0, 0 ],
			every[ every.length - 1 ] ?? [ 0, 0 ],
		] );
	const left = every
		.map( ( [ r, h ] ) => `${ round( -r ) } ${ round( -h ) }` )
		.join( 'L' );
	const right = [ ...every ]
		.reverse()
		.map( ( [ r, h ] ) => `${ round( r ) } ${ round( -h ) }` )
		.join( 'L' );
	return `M${ left }A${ round( top[ 0 ] ) } ${ round(
		top[ 0 ] * tilt
	) } 0 0 1 ${ round( top[ 0 ] ) } ${ round(
		-top[ 1 ]
	) }L${ right }A${ round( foot[ 0 ] ) } ${ round(
		foot[ 0 ] * tilt
	) } 0 0 1 ${ round( -foot[ 0 ] ) } ${ round( -foot[ 1 ] ) }Z`;
}

/**
 * The mouth of an open vessel: inner wall, what is in it, and the lip.
 *
 * @param {number} radius
 * @param {number} height
 * @param {{colour: string, lip?: string, lipWidth?: number, tilt?: number, content?: string | undefined, level?: number}} look content is a colour, level its depth below the lip
 */
export function mouth(
	radius,
	height,
	{ colour, lip, lipWidth = 7, tilt = 0.2, content, level = 30 }
) {
	const wall = linear( [
		[ 0, shade( colour, -0.5 ) ],
		[ 0.45, shade( colour, -0.26 ) ],
		[ 0.85, shade( colour, 0.02 ) ],
		[ 1, shade( colour, -0.12 ) ],
	] );
	const ry = radius * tilt;
	const ellipse = (
		/** @type {number} */ r,
		/** @type {Record<string, string|number>} */ more,
		dy = 0
	) => tag( 'ellipse', { cy: -height + dy, rx: r, ry: r * tilt, ...more } );
	const clip = `M${ -radius } ${ -height }A${ radius } ${ ry } 0 1 1 ${ radius } ${ -height }A${ radius } ${ ry } 0 1 1 ${ -radius } ${ -height }Z`;
	const id = wall.fill.slice( 5, -1 ) + 'c';
	const filled = content
		? ellipse( radius * 0.985, { fill: content }, level * 0.9 ) +
		  ellipse(
				radius * 0.985,
				{
					fill: 'none',
					stroke: shade( content, -0.45 ),
					'stroke-width': 3,
					opacity: 0.6,
				},
				level * 0.9
		  )
		: '';
	const edge = linear( [
		[ 0, shade( lip ?? colour, 0.1 ) ],
		[ 0.25, shade( lip ?? colour, 0.55 ) ],
		[ 0.6, shade( lip ?? colour, 0.08 ) ],
		[ 1, shade( lip ?? colour, -0.25 ) ],
	] );
	return (
		wall.defs +
		edge.defs +
		tag( 'clipPath', { id }, path( clip, '#000' ) ) +
		tag(
			'g',
			{ 'clip-path': `url(#${ id })` },
			ellipse( radius, { fill: wall.fill } ) + filled
		) +
		ellipse( radius - lipWidth * 0.3, {
			fill: 'none',
			stroke: edge.fill,
			'stroke-width': lipWidth,
		} )
	);
}
