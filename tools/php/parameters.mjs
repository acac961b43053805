// @ts-check
/**
 * Finds functions and constructors of PHP that take more than eight values: `npm run check:php-parameters`. What belongs together is a value
 * of its own, and a class that needs more parts is two. One that stays says `@many-parameters` with the reason in its docblock; five may.
 */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from '../files/fingerprint.mjs';
import { CHECKOUT } from '../site/site-folder.mjs';
import { commandLine } from '../terminal/command-line.mjs';

const MOST = 8;
const MOST_EXCUSED = 5;

/** Comments, texts in either quotes, and attributes: commas in them part nothing. */
const NO_CODE =
	/\/\*[\s\S]*?\*\/|\/\/[^\n]*|#\[[^\]]*\]|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g;

/** @typedef {{ name: string, line: number, count: number, excuse: string }} Wide A function with too many parameters, and why it may have them. */

/**
 * @param {string} text PHP.
 * @return {Wide[]}
 */
export function wideFunctions( text ) {
	const blank = text.replace( NO_CODE, ( part ) =>
		part.replace( /[^\n]/g, ' ' )
	);
	return [ ...blank.matchAll( /\b(?:function|fn)\b\s*&?\s*(\w*)\s*\(/g ) ]
		.map( ( { 0: head, 1: name = '', index } ) => ( {
			name: name || 'a closure',
			line: text.slice( 0, index ).split( '\n' ).length,
			count: parametersFrom( blank, index + head.length ),
			excuse:
				/@many-parameters\s+(\S[^\n]*)(?:\n[^/]*)?\*\/[^{;]*$/.exec(
					text.slice( 0, index )
				)?.[ 1 ] ?? '',
		} ) )
		.filter( ( { count } ) => count > MOST );
}

/**
 * @param {string} code Without texts and comments.
 * @param {number} from Behind the opening bracket.
 */
function parametersFrom( code, from ) {
	let depth = 1;
	let count = 0;
	let isBegun = false;
	for ( let at = from; depth > 0 && at < code.length; at++ ) {
		const sign = code[ at ] ?? '';
		if ( /[([{]/.test( sign ) ) {
			depth++;
		} else if ( /[)\]}]/.test( sign ) ) {
			depth--;
		} else if ( sign === '$' && depth === 1 && ! isBegun ) {
			count++;
			isBegun = true;
		} else if ( sign === ',' && depth === 1 ) {
			isBegun = false;
		}
	}
	return count;
}

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	commandLine( {
		name: 'npm run check:php-parameters',
		text: `finds functions of PHP with more than ${ MOST } parameters.`,
	} );
	/** @type {string[]} */
	const found = [];
	/** @type {string[]} */
	const excused = [];
	for ( const folder of [ 'php', 'demo' ] ) {
		for ( const file of await filesBelow( join( CHECKOUT, folder ) ) ) {
			if ( file.endsWith( '.php' ) ) {
				for ( const { name, line, count, excuse } of wideFunctions(
					await readFile( file, 'utf8' )
				) ) {
					( excuse ? excused : found ).push(
						`${ relative(
							CHECKOUT,
							file
						) }:${ line } ${ name } takes ${ count }`
					);
				}
			}
		}
	}
	if ( excused.length > MOST_EXCUSED ) {
		found.push(
			`${ excused.length } are excused, ${ MOST_EXCUSED } may be:`,
			...excused
		);
	}
	if ( found.length > 0 ) {
		process.stderr.write( `${ found.join( '\n' ) }\n` );
		process.exitCode = 1;
	}
}
