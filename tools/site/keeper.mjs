// @ts-check
import { findPhp } from '../php/find-php.mjs';
import { commandLine } from '../terminal/command-line.mjs';
import { createProgress } from '../terminal/progress.mjs';
import { Problem, runTool } from '../terminal/problem.mjs';
import { openSite, runBackgroundJobs } from './running.mjs';
import { readSite } from './site-folder.mjs';

const { words } = commandLine( {
	name: 'node tools/site/keeper.mjs',
	text: 'looks after a site that npm run demo -- --detach has started. Ends with it, or when asked to.',
	words: { takes: 'FOLDER PORT', text: 'the site, and where it listens' },
} );

await runTool( async () => {
	const [ dir = '', port = '' ] = words;
	const site = await readSite( dir );
	if ( ! site ) {
		throw new Problem( `There is no site in ${ dir }.` );
	}
	const progress = createProgress( { quiet: true } );
	await keepOpen(
		await findPhp( site.db, progress ),
		site,
		Number( port ),
		progress,
		() => process.send?.( 'open' )
	);
} );

/**
 * @param {import('../php/find-php.mjs').Php}           php
 * @param {import('./site-folder.mjs').Site}            site
 * @param {number}                                      port
 * @param {import('../terminal/progress.mjs').Progress} progress
 * @param {() => void}                                  onOpen
 */
async function keepOpen( php, site, port, progress, onOpen ) {
	const open = await openSite( php, site, port, progress );
	const endJobs = runBackgroundJobs( open.url );
	onOpen();
	await Promise.race( [
		open.ended,
		new Promise( ( resolve ) =>
			[ 'SIGTERM', 'SIGINT', 'SIGHUP' ].forEach( ( name ) =>
				process.once( name, resolve )
			)
		),
	] );
	endJobs();
	await open.stop();
	process.exit();
}
