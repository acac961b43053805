// @ts-check
import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { findPhp } from '../php/find-php.mjs';
import { ensureBuild } from '../setup/build.mjs';
import { ensureNodePackages } from '../setup/node-packages.mjs';
import { commandLine } from '../terminal/command-line.mjs';
import { createProgress } from '../terminal/progress.mjs';
import { Problem, runTool } from '../terminal/problem.mjs';
import { getWordPress } from '../wordpress/get-wordpress.mjs';
import { getWooCommerce } from '../wordpress/woocommerce.mjs';
import { openInBackground } from './background.mjs';
import { databaseNote, DEMO, readDemoOptions } from './demo-options.mjs';
import { placeDemoOrders } from './demo-orders.mjs';
import { ADMIN, generateProducts } from './install-site.mjs';
import { addWooCommerce, prepareSite } from './prepare-site.mjs';
import {
	openSite,
	readRunning,
	runBackgroundJobs,
	stopRunning,
	withDatabase,
} from './running.mjs';
import { choosePort } from './server.mjs';
import {
	CHECKOUT,
	linkCheckout,
	readSite,
	removeSite,
	writeSite,
} from './site-folder.mjs';

/** @typedef {import('./demo-options.mjs').DemoOptions} DemoOptions */

const progress = createProgress();

const { values } = commandLine( DEMO );

await runTool( () => demo( readDemoOptions( values ) ) );

/** @param {DemoOptions} options */
async function demo( options ) {
	if ( options.stop ) {
		const wasRunning = await stopRunning( options.dir );
		return progress.line(
			wasRunning
				? `The site in ${ options.dir } has stopped.`
				: `No site was running in ${ options.dir }.`
		);
	}
	progress.line( '\nMarketday demo\n' );
	await checkPort( options );
	await makeFolder( options.dir );
	await Promise.all( [
		ensureNodePackages( CHECKOUT, progress ),
		fetchAhead( options ),
	] );
	if ( ! options.skipBuild ) {
		await ensureBuild( CHECKOUT, progress );
	}
	if ( options.reset ) {
		await stopRunning( options.dir );
		await removeSite( options.dir );
	}
	const existing = await existingSite( options );
	const db = existing?.db ?? options.db;
	const note = databaseNote( options, db );
	if ( note ) {
		progress.line( `  ${ note }` );
	}
	const php = await findPhp( db, progress );
	const site = existing ?? ( await newSite( php, options ) );
	await addWhatIsAsked( php, site, options );
	if ( options.paypal && ! site.paypal ) {
		await stopRunning( site.dir );
		site.paypal = true;
		await writeSite( site );
	}
	await show( php, site, options );
}

/**
 * WordPress comes from another place than the packages, so a new site's is fetched beside them.
 *
 * @param {DemoOptions} options
 */
async function fetchAhead( { dir, reset, wordpress } ) {
	const site = reset ? undefined : await readSite( dir );
	if ( ! site?.isReady ) {
		await getWordPress( wordpress, progress );
	}
}

/** @param {string} dir */
async function makeFolder( dir ) {
	try {
		await mkdir( dir, { recursive: true } );
		await access( dir, constants.W_OK );
	} catch {
		throw new Problem(
			`The folder ${ dir } cannot be made or written to. Choose another place with --dir.`
		);
	}
}

/**
 * A port that is taken must be told before the long steps, not after.
 *
 * @param {DemoOptions} options
 */
async function checkPort( { dir, port } ) {
	const running = await readRunning( dir );
	if ( port !== undefined && ! running?.url.endsWith( `:${ port }` ) ) {
		await choosePort( port );
	}
}

/**
 * @param {DemoOptions} options
 * @return {Promise<import('./site-folder.mjs').Site | undefined>}
 */
async function existingSite( { dir, db, isDbNamed } ) {
	const site = await readSite( dir );
	if ( ! site?.isReady ) {
		await stopRunning( dir );
		await removeSite( dir );
		return undefined;
	}
	if ( isDbNamed && site.db !== db ) {
		throw new Problem(
			`The site in ${ dir } uses ${ site.db }. Add --reset to make it anew on ${ db }, or choose another --dir.`
		);
	}
	await linkCheckout( dir );
	return site;
}

/**
 * @param {import('../php/find-php.mjs').Php} php
 * @param {DemoOptions}                       options
 */
