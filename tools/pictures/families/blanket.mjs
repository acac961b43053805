// @ts-check
/** Blankets and folded piles. */
import { herringbone, soft } from '../cloth.mjs';
import { mix, PAINT, shade } from '../colour.mjs';
import { castShadow, floorShadow } from '../studio.mjs';
import { blurred, chance, inside, path } from '../svg.mjs';
import { grain } from '../texture.mjs';
import { woven } from './garment.mjs';

/**
 * Twisted ends of the warp, hanging down from a line.
 *
 * @param {number} from
 * @param {number} to
 * @param {number} y
 * @param {string[]} colours
 * @param {{length?: number, gap?: number, seed?: number}} [form]
 */
export function fringe(
	from,
	to,
	y,
	colours,
	{ length = 60, gap = 13, seed = 3 } = {}
) {
	const random = chance( seed );
	let ends = '';
	let i = 0;
	for ( let x = from; x <= to; x += gap ) {
		const colour = colours[ i++ % colours.length ] ?? '#ccc';
		const [ sway, long ] = [
			( random() - 0.5 ) * 12,
			length * ( 0.86 + random() * 0.24 ),
		];
		const d = `M${ x } ${ y }C${ x + sway } ${ y + long * 0.4 } ${
			x - sway
		} ${ y + long * 0.7 } ${ x + sway * 0.8 } ${ y + long }`;
		ends +=
			path( d, 'none', {
				stroke: shade( colour, -0.4 ),
				'stroke-width': gap * 0.62,
				'stroke-linecap': 'round',
			} ) +
			path( d, 'none', {
				stroke: shade( colour, 0.06 ),
				'stroke-width': gap * 0.42,
				'stroke-linecap': 'round',
				'stroke-dasharray': '7 1.6',
			} );
	}
	return ends;
}

/** Folded, seen from above, its middle on the origin, about 800 square. @param {{colour: string}} look */
export function blanket( { colour } ) {
	const cloth = herringbone( colour, mix( colour, PAINT.cream, 0.5 ), 58 );
	const layer = (
		/** @type {number} */ dx,
		/** @type {number} */ dy,
		/** @type {number} */ seed
	) => {
		const shape = `M${ -330 + dx } ${ -340 + dy }C-100 ${ -350 + dy } 100 ${
			-332 + dy
		} ${ 330 + dx } ${ -342 + dy }C${ 338 + dx } -100 ${ 328 + dx } 100 ${
			334 + dx
		} ${ 300 + dy }C100 ${ 308 + dy } -100 ${ 294 + dy } ${ -334 + dx } ${
			302 + dy
		}C${ -326 + dx } 100 ${ -340 + dx } -100 ${ -330 + dx } ${
			-340 + dy
		}Z`;
		return (
			castShadow( shape, 12 ) +
			fringe(
				-322 + dx,
				324 + dx,
				300 + dy,
				[ colour, mix( colour, PAINT.cream, 0.6 ) ],
				{ length: 66, seed }
			) +
			soft( path( shape, cloth.fill ), {
				seed,
				folds: 0.9,
				foldSize: 0.004,
				swell: 16,
				height: 24,
				puff: 0.2,
			} ) +
			inside( shape, grain( shape, { size: '0.6', strength: 0.12 } ) )
		);
	};
	const turned =
		'M-330 -340C-160 -350 60 -336 330 -342L334 -120C120 -108 -120 -124 -336 -112Z';
	return (
		cloth.defs +
		layer( 14, 16, 3 ) +
		layer( 0, 0, 6 ) +
		blurred(
			9,
			path( turned, '#000', {
				opacity: 0.34,
				transform: 'translate(3 12)',
			} )
		) +
		soft( path( turned, cloth.fill ), {
			seed: 9,
			folds: 0.7,
			foldSize: 0.005,
			swell: 18,
			height: 24,
			puff: 0.25,
		} ) +
		woven( 246, -150, 1.7 )
	);
}

/**
 * A pile of folded cloth standing on the origin, the first at the bottom; about 660 wide, 126 high each.
 *
 * @param {Array<{fill: string, defs: string}>} cloths
 */
export function pile( cloths ) {
	let all = floorShadow( 640, { depth: 0.12 } );
	cloths.forEach( ( cloth, i ) => {
		const y = -i * 126;
		const fold = (
			/** @type {number} */ dy,
			/** @type {number} */ seed
		) => {
			const shape = `M-310 ${ y - dy }C-346 ${ y - dy - 8 } -346 ${
				y - dy - 56
			} -308 ${ y - dy - 62 }C-100 ${ y - dy - 72 } 100 ${
				y - dy - 72
			} 310 ${ y - dy - 60 }C326 ${ y - dy - 40 } 326 ${
				y - dy - 18
			} 310 ${ y - dy }C100 ${ y - dy + 8 } -100 ${ y - dy + 8 } -310 ${
				y - dy
			}Z`;
			return (
				blurred(
					5,
					path( shape, '#000', {
						opacity: 0.4,
						transform: 'translate(4 9)',
					} )
				) +
				soft( path( shape, cloth.fill ), {
					seed,
					folds: 0.4,
					swell: 15,
					height: 22,
					smooth: 4,
				} )
			);
		};
		all += cloth.defs + fold( 0, i + 3 ) + fold( 62, i + 9 );
	} );
	return all;
}

/** @param {string[]} colours the blankets' from the bottom up */
export const blanketPile = ( colours ) =>
	pile(
		colours.map( ( colour ) =>
			herringbone( colour, mix( colour, PAINT.cream, 0.5 ), 36 )
		)
	);
