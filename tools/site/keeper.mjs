// @ts-check
import { findPhp } from '../php/find-php.mjs';
import { createProgress } from '../terminal/progress.mjs';
import { runTool } from '../terminal/problem.mjs';
import { openSite, runBackgroundJobs } from './running.mjs';
import { readSite } from './site-folder.mjs';

/**
 * Looks after a site that runs in the background: `node keeper.mjs FOLDER PORT`. Ends with it, or when asked to.
 */
await runTool( async () => {
	const [ dir = '', port = '' ] = process.argv.slice( 2 );
	const site = await readSite( dir );
	if ( ! site ) {
		throw new Error( `There is no site in ${ dir }.` );
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
