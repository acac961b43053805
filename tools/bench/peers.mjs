// @ts-check
import { copyFile, mkdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { row } from './rows.mjs';
import { aboveEmpty, sample } from './timing.mjs';
import { weigh } from './weights.mjs';
import { visit } from '../site/visit.mjs';

/**
 * What a page with something takes more than one without.
 *
 * @typedef {object} Cost
 * @property {number} milliseconds
 * @property {number} queries
 * @property {number} bytes        HTML, scripts and style sheets, gzipped.
 * @property {number} requests
 */

/**
 * Tells a site what it needs for a benchmark.
 *
 * @param {import('../site/index.mjs').StartedSite} site
 * @param {string[]}                                names Of files in php/.
 */
export async function prepare( site, names ) {
	const plugins = join( site.dir, 'wordpress/wp-content/mu-plugins' );
	await mkdir( plugins, { recursive: true } );
	for ( const name of names ) {
		await copyFile(
			fileURLToPath( new URL( `php/${ name }.php`, import.meta.url ) ),
			join( plugins, `marketday-bench-${ name }.php` )
		);
	}
}

/**
 * A page with this content.
 *
 * @param {import('../site/index.mjs').StartedSite} site
 * @param {string}                                  content
 * @return {Promise<string>} Its address.
 */
export async function pageWith( site, content ) {
	const encoded = Buffer.from( content ).toString( 'base64' );
	return String(
		await site.php(
			`return get_permalink( wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Measured', 'post_content' => wp_slash( base64_decode( '${ encoded }' ) ) ] ) );`
		)
	);
}

/**
 * Has another plugin on the site while something is measured.
 *
 * @template T
 * @param {import('../site/index.mjs').StartedSite} site
 * @param {string}                                  folder Unpacked.
 * @param {string}                                  main   Its main file: `mailpoet/mailpoet.php`.
 * @param {() => Promise<T>}                        work
 * @return {Promise<T>} What the work gave.
 */
export async function withPlugin( site, folder, main, work ) {
	const [ name = '' ] = main.split( '/' );
	await symlink(
		resolve( folder ),
		join( site.dir, 'wordpress/wp-content/plugins', name )
	);
	await site.php(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php'; $result = activate_plugin( '${ main }' ); if ( is_wp_error( $result ) ) { throw new Exception( $result->get_error_message() ); } return true;`
	);
	// The first visits finish what a plugin starts on activation.
	await visit( site.url );
	await visit( `${ site.url }/wp-cron.php?doing_wp_cron` );
	try {
		return await work();
	} finally {
		await site.php(
			`require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( '${ main }' ); return true;`
		);
	}
}

/**
 * What a page takes beside one without what it shows.
 *
 * @param {string} site
 * @param {string} page
 * @param {string} bare
 * @return {Promise<Cost>}
 */
export async function costOf( site, page, bare ) {
	const [ shown, nothing ] = [
		await aboveEmpty( site, () => sample( page ), 15 ),
		await aboveEmpty( site, () => sample( bare ), 15 ),
	];
	const [ heavy, light ] = [
		await weigh( page, '' ),
		await weigh( bare, '' ),
	];
	const bytes = ( /** @type {import('./weights.mjs').Weights} */ one ) =>
		one.html + one.allScripts + one.allStyles;
	return {
		milliseconds: shown.median - nothing.median,
		queries: shown.queries - nothing.queries,
		bytes: bytes( heavy ) - bytes( light ),
		requests: heavy.requests - light.requests,
	};
}

/**
 * Ours beside another's, in the same run.
 *
 * @param {string} what
 * @param {Cost}   ours
 * @param {Cost}   theirs
 * @return {import('./rows.mjs').Row[]}
 */
export const besideRows = ( what, ours, theirs ) => [
	row(
		`${ what }: time above a page without it`,
		ours.milliseconds,
		'ms',
		null,
		theirs.milliseconds
	),
	row( `${ what }: queries`, ours.queries, '', null, theirs.queries ),
	row(
		`${ what }: HTML, scripts and styles, gzip`,
		ours.bytes / 1024,
		'KB',
		null,
		theirs.bytes / 1024
	),
	row( `${ what }: requests`, ours.requests, '', null, theirs.requests ),
];
