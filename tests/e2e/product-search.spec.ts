// @features product-search
// @also-on woocommerce

import type { Page } from '@playwright/test';

import { expect, expectSound, test } from './marketday';

const input = ( page: Page ) => page.locator( 'header input[name="s"]' );
const panel = ( page: Page ) =>
	page.locator( 'header .marketday-product-search__panel' );
const option = ( page: Page, name: RegExp ) =>
	panel( page ).getByRole( 'option', { name } );

test.describe( 'Product search', () => {
	test(
		'finds a product with the keyboard alone',
		{ tag: '@desktop' },
		async ( { page } ) => {
			await page.goto( '/' );
			await input( page ).focus();
			await page.keyboard.type( 'stoneware mug' );

			await expect(
				option( page, /Speckled Stoneware Mug/ )
			).toBeVisible();
			await expect( input( page ) ).toHaveAttribute(
				'aria-expanded',
				'true'
			);
			await expect( page.locator( 'header [role="status"]' ) ).toHaveText(
				/^\d+ products?\b/
			);
			await page.keyboard.press( 'ArrowDown' );
			await expect( input( page ) ).toBeFocused();
			await expect( option( page, /Speckled/ ) ).toHaveAttribute(
				'aria-selected',
				'true'
			);
			await page.keyboard.press( 'Enter' );

			await expect( page ).toHaveURL( /speckled-stoneware-mug/ );
		}
	);
} );

test.describe( 'Product search', { tag: '@desktop' }, () => {
	test( 'says what it corrected, and shows the variation of a number', async ( {
		page,
	} ) => {
		await page.goto( '/' );
		await input( page ).fill( 'cardgian' );
		await expect( panel( page ) ).toContainText(
			'Showing results for cardigan'
		);
		await expect( option( page, /Lambswool Cardigan/ ) ).toBeVisible();

		await input( page ).fill( 'ffjumpernavys' );
		await expect( option( page, /Navy, S/ ) ).toHaveAttribute(
			'href',
			/attribute_pa_colour=navy/
		);
	} );

	test( 'shows six of each, then more, then less', async ( { page } ) => {
		await page.goto( '/' );
		await input( page ).fill( 'gift' );
		const shown = panel( page ).locator( '.wopb-search-item:visible' );
		await expect( shown ).toHaveCount( 6 );

		await option( page, /^Show \d+ more$/ ).click();
		await expect( shown ).not.toHaveCount( 6 );
		await option( page, /^Show less$/ ).click();
		await expect( shown ).toHaveCount( 6 );
	} );

	test( 'is cleared by its button and by Escape', async ( { page } ) => {
		await page.goto( '/' );
		await input( page ).fill( 'mug' );
		await expect( option( page, /Enamel Mug/ ) ).toBeVisible();

		await page.keyboard.press( 'Escape' );
		await expect( panel( page ) ).toBeHidden();
		await page.keyboard.press( 'Escape' );
		await expect( input( page ) ).toHaveValue( '' );

		await input( page ).fill( 'mug' );
		await page.getByRole( 'button', { name: 'Clear search' } ).click();
		await expect( input( page ) ).toHaveValue( '' );
		await expect( input( page ) ).toBeFocused();
	} );

	test( 'has nothing between the clear button and what follows the block, and closes from its category', async ( {
		page,
	} ) => {
		await page.goto( '/' );
		await input( page ).fill( 'gift' );
		await expect( option( page, /Gift Voucher/ ) ).toBeVisible();
		await option( page, /^Show \d+ more$/ ).click();
		await expect( input( page ) ).toBeFocused();
		for ( let tabs = 0; tabs < 4; tabs++ ) {
			await page.keyboard.press( 'Tab' );
			await expect( panel( page ).locator( ':focus' ) ).toHaveCount( 0 );
		}

		await input( page ).focus();
		await expect( panel( page ) ).toBeVisible();
		const category = page.locator( 'header select[name="product_cat"]' );
		if ( ( await category.count() ) > 0 ) {
			await category.focus();
			await page.keyboard.press( 'Escape' );
			await expect( panel( page ) ).toBeHidden();
		}
	} );

	test( 'keeps what is typed while it comes to life', async ( { page } ) => {
		await page.goto( '/' );
		let go = () => {};
		const isHeld = new Promise< void >( ( resolve ) => ( go = resolve ) );
		await page.route( '**/product-search/later.js**', async ( route ) => {
			await isHeld;
			await route.continue();
		} );
		await input( page ).pressSequentially( 'enam' );
		await expect( input( page ) ).toHaveRole( 'searchbox' );

		go();
		await input( page ).pressSequentially( 'el mug' );

		await expect( option( page, /Enamel Mug/ ) ).toBeVisible();
		await expect( input( page ) ).toHaveValue( 'enamel mug' );
		await expect( input( page ) ).toBeFocused();
	} );

	test( 'leads to all results with Enter and remembers the words', async ( {
		page,
	} ) => {
		await page.goto( '/' );
		await input( page ).fill( 'enamel' );
		// Who is quicker than the script is led on, too, but not remembered.
		await expect( input( page ) ).toHaveRole( 'combobox' );
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( /[?&]s=enamel/ );
		await expect(
			page.getByRole( 'link', { name: 'Enamel Plate' } ).first()
		).toBeVisible();

		await page.goto( '/' );
		await input( page ).click();
		await expect( option( page, /enamel/ ).first() ).toBeVisible();
	} );

	test( 'keeps what it shows when the server is gone', async ( {
		page,
		quiet,
	} ) => {
		await page.goto( '/' );
		await input( page ).fill( 'mug' );
		await expect( option( page, /Enamel Mug/ ) ).toBeVisible();

		await page.route( '**/wopb/product-search**', ( route ) =>
			route.abort()
		);
		await input( page ).fill( 'mugs' );
		await expect
			.poll( () => quiet.join() )
			.toContain( 'Error occured.please try again' );
		await expect( option( page, /Enamel Mug/ ) ).toBeVisible();
		await expect( panel( page ) ).not.toHaveAttribute( 'aria-busy' );
		quiet.length = 0;
	} );
} );

