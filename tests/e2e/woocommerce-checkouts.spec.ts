// @features checkout, order-fields, address-search, order-attribution, basket-reservation
// @also-on woocommerce

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
import { type Kind, KINDS, theirCheckout } from './their-checkouts';

/** The words of their address line. */
const LINES: Record< Kind, RegExp > = {
	classic: /^Street address/,
	block: /^Address$/,
};

/** Order whose confirmation a page shows: others are placed beside it. */
const orderOn = ( page: Page ) =>
	php< {
		note: string;
		source: Record< string, string >;
		city: string;
		status: string;
	} >(
		`$order = wc_get_order( ${ Number(
			/order-received\/(\d+)/.exec( page.url() )?.[ 1 ]
		) } );
		return [ 'note' => (string) $order->get_meta( '_wc_other/marketday/gift-note' ), 'source' => $engine->orderSources()->of( $order->get_id() ), 'city' => $order->get_billing_city(), 'status' => $order->get_status() ];`
	);

/** The id of a product of this file's own, of which the shop has one piece. */
const lastPiece = () =>
	php< [ number ] >(
		`$product = wc_get_product( wc_get_product_id_by_sku( 'last-piece' ) ) ?: new WC_Product_Simple();
		$product->set_props( [ 'name' => 'Last piece', 'sku' => 'last-piece', 'regular_price' => '12', 'catalog_visibility' => 'hidden', 'manage_stock' => true, 'stock_quantity' => 1 ] ); return [ $product->save() ];`
	)[ 0 ];

