// @features product-filter, shop-sidebar
// @also-on woocommerce

import {
	box,
	cards,
	isPhone,
	openFilter,
	promised,
	LISTING,
} from './filter-actions';
import { expect, test } from './marketday';

test.describe( 'With the keyboard alone, a shopper', () => {
	test(
		'ticks a value and stays where they are',
		{ tag: '@both' },
		async ( { page } ) => {
			await page.goto( LISTING );
			await openFilter( page );
			const navy = await promised( page, 'Navy' );
			await box( page, 'Navy' ).focus();
			await page.keyboard.press( 'Space' );

			await expect( cards( page ) ).toHaveCount( navy );
			await expect( box( page, 'Navy' ) ).toBeFocused();
			await page.keyboard.press( 'Tab' );
			await expect( page.locator( ':focus' ) ).toHaveAttribute(
				'name',
				'filter_colour[]'
			);
		}
	);

	test(
		'presses Enter in any field and gets neither more of a list nor another focus',
		{ tag: '@both' },
		async ( { page } ) => {
			await page.goto( '/shop/' );
			await page.clock.install();
			await openFilter( page );
			const values = page.locator( '[data-facet="product_cat"] > li' );
			const first = await values.count();
			const find = page
				.getByRole( 'searchbox', { name: 'Find in list' } )
				.first();
			await find.focus();
			await page.keyboard.press( 'Enter' );
			await expect( find ).toBeFocused();
			await box( page, 'Navy' ).focus();
			await page.keyboard.press( 'Enter' );
			if ( ! isPhone( page ) ) {
				await expect( box( page, 'Navy' ) ).toBeFocused();
			}

			await page.clock.runFor( 5000 );
			await page.waitForLoadState( 'networkidle' );
			await expect( values ).toHaveCount( first );
			await expect( page ).toHaveURL( /\/shop\/$/ );
		}
	);

	test(
		'moves the price’s handles, which say pounds and never cross',
		{ tag: '@desktop' },
		async ( { page } ) => {
			await page.goto( LISTING );
			await openFilter( page );
			const low = page.getByRole( 'slider', { name: 'Lowest price' } );
			const high = page.getByRole( 'slider', { name: 'Highest price' } );
			await low.focus();
			await page.keyboard.press( 'ArrowRight' );
			const from = Number( await low.inputValue() );
			await expect( low ).toHaveAttribute(
				'aria-valuetext',
				`£${ from }.00`
			);
			await expect( page ).toHaveURL(
				new RegExp( `min_price=${ from }` )
			);
			await expect( low ).toBeFocused();

			await page.keyboard.press( 'End' );
			await expect
				.poll(
					async () =>
						Number( await high.inputValue() ) -
						Number( await low.inputValue() )
				)
				.toBe( 1 );
		}
	);

	test(
		'is kept in the dialog on a phone, leaves it by Escape and is back at the button',
		{ tag: '@phone' },
		async ( { page } ) => {
			await page.goto( LISTING );
			const opener = page.getByRole( 'button', { name: /^Filter/ } );
			await opener.focus();
			await page.keyboard.press( 'Enter' );
			const dialog = page.getByRole( 'dialog' );
			await expect( dialog ).toBeVisible();
			for ( let presses = 0; presses < 60; presses++ ) {
				await page.keyboard.press( 'Tab' );
				const isInside = await page.evaluate(
					( { activeElement, body } ) =>
						activeElement === body ||
						activeElement?.closest( 'dialog' ) !== null,
					await page.evaluateHandle( () => document )
				);
				expect( isInside ).toBe( true );
			}
			await page.keyboard.press( 'Escape' );

			await expect( dialog ).toBeHidden();
			await expect( opener ).toBeFocused();
			await expect(
				page.locator( 'form[role="search"][aria-label="Filter"]' )
			).toHaveCount( 1 );
		}
	);

	test(
		'opens and closes the sidebar',
		{ tag: '@desktop' },
		async ( { page } ) => {
			await page.goto( LISTING );
			const toggle = page.getByRole( 'button', { name: 'Hide filters' } );
			await toggle.focus();
			await page.keyboard.press( 'Enter' );
			const closed = page.getByRole( 'button', { name: 'Show filters' } );
			await expect( closed ).toHaveAttribute( 'aria-expanded', 'false' );
			await expect( box( page, 'Navy' ) ).toBeHidden();
			await page.keyboard.press( 'Enter' );
			await expect( box( page, 'Navy' ) ).toBeVisible();
		}
	);
} );

test.describe( 'Without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'Enter in the search leads to what was searched for', async ( {
		page,
	} ) => {
		await page.goto( '/shop/' );
		const search = page.getByRole( 'searchbox', {
			name: 'Search',
			exact: true,
		} );
		await search.fill( 'wool' );
		await search.press( 'Enter' );

		await expect( page ).toHaveURL( /\/shop\/\?filter_search=wool$/ );
	} );
} );
