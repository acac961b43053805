// @features product-filter
// @also-on woocommerce

import { inSite } from '../contract/site';
import { box, openFilter, LISTING } from './filter-actions';
import { expect, test } from './marketday';

const CALL = '**/wp-json/wopb/product-filter';

/** Two filters, each with a listing of its own. */
const TWO = `
	$blocks = [
		[ 'product-filter', [ 'blockId' => 'two-filter-a' ] ],
		[ 'catalogue-sorting', [ 'blockId' => 'two-order-a' ] ],
		[ 'product-grid', [ 'blockId' => 'two-grid-a', 'perPage' => 3 ] ],
		[ 'product-filter', [ 'blockId' => 'two-filter-b', 'queryId' => 'two', 'title' => 'Second filter' ] ],
		[ 'product-grid', [ 'blockId' => 'two-grid-b', 'queryId' => 'two' ] ],
	];
	$markup = implode( '', array_map( fn ( array $block ): string => "<!-- wp:marketday/{$block[0]} " . wp_json_encode( $block[1] ) . ' /-->', $blocks ) );
	$known  = get_posts( [ 'post_type' => 'page', 'name' => 'two-filters', 'numberposts' => 1 ] );
	return [ get_permalink( $known[0]->ID ?? wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'two-filters', 'post_title' => 'Two filters', 'post_content' => $markup ] ) ) ];`;

test.describe( 'What a shopper has chosen stays', () => {
	test(
		'in one filter when another one of the page changes',
		{ tag: '@desktop' },
		async ( { page } ) => {
			const [ two ] = inSite( TWO ) as [ string ];
			await page.goto( two );
			const tick = ( filter: string, value: string ) =>
				page
					.locator(
						`.wopb-block-${ filter } input[value="${ value }"]`
					)
					.first()
					.check();
			await tick( 'two-filter-a', 'navy' );
			await expect( page ).toHaveURL( /\?filter_colour=navy$/ );
			await tick( 'two-filter-b', 'rust' );
			await expect( page ).toHaveURL(
				/\?filter_colour=navy&filter_colour-two=rust$/
			);
			await page
				.getByRole( 'combobox', { name: 'Sort products' } )
				.selectOption( 'price' );

			await expect( page ).toHaveURL(
				/filter_colour=navy&filter_colour-two=rust&orderby=price$/
			);
			await page.reload();
			await expect(
				page.locator( '.wopb-block-two-filter-a input[value="navy"]' )
			).toBeChecked();
			await expect(
				page.locator( '.wopb-block-two-filter-b input[value="rust"]' )
			).toBeChecked();
		}
	);

	test(
		'when the order changes before it is drawn, and then the page',
		{ tag: '@desktop' },
		async ( { page } ) => {
			const [ two ] = inSite( TWO ) as [ string ];
			await page.goto( two );
			let isSlow = true;
			await page.route( CALL, async ( route ) => {
				if ( isSlow ) {
					await new Promise( ( resolve ) =>
						setTimeout( resolve, 1500 )
					);
				}
				await route.continue().catch( () => {} );
			} );
			const totes = page
				.locator(
					'.wopb-block-two-filter-a input[name="filter_product_cat[]"]'
				)
				.first();
			const value = await totes.getAttribute( 'value' );
			await totes.check();
			await expect( page ).toHaveURL( /filter_product_cat=/ );
			await page
				.getByRole( 'combobox', { name: 'Sort products' } )
				.selectOption( 'price' );
			await expect( page ).toHaveURL(
				new RegExp( `\\?filter_product_cat=${ value }&orderby=price$` )
			);
			isSlow = false;
			await expect( page.locator( '[aria-busy="true"]' ) ).toHaveCount(
				0
			);

			await page
				.locator( '.wopb-block-two-grid-a' )
				.getByRole( 'link', { name: 'Page 2' } )
				.press( 'Enter' );
			await expect( page ).toHaveURL(
				new RegExp(
					`\\?filter_product_cat=${ value }&orderby=price&product-page~two-grid-a=2$`
				)
			);
			await expect( totes ).toBeChecked();
		}
	);

	test( 'when another value is found by searching in its list', async ( {
		page,
	} ) => {
		await page.goto( '/shop/?filter_product_cat=kitchen' );
		await openFilter( page );
		const list = page.locator( '[data-facet="product_cat"]' );
		const find = page
			.getByRole( 'searchbox', { name: 'Find in list' } )
			.first();
		const more = list.locator( 'xpath=following-sibling::p/button[1]' );
		await expect( more ).toBeVisible();
		await find.fill( 'ba' );
		await expect( list ).toHaveAttribute( 'data-found' );
		await expect( list.locator( 'input[value="kitchen"]' ) ).toBeHidden();
		await expect( more ).toBeHidden();
		await list.locator( 'li:visible input' ).first().check();

		await expect( page ).toHaveURL(
			/filter_product_cat=([^,]+,kitchen|kitchen,[^,]+)$/
		);
		await expect( page.locator( '.wopb-filter-active-item' ) ).toHaveCount(
			2
		);
		await find.fill( '' );
		await expect( list.locator( 'input:checked' ) ).toHaveCount( 2 );
		await expect( list ).not.toHaveAttribute( 'data-found' );
		await find.fill( 'zzzz' );
		await expect(
			list.getByText( 'No matches in this list' )
		).toBeVisible();
	} );

	test(
		'of prices and words, and not what the server has refused',
		{ tag: '@desktop' },
		async ( { page, quiet } ) => {
			await page.goto( LISTING );
			await page.route( CALL, ( route ) =>
				route.fulfill( { status: 500 } )
			);
			const price = page.getByRole( 'spinbutton', {
				name: 'Lowest price',
			} );
			await price.fill( '20' );
			await price.press( 'Enter' );

			await expect
				.poll( () => quiet.join() )
				.toContain( 'Error occured.please try again' );
			await expect( price ).toHaveValue( '' );
			quiet.length = 0;
			await page.unroute( CALL );
			await box( page, 'Navy' ).check();
			await expect( page ).toHaveURL( /\?filter_colour=navy$/ );
		}
	);
} );
