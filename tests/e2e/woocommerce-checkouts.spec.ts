// @features checkout, order-fields

import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { BrowserContext, Page } from '@playwright/test';

import { php } from '../contract/shop';
import {
	addByLink,
	addFirst,
	expect,
	expectAccessible,
	expectNoSidewaysScroll,
	SHOPPER,
	test,
} from './marketday';
import { PhotonFake } from './photon';

const PLUGINS = join(
	process.env.MARKETDAY_SITE_DIR ?? '',
	'wordpress/wp-content/mu-plugins'
);
const PLUGIN = join( PLUGINS, 'woocommerce-checkouts.php' );

/** WooCommerce's own checkout on a page of its own, and the words of its address line. */
const CHECKOUTS = {
	classic: { content: '[woocommerce_checkout]', line: /^Street address/ },
};

type Kind = keyof typeof CHECKOUTS;

const KINDS = Object.keys( CHECKOUTS ) as Kind[];

const noteOfLastOrder = () =>
	php< [ string ] >(
		`return [ (string) wc_get_orders( [ 'limit' => 1, 'orderby' => 'id', 'order' => 'DESC' ] )[0]->get_meta( '_wc_other/marketday/gift-note' ) ];`
	)[ 0 ];

test.describe( 'the checkouts of WooCommerce', { tag: '@desktop' }, () => {
	test.skip( process.env.MARKETDAY_ENGINE !== 'woocommerce' );
	let photon: PhotonFake;
	const pages = {} as Record< Kind, { id: number; url: string } >;

	test.beforeAll( async () => {
		await mkdir( PLUGINS, { recursive: true } );
		await copyFile(
			join( __dirname, 'plugins/woocommerce-checkouts.php' ),
			PLUGIN
		);
		photon = await PhotonFake.start();
		for ( const kind of KINDS ) {
			pages[ kind ] = php(
				`$page = get_page_by_path( 'their-${ kind }' )->ID ?? wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Checkout', 'post_name' => 'their-${ kind }', 'post_content' => '${ CHECKOUTS[ kind ].content }' ] ); return [ 'id' => $page, 'url' => get_permalink( $page ) ];`
			);
		}
	} );
	// The plugin stays: it answers who has its cookie, and tests of this file run in several processes.
	test.afterAll( () => photon.stop() );

	/** From now on the shop's checkout is WooCommerce's of this kind. */
	const use = ( context: BrowserContext, kind: Kind ) =>
		context.addCookies( [
			{
				name: 'woocommerce-checkout',
				value: `${ pages[ kind ].id }-${ photon.port }`,
				url: pages[ kind ].url,
			},
		] );
	const open = async ( page: Page, kind: Kind ) => {
		await page.goto( pages[ kind ].url );
		await expect(
			page.getByLabel( CHECKOUTS[ kind ].line ).first()
		).toBeVisible();
	};

	test( 'the classic one fits at 320 pixels and from right to left, and what we add has names', async ( {
		page,
		context,
	} ) => {
		await use( context, 'classic' );
		await addFirst( page );
		await page.setViewportSize( { width: 320, height: 700 } );
		await open( page, 'classic' );
		await expectNoSidewaysScroll( page );
		await page.evaluate( () => ( document.dir = 'rtl' ) );
		await expectNoSidewaysScroll( page );
		await expect( page.getByLabel( /^Gift note/ ) ).toBeVisible();
		await page.evaluate( () => ( document.dir = 'ltr' ) );
		await expectAccessible( page, [
			'.wc-block-checkout',
			'.woocommerce-checkout',
		] );
	} );

	test( 'the classic one orders without scripts, with the shop’s field', async ( {
		browser,
		baseURL,
	} ) => {
		const context = await browser.newContext( {
			baseURL: baseURL ?? '',
			javaScriptEnabled: false,
		} );
		await use( context, 'classic' );
		const page = await context.newPage();
		await addByLink( page );
		await open( page, 'classic' );
		for ( const [ name, value ] of Object.entries( SHOPPER ) ) {
			await page.locator( `#billing_${ name }` ).fill( value );
		}
		await page.getByLabel( /^Gift note/ ).fill( 'Plain' );

		await page.getByRole( 'button', { name: 'Place order' } ).click();

		await page.waitForURL( /order-received/ );
		expect( noteOfLastOrder() ).toBe( 'Plain' );
		await context.close();
	} );
} );
