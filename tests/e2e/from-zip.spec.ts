// @features setup-guide, pages
// @also-on woocommerce

import { execFileSync } from 'node:child_process';
import { mkdtempSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import {
	startTemporarySite,
	type TemporarySite,
} from '../contract/temporary-site';
import { addProduct, fillInGuide } from './guide-walk';
import {
	test as base,
	expect,
	expectNoSidewaysScroll,
	logInAs,
} from './marketday';

const CHECKOUT = resolve( __dirname, '../..' );

/** A clean WooCommerce. */
const test = base.extend< { site: TemporarySite } >( {
	site: async ( {}, provide ) => {
		const site = await startTemporarySite( 'woocommerce', 'mariadb' );
		await provide( site );
		await site.stop();
	},
	baseURL: async ( { site }, provide ) => provide( site.url ),
} );

function makeZip(): string {
	const folder = mkdtempSync( join( tmpdir(), 'marketday-zip-' ) );
	execFileSync(
		process.execPath,
		[ join( CHECKOUT, 'tools/package.mjs' ), '--to', folder ],
		{ stdio: 'pipe' }
	);
	return join( folder, 'marketday.zip' );
}

test.skip(
	process.env.MARKETDAY_ENGINE !== 'woocommerce',
	'It needs a WooCommerce to begin with.'
);

test( 'A shop on WooCommerce goes from the zip to its first basket @desktop', async ( {
	page,
	site,
	quiet,
} ) => {
	test.setTimeout( 300_000 );
	await logInAs( page, site.admin.user, site.admin.password );
	await page.goto( '/wp-admin/plugins.php' );
	await page.locator( '#deactivate-marketday' ).click();
	// The checkout itself, by a link: WordPress must not delete it.
	unlinkSync( join( site.dir, 'wordpress/wp-content/plugins/marketday' ) );
	// PHP remembers for two minutes where the link led.
	writeFileSync(
		join( site.dir, 'wordpress/wp-content/mu-plugins/forget-paths.php' ),
		'<?php clearstatcache( true );'
	);

	await page.goto( '/wp-admin/plugin-install.php?tab=upload' );
	await page.locator( '#pluginzip' ).setInputFiles( makeZip() );
	await page.getByRole( 'button', { name: 'Install Now' } ).click();
	await page.getByRole( 'link', { name: 'Activate Plugin' } ).click();
	await page.goto( '/wp-admin/admin.php?page=marketday' );
	await page
		.getByRole( 'link', { name: 'Go through the set-up guide' } )
		.click();

	await fillInGuide( page );
	await addProduct( page, 'Fell hat', '24' );

	await page.goto( '/' );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'Warm clothes from the north'
	);
	await expectNoSidewaysScroll( page );
	await page.goto( '/shop/' );
	await page
		.locator( '.wp-block-marketday-product-grid' )
		.getByRole( 'button', { name: /^Add to (basket|cart): “Fell hat”/ } )
		.or(
			page.locator(
				'.wp-block-marketday-product-grid a.ajax_add_to_cart'
			)
		)
		.first()
		.click();
	await expect(
		page.getByRole( 'link', { name: /View (basket|cart)/ } ).first()
	).toBeVisible();
	await page.goto( '/cart/' );
	await expect( page.locator( 'main' ) ).toContainText( 'Fell hat' );
	await expectNoSidewaysScroll( page );
	await page.goto( '/checkout/' );
	await expect( page.getByLabel( /Email/ ).first() ).toBeVisible();
	await expectNoSidewaysScroll( page );
	// WordPress's own screens say what a page left behind.
	quiet.splice( 0 );
} );
