// @features quick-view, add-to-basket, product-gallery
// @also-on woocommerce

import { expect, expectSound, test } from './marketday';

const button =
	'.marketday-product-grid__card a[data-marketday-button=quick-view]';

test(
	'A shopper looks at products over the listing, buys one and stays where they were',
	{ tag: '@both' },
	async ( { page } ) => {
		await page.goto( '/shop/' );
		const opener = page
			.locator( '.marketday-product-grid__card', {
				hasText: 'Lambswool Cardigan',
			} )
			.locator( 'a[data-marketday-button=quick-view]' );
		await opener.focus();
		await page.keyboard.press( 'Enter' );
		const dialog = page.getByRole( 'dialog', {
			name: 'Lambswool Cardigan',
		} );
		await expect(
			dialog.getByRole( 'button', { name: 'Buy now' } )
		).toBeVisible();
		await expectSound( page, 'a product over a listing', {
			isArrival: false,
		} );

		await dialog.getByRole( 'button', { name: /^Next product/ } ).click();
		await expect( dialog ).toBeHidden();
		const next = page.getByRole( 'dialog' );
		await next.getByRole( 'button', { name: /^Previous product/ } ).click();
		await expect( dialog ).toBeVisible();

		await page.goBack();
		await expect( dialog ).toBeHidden();
		await expect( opener ).toBeFocused();
		await expect( page ).toHaveURL( /\/shop\/$/ );

		await opener.press( 'Enter' );
		for ( const name of [ 'Colour', 'Size' ] ) {
			await dialog
				.getByRole( 'radiogroup', { name, exact: true } )
				.getByRole( 'radio' )
				.first()
				.check();
		}
		await dialog.locator( '.single_add_to_cart_button' ).click();
		await expect( dialog ).toBeHidden();
		await expect(
			page.getByText( 'Added to your basket.' ).first()
		).toBeVisible();
		await expect(
			page.locator( '.marketday-mini-basket__count' )
		).toHaveText( '1' );
	}
);

test(
	'Right to left, a narrow page under a quick view is no wider than the screen',
	{
		tag: '@phone',
	},
	async ( { page } ) => {
		await page.setViewportSize( { width: 320, height: 640 } );
		await page.goto( '/shop/' );
		await page.evaluate( () => {
			document.documentElement.dir = 'rtl';
		} );
		await page
			.locator( '.marketday-product-grid__card', {
				hasText: 'Lambswool Cardigan',
			} )
			.locator( 'a[data-marketday-button=quick-view]' )
			.click();
		await expect(
			page.getByRole( 'dialog' ).getByRole( 'radio' ).first()
		).toBeAttached();

		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBe( 320 );
	}
);

test.describe( 'Without scripts, a shopper', { tag: '@desktop' }, () => {
	test.use( { javaScriptEnabled: false } );

	test( 'is led to the product', async ( { page } ) => {
		await page.goto( '/shop/' );
		await page.locator( button ).first().click( { force: true } );

		await page.waitForURL( /\/product\// );
	} );
} );