test.describe( 'the checkouts of WooCommerce', { tag: '@desktop' }, () => {
	test.skip( process.env.MARKETDAY_ENGINE !== 'woocommerce' );
	let photon: PhotonFake;
	const pages = {} as Record< Kind, { id: number; url: string } >;

	test.beforeAll( async () => {
		photon = await PhotonFake.start();
		for ( const kind of KINDS ) {
			pages[ kind ] = theirCheckout( kind );
		}
	} );
	test.afterAll( () => photon.stop() );

	/** From now on the shop's checkout is WooCommerce's of this kind. */
	const use = ( context: BrowserContext, kind: Kind ) =>
		context.addCookies( [
			{
				name: 'woocommerce-checkout',
				value: `${ pages[ kind ].id }-${ photon.port }`,
				// Of the whole site: a page's own address would keep it from the calls of that page.
				url: process.env.MARKETDAY_URL ?? '',
			},
		] );
	const lineOf = ( page: Page, kind: Kind ) =>
		page.getByLabel( LINES[ kind ] ).first();
	const open = async ( page: Page, kind: Kind ) => {
		await page.goto( pages[ kind ].url );
		await expect( lineOf( page, kind ) ).toBeVisible();
	};
	const fill = async ( page: Page ) => {
		for ( const [ label, value ] of Object.entries( {
			'Email address': SHOPPER.email,
			'First name': SHOPPER.first_name,
			'Last name': SHOPPER.last_name,
		} ) ) {
			await page
				.locator( 'form' )
				.getByLabel( label )
				.first()
				.fill( value );
		}
	};
	const place = ( page: Page ) =>
		page.getByRole( 'button', { name: /^Place order/i } );

	for ( const kind of KINDS ) {
		test( `the ${ kind } one has the shop’s field, suggests an address by the keyboard, and its order says where it is from`, async ( {
			page,
			context,
		} ) => {
			await use( context, kind );
			await page.goto( '/?utm_source=letters&utm_medium=email' );
			await addFirst( page );
			await open( page, kind );
			await fill( page );

			const line = lineOf( page, kind );
			await line.click();
			// Each letter asks, and each answer draws the list anew.
			const last = page.waitForResponse( /query=10\+Down&/ );
			await line.pressSequentially( '10 Down', { delay: 40 } );
			await last;
			await expect(
				page.getByRole( 'option', { name: /10 Downing Street/ } )
			).toHaveCount( 2 );
			await line.press( 'ArrowDown' );
			await line.press( 'Enter' );
			await expect( page.getByLabel( /Town|City/ ).first() ).toHaveValue(
				'London'
			);
			await expect( line ).toHaveValue( '10 Downing Street' );
			// WooCommerce's block wants the county that it calls optional.
			await page
				.getByLabel( /^County/ )
				.first()
				.fill( 'Greater London' );
			// WooCommerce's block sends what was typed a while later, and hears no press until it has counted.
			const counted =
				kind === 'block' && page.waitForResponse( /calc_totals=true/ );
			await page.getByLabel( /^Gift note/ ).fill( 'For Grace' );
			await counted;

			await place( page ).click();
			await page.waitForURL( /order-received/ );

			await expect( page.locator( 'main' ) ).toContainText( 'For Grace' );
			expect( orderOn( page ) ).toMatchObject( {
				note: 'For Grace',
				city: 'London',
				source: { utm_source: 'letters', utm_medium: 'email' },
			} );
		} );

		test( `the ${ kind } one counts down what is reserved, fits at 320 pixels and from right to left, and what we add has names`, async ( {
			page,
			context,
		} ) => {
			await use( context, kind );
			await addFirst( page );
			await page.setViewportSize( { width: 320, height: 700 } );
			await open( page, kind );
			await expect(
				page.getByRole( 'main' ).getByRole( 'timer' )
			).toHaveText( /^09:\d\d$/ );
			await expectNoSidewaysScroll( page );
			// An input of WooCommerce's own waits far on the left, which only its sheet for this direction would move.
			await page.addStyleTag( {
				content: '[class*=address_2-hidden-input] { display: none; }',
			} );
			await page.evaluate( () => ( document.dir = 'rtl' ) );
			await expectNoSidewaysScroll( page );
			await expect( page.getByLabel( /^Gift note/ ) ).toBeVisible();
			await page.evaluate( () => ( document.dir = 'ltr' ) );
			await expectAccessible( page, [
				'.wc-block-checkout',
				'.woocommerce-checkout',
			] );
		} );
	}

	test( 'the block one keeps the last piece for who has it in the basket, and what was typed while the line is gone', async ( {
		page,
		context,
		browser,
		baseURL,
		quiet,
	} ) => {
		await use( context, 'block' );
		const id = lastPiece();
		await page.goto( `/?add-to-cart=${ id }` );
		const other = await browser.newContext( { baseURL: baseURL ?? '' } );
		await use( other, 'block' );
		const refused = await other.request.post( '/?wc-ajax=add_to_cart', {
			form: { product_id: id, quantity: 1 },
		} );
		expect( await refused.json() ).toMatchObject( { error: true } );
		await other.close();
		await open( page, 'block' );
		await fill( page );
		await lineOf( page, 'block' ).fill( SHOPPER.address_1 );
		await page.getByLabel( /^City/ ).fill( SHOPPER.city );
		await page.getByLabel( /^County/ ).fill( 'Greater London' );
		await page.getByLabel( /^Postcode/ ).fill( SHOPPER.postcode );
		await page.getByLabel( /^Gift note/ ).fill( 'By boat' );
		await page.waitForLoadState( 'networkidle' );

		await context.setOffline( true );
		await place( page ).click();
		await expect(
			page.locator( '.wc-block-components-notice-banner' ).first()
		).toBeVisible();
		await expect( page.getByLabel( /^Gift note/ ) ).toHaveValue(
			'By boat'
		);
		await context.setOffline( false );
		await place( page ).click();

		await page.waitForURL( /order-received/ );
		expect( orderOn( page ) ).toMatchObject( {
			note: 'By boat',
			status: expect.stringMatching( /on-hold|processing/ ),
		} );
		quiet.splice( 0 );
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

		await place( page ).click();

		await page.waitForURL( /order-received/ );
		expect( orderOn( page ).note ).toBe( 'Plain' );
		await context.close();
	} );
} );
