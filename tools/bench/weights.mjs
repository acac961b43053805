// @ts-check
import { gzipSync } from 'node:zlib';

/**
 * @typedef {Object} Weights Bytes after gzip.
 * @property {number}  html
 * @property {number}  ourScripts Scripts from the plugin's folder.
 * @property {number}  allScripts With what WordPress brings for them.
 * @property {number}  allStyles  With what WordPress brings for them; inline ones are in the HTML.
 * @property {number}  requests   The page, its scripts and its style sheets.
 * @property {number}  ourStyles  Style sheets from the plugin's folder, and its inline ones.
 * @property {boolean} hasJQuery
 */

const zipSize = ( /** @type {string} */ source ) =>
	gzipSync( source, { level: 9 } ).length;

/**
 * Weighs a page as a first-time visitor loads it.
 *
 * @param {string} url
 * @param {string} folder The plugin's folder in addresses, e.g. '/plugins/marketday/'.
 * @return {Promise<Weights>}
 */
export async function weigh( url, folder ) {
	const html = await text( url );
	const scripts = addresses( html, /<script[^>]+src=["']([^"']+)["']/g, url );
	const styles = addresses(
		html,
		/<link[^>]+rel=["']stylesheet["'][^>]*href=["']([^"']+)["']/g,
		url
	);
	const inlineStyles = [
		...html.matchAll(
			/<style id=["']marketday-[^>]*>([\s\S]*?)<\/style>/g
		),
	].map( ( found ) => found[ 1 ] ?? '' );
	const isOurs = ( /** @type {string} */ address ) =>
		address.includes( folder );
	return {
		html: zipSize( html ),
		ourScripts: await sum( scripts.filter( isOurs ) ),
		allScripts: await sum( scripts ),
		allStyles: await sum( styles ),
		requests: 1 + scripts.length + styles.length,
		ourStyles:
			( await sum( styles.filter( isOurs ) ) ) +
			inlineStyles.reduce( ( total, css ) => total + zipSize( css ), 0 ),
		hasJQuery: scripts.some( ( address ) =>
			/\/jquery(\.min)?\.js/.test( address )
		),
	};
}

/** @param {string} html @param {RegExp} pattern @param {string} base */
function addresses( html, pattern, base ) {
	return [
		...new Set(
			[ ...html.matchAll( pattern ) ].map(
				( found ) =>
					new URL(
						( found[ 1 ] ?? '' ).replaceAll( '&#038;', '&' ),
						base
					).href
			)
		),
	];
}

/** @param {string[]} list */
async function sum( list ) {
	const sizes = await Promise.all(
		list.map( async ( address ) => zipSize( await text( address ) ) )
	);
	return sizes.reduce( ( total, size ) => total + size, 0 );
}

/** @param {string} url */
async function text( url ) {
	const response = await fetch( url );
	if ( ! response.ok ) {
		throw new Error( `${ url } answered ${ response.status }.` );
	}
	return response.text();
}
