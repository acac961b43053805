// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuild } from './setup/build.mjs';
import { findFirefox } from './setup/firefox.mjs';
import { ensureNodePackages } from './setup/node-packages.mjs';
import { startSite } from './site/index.mjs';
import { CHECKOUT } from './site/site-folder.mjs';
import { commandLine } from './terminal/command-line.mjs';
import { runTool } from './terminal/problem.mjs';
import { createProgress } from './terminal/progress.mjs';

const { values } = commandLine( {
	name: 'npm run test:firefox',
	text: "a shopper's walk through the demo shop in Firefox, on a desktop and on a phone. FIREFOX names the program; else Debian's firefox-esr is taken, or installed.",
	options: {
		only: {
			takes: 'WORDS',
			text: 'the steps whose names have these words',
		},
	},
} );

await runTool( () =>
	main( values.only ? [ `--test-name-pattern=${ values.only }` ] : [] )
);

/**
 * @param {string[]} args Of Node's test runner.
 * @return {Promise<number>} The walk's exit code; 1, where the site has logged an error.
 */
async function main( args ) {
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
