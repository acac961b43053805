// @ts-check
import { join } from 'node:path';
import { CHECKOUT } from '../site/site-folder.mjs';
import { SCREEN_STATES } from './states.mjs';
import { takePicture, visitorsOf } from './take.mjs';

/** The pictures of docs/screenshots, by the states they show. */
export const README_PICTURES = [
	{ file: 'front-page', state: 'front', width: 1280, height: 900 },
	{ file: 'shop-filter', state: 'shop-filtered', width: 1280, height: 860 },
	{ file: 'product', state: 'product', width: 1280, height: 900 },
	{ file: 'product-phone', state: 'product', width: 360, height: 740 },
	{ file: 'checkout', state: 'checkout', width: 1280, height: 900 },
];

/**
 * Makes them anew.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url
 * @return {Promise<string[]>} What went wrong.
 */
export async function takeReadmePictures( browser, url ) {
	const visitors = visitorsOf( browser, url, 'light', 'ltr' );
	/** @type {string[]} */
	const faults = [];
	for ( const { file, state: name, width, height } of README_PICTURES ) {
		const state = SCREEN_STATES.find( ( one ) => one.name === name );
		const fault = state
			? await takePicture(
					visitors,
					state,
					width,
					join( CHECKOUT, `docs/screenshots/${ file }.jpg` ),
					{ height, quality: 82, isWindow: true }
			  )
			: `has no state '${ name }'`;
		if ( fault ) {
			faults.push( `${ file } ${ fault }` );
		}
	}
	await visitors.leave();
	return faults;
}
