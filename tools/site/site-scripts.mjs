// @ts-check
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
 * @param {{ input?: string, onLine?: ( line: string ) => void }} [options]
 */
export function runScript( php, dir, name, args, { input, onLine } = {} ) {
	const { command, args: all, env } = php.script( dir, fileURLToPath( new URL( `php/${ name }`, import.meta.url ) ), args, input );
	return run( command, all, { env, ...( input === undefined ? {} : { input } ), ...( onLine ? { onLine } : {} ) } );
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
		throw new Problem( `The site's script ${ name } ended with code ${ code }; the site's log is in ${ dir }/logs.\n${ ( stderr + stdout ).trim() }` );
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
	const result = await runScript( php, dir, 'evaluate.php', [], { input: code } );
	const at = result.stdout.lastIndexOf( MARK );
	if ( result.code !== 0 || at < 0 ) {
		throw new Problem( `The PHP code ended with code ${ result.code }; the site's log is in ${ dir }/logs.\n${ ( result.stderr + result.stdout ).trim() }` );
	}
	return { printed: result.stdout.slice( 0, at ), returned: JSON.parse( result.stdout.slice( at + MARK.length ) ) };
}
