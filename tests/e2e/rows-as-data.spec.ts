// @features listing, product-filter, product-search, calendar, wishlist, compare
// @also-on woocommerce

import type { Page, Request } from '@playwright/test';

import { box, openFilter, showProducts } from './filter-actions';
import { expect, test } from './marketday';

/** Answers of a call, each with what was asked. */
function follow( page: Page, call: RegExp ) {
	const asked: Request[] = [];
	page.on( 'request', ( request ) => {
		if ( call.test( request.url() ) ) {
			asked.push( request );
		}
	} );
	return {
		last: async () => {
			await expect.poll( () => asked.length ).toBeGreaterThan( 0 );
			const request = asked.at( -1 )!;
			const response = await request.response();
			return {
				fields: request.postData() ?? '',
				text: ( await response?.text() ) ?? '',
			};
		},
	};
}

/** What a part says, line by line, with the values of its fields. */
const textOf = ( page: Page, part: string ) =>
	page
		.locator( part )
		.first()
		.evaluate( ( element ) => [
			...( element as HTMLElement ).innerText
				.split( '\n' )
				.map( ( line ) => line.trim() )
				.filter( Boolean ),
			...[
				...element.querySelectorAll< HTMLInputElement >(
					'input[type="checkbox"]'
				),
			].map( ( { value, checked } ) => `${ value } ${ checked }` ),
		] );

/** What is shown now is what the address shows when it is opened. */
async function expectSameAfterReload(
	page: Page,
	part: string,
	prepare: () => Promise< void > = async () => {}
): Promise< void > {
	const before = await textOf( page, part );
	await page.reload();
	await prepare();
	await expect.poll( () => textOf( page, part ) ).toEqual( before );
}

