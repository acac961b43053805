import type { Page } from '@playwright/test';

import { expect, test } from './marketday';

const BLOCKS = [
	'Storefront',
	'Product grid',
	'Mini basket',
	'Basket',
	'Checkout',
	'Order confirmation',
	'Product',
	'Add to basket',
	'Account',
] as const;

async function logIn( page: Page ): Promise< void > {
	await page.goto( '/wp-login.php' );
	await page
		.getByLabel( 'Username or Email Address' )
		.fill( process.env.MARKETDAY_ADMIN_USER ?? 'admin' );
	await page
		.getByLabel( 'Password', { exact: true } )
		.fill( process.env.MARKETDAY_ADMIN_PASSWORD ?? 'marketday' );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
	await page.waitForURL( /wp-admin/ );
}

async function newPage( page: Page, title: string ): Promise< void > {
	// WordPress greets a new page with starter patterns, and a new user with a guide, whenever they have loaded.
	const greeting = page.locator(
		'.editor-start-page-options__modal, .edit-post-welcome-guide, .editor-welcome-guide'
	);
	await page.addLocatorHandler( greeting, () =>
		greeting.getByRole( 'button', { name: 'Close' } ).click()
	);
	await page.goto( '/wp-admin/post-new.php?post_type=page' );
	await page
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.getByRole( 'textbox', { name: 'Add title' } )
		.fill( title );
}

async function insert( page: Page, block: string ): Promise< void > {
	const toggle = page.getByRole( 'button', {
		name: 'Block Inserter',
		exact: true,
	} );
	if ( ( await toggle.getAttribute( 'aria-expanded' ) ) !== 'true' ) {
		await toggle.click();
	}
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( block );
	await page
		.getByRole( 'listbox', { name: 'Blocks' } )
		.locator( '.block-editor-block-types-list__item' )
		.filter( { has: page.getByText( block, { exact: true } ) } )
		.first()
		.click();
}

test.describe( 'A site editor', () => {
	test.setTimeout( 120_000 );

	test.beforeEach( async ( { page } ) => logIn( page ) );

	test( 'finds every block in the inserter under Marketday', async ( {
		page,
	} ) => {
		await newPage( page, 'Inserter' );
		await page
			.getByRole( 'button', { name: 'Block Inserter', exact: true } )
			.click();

		const group = page.getByRole( 'listbox', { name: 'Marketday' } );
		for ( const block of BLOCKS ) {
			await expect(
				group
					.locator( '.block-editor-block-types-list__item' )
					.filter( { has: page.getByText( block, { exact: true } ) } )
			).toBeVisible();
		}
	} );

	test( 'builds a page of product grid blocks, publishes it and sees it', async ( {
		page,
	} ) => {
		const title = `Shop window ${ Date.now() }`;
		await newPage( page, title );
		await insert( page, 'Product grid' );
		const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
		await expect(
			canvas.locator( '.marketday-product-grid li' ).first()
		).toBeVisible( { timeout: 20_000 } );

		await page
			.getByRole( 'button', { name: 'Publish', exact: true } )
			.click();
		await page
			.getByRole( 'region', { name: 'Editor publish' } )
			.getByRole( 'button', { name: 'Publish', exact: true } )
			.click();
		await expect( page.getByText( 'is now live' ).first() ).toBeVisible();

		await page.reload();
		await expect(
			page
				.frameLocator( 'iframe[name="editor-canvas"]' )
				.locator( '.marketday-product-grid li' )
				.first()
		).toBeVisible( { timeout: 20_000 } );
		await expect( page.getByText( 'invalid content' ) ).toHaveCount( 0 );

		const slug = title.toLowerCase().replaceAll( ' ', '-' );
		await page.goto( `/${ slug }/` );
		await expect(
			page.locator( '.marketday-product-grid li' ).first()
		).toBeVisible();
	} );

	test( 'inserts every block without an error, saves and finds each valid after a reload', async ( {
		page,
	} ) => {
		test.setTimeout( 120_000 );
		await newPage( page, `Every block ${ Date.now() }` );
		for ( const block of BLOCKS ) {
			await insert( page, block );
		}

		await page.getByRole( 'button', { name: 'Save draft' } ).click();
		await expect(
			page.getByRole( 'button', { name: 'Saved' } )
		).toBeVisible();
		await page.reload();

		const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
		await expect(
			canvas.locator( '[data-type="marketday/product-grid"]' ).first()
		).toBeVisible();
		await expect( canvas.locator( '.block-editor-warning' ) ).toHaveCount(
			0
		);
	} );
} );