async function newSite( php, { dir, db, empty, wordpress } ) {
	const copy = await getWordPress( wordpress, progress );
	return prepareSite(
		php,
		{
			dir,
			db,
			wordpress: copy,
			woocommerce: undefined,
			demo: ! empty,
			plugin: true,
			isForTests: false,
		},
		progress
	);
}

/**
 * @param {import('../php/find-php.mjs').Php} php
 * @param {import('./site-folder.mjs').Site}  site
 * @param {DemoOptions}                       options
 */
async function addWhatIsAsked( php, site, { woocommerce, scale } ) {
	const copy = woocommerce
		? await getWooCommerce( woocommerce, progress )
		: undefined;
	const isNew = copy && site.woocommerce !== copy.version;
	if ( ! isNew && scale === 0 ) {
		return;
	}
	await stopRunning( site.dir );
	await withDatabase( site, progress, async () => {
		if ( isNew ) {
			await addWooCommerce( php, site, copy, progress );
		}
		if ( scale > 0 ) {
			await generateProducts( php, site, scale, progress );
		}
	} );
}

/**
 * @param {import('../php/find-php.mjs').Php} php
 * @param {import('./site-folder.mjs').Site}  site
 * @param {DemoOptions}                       options
 */
async function show( php, site, { port: wanted, detach } ) {
	const running = await readRunning( site.dir );
	if (
		running &&
		( wanted === undefined || running.url.endsWith( `:${ wanted }` ) )
	) {
		progress.line( welcome( running.url, site, php, true ) );
		return progress.line( running.url );
	}
	await stopRunning( site.dir );
	const port = await choosePort( wanted );
	if ( detach ) {
		const url = await progress.step( 'Starting the site', () =>
			openInBackground( site.dir, port )
		);
		await orderOnce( site, url );
		progress.line( welcome( url, site, php, true ) );
		return progress.line( url );
	}
	const open = await progress.step( 'Starting the site', () =>
		openSite( php, site, port, progress )
	);
	const endJobs = runBackgroundJobs( open.url );
	await orderOnce( site, open.url );
	progress.line( welcome( open.url, site, php, false ) );
	await Promise.race( [
		open.ended,
		new Promise( ( resolve ) =>
			[ 'SIGINT', 'SIGTERM', 'SIGHUP' ].forEach( ( name ) =>
				process.once( name, resolve )
			)
		),
	] );
	endJobs();
	await open.stop();
	progress.line(
		'\nThe site has stopped. Its content stays; npm run demo starts it again.'
	);
	process.exit();
}

/**
 * @param {import('./site-folder.mjs').Site} site
 * @param {string}                           url
 */
async function orderOnce( site, url ) {
	if ( site.demo && ! site.hasOrders ) {
		await progress.step( 'Ordering a few things', () =>
			placeDemoOrders( url )
		);
		site.hasOrders = true;
		await writeSite( site );
	}
}

/**
 * @param {string}                            url
 * @param {import('./site-folder.mjs').Site}  site
 * @param {import('../php/find-php.mjs').Php} php
 * @param {boolean}                           isInBackground
 */
function welcome( url, site, php, isInBackground ) {
	const engine = site.woocommerce
		? `WooCommerce ${ site.woocommerce }`
		: 'the embedded store';
	return `
  The shop is open:  ${ url }/shop/

  Editor's log-in:   ${ url }/wp-admin/   name ${ ADMIN.user }, password ${
		ADMIN.password
  }
  It runs on:        WordPress ${ site.wordpress }, PHP ${ php.version }, ${
		site.db
  }, ${ engine }
  It lives in:       ${
		site.dir
  }   (logs/ has the errors, mail/ the e-mails it sends)

  What to try
  - Put something in the basket at ${ url }/shop/ and order it at ${ url }/checkout/
  - Build a page of shop blocks: ${ url }/wp-admin/post-new.php?post_type=page
  - Choose another currency in the footer, and sort by price in it
  - Come from a letter and order, then see where the order is from: ${ url }/?utm_source=letters&utm_medium=email
  - Type 'Tarn' or 'Mill' as your street at the checkout: addresses are suggested
  - Import a product CSV: ${ url }/wp-admin/admin.php?page=marketday-import
  - Turn JavaScript off and order again${
		site.paypal
			? '\n  - Pay with PayPal: a PayPal of its own answers, no account is needed'
			: ''
  }

  ${
		isInBackground
			? 'npm run demo -- --stop stops it (with the same --dir).'
			: 'Ctrl+C stops it.'
  }
`;
}
