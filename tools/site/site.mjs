// @ts-check
import { resolve } from 'node:path';
import { findPhp } from '../php/find-php.mjs';
import { createProgress } from '../terminal/progress.mjs';
import { Problem, runTool } from '../terminal/problem.mjs';
import { DEFAULT_DIR } from './demo-options.mjs';
import { readRunning, withDatabase } from './running.mjs';
import { evaluate, runScript } from './site-scripts.mjs';
import { readSite } from './site-folder.mjs';

const HELP = `npm run site: a command in a local site.

  npm run site --                          lists the site's commands
  npm run site -- import FILE              runs one of them
  npm run site -- eval 'return home_url();'  runs PHP code
  ... --dir FOLDER                         the site's folder (.marketday/demo)
`;

await runTool( () => main( process.argv.slice( 2 ) ) );

/**
 * @param {string[]} args
 * @return {Promise<number>} The command's exit code.
 */
async function main( args ) {
	const { dir, rest } = takeDir( args );
	if ( rest[ 0 ] === '--help' ) {
		process.stdout.write( HELP );
		return 0;
	}
	const site = await readSite( dir );
	if ( ! site?.isReady ) {
		throw new Problem(
			`There is no site in ${ dir }. Make one with 'npm run demo', or name its folder with --dir.`
		);
	}
	const progress = createProgress();
	const php = await findPhp( site.db, progress );
	const work = () =>
		rest[ 0 ] === 'eval'
			? evaluateAndPrint( php, dir, rest[ 1 ] ?? '' )
			: runCommand( php, dir, rest );
	return ( await readRunning( dir ) )
		? work()
		: withDatabase( site, progress, work );
}

/**
 * @param {string[]} args
 * @return {{ dir: string, rest: string[] }}
 */
function takeDir( args ) {
	const at = args.indexOf( '--dir' );
	const here = process.env.INIT_CWD ?? '.';
	return at < 0
		? { dir: DEFAULT_DIR, rest: args }
		: {
				dir: resolve( here, args[ at + 1 ] ?? '' ),
				rest: args.toSpliced( at, 2 ),
		  };
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
