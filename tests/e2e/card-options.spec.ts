// @features add-to-basket, product-grid, mini-basket
// @also-on woocommerce

import type { Locator } from '@playwright/test';

import { expect, expectSound, test } from './marketday';

const SEARCH = '/?s=enamel+mug&post_type=product';

test( 'A shopper chooses a colour on a card, sees it there and adds it without leaving the listing', async ( {
	page,
} ) => {
	await page.goto( SEARCH );
	const card = page
		.locator( '[data-marketday-card]' )
		.filter( {
			has: page.getByRole( 'link', { name: 'Enamel Mug', exact: true } ),
		} )
		.first();
	const colours = card.getByRole( 'radiogroup', {
		name: 'Colour of Enamel Mug',
	} );
	const button = card.locator( '[data-marketday-card-button]' );
	const picture = card.locator( '[data-marketday-picture] img' );
	const before = await picture.getAttribute( 'src' );
	await expect( button ).toHaveText( 'Select options' );
	// A card ends where its button ends.
	const bottomOf = ( part: Locator ) =>
		part.evaluate( ( element ) => element.getBoundingClientRect().bottom );
	expect( await bottomOf( card ) ).toBeCloseTo( await bottomOf( button ), 0 );

	const height = ( await card.boundingBox() )?.height;
	await colours.getByRole( 'radio' ).nth( 1 ).click( { force: true } );

	await expect( button ).toHaveText( 'Add to basket' );
	expect( ( await card.boundingBox() )?.height ).toBe( height );
	await expect( picture ).not.toHaveAttribute( 'src', before ?? '' );
	await expectSound( page, 'a listing with a choice on a card', {
		isArrival: false,
	} );

	await button.click();
	await expect( button ).toHaveText( 'Added' );
	await expect( button ).toHaveClass( /added/ );

	await colours.getByRole( 'radio' ).nth( 1 ).click( { force: true } );
	await expect( button ).toHaveText( 'Select options' );
	await expect( picture ).toHaveAttribute( 'src', before ?? '' );

	await page.goto( '/cart/' );
	await expect( page.getByText( 'Enamel Mug' ).first() ).toBeVisible();
} );

test.describe( 'By keyboard', { tag: '@desktop' }, () => {
	test( 'the colours of a card are one stop of the Tab key and chosen by arrows', async ( {
		page,
	} ) => {
		await page.goto( SEARCH );
		const radios = page
			.getByRole( 'radiogroup', { name: 'Colour of Enamel Mug' } )
			.first()
			.getByRole( 'radio' );
		await radios.first().focus();
		await page.keyboard.press( 'Space' );
		await page.keyboard.press( 'ArrowRight' );

		await expect( radios.nth( 1 ) ).toBeChecked();
		await expect( radios.nth( 1 ) ).toBeFocused();
		await page.keyboard.press( 'Tab' );
		await expect( radios.nth( 2 ) ).not.toBeFocused();
	} );
} );
