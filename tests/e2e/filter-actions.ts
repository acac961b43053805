import type { Page } from '@playwright/test';

import { expect } from './marketday';

export const LISTING = '/product-category/clothing/';

export const isPhone = ( page: Page ) =>
	( page.viewportSize()?.width ?? 0 ) < 768;

/** Opens the filter where it is folded away. */
export async function openFilter( page: Page ): Promise< void > {
	if ( isPhone( page ) ) {
		await page.getByRole( 'button', { name: /^Filter/ } ).click();
		await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	}
}

/** Closes the dialog by its button, as a shopper who has chosen. */
export async function showProducts( page: Page ): Promise< void > {
	if ( isPhone( page ) ) {
		await page
			.getByRole( 'button', { name: /^Show \d+ products?$/ } )
			.click();
		await expect( page.getByRole( 'dialog' ) ).toBeHidden();
	}
}

export const box = ( page: Page, name: string ) =>
	page
		.getByRole( 'checkbox', { name: new RegExp( `^${ name }\\b` ) } )
		.first();

export const count = ( page: Page ) =>
	page.locator( '.marketday-result-count' );
export const cards = ( page: Page ) =>
	page.locator( '.marketday-product-grid__card' );

/** The number beside a value: what it promises. */
export async function promised( page: Page, name: string ): Promise< number > {
	const label = page
		.locator( 'label', { has: page.getByText( name, { exact: true } ) } )
		.first();
	return parseInt(
		( await label.locator( '[data-part="count"]' ).textContent() ) ?? '',
		10
	);
}
