// @features add-to-basket, basket, checkout, product
// @also-on woocommerce

import { addByLink, expect, SHOPPER, test } from './marketday';

test.use( { javaScriptEnabled: false } );

test.describe( 'Without JavaScript, a shopper', () => {
	test( 'finds a product, adds it, changes the basket and orders as a guest', async ( {
		page,
	} ) => {
		await page.goto( '/shop/' );
		await page.locator( '.ajax_add_to_cart' ).first().click();
		await expect(
			page.getByText( /has been added to your (basket|cart)/i ).first()
		).toBeVisible();

		await page.goto( '/cart/' );
		await page
			.getByRole( 'spinbutton', { name: /quantity/i } )
			.first()
			.fill( '2' );
		await page.getByRole( 'button', { name: /update basket/i } ).click();
		await expect(
			page.getByRole( 'spinbutton', { name: /quantity/i } ).first()
		).toHaveValue( '2' );

		await page.goto( '/checkout/' );
		for ( const [ name, value ] of Object.entries( SHOPPER ) ) {
			const field = page.locator( `[name="billing_${ name }"]` );
			if ( await field.isVisible() ) {
				await field.fill( value );
			}
		}
		await page.getByRole( 'button', { name: 'Place order' } ).click();

		await expect( page ).toHaveURL( /order-received\/\d+\/\?key=/ );
		await expect( page.getByText( 'Ada' ).first() ).toBeVisible();
	} );
} );

test.describe( 'Without JavaScript, a shopper', { tag: '@desktop' }, () => {
	test( 'is told at each field what is wrong, and keeps what was typed', async ( {
		page,
	} ) => {
		await addByLink( page );
		await page.goto( '/checkout/' );
		await page.locator( '[name="billing_first_name"]' ).fill( 'Ada' );
		await page
			.locator( '[name="billing_email"]' )
			.evaluate(
				( field ) =>
					field.closest( 'form' )?.setAttribute( 'novalidate', '' )
			);
		await page.getByRole( 'button', { name: 'Place order' } ).click();

		await expect(
			page.locator( '[name="billing_first_name"]' )
		).toHaveValue( 'Ada' );
		await expect(
			page.locator( '[name="billing_postcode"]' )
		).toHaveAttribute( 'aria-invalid', 'true' );
	} );

	test( "adds from the product's page and sees that page again", async ( {
		page,
	} ) => {
		await page.goto( '/product/tartan-lambswool-scarf/' );
		await page
			.getByRole( 'button', { name: /^Add to (basket|cart)/ } )
			.first()
			.click();

		await expect( page ).toHaveURL(
			/\/product\/tartan-lambswool-scarf\/$/
		);
		await expect(
			page.getByText( /has been added to your (basket|cart)/i ).first()
		).toBeVisible();
	} );

	test( 'chooses a variation with plain selects', async ( { page } ) => {
		await page.goto( '/product/lambswool-cardigan/' );
		for ( const attribute of [ 'Colour', 'Size' ] ) {
			await page
				.getByRole( 'combobox', { name: attribute } )
				.selectOption( { index: 1 } );
		}
		await Promise.all( [
			page.waitForResponse(
				( response ) => response.request().method() === 'POST'
			),
			page
				.getByRole( 'button', { name: /^Add to (basket|cart)/ } )
				.click(),
		] );

		await page.goto( '/cart/' );
		await expect(
			page.getByText( 'Lambswool Cardigan' ).first()
		).toBeVisible();
	} );

	test( 'empties the basket with its remove link', async ( { page } ) => {
		await addByLink( page );
		await page.goto( '/cart/' );
		await page
			.locator( 'a[href*="remove_item"], button[name*="remove"]' )
			.first()
			.click();

		await expect(
			page.getByText( /basket is (currently )?empty/i ).first()
		).toBeVisible();
	} );

	test( 'sees the same shop with a filter in its address', async ( {
		page,
	} ) => {
		for ( const chosen of [
			'filter_colour=navy',
			'min_price=20',
			'rating_filter=4',
			'filter_product_cat=clothing',
		] ) {
			await page.goto( `/shop/?${ chosen }` );
			await expect(
				page.locator( '.marketday-product-filter__chips a' ).first()
			).toBeVisible();
			await expect(
				page.locator( '.marketday-product-grid__card' ).first()
			).toBeVisible();
		}
	} );

	test( 'sees the same front page with a filter in its address', async ( {
		page,
	} ) => {
		await page.goto( '/' );
		const heading = await page.locator( 'h1' ).innerText();
		await page.goto( '/?min_price=5&filter_colour=navy' );
		await expect( page.locator( 'h1' ) ).toHaveText( heading );
	} );
} );
