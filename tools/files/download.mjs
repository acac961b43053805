// @ts-check
import { writeFile } from 'node:fs/promises';

const CONNECT_MILLISECONDS = 5000;

/**
 * Fetches a file. The first answer must come within five seconds, the body may take its time.
 *
 * @param {string}                  address
 * @param {string}                  file
 * @param {( text: string ) => void} say Told the megabytes so far, about once a second.
 * @return {Promise<boolean>} False when the server cannot be reached or does not have it.
 */
export async function download( address, file, say ) {
	const abort = new AbortController();
	const clock = setTimeout( () => abort.abort(), CONNECT_MILLISECONDS );
	try {
		const response = await fetch( address, { signal: abort.signal } );
		clearTimeout( clock );
		if ( ! response.ok || ! response.body ) {
			return false;
		}
		await writeFile( file, reportBytes( response.body, say ) );
		return true;
	} catch {
		return false;
	} finally {
		clearTimeout( clock );
	}
}

/**
 * @param {AsyncIterable<Uint8Array>} body
 * @param {( text: string ) => void}   say
 * @return {AsyncGenerator<Uint8Array>} The same pieces.
 */
async function* reportBytes( body, say ) {
	let bytes = 0;
	let lastReport = Date.now();
	for await ( const piece of body ) {
		bytes += piece.length;
		if ( Date.now() - lastReport > 1000 ) {
			lastReport = Date.now();
			say( `${ ( bytes / 1e6 ).toFixed( 1 ) } MB` );
		}
		yield piece;
	}
}
