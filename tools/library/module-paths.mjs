// @ts-check
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** What a module imports: `from '…'`, `import '…'` and `import( '…' )`, with a bundler's note before the name. */
const IMPORTS =
	/((?:\bfrom|\bimport)\s*(?:\(\s*(?:\/\*.*?\*\/\s*)?)?)(['"])(\.{1,2}\/[^'"]+|@marketday\/[^'"]+)\2/gs;
const ROOM =
	/^@marketday\/((?:behaviour|kernel|host|ui|validation|features)(?:\/.+)?)$/;

/**
 * A module's text with imports as every tool outside this repository resolves them: whole relative paths instead of our rooms' names.
 *
 * @param {string} text
 * @param {string} file   Where the module lies.
 * @param {string} folder The library's root, where each room is a folder.
 */
export function withWholePaths( text, file, folder ) {
	return text.replace( IMPORTS, ( whole, before, quote, name ) => {
		const path = pathOf( name, file, folder );
		return path ? `${ before }${ quote }${ path }${ quote }` : whole;
	} );
}

/**
 * @param {string} name
 * @param {string} file
 * @param {string} folder
 * @return {string | undefined} From the module's own folder.
 */
function pathOf( name, file, folder ) {
	const room = ROOM.exec( name )?.[ 1 ];
	const target = room ? join( folder, room ) : join( dirname( file ), name );
	const found = [ `${ target }.js`, join( target, 'index.js' ) ].find(
		existsSync
	);
	if ( found ) {
		const path = relative( dirname( file ), found ).replaceAll( '\\', '/' );
		return path.startsWith( '.' ) ? path : `./${ path }`;
	}
	if ( room ) {
		throw new Error( `${ file } imports ${ name }, which is not there.` );
	}
	return undefined;
}
