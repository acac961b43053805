// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../files/cache-folder.mjs';
import { findPhp } from '../php/find-php.mjs';
import { ensureBuild, FROZEN, stateOfBuild } from '../setup/build.mjs';
import { findChromium } from '../setup/chromium.mjs';
import { ensureComposerPackages } from '../setup/composer-packages.mjs';
import { ensureNodePackages } from '../setup/node-packages.mjs';
import { Problem } from '../terminal/problem.mjs';

/** @typedef {import('../terminal/progress.mjs').Progress} Progress */

/**
 * What the parts stand on: each begins when its own is there, while the rest is still installed or built.
 *
 * @typedef {object} Ground
 * @property {( part: string ) => Promise<unknown>[]}                 of
 * @property {Promise<string>}                                        chromium Its path; '' where no part needs it.
 * @property {Promise<string>}                                        build    What changes when something is written into it; '' where no part needs it.
 * @property {( job: import('./run-jobs.mjs').Job ) => unknown[]}     versions Of what a job runs on, as far as this machine decides it.
 */

const NEEDS_PHP = [ 'check', 'tools', 'php', 'contract', 'e2e' ];
const NEEDS_COMPOSER = [ 'check', 'php' ];
const NEEDS_BUILD = [ 'tools', 'php', 'contract', 'e2e' ];
const NEEDS_CHROMIUM = [ 'e2e' ];

/**
 * @param {string}   checkout
 * @param {string[]} parts
 * @param {Progress} progress
 * @return {Promise<Ground>} As soon as there is a PHP.
 */
export async function layGround( checkout, parts, progress ) {
	const needs = ( /** @type {string[]} */ names ) =>
		names.some( ( name ) => parts.includes( name ) );
	const packages = ignoreRejection(
		ensureNodePackages( checkout, progress )
	);
	const php = needs( NEEDS_PHP ) ? await installedPhp( progress ) : '';
	const composer = ignoreRejection(
		needs( NEEDS_COMPOSER )
			? ensureComposerPackages( checkout, progress )
			: Promise.resolve()
	);
	const build = ignoreRejection(
		packages.then( () =>
			needs( NEEDS_BUILD ) ? buildAndFreeze( checkout, progress ) : ''
		)
	);
	const chromium = ignoreRejection(
		needs( NEEDS_CHROMIUM )
			? findChromium( progress )
			: Promise.resolve( '' )
	);
	return {
		of: ( part ) => [
			packages,
			...( NEEDS_COMPOSER.includes( part ) ? [ composer ] : [] ),
			...( NEEDS_BUILD.includes( part ) ? [ build ] : [] ),
			...( NEEDS_CHROMIUM.includes( part ) ? [ chromium ] : [] ),
		],
		chromium,
		build,
		versions: ( { name } ) => [
			process.version,
			process.platform,
			php,
			wordPressVersions(),
			...( name.includes( 'woocommerce' )
				? [ headOfWooCommerce() ]
				: [] ),
		],
	};
}

/**
 * Whoever needs it hears of its failure; until then it is no failure of the process.
 *
 * @template T
 * @param {Promise<T>} promise
 */
function ignoreRejection( promise ) {
	promise.catch( () => {} );
	return promise;
}

/**
 * @param {Progress} progress
 * @return {Promise<string>} Its version.
 */
async function installedPhp( progress ) {
	const { kind, version } = await findPhp( 'sqlite', progress );
	if ( kind === 'wasm' ) {
		throw new Problem(
			'The tests need PHP 8.1 or newer with pdo_sqlite on this machine. Install it (on Debian: php-cli and php-sqlite3), and run this again.'
		);
	}
	return version;
}

/**
 * @param {string}   checkout
 * @param {Progress} progress
 */
async function buildAndFreeze( checkout, progress ) {
	await ensureBuild( checkout, progress );
	process.env[ FROZEN ] = 'yes';
	return stateOfBuild( checkout );
}

/** @return {string[]} */
function wordPressVersions() {
	try {
		return readdirSync( join( cacheFolder(), 'wordpress' ) ).sort();
	} catch {
		return [];
	}
}

/** @return {string} With its version. */
function headOfWooCommerce() {
	const folder = process.env.WOOCOMMERCE_DIR ?? '';
	return folder
		? readFileSync( join( folder, 'woocommerce.php' ), 'utf8' ).slice(
				0,
				1000
		  )
		: '';
}
