// @features wishlist, compare, quick-view, add-to-basket
// @also-on woocommerce

import type { Page } from '@playwright/test';
import { AS_EDITOR, expect, expectSound, test } from './marketday';

const card = ( page: Page, name: string ) =>
	page.locator( '.marketday-product-grid__card', { hasText: name } );
const button = ( page: Page, kind: string, name = '' ) =>
	card( page, name ).locator( `a[data-marketday-button=${ kind }]` );

test.describe( 'Without a connection', { tag: '@desktop' }, () => {
	test( 'a heart is off again and says why, and works once there is one', async ( {
		page,
		context,
		quiet,
	} ) => {
		await page.goto( '/shop/' );
		const heart = button( page, 'wishlist' ).first();
		await heart.hover();
		await page.waitForLoadState( 'networkidle' );

		await context.setOffline( true );
		await heart.click();
		await expect( page.getByText( 'That didn’t work.' ) ).toBeVisible();
		await expect( heart ).toHaveAttribute( 'aria-pressed', 'false' );
		// What failed is written to the console, too.
		expect( quiet.splice( 0 ) ).not.toEqual( [] );

		await context.setOffline( false );
		await heart.click();
		await expect( page.getByText( 'Saved to your' ) ).toBeVisible();
		await expect( heart ).toHaveAttribute( 'aria-pressed', 'true' );
	} );
} );

test.describe( 'In two tabs', { tag: '@desktop' }, () => {
	test( 'what is saved in one is marked in the other, and neither loses anything', async ( {
		page,
		context,
	} ) => {
		const other = await context.newPage();
		await other.goto( '/shop/' );
		await page.goto( '/shop/' );
		await button( page, 'wishlist' ).nth( 0 ).click();
		await expect( page.getByText( 'Saved to your' ) ).toBeVisible();

		await button( other, 'wishlist' ).nth( 1 ).click();
		await expect( other.getByText( 'Saved to your' ) ).toBeVisible();
		await expect( button( other, 'wishlist' ).nth( 0 ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		await page.goto( '/wishlist/' );
		await expect( page.locator( '.marketday-wished__item' ) ).toHaveCount(
			2
		);
	} );
} );

test.describe( 'In a quick view', { tag: '@desktop' }, () => {
	test( 'a grouped product is alive: steppers count, and what has a quantity is added', async ( {
		page,
	} ) => {
		await page.goto( '/shop/?s=camp+kitchen&post_type=product' );
		await button( page, 'quick-view', 'Camp Kitchen' ).click();
		const dialog = page.getByRole( 'dialog', { name: 'Camp Kitchen' } );
		const more = dialog.getByRole( 'button', {
			name: /^Increase quantity/,
		} );
		await more.first().hover();
		await page.waitForLoadState( 'networkidle' );
		await more.nth( 0 ).click();
		await more.nth( 1 ).click();
		await more.nth( 1 ).click();
		await dialog.locator( '.single_add_to_cart_button' ).click();

		await expect(
			page.locator( '.marketday-mini-basket__count' )
		).toHaveText( '3' );
	} );
} );

test.describe( 'Who has several lists', { tag: '@desktop' }, () => {
	test.use( AS_EDITOR );

	test( 'chooses one at the heart', async ( { page, quiet } ) => {
		await page.goto( '/shop/' );
		const heart = button( page, 'wishlist', 'Market Tote' );
		await heart.click();
		await expect( page.getByText( 'Saved to “Wishlist”.' ) ).toBeVisible();
		await page.getByRole( 'button', { name: 'Choose a list' } ).click();
		const dialog = page.getByRole( 'dialog', { name: 'Choose a list' } );
		await expectSound( page, 'a choice of lists', {
			isArrival: false,
			exclude: [ '#wpadminbar' ],
		} );
		await dialog.getByRole( 'button', { name: 'Birthday' } ).click();
		await expect( dialog ).toBeHidden();
		await expect( page.getByText( 'Saved to “Birthday”.' ) ).toBeVisible();

		await heart.click();
		await expect(
			page.getByText( 'Removed from your wishlist.' )
		).toBeVisible();
		// WordPress's own bar shows the editor's avatar.
		expect(
			quiet.splice( 0 ).filter( ( one ) => ! /gravatar/.test( one ) )
		).toEqual( [] );
	} );
} );