test.describe( 'Product search', () => {
	test( 'has no barrier that can be found by a machine, open or closed', async ( {
		page,
	} ) => {
		await page.goto( '/' );
		await input( page ).fill( 'kitchen' );
		await expect( option( page, /Camp Kitchen/ ) ).toBeVisible();

		await expectSound( page, 'the found products', { isArrival: false } );
	} );

	test(
		'fits the page in both directions of writing',
		{ tag: '@both' },
		async ( { page } ) => {
			for ( const direction of [ 'ltr', 'rtl' ] ) {
				await page.goto( '/' );
				await page.evaluate( ( dir ) => {
					document.documentElement.dir = dir;
				}, direction );
				await input( page ).fill( 'mug' );
				await expect( option( page, /Enamel Mug/ ) ).toBeVisible();

				const box = await panel( page ).boundingBox();
				const width = await page.evaluate(
					() => document.documentElement.clientWidth
				);
				expect( box!.x ).toBeGreaterThanOrEqual( 0 );
				expect( box!.x + box!.width ).toBeLessThanOrEqual( width );
				expect( box!.width ).toBeGreaterThan( 250 );
			}
		}
	);
} );

test.describe(
	'Without JavaScript, product search',
	{ tag: '@desktop' },
	() => {
		test.use( { javaScriptEnabled: false } );

		test( 'leads to results that say what was corrected', async ( {
			page,
		} ) => {
			await page.goto( '/' );
			await input( page ).fill( 'cardgian' );
			await page.keyboard.press( 'Enter' );

			await expect( page ).toHaveURL( /[?&]s=cardgian/ );
			await expect(
				page.getByRole( 'link', { name: 'Lambswool Cardigan' } ).first()
			).toBeVisible();
			await expect(
				page.getByText( /Showing results for/ )
			).toBeVisible();
		} );

		test( 'that finds one product leads to it on WooCommerce, else to the results', async ( {
			page,
		} ) => {
			await page.goto( '/' );
			await input( page ).fill( 'lambswool cardigan' );
			await page.keyboard.press( 'Enter' );

			await expect( page ).toHaveURL(
				process.env.MARKETDAY_ENGINE === 'woocommerce'
					? /\/product\/lambswool-cardigan\//
					: /[?&]s=lambswool/
			);
			await expect(
				page.getByText( 'Lambswool Cardigan' ).first()
			).toBeVisible();
		} );

		test( 'stays with the results of a filter, which can be taken back there', async ( {
			page,
		} ) => {
			await page.goto(
				'/?s=lambswool+cardigan&post_type=product&min_price=1'
			);

			await expect( page ).toHaveURL( /min_price=1/ );
			await expect(
				page.getByRole( 'link', { name: 'Lambswool Cardigan' } ).first()
			).toBeVisible();
		} );

		test( 'finds the variation of a number', async ( { page } ) => {
			await page.goto( '/?s=ffjumpernavys&post_type=product' );

			if ( process.env.MARKETDAY_ENGINE === 'woocommerce' ) {
				await expect( page ).toHaveURL( /attribute_pa_colour=navy/ );
			} else {
				await expect(
					page
						.locator( 'main a[href*="attribute_pa_colour=navy"]' )
						.first()
				).toBeVisible();
			}
		} );
	}
);
