// @features add-to-basket, basket
// @also-on woocommerce

import { chooseFirst, expect, test } from './marketday';

/**
 * A page's HTML as a page cache kept it: fetched without a cookie, and served again later in place of a fresh one.
 */
test.describe( 'A page kept by a cache for 30 days, used by a logged-out shopper', () => {
	test.beforeEach( async ( { page, request } ) => {
		for ( const path of [ '/shop/', '/product/lambswool-cardigan/' ] ) {
			const html = await ( await request.get( path ) ).text();
			await page.route( `**${ path }`, ( route ) =>
				route.fulfill( {
					status: 200,
					contentType: 'text/html; charset=UTF-8',
					body: html,
				} )
			);
		}
	} );

	test( 'adds from a listing, fetching its token when it is needed', async ( {
		page,
	} ) => {
		await page.goto( '/shop/' );
		await page.locator( '.ajax_add_to_cart' ).first().click();

		await expect(
			page.getByRole( 'link', { name: /View (basket|cart)/ } ).first()
		).toBeVisible();
	} );

	test( 'retries once when its token is refused, and the shopper does not notice', async ( {
		page,
		quiet,
	} ) => {
		let refused = 0;
		await page.goto( '/shop/' );
		await page.locator( '.ajax_add_to_cart' ).first().click();
		await page
			.getByRole( 'link', { name: /View (basket|cart)/ } )
			.first()
			.click();
		await page.route( '**/wc/store/v1/cart/update-item*', ( route ) => {
			refused += 1;
			return refused === 1
				? route.fulfill( {
						status: 403,
						contentType: 'application/json',
						body: JSON.stringify( {
							code: 'woocommerce_rest_invalid_nonce',
							message: 'Invalid nonce',
							data: { status: 403 },
						} ),
				  } )
				: route.continue();
		} );

		const quantity = page
			.getByRole( 'spinbutton', { name: /quantity/i } )
			.first();
		const saved = page.waitForResponse(
			( response ) =>
				response.url().includes( 'update-item' ) && response.ok()
		);
		await quantity.fill( '2' );
		await quantity.blur();
		await saved;

		expect( refused ).toBe( 2 );
		await expect( quantity ).toHaveValue( '2' );
		await page.reload();
		await expect(
			page.getByRole( 'spinbutton', { name: /quantity/i } ).first()
		).toHaveValue( '2' );
		// The browser itself reports the refused request.
		quiet.splice(
			0,
			quiet.length,
			...quiet.filter( ( line ) => ! line.includes( '403' ) )
		);
	} );

	test( 'orders a variable product from a kept product page', async ( {
		page,
	} ) => {
		test.skip(
			process.env.MARKETDAY_ENGINE === 'woocommerce',
			"WooCommerce's own product page posts its form and tells on a fresh page."
		);
		await page.goto( '/product/lambswool-cardigan/' );
		for ( const attribute of [ 'Colour', 'Size' ] ) {
			await chooseFirst( page, attribute );
		}
		await page
			.getByRole( 'button', { name: /^Add to (basket|cart)/ } )
			.click();

		await expect(
			page.getByRole( 'link', { name: /View (basket|cart)/ } ).first()
		).toBeVisible();
	} );
} );
