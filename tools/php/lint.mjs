// @ts-check
/**
 * Compiles all PHP that is shipped by the versions of PHP that people run it on: `npm run check:php-versions`. Installed programs are taken
 * first; what is missing is PHP compiled to WebAssembly, which comes with the packages. A container without Node runs lint.php alone.
 */
import { join, resolve } from 'node:path';
import { CHECKOUT } from '../site/site-folder.mjs';
import { commandLine } from '../terminal/command-line.mjs';
import { runTool } from '../terminal/problem.mjs';
import { run } from '../terminal/run-process.mjs';
import { wasmScript } from './wasm-php.mjs';

const VERSIONS = [ '8.1', '8.2', '8.3', '8.4', '8.5' ];
/** What the oldest and the newest take, those between them take too, but for a rare slip. */
const ENDS = [ '8.1', '8.5' ];
const SCRIPT = join( CHECKOUT, 'tools/php/lint.php' );

/** @typedef {{ isSound: boolean, output: string }} Verdict */

/**
 * @param {string[]} files   Within the checkout, by their whole paths; all that is shipped, where there is none.
 * @param {boolean}  withAll By all versions, installed or not.
 * @return {Promise<Verdict[]>} One for each version.
 */
async function lint( files, withAll ) {
	const installed = await installedPrograms();
	const versions = VERSIONS.filter(
		( version ) =>
			withAll || ENDS.includes( version ) || installed.has( version )
	);
	return Promise.all(
		versions.map( async ( version ) => {
			const program = installed.get( version );
			const { command, args, env } = program
				? { command: program, args: [ SCRIPT, ...files ], env: {} }
				: wasmScript( version, SCRIPT, files );
			const { code, stdout, stderr } = await run( command, args, {
				env,
			} );
			const output = `${ stdout }${ stderr }`.trim();
			return {
				isSound: code === 0,
				// A fault that ends PHP comes without the line that sums up.
				output: output.includes( `PHP ${ version }.` )
					? output
					: `${ output }\nPHP ${ version }: broken off`,
			};
		} )
	);
}

/** @return {Promise<Map<string, string>>} Programs of this machine by their version, such as 8.3. */
async function installedPrograms() {
	const names = [
		...VERSIONS.map( ( version ) => `php${ version }` ),
		'php',
	];
	const found = await Promise.all(
		names.map( async ( name ) => {
			const { code, stdout } = await run( name, [
				'-r',
				'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;',
			] );
			return /** @type {[ string, string ]} */ ( [
				code === 0 ? stdout.trim() : '',
				name,
			] );
		} )
	);
	return new Map( found );
}

const { values, words } = commandLine( {
	name: 'npm run check:php-versions',
	text: 'compiles all shipped PHP by the oldest and the newest PHP that people run it on, and by those of this machine.',
	options: { all: { text: `by all of ${ VERSIONS.join( ', ' ) }` } },
	words: { takes: '[FILE ...]', text: 'those files alone' },
} );

await runTool( async () => {
	const verdicts = await lint(
		words.map( ( file ) => resolve( CHECKOUT, file ) ),
		values.all
	);
	verdicts.forEach( ( { output } ) =>
		process.stdout.write( `${ output }\n` )
	);
	return verdicts.every( ( { isSound } ) => isSound ) ? 0 : 1;
} );
