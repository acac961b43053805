// @features product-grid, product, storefront, pages

import type { Page } from '@playwright/test';
import { blocksOf, canvasOf, insert, newPage, openInserter } from './editor';
import { panel, pick, select, visit } from './editor-settings';
import { AS_EDITOR, expect, test } from './marketday';

/** The server draws a preview anew after each change. */
const DRAWN = { timeout: 30_000 };

/** What the inserter offers for a word. */
const FOUND: ReadonlyArray< readonly [ string, readonly string[] ] > = [
	[ 'carousel', [ 'Product carousel', 'Exclusive products' ] ],
	[ 'sale', [ 'On sale', 'Product filter' ] ],
	[ 'swatch', [ 'Product filter', 'Add to basket' ] ],
	[ 'cart', [ 'Basket', 'Mini basket', 'Add to basket' ] ],
	[ 'best sellers', [ 'Best sellers' ] ],
	[ 'new in', [ 'New in' ] ],
	[ 'by category', [ 'Products by category' ] ],
	[ 'related', [ 'Related products' ] ],
];

const offered = ( page: Page, title: string ) =>
	page
		.getByRole( 'listbox', { name: 'Blocks' } )
		.locator( '.block-editor-block-types-list__item' )
		.filter( { has: page.getByText( title, { exact: true } ) } );

test.use( { ...AS_EDITOR, actionTimeout: 20_000 } );

test.describe( 'A site editor', () => {
	test.setTimeout( 180_000 );

	test( 'finds the blocks of the shop by the words editors use, each with a picture of its own, and gets a filter with the products of a storefront', async ( {
		page,
	} ) => {
		await newPage( page, 'Words' );
		await openInserter( page );
		const search = page.getByRole( 'searchbox', { name: 'Search' } );
		for ( const [ word, titles ] of FOUND ) {
			await search.fill( word );
			for ( const title of titles ) {
				await expect( offered( page, title ).first() ).toBeVisible();
			}
		}

		await search.fill( '' );
		const all = page
			.getByRole( 'listbox', { name: 'Marketday' } )
			.locator( '.block-editor-block-types-list__item' );
		await expect( all.nth( 20 ) ).toBeVisible();
		const drawings = await all.evaluateAll( ( blocks ) =>
			blocks.map(
				( block ) => block.querySelector( 'path' )?.getAttribute( 'd' )
			)
		);
		expect( drawings.length ).toBeGreaterThan( 20 );
		expect( new Set( drawings ).size ).toBe( drawings.length );

		await insert( page, 'Storefront', 'marketday/storefront' );
		const names = ( await blocksOf( page ) ).map( ( { name } ) => name );
		for ( const name of [
			'shop-sidebar',
			'product-filter',
			'result-count',
			'catalogue-sorting',
			'product-grid',
		] ) {
			expect( names ).toContain( `marketday/${ name }` );
		}
	} );

	test( 'puts a carousel and a list of offers on a page in one step each', async ( {
		page,
	} ) => {
		await newPage( page, `Lists ${ Date.now() }` );
		await insert( page, 'Product carousel', 'marketday/product-grid' );
		await insert( page, 'On sale', 'marketday/product-grid' );

		await visit( page );
		await expect(
			page.locator( '[aria-roledescription="carousel"]' )
		).toBeVisible();
		await expect(
			page.getByRole( 'heading', { name: 'On sale' } )
		).toBeVisible();
	} );

	test( 'takes the page of a product apart, and it sells as before', async ( {
		page,
	} ) => {
		await newPage( page, `Mug ${ Date.now() }` );
		await insert( page, 'Product', 'marketday/product' );
		await select( page, 'marketday/product' );
		await pick(
			await panel( page, 'Product' ),
			'Product name or SKU',
			'Enamel Mug'
		);
		const whole = canvasOf( page ).locator( '.marketday-product__title' );
		await expect( whole ).toHaveText( 'Enamel Mug', DRAWN );
		const parts = await panel( page, 'Parts' );
		await parts.getByRole( 'button', { name: 'Arrange' } ).click();

		const canvas = canvasOf( page );
		await expect(
			canvas.locator(
				'[data-type="marketday/product-part"] .marketday-product__title'
			)
		).toHaveText( 'Enamel Mug', DRAWN );
		await expect(
			canvas.locator( '.marketday-product-gallery' )
		).toBeVisible( DRAWN );
		await visit( page );
		const product = page.locator( '[data-marketday-product]' );
		await expect(
			product.getByRole( 'heading', { name: 'Enamel Mug' } )
		).toBeVisible();
		await product
			.locator( '.marketday-add-to-basket' )
			.getByRole( 'radio', { name: 'Navy' } )
			.check();
		await expect( product.locator( '.single_variation' ) ).toContainText(
			'£'
		);
	} );

	test( 'finds the templates of the shop in the site editor, without an error', async ( {
		page,
	} ) => {
		await page.goto( '/wp-admin/site-editor.php?p=%2Ftemplate' );
		for ( const title of [
			'Product',
			'Product search results',
			'Products by attribute',
			'Basket',
			'Checkout',
			'My account',
			'Order confirmation',
		] ) {
			await page
				.getByRole( 'searchbox', { name: 'Search' } )
				.fill( title );
			await expect(
				page
					.locator( '[class*="dataviews-view"]' )
					.getByText( title, { exact: true } )
					.first()
			).toBeVisible( DRAWN );
		}
	} );
} );

