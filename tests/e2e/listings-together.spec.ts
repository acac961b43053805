// @features listing, product-grid, product-filter, catalogue-sorting
// @also-on woocommerce

import type { Page } from '@playwright/test';

import { inSite } from '../contract/site';
import { expect, expectSound, test } from './marketday';

/** Two listings without titles, a filter for each query, and an order. */
const PAGE = `
	$blocks = [
		[ 'product-filter', [ 'blockId' => 'pair-filter' ] ],
		[ 'product-filter', [ 'blockId' => 'pair-filter-b', 'queryId' => 'nobody', 'sections' => [ [ 'kind' => 'sale' ] ] ] ],
		[ 'catalogue-sorting', [ 'blockId' => 'pair-order' ] ],
		[ 'product-grid', [ 'blockId' => 'pair-a', 'perPage' => 3, 'tabs' => [ 'groups' => [ 'on_sale' ] ] ] ],
		[ 'product-grid', [ 'blockId' => 'pair-b', 'perPage' => 4 ] ],
		[ 'product-grid', [ 'blockId' => 'pair-c', 'perPage' => 2, 'queryId' => 'nobody', 'showPagination' => false ] ],
	];
	$markup = implode( '', array_map( fn ( array $block ): string => "<!-- wp:marketday/{$block[0]} " . wp_json_encode( $block[1] ) . ' /-->', $blocks ) );
	$known  = get_posts( [ 'post_type' => 'page', 'name' => 'pair', 'numberposts' => 1 ] );
	return [ get_permalink( $known[0]->ID ?? wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'pair', 'post_title' => 'Pair', 'post_content' => $markup ] ) ) ];`;

const FILTER_CALL = '**/wp-json/wopb/product-filter';
const TAB_CALL = /wc-ajax=wopb_filter/;
const PAGE_CALL = /wc-ajax=wopb_pagination/;

let pair = '';

test.beforeAll( () => {
	[ pair ] = inSite( PAGE ) as [ string ];
} );

const listing = ( page: Page, id: string ) =>
	page.locator( `.wopb-block-${ id }` );
const names = ( page: Page, id: string ) =>
	listing( page, id )
		.locator( '.marketday-product-grid__title' )
		.allTextContents();
const turn = ( page: Page, id: string, number: number ) =>
	listing( page, id )
		.getByRole( 'link', { name: `Page ${ number }` } )
		.press( 'Enter' );
const isDrawn = ( page: Page ) =>
	expect( page.locator( '[aria-busy="true"]' ) ).toHaveCount( 0 );
const order = ( page: Page, value: string ) =>
	page
		.getByRole( 'combobox', { name: 'Sort products' } )
		.selectOption( value );
const search = ( page: Page ) => new URL( page.url() ).search;

/** The first of these calls is never answered. */
async function loseFirst( page: Page, call: RegExp ) {
	let asked = 0;
	await page.route( call, ( route ) => {
		asked++;
		return asked > 1 ? route.continue() : undefined;
	} );
	return { isAsked: () => expect.poll( () => asked ).toBe( 1 ) };
}

test.describe( 'Two listings that are filtered together', () => {
	test( 'turn their pages each by itself, and begin anew together', async ( {
		page,
	} ) => {
		await page.goto( pair );
		const [ firstOfA, firstOfB ] = [
			await names( page, 'pair-a' ),
			await names( page, 'pair-b' ),
		];

		await turn( page, 'pair-a', 2 );
		await expect( page ).toHaveURL( /\?product-page~pair-a=2$/ );
		await isDrawn( page );
		expect( await names( page, 'pair-a' ) ).not.toEqual( firstOfA );
		expect( await names( page, 'pair-b' ) ).toEqual( firstOfB );

		await turn( page, 'pair-b', 2 );
		await expect( page ).toHaveURL(
			/\?product-page~pair-a=2&product-page~pair-b=2$/
		);
		await isDrawn( page );
		const [ secondOfA, secondOfB ] = [
			await names( page, 'pair-a' ),
			await names( page, 'pair-b' ),
		];
		expect( secondOfB ).not.toEqual( firstOfB );

		await page.reload();
		expect( await names( page, 'pair-a' ) ).toEqual( secondOfA );
		expect( await names( page, 'pair-b' ) ).toEqual( secondOfB );

		await order( page, 'price' );
		await expect( page ).toHaveURL( /\?orderby=price$/ );
		await isDrawn( page );
		await page.goBack();
		await expect.poll( () => names( page, 'pair-a' ) ).toEqual( secondOfA );
		expect( await names( page, 'pair-b' ) ).toEqual( secondOfB );
	} );

	test( 'are told apart, with their filters, by their names', async ( {
		page,
	} ) => {
		await page.goto( pair );

		for ( const [ role, name ] of [
			[ 'navigation', 'Product pages' ],
			[ 'navigation', 'Product pages 2' ],
			[ 'search', 'Filter' ],
			[ 'search', 'Filter 2' ],
		] as const ) {
			await expect(
				page.getByRole( role, {
					name,
					exact: true,
					includeHidden: true,
				} )
			).toHaveCount( 1 );
		}
		await expectSound( page, 'two listings', {
			exclude: [
				'.wp-site-blocks > header',
				'.wp-site-blocks > footer',
				'.wc-block-mini-cart__drawer',
			],
			isArrival: false,
		} );
	} );
} );

