// @ts-check
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @typedef {{ address: string, keyring: string | undefined, suites: string[] }} AptSource */

/**
 * Finds the Debian mirror this machine itself uses, in its own apt sources.
 *
 * @param {string} [etc] The folder that holds apt/ and os-release.
 * @return {Promise<AptSource | undefined>} Nothing when this is not Debian.
 */
export async function findDebianMirror( etc = '/etc' ) {
	const release = await readFile( join( etc, 'os-release' ), 'utf8' ).catch(
		() => ''
	);
	const codename = /^VERSION_CODENAME=(\S+)/m.exec( release )?.[ 1 ];
	if ( ! /^ID=debian$/m.test( release ) || ! codename ) {
		return undefined;
	}
	const sources = await readSources( join( etc, 'apt' ) );
	return sources.find(
		( source ) =>
			source.suites.includes( codename ) ||
			source.suites.includes( 'stable' )
	);
}

/**
 * @param {string} folder
 * @return {Promise<AptSource[]>} Every source of packages, in the order apt reads them.
 */
async function readSources( folder ) {
	const parts = join( folder, 'sources.list.d' );
	const names = await readdir( parts ).catch(
		() => /** @type {string[]} */ ( [] )
	);
	const files = [
		join( folder, 'sources.list' ),
		...names.sort().map( ( name ) => join( parts, name ) ),
	];
	const texts = await Promise.all(
		files.map( async ( file ) => ( {
			file,
			text: await readFile( file, 'utf8' ).catch( () => '' ),
		} ) )
	);
	return texts.flatMap( ( { file, text } ) =>
		file.endsWith( '.sources' ) ? parseStanzas( text ) : parseLines( text )
	);
}

/**
 * @param {string} text A deb822 file.
 * @return {AptSource[]} One source for each address of each stanza.
 */
export function parseStanzas( text ) {
	return text.split( /\n\s*\n/ ).flatMap( ( stanza ) => {
		const field = ( /** @type {string} */ name ) =>
			new RegExp( `^${ name }:\\s*(.+)$`, 'mi' )
				.exec( stanza )?.[ 1 ]
				?.trim();
		const isOff =
			/^no$/i.test( field( 'Enabled' ) ?? '' ) ||
			! /(^|\s)deb(\s|$)/.test( field( 'Types' ) ?? '' );
		const addresses = isOff
			? []
			: ( field( 'URIs' ) ?? '' ).split( /\s+/ ).filter( Boolean );
		const suites = ( field( 'Suites' ) ?? '' ).split( /\s+/ );
		return addresses.map( ( address ) => ( {
			address,
			keyring: field( 'Signed-By' ),
			suites,
		} ) );
	} );
}

/**
 * @param {string} text A file of one-line sources.
 * @return {AptSource[]} One source for each line that offers packages.
 */
export function parseLines( text ) {
	return [
		...text.matchAll( /^\s*deb\s+(?:\[([^\]]*)\]\s+)?(\S+)\s+(\S+)/gm ),
	].map( ( [ , options = '', address = '', suite = '' ] ) => ( {
		address,
		keyring: /signed-by=(\S+)/.exec( options )?.[ 1 ],
		suites: [ suite ],
	} ) );
}
