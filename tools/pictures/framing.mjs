// @ts-check
/** How a thing is placed in its picture. Each function gives `() => ({ svg })`, so that nothing is drawn before it is wanted. */
import { picture, sunlight, sweep, tabletop } from './studio.mjs';
import { at } from './svg.mjs';

/** @typedef {keyof typeof import('./studio.mjs').MOOD} Mood */
/** @typedef {[() => string, number, number, number?, number?]} Thing what, x, y, scale, turn */

/** @param {Thing[]} things */
const placed = ( things ) =>
	things
		.map( ( [ draw, x, y, scale = 1, turn = 0 ] ) =>
			at( x, y, draw(), scale, turn )
		)
		.join( '' );

/**
 * Standing on the floor of the studio.
 *
 * @param {Mood}     mood
 * @param {...Thing} things back to front
 */
export const standing =
	( mood, ...things ) =>
	() => ( { svg: picture( sweep( mood ) + placed( things ) ) } );

/**
 * Standing with sun from a window on the wall.
 *
 * @param {Mood}     mood
 * @param {...Thing} things back to front
 */
export const sunny =
	( mood, ...things ) =>
	() => ( {
		svg: picture(
			sweep( mood ) + sunlight( 560, -60, 1.5 ) + placed( things )
		),
	} );

/**
 * Lying on the table or hanging at the wall.
 *
 * @param {Mood}     mood
 * @param {...Thing} things bottom to top
 */
export const flat =
	( mood, ...things ) =>
	() => ( { svg: picture( tabletop( mood ) + placed( things ) ) } );

/** @param {() => string} draw fills 1200 by 1200 */
export const whole = ( draw ) => () => ( { svg: picture( draw() ) } );
