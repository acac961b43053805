// @features add-to-basket, basket
// @also-on woocommerce

import { type Woollens, woollens } from '../contract/woollens';
import { expect, test } from './marketday';

// One after another: the product is made once.
test.describe.configure( { mode: 'default' } );

let product: Woollens;
test.beforeAll( () => {
	product = woollens();
} );

/** Chooses by the names that a shopper sees. */
const CHOSEN = [ 'Μετάξι', '28' ] as const;

test.describe( 'A product whose values are Greek', () => {
	test( 'shows the price of what is chosen, and puts that into the basket', async ( {
		page,
	} ) => {
		await page.goto( product.path );
		const form = page
			.locator(
				'form.marketday-add-to-basket--variable, form.variations_form'
			)
			.first();
		for ( const [ at, name ] of CHOSEN.entries() ) {
			await form
				.locator( `[name="${ product.fields[ at ] }"]` )
				.selectOption( { label: name } );
		}
		await expect( form.locator( '.single_variation' ) ).toContainText(
			'11.00'
		);
		await form.getByRole( 'button', { name: 'Add to basket' } ).click();
		await expect(
			page.getByText( /has been added to your (basket|cart)/i ).first()
		).toBeVisible();

		await page.goto( '/cart/' );
		const row = page.locator( '.marketday-basket__row' );
		await expect( row ).toHaveCount( 1 );
		await expect( row ).toContainText( 'Μετάξι' );
		await expect( row ).toContainText( '28' );
		await expect( row ).toContainText( '11.00' );
	} );
} );

test.describe( 'Without scripts, a product whose values are Greek', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'comes into the basket as it was chosen', async ( { page } ) => {
		await page.goto( product.path );
		const form = page
			.locator(
				'form.marketday-add-to-basket--variable, form.variations_form'
			)
			.first();
		for ( const [ at, name ] of CHOSEN.entries() ) {
			await form
				.locator( `[name="${ product.fields[ at ] }"]` )
				.selectOption( { label: name } );
		}
		await form.getByRole( 'button', { name: 'Add to basket' } ).click();
		await page.goto( '/cart/' );

		const row = page.locator( '.marketday-basket__row' );
		await expect( row ).toHaveCount( 1 );
		await expect( row ).toContainText( 'Μετάξι' );
		await expect( row ).toContainText( '11.00' );
	} );
} );