test.describe( 'What is on its way stays chosen', () => {
	test( 'where the order changes before a tab is drawn', async ( {
		page,
	} ) => {
		await page.goto( pair );
		const tab = await loseFirst( page, TAB_CALL );
		await listing( page, 'pair-a' )
			.getByRole( 'link', { name: 'On sale' } )
			.click();
		await tab.isAsked();
		await order( page, 'price' );
		await expect( page ).toHaveURL(
			/\?product-tab-pair-a=group%3Aon_sale&orderby=price$/
		);
		await isDrawn( page );

		const shown = await names( page, 'pair-a' );
		await expect(
			listing( page, 'pair-a' ).getByRole( 'link', { name: 'On sale' } )
		).toHaveAttribute( 'aria-current', 'true' );
		await page.reload();
		expect( await names( page, 'pair-a' ) ).toEqual( shown );
	} );

	test( 'where another listing turns before a page is drawn', async ( {
		page,
	} ) => {
		await page.goto( pair );
		const first = await loseFirst( page, PAGE_CALL );
		await turn( page, 'pair-a', 2 );
		await first.isAsked();
		await turn( page, 'pair-b', 2 );
		await expect( page ).toHaveURL(
			/\?product-page~pair-a=2&product-page~pair-b=2$/
		);
		await expect(
			listing( page, 'pair-a' ).locator( '[aria-current="page"]' )
		).toHaveText( /2/ );
		await expect(
			listing( page, 'pair-b' ).locator( '[aria-current="page"]' )
		).toHaveText( /2/ );
	} );
} );

test.describe( 'A change that could not be drawn', () => {
	test( 'leaves the address and the history as they were', async ( {
		page,
		quiet,
	} ) => {
		await page.goto( pair );
		await order( page, 'price' );
		await expect( page ).toHaveURL( /\?orderby=price$/ );
		await isDrawn( page );
		const before = await page.evaluate( () => window.history.length );

		await page.route( FILTER_CALL, ( route ) =>
			route.fulfill( { status: 500, body: '' } )
		);
		await order( page, 'rating' );
		await expect.poll( () => search( page ) ).toBe( '?orderby=price' );
		await isDrawn( page );
		await expect(
			page.getByRole( 'combobox', { name: 'Sort products' } )
		).toHaveValue( 'price' );
		await expect
			.poll( () => quiet.splice( 0 ).join() )
			.toMatch( /Error occured.please try again/ );

		// The entry that was made for it lies ahead, not behind.
		await page.unroute( FILTER_CALL );
		expect( await page.evaluate( () => window.history.length ) ).toBe(
			before + 1
		);
		await page.goBack();
		await expect.poll( () => search( page ) ).toBe( '' );
	} );

	test( 'gives a tab its mark back', async ( { page, quiet } ) => {
		await page.goto( pair );
		await page.route( TAB_CALL, ( route ) => route.abort() );
		const tab = ( name: string ) =>
			listing( page, 'pair-a' ).getByRole( 'link', { name } );

		await tab( 'On sale' ).click();

		await expect( tab( 'All' ) ).toHaveAttribute( 'aria-current', 'true' );
		await expect.poll( () => search( page ) ).toBe( '' );
		quiet.length = 0;
	} );
} );
