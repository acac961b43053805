// @features product, product-tabs
// @also-on woocommerce

import type { Page } from '@playwright/test';

import { foundByAxe } from './judges';
import { expect, test } from './marketday';

const MUG = '/product/enamel-mug/';

/** Until somebody is at the page they are links to panels, one of which is shown. */
async function visit( page: Page, address: string ) {
	await page.goto( address );
	await page.keyboard.press( 'Shift' );
}

test.describe( 'The tabs of a product', () => {
	test( 'open the first, or what the address asks for', async ( {
		page,
	} ) => {
		const open = page.getByRole( 'tab', { selected: true } );

		await visit( page, MUG );
		await expect( open ).toHaveText( 'Description' );
		await visit( page, `${ MUG }?cpage=1` );
		await expect( open ).toHaveText( /^Reviews/ );
		await visit( page, `${ MUG }#tab-additional_information` );
		await expect( open ).toHaveText( 'Additional information' );
		await expect(
			page.getByRole( 'tabpanel', { name: 'Additional information' } )
		).toBeInViewport();
	} );

	test(
		'are gone through by arrow keys, Home and End',
		{ tag: '@both' },
		async ( { page } ) => {
			await visit( page, MUG );
			const tabs = page.getByRole( 'tab' );
			// On a small screen they stand below each other.
			const isBelow = ( page.viewportSize()?.width ?? 0 ) < 600;
			const next = isBelow ? 'ArrowDown' : 'ArrowRight';
			const before = isBelow ? 'ArrowUp' : 'ArrowLeft';
			await tabs.first().focus();

			await page.keyboard.press( next );
			await expect( tabs.nth( 1 ) ).toBeFocused();
			await expect( page.getByRole( 'tabpanel' ) ).toHaveAccessibleName(
				'Additional information'
			);
			await page.keyboard.press( 'End' );
			await expect( tabs.last() ).toBeFocused();
			await page.keyboard.press( next );
			await expect( tabs.first() ).toBeFocused();
			await page.keyboard.press( before );
			await expect( tabs.last() ).toBeFocused();
			await page.keyboard.press( 'Home' );
			await expect( tabs.first() ).toBeFocused();
			await page.keyboard.press( 'Tab' );
			await expect(
				page.getByRole( 'tabpanel', { name: 'Description' } )
			).toBeFocused();
		}
	);

	test( 'are links before they are tabs, and when they cannot be loaded', async ( {
		page,
		quiet,
	} ) => {
		await page.route( /product-tabs\/tabs\.js/, ( route ) =>
			route.abort()
		);
		await page.goto( MUG );
		const link = page.getByRole( 'link', {
			name: 'Additional information',
		} );
		await expect( page.locator( '#tab-reviews' ) ).toBeHidden();

		await link.click();
		await expect(
			page.locator( '#tab-additional_information' )
		).toBeInViewport();
		await expect( page.locator( '#tab-description' ) ).toBeHidden();
		quiet.length = 0;
		await page.unroute( /product-tabs\/tabs\.js/ );
		await link.hover();
		await expect( page.getByRole( 'tab', { selected: true } ) ).toHaveText(
			'Additional information'
		);
	} );

	test( "open the reviews from the 'review link'", async ( { page } ) => {
		await page.goto( MUG );

		await page.locator( '.woocommerce-review-link' ).click();

		await expect(
			page.getByRole( 'tabpanel', { name: /^Reviews/ } )
		).toBeVisible();
		await expect( page.locator( '#reviews' ) ).toBeInViewport();
	} );

	test( 'are panels that can all be read where no script runs', async ( {
		browser,
	} ) => {
		const context = await browser.newContext( {
			javaScriptEnabled: false,
		} );
		const page = await context.newPage();
		await page.goto( MUG );

		for ( const name of [ 'Description', 'Additional information' ] ) {
			await expect(
				page.getByRole( 'heading', { name, exact: true } )
			).toBeVisible();
		}
		await expect( page.locator( '#tab-reviews' ) ).toBeVisible();
		await context.close();
	} );
} );

test.describe( 'The reviews of a product', () => {
	const BLANKET = '/product/herringbone-blanket/';

	test( 'are paged, sorted and filtered by links, where no script runs too', async ( {
		browser,
	} ) => {
		const context = await browser.newContext( {
			javaScriptEnabled: false,
		} );
		const page = await context.newPage();
		await page.goto( BLANKET );
		const reviews = page.locator( '.marketday-product__reviews > li' );
		await expect( reviews ).toHaveCount( 10 );

		await page.getByRole( 'link', { name: 'More reviews' } ).click();
		await expect( reviews ).toHaveCount( 3 );
		await expect( page.getByText( 'Page 2 of 2' ) ).toBeVisible();

		await page.getByRole( 'link', { name: 'Lowest rating' } ).click();
		await expect( reviews.first() ).toContainText( 'Too scratchy' );
		await expect( reviews.first() ).toContainText( 'Verified buyer' );

		await page.getByRole( 'link', { name: '4 stars' } ).click();
		await expect( reviews ).toHaveCount( 3 );
		await expect(
			page.getByRole( 'link', { name: 'Lowest rating' } )
		).toHaveAttribute( 'aria-current', 'true' );

		await page.getByRole( 'link', { name: 'Show all reviews' } ).click();
		await expect( reviews ).toHaveCount( 10 );
		await context.close();
	} );

	test( 'stay open when a link leads to others of them, and are accessible', async ( {
		page,
	} ) => {
		await page.goto( `${ BLANKET }#reviews` );

		await page.getByRole( 'link', { name: '5 stars' } ).click();

		await expect( page ).toHaveURL( /review-stars=5#reviews$/ );
		await expect( page.getByRole( 'tab', { selected: true } ) ).toHaveText(
			/^Reviews/
		);
		await expect( page.locator( '#reviews' ) ).toBeInViewport();
		// The header that stays in sight lies over part of the pictures there.
		expect(
			await foundByAxe( page, [ '.marketday-product-gallery' ] )
		).toEqual( [] );
	} );
} );
