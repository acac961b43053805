// @ts-check
/** Bent solids with computed light: handles, spouts, wire. */
import { between, surface, unit } from './solid.mjs';
import { path, round } from './svg.mjs';

/**
 * A bent tube: handles, spouts, wire.
 *
 * @param {number[][]}          spine  points x, y the tube passes through
 * @param {(share: number) => number} width  full width along the way, share from 0 to 1
 * @param {{colour: string, finish?: keyof typeof import('./solid.mjs').FINISH}} look
 */
export function tube( spine, width, { colour, finish = 'satin' } ) {
	const line = curveThrough( spine );
	const layers = 14;
	let art = '';
	for ( let layer = 0; layer < layers; layer++ ) {
		const depth = layer / layers;
		const spread = Math.sqrt( 1 - depth * depth );
		const away = Math.sin( Math.acos( Math.min( 1, spread ) ) );
		const normal = unit( [
			0.5 - 0.98 * away,
			-0.5 + 0.95 * away,
			0.62 + away * 0.3,
		] );
		const shift = depth * 0.17;
		art += path(
			ribbon(
				line,
				( share ) => width( share ) * ( 1 - depth * 0.93 ),
				( share ) => width( share ) * shift
			),
			surface( colour, normal, finish )
		);
	}
	return art;
}

/**
 * Many points on a smooth way through a few.
 *
 * @param {number[][]} spine
 */
export function curveThrough( spine ) {
	/** @type {Array<[number, number]>} */
	const line = [];
	const point = ( /** @type {number} */ i ) => {
		const [ x = 0, y = 0 ] =
			spine[ Math.max( 0, Math.min( spine.length - 1, i ) ) ] ?? [];
		return /** @type {[number, number]} */ ( [ x, y ] );
	};
	for ( let i = 0; i < spine.length - 1; i++ ) {
		for ( let k = 0; k < 14; k++ ) {
			line.push(
				between(
					point( i - 1 ),
					point( i ),
					point( i + 1 ),
					point( i + 2 ),
					k / 14
				)
			);
		}
	}
	line.push( point( spine.length - 1 ) );
	return line;
}

/**
 * The outline of a band along a line, moved towards the light.
 *
 * @param {Array<[number, number]>}   line
 * @param {(share: number) => number} width
 * @param {(share: number) => number} [lift]
 */
export function ribbon( line, width, lift = () => 0 ) {
	/** @type {string[]} */
	const left = [];
	/** @type {string[]} */
	const right = [];
	line.forEach( ( [ x, y ], i ) => {
		const [ ax, ay ] = line[ Math.max( 0, i - 1 ) ] ?? [ x, y ];
		const [ bx, by ] = line[ Math.min( line.length - 1, i + 1 ) ] ?? [
			x,
			y,
		];
		const length = Math.hypot( bx - ax, by - ay ) || 1;
		const share = i / ( line.length - 1 );
		const [ nx, ny ] = [
			( ( by - ay ) / length ) * ( width( share ) / 2 ),
			( -( bx - ax ) / length ) * ( width( share ) / 2 ),
		];
		const [ cx, cy ] = [
			x - lift( share ) * 0.8,
			y - lift( share ) * 0.75,
		];
		left.push( `${ round( cx + nx ) } ${ round( cy + ny ) }` );
		right.unshift( `${ round( cx - nx ) } ${ round( cy - ny ) }` );
	} );
	return `M${ left.join( 'L' ) }L${ right.join( 'L' ) }Z`;
}
