// @ts-check
import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { filesOfZip } from './files/zip.mjs';
import { MOST_BYTES } from './files/zip-size.mjs';
import { startSite } from './site/index.mjs';
import { visit } from './site/visit.mjs';
import { CHECKOUT } from './site/site-folder.mjs';
import { runOrThrow } from './terminal/run-process.mjs';

const TO = mkdtempSync( join( tmpdir(), 'marketday-zip-' ) );
const ZIP = join( TO, 'marketday.zip' );
const INSTALL = `
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
	$upgrader  = new Plugin_Upgrader( new Automatic_Upgrader_Skin() );
	$installed = $upgrader->install( '${ ZIP }' );
	$activated = activate_plugin( 'marketday/marketday.php' );
	return [ 'installed' => $installed, 'activated' => is_wp_error( $activated ) ? $activated->get_error_message() : true ];
`;

describe( "the plugin's zip", () => {
	/** @type {import('./site/index.mjs').StartedSite} */
	let site;
	before( async () => {
		await runOrThrow( process.execPath, [
			join( CHECKOUT, 'tools/package.mjs' ),
			'--to',
			TO,
		] );
		site = await startSite( { plugin: false, demo: false } );
	} );
	after( async () => {
		await site?.stop();
		await rm( TO, { recursive: true } );
	} );

	it( `is under ${
		MOST_BYTES / 1_000_000
	} MB and holds what a site needs and nothing of the workshop`, async () => {
		const names = ( await filesOfZip( await readFile( ZIP ) ) ).map(
			( { name } ) => name
		);
		const top = names.map( ( name ) => name.split( '/' )[ 1 ] );

		assert.ok( ( await stat( ZIP ) ).size < MOST_BYTES );
		assert.deepEqual( [ ...new Set( top ) ].sort(), [
			'LICENSE',
			'block.json',
			'build',
			'languages',
			'marketday.php',
			'php',
			'readme.txt',
			'uninstall.php',
			'wpml-config.xml',
		] );
		assert.deepEqual(
			names.filter( ( name ) =>
				/^marketday\/build\/lib\/(?!embed\/)|\/\.|DemoShop|CatalogueGenerator|\.(ts|tsx|scss|map|po|md|zip)$/.test(
					name
				)
			),
			[]
		);
		assert.ok( names.every( ( name ) => name.startsWith( 'marketday/' ) ) );
	} );

	it( 'holds the template for translators with the texts of PHP, scripts and blocks', async () => {
		const template = ( await filesOfZip( await readFile( ZIP ) ) ).find(
			( { name } ) => name === 'marketday/languages/marketday.pot'
		);
		const pot = template?.content.toString() ?? '';

		assert.match( pot, /#: php\/[\s\S]*msgid "/ );
		assert.match( pot, /#: src\/features\/[\s\S]*msgid "/ );
		assert.match( pot, /msgctxt "block title"\nmsgid "Product grid"/ );
	} );

	it( 'is installed and activated by WordPress, and the shop page answers', async () => {
		assert.deepEqual( await site.php( INSTALL ), {
			installed: true,
			activated: true,
		} );

		const shop = await fetch( `${ site.url }/shop/` );

		assert.equal( shop.status, 200 );
		assert.match( await shop.text(), /wp-block-marketday-/ );
		assert.equal( await site.errors(), '' );
	} );

	it( 'speaks the language of the site, on pages and in scripts', async () => {
		// A language without a file of WordPress's own is not offered.
		await site.php(
			"is_file( WP_LANG_DIR . '/de_DE.mo' ) || copy( WP_LANG_DIR . '/en_GB.mo', WP_LANG_DIR . '/de_DE.mo' ); update_option( 'WPLANG', 'de_DE' );"
		);

		const basket = await ( await fetch( `${ site.url }/cart/` ) ).text();

		assert.match( basket, /<html[^>]*lang="de-DE"/ );
		assert.match( basket, /Ihr Warenkorb ist leer\./ );
		assert.match( basket, /setLocaleData[\s\S]*Warenkorb/ );
	} );

	it( 'is removed again by WordPress without an error, with all it has where that is set', async () => {
		const removed = await site.php(
			"update_option( 'marketday_delete_all', 'yes' ); require_once ABSPATH . 'wp-admin/includes/admin.php'; deactivate_plugins( 'marketday/marketday.php' ); return delete_plugins( [ 'marketday/marketday.php' ] );"
		);

		assert.equal( removed, true );
		assert.equal( await visit( site.url ), 200 );
		assert.deepEqual(
			await site.php(
				"global $wpdb; return [ $wpdb->get_col( \"SHOW TABLES LIKE '{$wpdb->prefix}marketday%'\" ), $wpdb->get_col( \"SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE 'marketday%'\" ), get_option( 'woocommerce_shop_page_id' ) > 0 ];"
			),
			[ [], [], true ],
			'its own tables and settings are gone, the shop’s pages are not'
		);
		assert.equal( await site.errors(), '' );
	} );
} );
