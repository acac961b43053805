// @features wishlist

import { expect, expectSound, test } from './marketday';

const heart = '.marketday-product-grid__card a[data-marketday-button=wishlist]';

test( 'A guest saves what to buy later, finds it again and moves it to the basket', async ( {
	page,
} ) => {
	const calls: string[] = [];
	page.on( 'request', ( request ) => {
		if ( /wc-ajax|admin-ajax/.test( request.url() ) ) {
			calls.push( request.url() );
		}
	} );
	await page.goto( '/shop/' );
	await expect( page.locator( heart ).first() ).toHaveRole( 'button' );
	expect( calls ).toEqual( [] );

	const buyable = page.locator(
		'.marketday-product-grid__card:has(.ajax_add_to_cart) a[data-marketday-button=wishlist]'
	);
	await buyable.nth( 0 ).click();
	await buyable.nth( 1 ).click();
	await expect( buyable.nth( 1 ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect(
		page.locator( '[data-marketday-count=wishlist]' )
	).toHaveText( '2' );
	await page.getByRole( 'button', { name: 'See the list' } ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Wishlist' } );
	await expect( dialog.locator( '[data-id]' ) ).toHaveCount( 2 );
	await expectSound( page, 'the wishlist over a listing', {
		isArrival: false,
	} );
	await dialog
		.getByRole( 'button', { name: /^Remove .* wishlist/ } )
		.first()
		.click();
	await expect( dialog.locator( '[data-id]' ) ).toHaveCount( 1 );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();

	await page.locator( '.marketday-list-link.is-wishlist' ).click();
	await page.waitForURL( /wishlist/ );
	await expectSound( page, 'the wishlist' );
	await page.getByRole( 'button', { name: /^Move to basket/ } ).click();
	await expect( page.getByText( 'Your wishlist is empty.' ) ).toBeVisible();
	await expect( page.locator( '.marketday-mini-basket__count' ) ).toHaveText(
		'1'
	);
	await expectSound( page, 'an empty wishlist', { isArrival: false } );
} );

test.describe( 'Without scripts, a guest', { tag: '@desktop' }, () => {
	test.use( { javaScriptEnabled: false } );

	test( 'saves by a link and moves to the basket by a form', async ( {
		page,
	} ) => {
		await page.goto( '/shop/' );
		await page
			.locator(
				'.marketday-product-grid__card:has(.ajax_add_to_cart) a[data-marketday-button=wishlist]'
			)
			.first()
			.click();
		await page.waitForURL( /wishlist/ );
		await page.getByRole( 'button', { name: /^Move to basket/ } ).click();

		await expect(
			page.getByText( 'was moved to your basket' )
		).toBeVisible();
	} );
} );
