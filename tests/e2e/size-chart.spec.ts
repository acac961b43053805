// @features size-chart, add-to-basket

import { expect, expectSound, test } from './marketday';

const JUMPER = '/product/fishermans-jumper/';

test( 'The size chart opens in a dialog, in the unit that a shopper has chosen before, and gives the focus back', async ( {
	page,
} ) => {
	await page.goto( JUMPER );
	const button = page.getByRole( 'button', { name: 'Size chart' } );
	const dialog = page.getByRole( 'dialog', {
		name: 'Jumpers and cardigans',
	} );
	const chest = dialog.getByRole( 'row', { name: /^M / } ).locator( 'td' );

	await button.click();
	await expect( chest.first() ).toHaveText( '96–101' );
	await dialog.getByRole( 'button', { name: /^in/ } ).click();
	await expect( chest.first() ).toHaveText( '38–40' );
	await expectSound( page, 'a size chart', { isArrival: false } );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await expect( button ).toBeFocused();

	await page.reload();
	await button.click();
	await expect( chest.first() ).toHaveText( '38–40' );
	// A wide table moves in itself.
	await expect(
		dialog.getByRole( 'rowheader', { name: 'M' } )
	).toBeInViewport();
} );

test.describe( 'Without scripts', { tag: '@desktop' }, () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the same button shows the size chart', async ( { page } ) => {
		await page.goto( JUMPER );
		const chart = page.getByRole( 'table' ).filter( { hasText: '96–101' } );
		await expect( chart ).toBeHidden();

		await page.getByRole( 'button', { name: 'Size chart' } ).click();

		await expect( chart ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( chart ).toBeHidden();
	} );
} );
