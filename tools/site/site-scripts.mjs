// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem } from '../terminal/problem.mjs';
import { run } from '../terminal/run-process.mjs';

const MARK = '\n\x1eRETURNED ';

/**
 * Runs one of the scripts in tools/site/php on a site.
 *
 * @param {import('../php/find-php.mjs').Php} php
 * @param {string}                            dir
 * @param {string}                            name  For example 'install.php'.
 * @param {string[]}                          args
 * @param {import('../terminal/run-process.mjs').RunOptions} [options]
 */
export function runScript( php, dir, name, args, options = {} ) {
	const { command, args: all, env } = scriptCommand( php, dir, name, args );
	return run( command, all, { ...options, env: { ...env, ...options.env } } );
}

/**
 * @param {import('../php/find-php.mjs').Php} php
 * @param {string}                            dir
 * @param {string}                            name
 * @param {string[]}                          [args]
 */
export function scriptCommand( php, dir, name, args = [] ) {
	return php.script(
		dir,
		fileURLToPath( new URL( `php/${ name }`, import.meta.url ) ),
		args
	);
}

/**
 * @param {import('../php/find-php.mjs').Php} php
 * @param {string}                            dir
 * @param {string}                            name
 * @param {string[]}                          args
 * @return {Promise<string>} What it printed.
 */
export async function runScriptOrThrow( php, dir, name, args ) {
	const { code, stdout, stderr } = await runScript( php, dir, name, args );
	if ( code !== 0 ) {
		throw new Problem(
			`The site's script ${ name } ended with code ${ code }. ${ await whatWentWrong(
				dir,
				stderr + stdout
			) }`
		);
	}
	return stdout;
}

/**
 * Runs PHP code inside the site.
 *
 * @param {import('../php/find-php.mjs').Php} php
 * @param {string}                            dir
 * @param {string}                            code What it returns must be fit for JSON.
 * @return {Promise<{ printed: string, returned: unknown }>}
 */
export async function evaluate( php, dir, code ) {
	const result = await runScript( php, dir, 'evaluate.php', [], {
		input: code,
	} );
	const at = result.stdout.lastIndexOf( MARK );
	if ( result.code !== 0 || at < 0 ) {
		throw new Problem(
			`The PHP code ended with code ${
				result.code
			}. ${ await whatWentWrong( dir, result.stderr + result.stdout ) }`
		);
	}
	return {
		printed: result.stdout.slice( 0, at ),
		returned: JSON.parse( result.stdout.slice( at + MARK.length ) ),
	};
}

/**
 * WordPress answers a fatal error with a page; the error itself is in the log.
 *
 * @param {string} dir
 * @param {string} output
 * @return {Promise<string>} What a person needs to see of it.
 */
export async function whatWentWrong( dir, output ) {
	const logs = await Promise.all(
		[ 'debug.log', 'php.log' ].map( ( name ) =>
			readFile( join( dir, 'logs', name ), 'utf8' ).catch( () => '' )
		)
	);
	const fatal = logs
		.flatMap( ( log ) => log.split( '\n' ) )
		.findLast( ( line ) => /PHP (Fatal|Parse) error/.test( line ) );
	const page = /<html[\s\S]*<\/html>/.exec( output )?.[ 0 ];
	const text = page
		? fatal ?? textOf( page )
		: output.trim() || ( fatal ?? '' );
	return `${ text }\nThe site's logs are in ${ join( dir, 'logs' ) }.`;
}

/**
 * @param {string} page
 * @return {string} What a page of WordPress says, without its markup and style.
 */
function textOf( page ) {
	return page
		.replace( /<(head|style|script)[\s\S]*?<\/\1>/g, '' )
		.replace( /<[^>]+>/g, ' ' )
		.replace( /\s+/g, ' ' )
		.trim();
}
