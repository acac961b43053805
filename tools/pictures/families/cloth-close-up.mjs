// @ts-check
/** Cloth seen from very near. */
import { soft } from '../cloth.mjs';
import { at, blurred, path } from '../svg.mjs';
import { fringe } from './blanket.mjs';

/** Close to the cloth: a fold across the picture. Fills 1200 square. @param {{fill: string, defs: string, twill?: string}} cloth @param {string[]} ends */
export function clothCloseUp( cloth, ends ) {
	const under = 'M-20 -20H1220V1220H-20Z';
	const over =
		'M-20 -20H1220V560C900 600 700 500 420 590C260 640 120 620 -20 660Z';
	const skin = ( /** @type {string} */ shape ) =>
		path( shape, cloth.fill ) +
		( cloth.twill ? path( shape, cloth.twill ) : '' );
	return (
		cloth.defs +
		soft( skin( under ), {
			seed: 41,
			folds: 1,
			foldSize: 0.0026,
			swell: 10,
			height: 52,
			puff: 0.1,
			smooth: 8,
		} ) +
		blurred(
			26,
			path( over, '#000', { opacity: 0.6, transform: 'translate(8 34)' } )
		) +
		( ends.length ? fringeAlong( ends ) : '' ) +
		soft( skin( over ), {
			seed: 47,
			folds: 1,
			foldSize: 0.0026,
			swell: 22,
			height: 52,
			puff: 0.25,
			smooth: 8,
		} )
	);
}

/** @param {string[]} colours */
function fringeAlong( colours ) {
	let ends = '';
	for ( let i = 0; i < 48; i++ ) {
		const x = i * 26 - 10;
		const y =
			560 +
			40 * Math.sin( 5.2 - x / 190 ) * ( 1 - x / 2400 ) +
			( 1 - x / 1200 ) * 62;
		ends += at(
			x,
			y,
			fringe( 0, 0, -24, [ colours[ i % colours.length ] ?? '#ccc' ], {
				length: 190,
				gap: 26,
				seed: i + 1,
			} )
		);
	}
	return ends;
}
