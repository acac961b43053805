// @features name-your-price, add-to-basket, basket
// @also-on woocommerce

import { expect, expectSound, test } from './marketday';

const WALKS = '/product/three-winter-walks-pdf/';

test( 'A shopper names a price, is kept within its limits, and finds it in the basket', async ( {
	page,
} ) => {
	await page.goto( WALKS );
	const price = page.getByLabel( 'Your price (£)' );
	const button = page.locator( '.single_add_to_cart_button' );
	await expect( price ).toHaveValue( '3.50' );
	await page.getByRole( 'radio', { name: '£8.00' } ).click();
	await expect( price ).toHaveValue( '8.00' );

	await price.fill( '0' );
	await expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
	await expect(
		page.getByText( 'Minimum Price limit is £2.00' )
	).toBeVisible();
	await expect( price ).toHaveValue( '2.00' );
	await expect( button ).not.toHaveAttribute( 'aria-disabled' );
	await expectSound( page, 'a price that was corrected', {
		isArrival: false,
	} );

	await price.fill( '4.75' );
	await button.click();
	await expect( button ).toHaveClass( /added/ );

	await page.goto( '/cart/' );
	const line = page.locator( '.marketday-basket__row' );
	await expect( line ).toContainText( 'Three Winter Walks' );
	await expect( line ).toContainText( '£4.75' );
} );

test.describe( 'Without scripts, a shopper', { tag: '@desktop' }, () => {
	test.use( { javaScriptEnabled: false } );

	test( 'names a price in the plain form', async ( { page } ) => {
		await page.goto( WALKS );
		await page.getByLabel( 'Your price (£)' ).fill( '6.20' );
		await page.locator( '.single_add_to_cart_button' ).click();

		await page.goto( '/cart/' );
		await expect( page.locator( '.marketday-basket__row' ) ).toContainText(
			'£6.20'
		);
	} );
} );

test.describe( 'In a listing', { tag: '@desktop' }, () => {
	test( 'the button leads to the page where the price is named', async ( {
		page,
	} ) => {
		await page.goto( '/?s=winter+walks&post_type=product' );

		await page
			.locator( '.ajax_add_to_cart, .add_to_cart_button' )
			.first()
			.click();

		await page.waitForURL( /three-winter-walks-pdf/ );
		await expect( page.getByLabel( 'Your price (£)' ) ).toBeVisible();
	} );
} );