test.describe( 'A client that draws asks for data, and shows what the page would', () => {
	test( 'when a value of the filter is ticked', async ( { page } ) => {
		await page.goto( '/shop/' );
		const calls = follow( page, /wopb\/product-filter/ );
		await openFilter( page );
		await box( page, 'Navy' ).check();
		await expect( page ).toHaveURL( /filter_colour=navy/ );
		const { fields, text } = await calls.last();

		expect( JSON.parse( fields ) ).toMatchObject( { format: 'data' } );
		const { blockList } = JSON.parse( text ) as {
			blockList: Array< { content?: string; data?: object } >;
		};
		const drawn = blockList.filter( ( { data } ) => data );
		expect( drawn ).toHaveLength( 1 );
		expect( drawn[ 0 ] ).not.toHaveProperty( 'content' );
		expect( text ).not.toContain( 'marketday-product-filter__' );

		await expect( page.locator( '[aria-busy="true"]' ) ).toHaveCount( 0 );
		await showProducts( page );
		const cards = await textOf( page, '.marketday-product-grid' );
		await openFilter( page );
		await expectSameAfterReload( page, '.marketday-product-filter', () =>
			openFilter( page )
		);
		await showProducts( page );
		expect( await textOf( page, '.marketday-product-grid' ) ).toEqual(
			cards
		);
	} );

	test( 'when a list of the filter goes on, and is searched', async ( {
		page,
	} ) => {
		await page.goto( '/shop/' );
		const calls = follow( page, /wopb_show_more_filter_item/ );
		await openFilter( page );
		const list = page.locator( '[data-facet="product_cat"]' );
		const first = await list.locator( '> li' ).count();
		await list.locator( 'xpath=following-sibling::p/button[1]' ).click();
		await expect
			.poll( () => list.locator( '> li' ).count() )
			.toBeGreaterThan( first );
		const more = await calls.last();

		expect( new URLSearchParams( more.fields ).get( 'format' ) ).toBe(
			'data'
		);
		expect( more.text ).not.toMatch( /<(li|input|label)/ );

		await page
			.getByRole( 'searchbox', { name: 'Find in list' } )
			.first()
			.fill( 'ba' );
		await expect( list ).toHaveAttribute( 'data-found' );
		const found = await calls.last();
		const fields = new URLSearchParams( found.fields );
		expect( fields.get( 'query[find]' ) ).toBe( 'ba' );
		expect( fields.get( 'format' ) ).toBe( 'data' );
		expect( found.text ).not.toMatch( /<(li|input|label)/ );

		// The same question of a client that takes markup.
		fields.set( 'format', 'html' );
		const names = await page.evaluate(
			async ( { body, url } ) => {
				const response = await fetch( url, {
					method: 'POST',
					body: new URLSearchParams( body ),
				} );
				const text = await response.text();
				const { content } = Object.assign(
					document.createElement( 'template' ),
					{ innerHTML: text }
				);
				return [
					...content.querySelectorAll< HTMLInputElement >( 'input' ),
				].map( ( { value } ) => value );
			},
			{
				body: fields.toString(),
				url: '/?wc-ajax=wopb_show_more_filter_item',
			}
		);
		expect( names.length ).toBeGreaterThan( 0 );
		expect(
			await list
				.locator( 'li:visible input' )
				.evaluateAll( ( inputs ) =>
					inputs.map(
						( input ) => ( input as HTMLInputElement ).value
					)
				)
		).toEqual( names );
	} );

	test( 'when a search is typed', async ( { page } ) => {
		await page.goto( '/' );
		const calls = follow( page, /wopb\/product-search/ );
		await page.locator( 'header input[name="s"]' ).fill( 'mug' );
		const panel = page.locator( 'header .marketday-product-search__panel' );
		await expect( panel.getByRole( 'option' ).first() ).toBeVisible();
		const { fields, text } = await calls.last();

		expect( JSON.parse( fields ) ).toMatchObject( { format: 'data' } );
		expect( text ).not.toMatch( /wopb-search-item|<(li|ul|a)\b/ );

		const names = await page.evaluate(
			async ( { body, url, nonce } ) => {
				const response = await fetch( url, {
					method: 'POST',
					headers: { 'Content-Type': 'application/json', ...nonce },
					body: JSON.stringify( { ...body, format: 'html' } ),
				} );
				const { content } = Object.assign(
					document.createElement( 'template' ),
					{ innerHTML: ( await response.json() ) as string }
				);
				return [ ...content.querySelectorAll( '[role="option"]' ) ].map(
					( option ) => option.getAttribute( 'href' )
				);
			},
			{
				body: JSON.parse( fields ) as Record< string, string >,
				url: '/wp-json/wopb/product-search',
				nonce: {},
			}
		);
		expect( names.length ).toBeGreaterThan( 0 );
		expect(
			await panel
				.getByRole( 'option' )
				.evaluateAll( ( options ) =>
					options.map( ( option ) => option.getAttribute( 'href' ) )
				)
		).toEqual( names );
	} );

	test( 'when the calendar goes to another month', async ( { page } ) => {
		await page.goto( '/events/' );
		const calls = follow( page, /marketday-answer=data/ );
		const title = page.locator( '.marketday-events-calendar__title' );
		const now = await title.innerText();
		await page.locator( '[data-calendar-way="next"]' ).click();
		await expect( title ).not.toHaveText( now );
		const { text } = await calls.last();

		expect( text ).not.toMatch( /<(table|td|tr|html)\b/ );
		JSON.parse( text );
		await expectSameAfterReload( page, '.marketday-events-calendar' );
	} );

	test( 'when a row goes from the wishlist', async ( { page } ) => {
		await page.goto( '/shop/' );
		const hearts = page.locator(
			'.marketday-product-grid__card a[data-marketday-button=wishlist]'
		);
		for ( const place of [ 0, 1, 2 ] ) {
			await hearts.nth( place ).click();
			await expect( hearts.nth( place ) ).toHaveAttribute(
				'aria-pressed',
				'true'
			);
		}
		await expect(
			page.locator( '[data-marketday-count=wishlist]' )
		).toHaveText( '3' );
		await page.goto( '/wishlist/' );
		const calls = follow( page, /wopb_wishlist/ );
		const rows = page.locator( '.marketday-wished [data-id]' );
		await expect( rows ).toHaveCount( 3 );
		await page
			.getByRole( 'button', { name: /^Remove .* wishlist/ } )
			.first()
			.click();
		await expect( rows ).toHaveCount( 2 );
		const { fields, text } = await calls.last();

		expect( new URLSearchParams( fields ).get( 'format' ) ).toBe( 'data' );
		// What stands in a row has others' hooks; the rows are drawn here.
		expect( text ).not.toMatch( /<(li|ul|form)\b|data-id=/ );
		await expectSameAfterReload( page, '.marketday-wished' );
	} );

	test( 'when a product goes from the comparison', async ( { page } ) => {
		await page.goto( '/shop/' );
		const arrows = page.locator(
			'.marketday-product-grid__card a[data-marketday-button=compare]'
		);
		for ( const place of [ 0, 1, 2 ] ) {
			await arrows.nth( place ).click();
			await expect( arrows.nth( place ) ).toHaveAttribute(
				'aria-pressed',
				'true'
			);
		}
		await expect(
			page.locator( '[data-marketday-count=compare]' )
		).toHaveText( '3' );
		const link = page.locator( '.marketday-list-link.is-compare' );
		await page.goto( ( await link.getAttribute( 'href' ) ) ?? '' );
		const calls = follow( page, /wopb_compare/ );
		const columns = page.locator( '.marketday-compared__product' );
		await expect( columns ).toHaveCount( 3 );
		await page
			.getByRole( 'button', { name: /^Remove / } )
			.first()
			.click();
		await expect( columns ).toHaveCount( 2 );
		const { fields, text } = await calls.last();

		expect( new URLSearchParams( fields ).get( 'format' ) ).toBe( 'data' );
		expect( text ).not.toMatch( /<(table|tr|th|td)\b/ );
		await expectSameAfterReload( page, '.marketday-compare' );
	} );
} );
