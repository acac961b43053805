// @features currency-switcher, address-search, order-attribution
// @also-on woocommerce

import type { Page } from '@playwright/test';

import { php } from '../contract/shop';
import { addFirst, expect, expectSound, SHOPPER, test } from './marketday';
import { PhotonFake } from './photon';

/** Leaves the order's number, once its confirmation is there. */
async function order( page: Page ): Promise< number > {
	await page.goto( '/checkout/' );
	for ( const [ name, value ] of Object.entries( SHOPPER ) ) {
		const field = page.locator( `#billing_${ name }` );
		if ( await field.isVisible() ) {
			await field.fill( value );
		}
	}
	await page.getByRole( 'button', { name: 'Place order' } ).click();
	await page.waitForURL( /order-received/ );
	return Number( /order-received\/(\d+)/.exec( page.url() )?.[ 1 ] );
}

test.describe( 'A shopper', { tag: '@desktop' }, () => {
	let photon: PhotonFake;
	test.beforeAll( async () => {
		php(
			`get_page_by_path( 'our-currencies' ) || wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Our currencies', 'post_name' => 'our-currencies', 'post_content' => '<!-- wp:marketday/currency-switcher {"display":"list"} /-->' ] ); return [];`
		);
		photon = await PhotonFake.start();
	} );
	test.afterAll( () => photon.stop() );
	test.beforeEach( ( { context, baseURL } ) =>
		context.addCookies( [
			{
				name: 'further-choices',
				value: `${ photon.port }`,
				url: baseURL ?? '',
			},
		] )
	);

	test( 'chooses a currency, sees it on every page and pays in it', async ( {
		page,
	} ) => {
		await page.goto( '/our-currencies/' );
		await expectSound( page, 'a page with a choice of currencies', {
			like: 'the front page',
		} );
		await page.getByRole( 'link', { name: '€ EUR' } ).click();
		await expect(
			page.getByRole( 'link', { name: '€ EUR' } )
		).toHaveAttribute( 'aria-current', 'true' );

		await addFirst( page );
		await expect(
			page.locator( '.marketday-product-grid__card' ).first()
		).toContainText( '€' );
		const id = await order( page );

		await expect( page.locator( 'main' ) ).toContainText( '€' );
		await expect( page.locator( 'main' ) ).not.toContainText( '£' );
		expect(
			php< { code: string } >(
				`return [ 'code' => $engine->payments()->order( ${ id } )->contents->total->currency->code ];`
			).code
		).toBe( 'EUR' );
	} );

	test( 'is remembered with the order as coming from where he came from', async ( {
		page,
	} ) => {
		await page.goto(
			'/?utm_source=letters&utm_medium=email&utm_campaign=spring'
		);
		await addFirst( page );

		const id = await order( page );

		expect(
			php( `return $engine->orderSources()->of( ${ id } );` )
		).toMatchObject( {
			source_type: 'utm',
			utm_source: 'letters',
			utm_medium: 'email',
			utm_campaign: 'spring',
		} );
	} );

	test( 'takes a suggested address with the keyboard', async ( { page } ) => {
		await addFirst( page );
		await page.goto( '/checkout/' );
		const line = page.locator( '#billing_address_1' );
		await line.click();
		await expect( line ).toHaveAttribute( 'role', 'combobox' );
		await line.pressSequentially( '10 Down' );
		await expect(
			page.getByRole( 'listbox', { name: 'Address suggestions' } )
		).toBeVisible();
		await expectSound( page, 'the checkout with suggested addresses', {
			focus: line,
			isArrival: false,
		} );

		await line.press( 'ArrowDown' );
		await line.press( 'Enter' );

		await expect( line ).toHaveValue( '10 Downing Street' );
		await expect( page.locator( '#billing_city' ) ).toHaveValue( 'London' );
		await expect( page.locator( '#billing_postcode' ) ).toHaveValue(
			'SW1A 2AA'
		);
	} );
} );
