// @features basket, mini-basket
// @also-on woocommerce

import { type Page } from '@playwright/test';

import { addByLink, addFirst, expect, expectSound, test } from './marketday';

const rows = ( page: Page ) => page.locator( '.marketday-basket__row' );
const total = ( page: Page ) =>
	page.locator( '.marketday-amounts__row--total .marketday-amounts__amount' );

test.describe( 'the mini basket', () => {
	test( 'asks nothing for a visitor with an empty basket', async ( {
		page,
	} ) => {
		const asked: string[] = [];
		page.on( 'request', ( request ) => {
			if ( /wc-ajax|wc\/store/.test( request.url() ) ) {
				asked.push( request.url() );
			}
		} );

		await page.goto( '/shop/' );
		await page.waitForLoadState( 'networkidle' );

		expect( asked ).toEqual( [] );
	} );

	test(
		'counts what was added, shows it in a drawer and gives the focus back',
		{ tag: '@both' },
		async ( { page } ) => {
			await addFirst( page );
			const button = page
				.locator( '.marketday-mini-basket__button' )
				.first();
			await expect( button ).toHaveAccessibleName( 'Basket, 1 item' );

			await button.click();
			const drawer = page.getByRole( 'dialog', { name: 'Your basket' } );
			await expect(
				drawer.locator( '.marketday-mini-basket__line' )
			).toHaveCount( 1 );
			await expectSound( page, 'the basket in its drawer', {
				isArrival: false,
			} );
			await page.keyboard.press( 'Escape' );

			await expect( drawer ).toBeHidden();
			await expect( button ).toBeFocused();
		}
	);

	test( 'removes a line, and keeps its count on the next page', async ( {
		page,
	} ) => {
		await addFirst( page, 0 );
		await addFirst( page, 1 );
		const button = page.locator( '.marketday-mini-basket__button' ).first();
		await expect( button ).toHaveAccessibleName( 'Basket, 2 items' );

		await button.click();
		await page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: /^Remove/ } )
			.first()
			.click();
		await expect( button ).toHaveAccessibleName( 'Basket, 1 item' );
		await page.reload();

		await expect( button ).toHaveAccessibleName( 'Basket, 1 item' );
	} );
} );

test.describe( 'the basket page', () => {
	test(
		'is accessible, fits, and does not shift',
		{ tag: '@both' },
		async ( { page } ) => {
			await addFirst( page );
			await page.goto( '/cart/' );

			await expectSound( page, 'the basket with a product' );
		}
	);
} );

