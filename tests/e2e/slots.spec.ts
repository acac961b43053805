// @features checkout, mini-basket, storefront-events
// @also-on woocommerce

import type { Page } from '@playwright/test';

import { addByLink, expect, expectSound, SHOPPER, test } from './marketday';

const add = async ( page: Page ) => {
	await page.goto( '/shop/' );
	await page.locator( '.ajax_add_to_cart' ).first().click();
	await page.locator( '.added_to_cart' ).first().waitFor();
};

test.describe( 'A plugin that fills slots', { tag: '@desktop' }, () => {
	test.beforeEach( ( { context, baseURL } ) =>
		context.addCookies( [
			{ name: 'gift-notes', value: '1', url: baseURL ?? '' },
		] )
	);

	for ( const javaScriptEnabled of [ true, false ] ) {
		test.describe( `with scripts ${
			javaScriptEnabled ? 'on' : 'off'
		}`, () => {
			test.use( { javaScriptEnabled } );

			test( 'gets with the order what a shopper enters in the checkout', async ( {
				page,
			} ) => {
				await ( javaScriptEnabled ? add : addByLink )( page );
				await page.goto( '/checkout/' );
				// Typed before anything else: what brings the form to life leaves it as it is.
				await page
					.getByLabel( 'Gift note' )
					.fill( 'Happy birthday, Ada' );
				for ( const [ name, value ] of Object.entries( SHOPPER ) ) {
					const field = page.locator( `#billing_${ name }` );
					if ( await field.isVisible() ) {
						await field.fill( value );
					}
				}
				await expect( page.getByLabel( 'Gift note' ) ).toHaveValue(
					'Happy birthday, Ada'
				);
				if ( javaScriptEnabled ) {
					await expectSound(
						page,
						'a checkout with a field in a slot',
						{
							isArrival: false,
						}
					);
				}

				await page
					.getByRole( 'button', { name: 'Place order' } )
					.click();

				await page.waitForURL( /order-received/ );
				await expect(
					page.getByText( 'Gift note: Happy birthday, Ada' )
				).toBeVisible();
				await expect(
					page.getByText( 'To be written on the card' )
				).toBeVisible();
			} );
		} );
	}

	test( 'stands at the foot of the mini basket', async ( { page } ) => {
		await add( page );

		await page.getByRole( 'button', { name: /^Basket, 1 item/ } ).click();

		await expect(
			page.getByRole( 'dialog' ).getByText( 'Gift notes are free.' )
		).toBeVisible();
	} );

	test( 'hears of the basket, changes it and opens it by its own script', async ( {
		page,
	} ) => {
		await page.goto( '/shop/' );
		await page.waitForFunction( () => window.marketdayStorefront );
		const counts = await page.evaluateHandle( () => {
			const calls: number[] = [];
			document.addEventListener(
				'marketday:basket-changed',
				async ( { detail } ) =>
					calls.push( ( await detail.basket ).itemCount )
			);
			return calls;
		} );
		await page.evaluate( () => window.marketdayStorefront?.getBasket() );

		await page.locator( '.ajax_add_to_cart' ).first().click();
		await expect.poll( () => counts.jsonValue() ).toEqual( [ 1 ] );

		const count = await page.evaluate( async () => {
			const { lines } = await window.marketdayStorefront!.getBasket();
			const quantities = { [ lines[ 0 ]!.key ]: 2 };
			return (
				await window.marketdayStorefront!.updateBasket( { quantities } )
			).itemCount;
		} );
		expect( count ).toBe( 2 );
		await expect(
			page.getByRole( 'button', { name: /^Basket, 2 items/ } )
		).toBeVisible();

		await page.evaluate( () => window.marketdayStorefront?.openBasket() );
		await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	} );
} );
