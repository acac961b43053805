// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuild } from './setup/build.mjs';
import { findFirefox } from './setup/firefox.mjs';
import { ensureNodePackages } from './setup/node-packages.mjs';
import { startSite } from './site/index.mjs';
import { CHECKOUT } from './site/site-folder.mjs';
import { runTool } from './terminal/problem.mjs';
import { createProgress } from './terminal/progress.mjs';

const HELP = `npm run test:firefox: a shopper's walk through the demo shop in Firefox, on a desktop and on a phone.

  npm run test:firefox -- [options of Node's test runner]   for example --test-name-pattern=coupon

FIREFOX names the program; else Debian's firefox-esr is taken, or installed.
`;

await runTool( () => main( process.argv.slice( 2 ) ) );

/**
 * @param {string[]} args
 * @return {Promise<number>} The walk's exit code; 1, where the site has logged an error.
 */
async function main( args ) {
	if ( args.includes( '--help' ) ) {
		process.stdout.write( HELP );
		return 0;
	}
	const progress = createProgress();
	await ensureNodePackages( CHECKOUT, progress );
	await ensureBuild( CHECKOUT, progress );
	const firefox = await findFirefox( progress );
	const site = await startSite( { quiet: false } );
	try {
		const code = await walk( args, {
			FIREFOX: firefox,
			MARKETDAY_URL: site.url,
			// Firefox refuses to run for root in somebody else's home.
			...( process.getuid?.() === 0 ? { HOME: '/root' } : {} ),
		} );
		const errors = await site.errors();
		process.stderr.write( errors );
		return errors ? 1 : code;
	} finally {
		await site.stop();
	}
}

/**
 * @param {string[]}          args
 * @param {NodeJS.ProcessEnv} env
 * @return {Promise<number>}
 */
function walk( args, env ) {
	const child = spawn(
		process.execPath,
		[
			'--test',
			'--test-reporter=spec',
			...args,
			join( CHECKOUT, 'tools/firefox/walk.mjs' ),
		],
		{ cwd: CHECKOUT, env: { ...process.env, ...env }, stdio: 'inherit' }
	);
	return new Promise( ( resolve ) => {
		child.once( 'error', () => resolve( 127 ) );
		child.once( 'exit', ( code ) => resolve( code ?? 1 ) );
	} );
}