test.describe( 'the basket page', { tag: '@desktop' }, () => {
	test( 'follows the plus button at once and ends with the last wish', async ( {
		page,
	} ) => {
		await addFirst( page );
		await page.goto( '/cart/' );
		const first = await total( page ).textContent();
		const plus = page.getByRole( 'button', { name: /^Increase quantity/ } );

		await plus.click();
		await plus.click();
		await expect( page.getByRole( 'spinbutton' ) ).toHaveValue( '3' );
		// The first press may have been answered alone.
		await expect(
			page.locator( '.marketday-basket__subtotal' )
		).toHaveAttribute( 'aria-busy', 'false' );
		await expect( total( page ) ).not.toHaveText( first ?? '' );
		await page.reload();

		await expect( page.getByRole( 'spinbutton' ) ).toHaveValue( '3' );
	} );

	test( 'stays where it is at each change, with the focus on what was pressed', async ( {
		page,
	} ) => {
		await addFirst( page );
		await page.goto( '/cart/' );
		const loads: string[] = [];
		page.on( 'request', ( request ) => {
			if ( request.isNavigationRequest() ) {
				loads.push( request.url() );
			}
		} );
		const plus = page.getByRole( 'button', { name: /^Increase quantity/ } );

		for ( const quantity of [ '2', '3', '4' ] ) {
			await plus.click();
			await expect( page.getByRole( 'spinbutton' ) ).toHaveValue(
				quantity
			);
			await expect(
				page.locator( '.marketday-basket__subtotal' )
			).toHaveAttribute( 'aria-busy', 'false' );
			// What would load the page does so when the change has been told.
			await page.waitForLoadState( 'networkidle' );
			await expect( plus ).toBeFocused();
		}
		await page.getByRole( 'button', { name: /^Remove/ } ).click();
		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await expect( rows( page ) ).toHaveCount( 1 );
		await page.waitForLoadState( 'networkidle' );

		expect( loads ).toEqual( [] );
	} );

	test( 'counts each press of plus that comes before the page is alive', async ( {
		page,
	} ) => {
		await addFirst( page );
		await page.route( /\/blocks\/basket\/page\b/, async ( route ) => {
			await new Promise( ( resolve ) => setTimeout( resolve, 1500 ) );
			await route.continue();
		} );
		await page.goto( '/cart/' );
		const plus = page.getByRole( 'button', { name: /^Increase quantity/ } );

		await plus.click();
		await plus.click();
		await expect( page.getByRole( 'spinbutton' ) ).toHaveValue( '1' );

		await expect( page.getByRole( 'spinbutton' ) ).toHaveValue( '3' );
	} );

	test( 'takes table and totals away with the last line, and brings it back', async ( {
		page,
	} ) => {
		await addFirst( page );
		await page.goto( '/cart/' );

		await page.getByRole( 'button', { name: /^Remove/ } ).click();
		await expect( page.getByText( 'Your basket is empty.' ) ).toBeVisible();
		await expect( rows( page ) ).toHaveCount( 0 );
		await expect( page.getByText( 'Basket totals' ) ).toHaveCount( 0 );

		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await expect( rows( page ) ).toHaveCount( 1 );
	} );

	test( 'says at the field what is wrong with a coupon', async ( {
		page,
		quiet,
	} ) => {
		await addFirst( page );
		await page.goto( '/cart/' );

		await page.getByText( 'Have a coupon?' ).click();
		await page.getByLabel( 'Coupon code' ).fill( 'no-such-code' );
		await page.getByRole( 'button', { name: 'Apply' } ).click();

		await expect( page.getByLabel( 'Coupon code' ) ).toHaveAttribute(
			'aria-invalid',
			'true'
		);
		await expect(
			page.getByLabel( 'Coupon code' )
		).toHaveAccessibleDescription( /no-such-code/i );
		// The browser itself writes each refused request to the console.
		quiet.splice( 0 );
	} );

	test( 'keeps up with another tab', async ( { page, context } ) => {
		await addFirst( page );
		const other = await context.newPage();
		await addFirst( other, 1 );

		await expect(
			page.locator( '.marketday-mini-basket__button' ).first()
		).toHaveAccessibleName( 'Basket, 2 items' );
	} );
} );

test.describe( 'without scripts', { tag: '@desktop' }, () => {
	test.use( { javaScriptEnabled: false } );

	test( 'quantities, coupons and removal are plain forms', async ( {
		page,
	} ) => {
		await addByLink( page );
		await page.goto( '/cart/' );
		await expect( rows( page ) ).toHaveCount( 1 );

		await page.getByRole( 'spinbutton' ).fill( '2' );
		await page.getByRole( 'button', { name: 'Update basket' } ).click();
		await expect(
			page.getByRole( 'main' ).getByRole( 'alert' )
		).toContainText( 'Basket updated.' );
		await expect( page.getByRole( 'spinbutton' ) ).toHaveValue( '2' );

		await page.getByText( 'Have a coupon?' ).click();
		await page.getByLabel( 'Coupon code' ).fill( 'no-such-code' );
		await page.getByRole( 'button', { name: 'Apply' } ).click();
		await expect(
			page.getByRole( 'main' ).getByRole( 'alert' )
		).toContainText( /no-such-code/i );

		await page.getByRole( 'button', { name: /^Remove/ } ).click();
		await expect( page.getByText( 'Your basket is empty.' ) ).toBeVisible();
	} );
} );
