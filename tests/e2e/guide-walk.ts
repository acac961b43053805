import type { Page } from '@playwright/test';
import { expect } from './marketday';

const HEADINGS = [
	'Its pages',
	'Products',
	'Delivery and payment',
	'How it looks',
];

/** Goes through the set-up guide with what it proposes, to what is left to do. */
export async function walkThroughGuide( page: Page ): Promise< void > {
	await page.goto( '/wp-admin/admin.php?page=marketday-setup-guide' );
	await fillInGuide( page );
}

/** Fills in the steps of the guide, which has just been opened. */
export async function fillInGuide( page: Page ): Promise< void > {
	await page.getByLabel( 'Shop name' ).fill( 'Hill & Vale' );
	await page
		.getByLabel( 'What you sell, in one line' )
		.fill( 'Warm clothes from the north' );
	const next = page.getByRole( 'button', { name: 'Save and continue' } );
	for ( const heading of HEADINGS ) {
		await next.click();
		await expect(
			page.getByRole( 'heading', { name: heading } )
		).toBeFocused();
	}
	await page.getByRole( 'button', { name: 'Finish' } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'Still to do' } )
	).toBeVisible();
}

/** Adds a product in the admin, as its owner does. */
export async function addProduct(
	page: Page,
	title: string,
	price: string
): Promise< void > {
	await page.goto( '/wp-admin/post-new.php?post_type=product' );
	await page.locator( '#title' ).fill( title );
	// The first is WooCommerce's field, the second the embedded store's.
	await page
		.locator( '#_regular_price, [name$="[regular]"]' )
		.first()
		.fill( price );
	await page.locator( '#publish' ).click();
	// WooCommerce has a notice of that id too.
	await expect(
		page.locator( '#message', { hasText: 'published' } )
	).toBeVisible();
}

/** WordPress's own screens pass over into one another, and say so where one was left before that. */
export function forgiveAdmin( errors: string[] ): void {
	const others = errors.filter(
		( error ) => ! error.includes( 'ViewTransition' )
	);
	errors.splice( 0, errors.length, ...others );
}
