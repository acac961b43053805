// @features wishlist, compare
// @also-on woocommerce

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
	await page.getByRole( 'button', { name: 'View list' } ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Wishlist' } );
	await expect( dialog.locator( '[data-id]' ) ).toHaveCount( 2 );
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
} );

test(
	'A guest compares products, adds one to the table and shares it',
	{ tag: '@both' },
	async ( { page, browser, baseURL } ) => {
		await page.goto( '/shop/' );
		const arrows = page.locator(
			'.marketday-product-grid__card a[data-marketday-button=compare]'
		);
		for ( const place of [ 0, 1 ] ) {
			await arrows.nth( place ).focus();
			await page.keyboard.press( 'Space' );
			await expect( arrows.nth( place ) ).toHaveAttribute(
				'aria-pressed',
				'true'
			);
		}
		await page.getByRole( 'button', { name: 'Compare (2)' } ).click();
		const dialog = page.getByRole( 'dialog', { name: 'Compare' } );
		await expect(
			dialog.locator( '.marketday-compared__product' )
		).toHaveCount( 2 );
		await expectSound( page, 'a comparison over a listing', {
			isArrival: false,
		} );
		await dialog.getByRole( 'button', { name: 'Add a product' } ).click();
		const choice = page.getByRole( 'dialog', { name: 'Add a product' } );
		await choice.getByRole( 'searchbox' ).fill( 'scarf' );
		await choice.getByRole( 'button', { name: /Scarf/ } ).first().click();
		await expect(
			dialog.locator( '.marketday-compared__product' )
		).toHaveCount( 3 );

		await dialog
			.getByRole( 'checkbox', { name: 'Show differences only' } )
			.check();
		await expect( dialog.locator( '.is-same' ).first() ).toBeHidden();
		const shared = await dialog
			.getByRole( 'link', { name: 'Link to this comparison' } )
			.getAttribute( 'href' );
		await dialog.getByRole( 'button', { name: /^Remove .*Scarf/ } ).click();
		await expect(
			dialog.locator( '.marketday-compared__product' )
		).toHaveCount( 2 );

		const friend = await browser.newPage( baseURL ? { baseURL } : {} );
		await friend.goto( shared ?? '' );
		await expect(
			friend.locator( '.marketday-compared__product' )
		).toHaveCount( 3 );
		await friend
			.getByRole( 'link', { name: /Add to my comparison/ } )
			.click();
		await expect(
			friend.locator( '[data-marketday-count=compare]' )
		).toHaveText( '3' );
		await friend.close();
	}
);

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

		await expect( page.getByText( 'moved to your basket' ) ).toBeVisible();
	} );
} );
