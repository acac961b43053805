// @ts-check
/**
 * Finds lines of PHP that are longer than 160 characters: `npm run check:php-lines`. A text that cannot be broken may be longer, the shape
 * of an array in a comment, a comment of WordPress's blocks, and the line beneath a word to translators, which must stand right above it.
 */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from '../files/fingerprint.mjs';
import { CHECKOUT } from '../site/site-folder.mjs';
import { commandLine } from '../terminal/command-line.mjs';

const LONGEST = 160;
/** Notes to tools stand at the end of the line they are about. */
const NOTE = /\s*\/\/ phpcs:.*?(?=\s*\?>|$)/;
const UNBREAKABLE =
	/(['"])(?:(?!\1).){70,}\1|^\s*(?:\/\*)?\*.*(?:array\{|@var|@param|@return|@phpstan)|<!-- wp:/u;

/**
 * @param {string} text PHP.
 * @return {number[]} The lines that are too long, from 1.
 */
export function longLines( text ) {
	const lines = text.split( '\n' );
	return lines.flatMap( ( line, at ) => {
		const code = line.replace( NOTE, '' );
		return [ ...code ].length <= LONGEST ||
			UNBREAKABLE.test( code ) ||
			lines[ at - 1 ]?.includes( 'translators:' )
			? []
			: [ at + 1 ];
	} );
}

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	commandLine( {
		name: 'npm run check:php-lines',
		text: `finds lines of PHP that are longer than ${ LONGEST } characters.`,
	} );
	const found = [];
	const files = await Promise.all(
		[ 'php', 'tests', 'tools' ].map( ( folder ) =>
			filesBelow( join( CHECKOUT, folder ) )
		)
	);
	for ( const file of files.flat() ) {
		if ( file.endsWith( '.php' ) ) {
			const lines = longLines( await readFile( file, 'utf8' ) );
			found.push(
				...lines.map(
					( line ) => `${ relative( CHECKOUT, file ) }:${ line }`
				)
			);
		}
	}
	if ( found.length > 0 ) {
		process.stderr.write(
			`Longer than ${ LONGEST } characters:\n${ found.join( '\n' ) }\n`
		);
		process.exitCode = 1;
	}
}
