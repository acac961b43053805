// @features checkout, order-confirmation
// @also-on woocommerce

import type { BrowserContext, Page, Route } from '@playwright/test';

import { php } from '../contract/shop';
import { addFirst, expect, SHOPPER, test } from './marketday';
import { type Kind, KINDS, theirCheckout } from './their-checkouts';

/** An order reaches the shop, which does its work; the first answers do not come back. */
async function loseAnswers(
	page: Page,
	to: RegExp,
	times: number
): Promise< () => number > {
	let lost = 0;
	await page.route( to, async ( route: Route ) => {
		if ( route.request().method() !== 'POST' || lost >= times ) {
			await route.continue();
			return;
		}
		lost++;
		await route.fetch();
		await route.abort( 'connectionreset' );
	} );
	return () => lost;
}

/** How many orders there are of an address. */
const ordersOf = ( email: string ) =>
	php< [ number ] >(
		process.env.MARKETDAY_ENGINE === 'woocommerce'
			? `return [ count( wc_get_orders( [ 'billing_email' => '${ email }', 'limit' => -1, 'return' => 'ids', 'status' => array_keys( wc_get_order_statuses() ) ] ) ) ];`
			: `global $wpdb; return [ (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->postmeta} WHERE meta_key = '_billing_email' AND meta_value = '${ email }'" ) ];`
	)[ 0 ];

/** What the browser says of the lines that were cut. */
const takeOut = ( errors: string[] ) =>
	errors.splice(
		0,
		errors.length,
		...errors.filter(
			( text ) =>
				! /ERR_(CONNECTION_RESET|INTERNET_DISCONNECTED)/.test( text )
		)
	);

const newEmail = () =>
	`lost-${ Date.now() }-${ Math.round( Math.random() * 1e6 ) }@example.com`;

const place = ( page: Page ) =>
	page.getByRole( 'button', { name: /^Place order/i } );

async function fill( page: Page, email: string ): Promise< void > {
	for ( const [ name, value ] of Object.entries( { ...SHOPPER, email } ) ) {
		const field = page.locator( `#billing_${ name }` );
		if ( await field.isVisible() ) {
			await field.fill( value );
		}
	}
}

test.describe( 'a checkout whose answer is lost', () => {
	const OURS = /wc\/store\/v1\/checkout/;

	async function atCheckout( page: Page ): Promise< string > {
		const email = newEmail();
		await addFirst( page );
		await page.goto( '/checkout/' );
		await fill( page, email );
		return email;
	}

	/** An order is placed, and neither its answer nor that to the second try comes back. */
	async function loseOrder( page: Page ): Promise< string > {
		const email = await atCheckout( page );
		await loseAnswers( page, OURS, 2 );
		await place( page ).click();
		await expect( page.getByRole( 'alert' ).first() ).toContainText(
			'offline'
		);
		return email;
	}

	test( 'asks what became of the order and goes there', async ( {
		page,
		quiet,
	} ) => {
		const email = await atCheckout( page );
		const lost = await loseAnswers( page, OURS, 1 );

		await place( page ).click();

		await page.waitForURL( /order-received/ );
		expect( lost() ).toBe( 1 );
		await expect( page.locator( 'main' ) ).toContainText( email );
		expect( ordersOf( email ) ).toBe( 1 );
		takeOut( quiet );
	} );

	test( 'goes there by the next press where it cannot ask', async ( {
		page,
		quiet,
	} ) => {
		const email = await loseOrder( page );
		// Nor does it learn of its basket.
		await page.route( /wc\/store\/v1\/(cart|batch)/, ( route ) =>
			route.abort( 'connectionreset' )
		);

		await place( page ).click();

		await page.waitForURL( /order-received/ );
		expect( ordersOf( email ) ).toBe( 1 );
		takeOut( quiet );
	} );

	test( 'leads to the order once it learns of the basket', async ( {
		page,
		quiet,
	} ) => {
		const email = await loseOrder( page );

		await page.getByRole( 'link', { name: 'View your order' } ).click();

		await page.waitForURL( /order-received/ );
		expect( ordersOf( email ) ).toBe( 1 );
		takeOut( quiet );
	} );

	test( 'orders once where the shopper was offline at first', async ( {
		page,
		context,
		quiet,
	} ) => {
		const email = await atCheckout( page );
		await context.setOffline( true );
		await place( page ).click();
		await expect( page.getByRole( 'alert' ).first() ).toContainText(
			'offline'
		);

		await context.setOffline( false );
		await place( page ).click();

		await page.waitForURL( /order-received/ );
		expect( ordersOf( email ) ).toBe( 1 );
		takeOut( quiet );
	} );
} );

test.describe( 'a checkout of WooCommerce whose answer is lost', () => {
	test.skip( process.env.MARKETDAY_ENGINE !== 'woocommerce' );

	const CALLS: Record< Kind, RegExp > = {
		classic: /wc-ajax=checkout/,
		block: /wc\/store\/v1\/checkout/,
	};
	const use = ( context: BrowserContext, id: number ) =>
		context.addCookies( [
			{
				name: 'woocommerce-checkout',
				value: `${ id }-0`,
				url: process.env.MARKETDAY_URL ?? '',
			},
		] );
	const LABELS = {
		'First name': SHOPPER.first_name,
		'Last name': SHOPPER.last_name,
		City: SHOPPER.city,
		Postcode: SHOPPER.postcode,
	};

	for ( const kind of KINDS ) {
		test( `the ${ kind } one asks what became of the order and goes there`, async ( {
			page,
			context,
			quiet,
		} ) => {
			const email = newEmail();
			const their = theirCheckout( kind );
			await use( context, their.id );
			await addFirst( page );
			await page.goto( their.url );
			// No service of addresses is asked here.
			await page.route( /marketday\/v1\/addresses/, ( route ) =>
				route.fulfill( { json: { suggestions: [] } } )
			);
			const form = page.locator( 'form' );
			for ( const [ label, value ] of [
				[ /^Email address/, email ],
				[ /^(Street )?[Aa]ddress/, SHOPPER.address_1 ],
				[ /^(Town|City)/, LABELS.City ],
				[ /^County/, 'Greater London' ],
				[ /^Post ?code/, LABELS.Postcode ],
				[ /^First name/, LABELS[ 'First name' ] ],
				[ /^Last name/, LABELS[ 'Last name' ] ],
			] as const ) {
				await form.getByLabel( label ).first().fill( value );
			}
			await loseAnswers( page, CALLS[ kind ], 1 );
			if ( kind === 'classic' ) {
				// As WooCommerce does where it draws the totals of the basket that is empty now.
				await page.evaluate(
					`jQuery( document ).on( 'ajaxError', () => jQuery( 'form.checkout' ).remove() )`
				);
			}

			await place( page ).click();

			await page.waitForURL( /order-received/ );
			expect( ordersOf( email ) ).toBe( 1 );
			takeOut( quiet );
		} );
	}
} );