/** What a block of WooCommerce becomes. */
const TURNED = [
	[
		'<!-- wp:woocommerce/product-collection {"query":{"perPage":8,"orderBy":"price","order":"desc","inherit":false,"woocommerceOnSale":true},"displayLayout":{"type":"flex","columns":2},"align":"wide"} --><div class="wp-block-woocommerce-product-collection alignwide"></div><!-- /wp:woocommerce/product-collection -->',
		'marketday/product-grid',
		{
			perPage: 8,
			columns: 2,
			order: 'price-desc',
			align: 'wide',
			query: { kind: 'onSale', ids: [] },
		},
	],
	[ '<!-- wp:woocommerce/mini-cart /-->', 'marketday/mini-basket', {} ],
	[
		'<!-- wp:woocommerce/product-best-sellers {"columns":4,"rows":1} /-->',
		'marketday/product-grid',
		{ columns: 4, perPage: 4, query: { kind: 'bestSelling', ids: [] } },
	],
	[
		'<!-- wp:woocommerce/classic-shortcode {"shortcode":"checkout"} /-->',
		'marketday/checkout',
		{ align: 'wide' },
	],
	[
		'<!-- wp:woocommerce/single-product {"productId":12} --><div class="wp-block-woocommerce-single-product"></div><!-- /wp:woocommerce/single-product -->',
		'marketday/product',
		{ productId: 12 },
	],
	// WooCommerce registers these for templates alone.
	[
		'<!-- wp:woocommerce/catalog-sorting /-->',
		'marketday/catalogue-sorting',
		{},
	],
	[
		'<!-- wp:woocommerce/product-results-count /-->',
		'marketday/result-count',
		{},
	],
	[
		'<!-- wp:woocommerce/product-image-gallery /-->',
		'marketday/product-part',
		{ part: 'gallery' },
	],
	[
		'<!-- wp:woocommerce/product-price --><div class="is-loading"></div><!-- /wp:woocommerce/product-price -->',
		'marketday/product-part',
		{ part: 'price' },
	],
	[
		'<!-- wp:marketday/product-part {"part":"rating"} /-->',
		'woocommerce/product-rating',
		{},
	],
] as const;

/** What they save holds more than their settings: they are made, not read. */
const MADE = [
	[ 'woocommerce/all-products', 'marketday/product-grid' ],
	[ 'woocommerce/product-filters', 'marketday/product-filter' ],
	[ 'woocommerce/cart', 'marketday/basket' ],
	[ 'woocommerce/checkout', 'marketday/checkout' ],
] as const;

test.describe( 'Beside WooCommerce, a site editor', () => {
	test.skip( process.env.MARKETDAY_ENGINE !== 'woocommerce' );

	test( 'turns its blocks into ours, with their settings', async ( {
		page,
	} ) => {
		await newPage( page, 'Turned' );
		for ( const [ markup, name, settings ] of TURNED ) {
			const made = await page.evaluate(
				( [ theirs, ours ] ) => {
					const blocks = window.wp?.blocks;
					return blocks
						?.switchToBlockType( blocks.parse( theirs ), ours )
						?.map( ( block ) => ( {
							name: block.name,
							attributes: block.attributes,
						} ) );
				},
				[ markup, name ] as const
			);
			expect( made ).toMatchObject( [ { name, attributes: settings } ] );
		}
		for ( const [ theirs, ours ] of MADE ) {
			const names = await page.evaluate(
				( [ from, to ] ) => {
					const blocks = window.wp?.blocks;
					return blocks
						?.switchToBlockType(
							[ blocks.createBlock( from ) ],
							to
						)
						?.map( ( { name } ) => name );
				},
				[ theirs, ours ] as const
			);
			expect( names ).toEqual( [ ours ] );
		}
	} );
} );
