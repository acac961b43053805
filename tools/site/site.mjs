// @ts-check
import { resolve } from 'node:path';
import { findPhp } from '../php/find-php.mjs';
import { commandLine } from '../terminal/command-line.mjs';
import { createProgress } from '../terminal/progress.mjs';
import { Problem, runTool } from '../terminal/problem.mjs';
import { DEFAULT_DIR } from './demo-options.mjs';
import { readRunning, withDatabase } from './running.mjs';
import { evaluate, runScript } from './site-scripts.mjs';
import { readSite } from './site-folder.mjs';

const { values, words } = commandLine( {
	name: 'npm run site',
	text: 'a command in a local site.',
	options: {
		dir: {
			takes: 'FOLDER',
			text: "the site's folder (.marketday/demo)",
		},
	},
	words: {
		takes: '[COMMAND ...]',
		text: "one of the site's commands with what it takes; alone, this lists them",
		isCommand: true,
	},
	examples: [
		'npm run site -- import FILE',
		"npm run site -- eval 'return home_url();'",
	],
} );

await runTool( () =>
	main(
		values.dir === undefined
			? DEFAULT_DIR
			: resolve( process.env.INIT_CWD ?? '.', values.dir )
	)
);

/**
 * @param {string} dir
 * @return {Promise<number>} The command's exit code.
 */
async function main( dir ) {
	const site = await readSite( dir );
	if ( ! site?.isReady ) {
		throw new Problem(
			`There is no site in ${ dir }. Make one with 'npm run demo', or name its folder with --dir.`
		);
	}
	const progress = createProgress();
	const php = await findPhp( site.db, progress );
	const work = () =>
		words[ 0 ] === 'eval'
			? evaluateAndPrint( php, dir, words[ 1 ] ?? '' )
			: runCommand( php, dir, words );
	return ( await readRunning( dir ) )
		? work()
		: withDatabase( site, progress, work );
}

/**
 * @param {import('../php/find-php.mjs').Php} php
 * @param {string}                            dir
 * @param {string[]}                          args Names of files are taken from where the person stands.
 */
async function runCommand( php, dir, args ) {
	const { code, stderr } = await runScript(
		php,
		dir,
		'run-command.php',
		args,
		{
			cwd: process.env.INIT_CWD,
			onStdout: ( line ) => process.stdout.write( `${ line }\n` ),
		}
	);
	process.stderr.write( stderr );
	return code;
}

/**
 * @param {import('../php/find-php.mjs').Php} php
 * @param {string}                            dir
 * @param {string}                            code
 */
async function evaluateAndPrint( php, dir, code ) {
	const { printed, returned } = await evaluate( php, dir, code );
	process.stdout.write( printed );
	if ( returned !== null ) {
		process.stdout.write(
			`${
				typeof returned === 'string'
					? returned
					: JSON.stringify( returned, null, '\t' )
			}\n`
		);
	}
	return 0;
}
