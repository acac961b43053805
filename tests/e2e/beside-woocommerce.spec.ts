// @features mini-basket, product-grid
// @also-on woocommerce

import { inSite } from '../contract/site';
import { expect, test } from './marketday';

const CONTENT = `
<!-- wp:woocommerce/mini-cart /-->
<!-- wp:marketday/mini-basket /-->
<!-- wp:marketday/product-grid /-->
<!-- wp:woocommerce/product-collection {"query":{"perPage":12,"pages":0,"offset":0,"postType":"product","order":"asc","orderBy":"title","search":"","exclude":[],"inherit":false,"isProductCollectionBlock":true,"woocommerceStockStatus":["instock"]}} -->
<div class="wp-block-woocommerce-product-collection"><!-- wp:woocommerce/product-template -->
<!-- wp:post-title /--><!-- wp:woocommerce/product-button /-->
<!-- /wp:woocommerce/product-template --></div>
<!-- /wp:woocommerce/product-collection -->`;

/** WooCommerce's own blocks and ours on one page: either adds, both baskets know. */
test.describe( 'beside the blocks of WooCommerce', () => {
	test.skip( process.env.MARKETDAY_ENGINE !== 'woocommerce' );

	test( 'both mini baskets count what either button adds', async ( {
		page,
	} ) => {
		const content = Buffer.from( CONTENT ).toString( 'base64' );
		const [ address ] = inSite(
			`return [ get_permalink( wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Side by side', 'post_content' => wp_slash( base64_decode( '${ content }' ) ) ] ) ) ];`
		) as [ string ];
		const theirs = page.locator( '.wc-block-mini-cart__badge' );
		const ours = page.locator( '[class*="marketday-mini-basket__count"]' );
		await page.goto( address );

		await page
			.locator( 'a.marketday-button.ajax_add_to_cart' )
			.first()
			.click();
		await expect( ours.first() ).toHaveText( '1' );
		await expect( theirs.first() ).toHaveText( '1' );

		await page
			.locator( '.wc-block-components-product-button button' )
			.first()
			.click();
		await expect( theirs.first() ).toHaveText( '2' );
		await expect( ours.first() ).toHaveText( '2' );
	} );

	test( 'labels of ours have no room of theirs below them', async ( {
		page,
	} ) => {
		for ( const address of [ '/shop/', '/product/fishermans-jumper/' ] ) {
			await page.goto( address );
			expect(
				await page
					.locator(
						'.marketday-product-filter li label, .marketday-swatch'
					)
					.evaluateAll( ( labels ) => [
						...new Set(
							labels.map(
								( label ) =>
									getComputedStyle( label ).marginBottom
							)
						),
					] )
			).toEqual( [ '0px' ] );
		}
	} );

	test( 'fields of ours have letters of their own size', async ( {
		page,
	} ) => {
		await page.goto( '/shop/' );
		await expect(
			page.getByRole( 'combobox', { name: 'Sort products' } )
		).toHaveCSS( 'font-size', '16px' );
	} );
} );
