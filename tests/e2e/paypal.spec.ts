// @features paypal
// @also-on woocommerce

import type { Page } from '@playwright/test';

import { newCustomer, PASSWORD } from '../contract/paypal-customers';
import { PayPalFake } from '../contract/paypal-fake';
import {
	addByLink,
	addFirst,
	chooseFirst,
	expect,
	expectSound,
	logInAs,
	SHOPPER,
	test,
} from './marketday';
import { KINDS, theirCheckout } from './their-checkouts';

/** The address that the button's place is known by. */
const button = ( page: Page, place: string ) =>
	page
		.locator( `[data-paypal=${ place }]` )
		.getByRole( 'button', { name: 'PayPal', exact: true } );
const wallet = ( page: Page ) =>
	page.getByRole( 'dialog', { name: 'PayPal (a fake)' } );
const fill = async ( page: Page ) => {
	for ( const [ name, value ] of Object.entries( SHOPPER ) ) {
		const field = page.locator( `#billing_${ name }` );
		// What most leave empty is folded.
		if ( await field.isVisible() ) {
			await field.fill( value );
		}
	}
};

// The shop is connected while these run, for their own visitors: the other tests' pages have no buttons.
test.describe( 'PayPal', { tag: '@desktop' }, () => {
	test.describe.configure( { mode: 'serial' } );
	let fake: PayPalFake;
	test.beforeAll( async () => {
		fake = await PayPalFake.start();
	} );
	test.afterAll( () => fake.stop() );
	test.beforeEach( ( { context, baseURL } ) =>
		context.addCookies( [
			{ name: 'paypal-visitors', value: '1', url: baseURL ?? '' },
		] )
	);
	// PayPal is another host, which is asked once a shopper has turned to it.
	test.afterEach( ( { quiet } ) => {
		const others = quiet.filter( ( one ) => ! one.includes( fake.url ) );
		quiet.splice( 0, quiet.length, ...others );
	} );

	test( 'is paid at the checkout, from the form to the confirmation', async ( {
		page,
	} ) => {
		const asked: string[] = [];
		page.on( 'request', ( request ) => {
			if ( request.url().startsWith( fake.url ) ) {
				asked.push( request.url() );
			}
		} );
		await addFirst( page );
		await page.goto( '/checkout/' );
		await expect( button( page, 'checkout' ) ).toBeVisible();
		expect( asked ).toEqual( [] );
		await fill( page );

		await button( page, 'checkout' ).press( 'Enter' );
		await wallet( page ).getByRole( 'button', { name: 'Pay now' } ).click();

		await page.waitForURL( /order-received/ );
		await expect( page.locator( 'main' ) ).toContainText( 'PayPal' );
		expect( ( await fake.state() ).captures ).toHaveLength( 1 );
	} );

	test( 'is paid from a product, once its choices are made and where the shopper sends it', async ( {
		page,
	} ) => {
		await page.goto( '/product/made-to-measure-linen-cushion/' );
		await button( page, 'product' ).click();
		await expect( wallet( page ) ).toHaveCount( 0 );
		for ( const name of [ 'Colour', 'Width', 'Height' ] ) {
			await chooseFirst( page, name );
		}
		await expect(
			page.locator( 'form.cart [name=variation_id]' )
		).toHaveValue( /^[1-9]/ );

		await button( page, 'product' ).click();
		await wallet( page )
			.getByRole( 'button', { name: 'Send it to York' } )
			.click();
		await expect( wallet( page ) ).toContainText( 'Sent to York' );
		await wallet( page ).getByRole( 'button', { name: 'Pay now' } ).click();

		await page.waitForURL( /order-received/ );
		await expect( page.locator( 'main' ) ).toContainText( 'York' );
		await expect( page.locator( 'main' ) ).toContainText( 'Cushion' );
	} );

	test( 'is paid without scripts, on its own page and back', async ( {
		browser,
		baseURL,
	} ) => {
		const context = await browser.newContext( {
			baseURL: baseURL ?? '',
			javaScriptEnabled: false,
		} );
		await context.addCookies( [
			{ name: 'paypal-visitors', value: '1', url: baseURL ?? '' },
		] );
		const page = await context.newPage();
		await addByLink( page );
		await page.goto( '/checkout/' );
		await fill( page );
		await page.getByRole( 'radio', { name: 'PayPal' } ).check();
		await page.getByRole( 'button', { name: 'Place order' } ).click();
		await page.waitForURL( ( url ) => url.href.startsWith( fake.url ) );

		await page.getByRole( 'button' ).first().click();

		await page.waitForURL( /order-received/ );
		await expect( page.locator( 'main' ) ).toContainText( 'PayPal' );
		await context.close();
	} );

	test( 'is paid on its own page where its script is blocked', async ( {
		page,
		quiet,
	} ) => {
		await page.route( `${ fake.url }/web-sdk/**`, ( route ) =>
			route.abort()
		);
		await addFirst( page );
		await page.goto( '/checkout/' );
		await fill( page );

		await button( page, 'checkout' ).click();

		await page.waitForURL( ( url ) => url.href.startsWith( fake.url ) );
		await page.getByRole( 'button' ).first().click();
		await page.waitForURL( /order-received/ );
		quiet.splice( 0, quiet.length );
	} );

	test( 'is paid by the buttons of PayPal’s older script, over the same calls', async ( {
		page,
	} ) => {
		fake.connect( { sdk: 'v5' } );
		await addFirst( page );
		await page.goto( '/checkout/' );
		const place = page.locator( '[data-paypal=checkout]' );
		await place.hover();
		const theirs = place.getByRole( 'button', { name: 'Theirs: PayPal' } );
		await expect( theirs ).toBeVisible();
		await expect( button( page, 'checkout' ) ).toBeHidden();
		await fill( page );

		await theirs.press( 'Enter' );
		await wallet( page ).getByRole( 'button', { name: 'Pay now' } ).click();

		await page.waitForURL( /order-received/ );
		await expect( page.locator( 'main' ) ).toContainText( 'PayPal' );
		fake.connect();
	} );

	test( 'is paid by the card’s button of PayPal’s older script, which tells of paying later too', async ( {
		page,
	} ) => {
		fake.connect( { sdk: 'v5', cards: true } );
		await addFirst( page );
		await page.goto( '/checkout/' );
		const place = page.locator( '[data-paypal=checkout]' );
		await place.hover();
		const theirs = place.getByRole( 'button', {
			name: 'Theirs: Debit or Credit Card',
		} );
		await expect( theirs ).toBeVisible();
		await expect( place ).toContainText( 'Theirs: 3 payments of' );
		await fill( page );

		await theirs.press( 'Enter' );
		await wallet( page ).getByRole( 'button', { name: 'Pay now' } ).click();

		await page.waitForURL( /order-received/ );
		await expect( page.locator( 'main' ) ).toContainText( 'PayPal' );
		fake.connect();
	} );

	test( 'is paid by a card, in fields that say what is wrong with it', async ( {
		page,
	} ) => {
		fake.connect( { cards: true } );
		await addFirst( page );
		await page.goto( '/checkout/' );
		const place = page.locator( '[data-paypal=checkout]' );
		const card = place.locator( '[data-funding=card]' );
		await card.press( 'Enter' );
		await page.getByLabel( 'Card number' ).fill( '6011 0000 0000 0004' );
		await fill( page );

		await card.press( 'Enter' );
		await expect( place.getByRole( 'alert' ) ).toHaveText(
			'Card payment details are missing. Please fill in all required fields.'
		);
		await page.getByLabel( 'Expiry date' ).fill( '12/30' );
		await page.getByLabel( 'Security code' ).fill( '123' );
		await card.click();
		await expect( place.getByRole( 'alert' ) ).toHaveText(
			'Unfortunately, we do not support your credit card.'
		);
		await page.getByLabel( 'Card number' ).fill( '4111 1111 1111 1111' );
		await card.click();

		await page.waitForURL( /order-received/ );
		await expect( page.locator( 'main' ) ).toContainText( 'PayPal' );
		fake.connect();
	} );

	test( 'is paid by the account that a customer lets the shop keep', async ( {
		page,
	} ) => {
		fake.connect( { vaulting: true } );
		newCustomer( 'kept-cleo' );
		await logInAs( page, 'kept-cleo', PASSWORD, '/my-account/' );
		await page.goto( '/my-account/?section=paypal' );
		await page
			.getByRole( 'button', { name: 'Save a PayPal account' } )
			.press( 'Enter' );
		await page.getByRole( 'button', { name: /Agree/ } ).click();
		await expect( page.getByText( 'PayPal account saved' ) ).toBeVisible();

		await addFirst( page );
		await page.goto( '/checkout/' );
		await fill( page );
		await page
			.getByRole( 'radio', { name: 'PayPal: grace@example.com' } )
			.check();
		await page.getByRole( 'button', { name: 'Place order' } ).click();

		await page.waitForURL( /order-received/ );
		await expect( page.locator( 'main' ) ).toContainText(
			'PayPal: grace@example.com'
		);
		await page.goto( '/my-account/?section=paypal' );
		await page.getByRole( 'button', { name: 'Remove account' } ).click();
		await expect(
			page.getByText( 'PayPal account removed' )
		).toBeVisible();
		fake.connect();
	} );

	for ( const kind of KINDS ) {
		test( `is an express way to pay in WooCommerce’s ${ kind } checkout`, async ( {
			page,
		} ) => {
			test.skip( process.env.MARKETDAY_ENGINE !== 'woocommerce' );
			const { url } = theirCheckout( kind );
			await addFirst( page );
			await page.goto( url );
			await button( page, 'cart' ).focus();
			await expect( page.locator( '[data-paypal=cart]' ) ).toContainText(
				'Theirs: 3 payments of'
			);

			await button( page, 'cart' ).press( 'Enter' );
			await wallet( page )
				.getByRole( 'button', { name: 'Send it to York' } )
				.click();
			await expect( wallet( page ) ).toContainText( 'Sent to York' );
			await wallet( page )
				.getByRole( 'button', { name: 'Pay now' } )
				.click();

			await page.waitForURL( /order-received/ );
			await expect( page.locator( 'main' ) ).toContainText( 'PayPal' );
			await expect( page.locator( 'main' ) ).toContainText( 'York' );
		} );
	}

	test( 'opens nothing where the form is not filled, and says what is missing', async ( {
		page,
	} ) => {
		await addFirst( page );
		await page.goto( '/checkout/' );
		await expectSound( page, 'the checkout with PayPal', {
			like: 'the checkout',
		} );
		await page.locator( '#billing_email' ).fill( 'ada@example.com' );

		await button( page, 'checkout' ).click();

		await expect( page.locator( '#billing_first_name' ) ).toHaveAttribute(
			'aria-invalid',
			'true'
		);
		await expect( wallet( page ) ).toHaveCount( 0 );
	} );
} );
