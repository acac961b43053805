// @features listing, product-filter, catalogue-sorting, result-count
// @also-on woocommerce

import { inSite } from '../contract/site';
import {
	box,
	cards,
	count,
	openFilter,
	promised,
	LISTING,
	showProducts,
} from './filter-actions';
import { expect, expectNoSidewaysScroll, expectSound, test } from './marketday';

const CALL = '**/wp-json/wopb/product-filter';

/** A filter above a grid, the same sorted, a strip, and a grid of another query. */
const SEVERAL = `
	$blocks = [
		[ 'product-filter', [ 'blockId' => 'several-filter' ] ],
		[ 'product-grid', [ 'blockId' => 'several-grid' ] ],
		[ 'product-grid', [ 'blockId' => 'several-new', 'order' => 'date' ] ],
		[ 'product-grid', [ 'blockId' => 'several-strip', 'layout' => 'carousel' ] ],
		[ 'product-grid', [ 'blockId' => 'several-other', 'queryId' => 'other' ] ],
	];
	$markup = implode( '', array_map( fn ( array $block ): string => "<!-- wp:marketday/{$block[0]} " . wp_json_encode( $block[1] ) . ' /-->', $blocks ) );
	$known  = get_posts( [ 'post_type' => 'page', 'name' => 'several-listings', 'numberposts' => 1 ] );
	return [ get_permalink( $known[0]->ID ?? wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'several-listings', 'post_title' => 'Several listings', 'post_content' => $markup ] ) ) ];`;

test.describe( 'A filter', () => {
	test(
		'keeps what its numbers promise, and can be shared and gone back from',
		{ tag: '@both' },
		async ( { page, context } ) => {
			await page.goto( LISTING );
			await openFilter( page );
			const navy = await promised( page, 'Navy' );
			await box( page, 'Navy' ).check();

			await expect( cards( page ) ).toHaveCount( navy );
			await expect( page ).toHaveURL( /\?filter_colour=navy$/ );
			const rust = await promised( page, 'Rust' );
			expect( rust ).toBeGreaterThan( 0 );
			await showProducts( page );

			const shared = await context.newPage();
			await shared.goto( page.url() );
			await expect( cards( shared ) ).toHaveCount( navy );
			await shared.close();

			await page.goBack();
			await expect( page ).toHaveURL( new RegExp( `${ LISTING }$` ) );
			await expect(
				page.locator( '.wopb-filter-active-item' )
			).toHaveCount( 0 );
			await expect(
				page.locator( '[data-facet="pa_colour"] input[value="navy"]' )
			).not.toBeChecked();
			await page.goForward();
			await expect( cards( page ) ).toHaveCount( navy );
			await expect(
				page.locator( '.wopb-filter-active-item' )
			).toHaveCount( 1 );
		}
	);

	test(
		'changes every listing of the page that it belongs to',
		{ tag: '@desktop' },
		async ( { page } ) => {
			const [ several ] = inSite( SEVERAL ) as [ string ];
			await page.goto( several );
			const shown = ( block: string ) =>
				page.locator(
					`.wopb-block-${ block } .marketday-product-grid__card`
				);
			const other = await shown( 'several-other' ).allTextContents();
			await openFilter( page );
			const few = await promised( page, 'Bags' );
			await box( page, 'Bags' ).check();
			await showProducts( page );

			for ( const block of [
				'several-grid',
				'several-new',
				'several-strip',
			] ) {
				await expect( shown( block ) ).toHaveCount( few );
			}
			expect( await shown( 'several-other' ).allTextContents() ).toEqual(
				other
			);
		}
	);

	test( 'takes back by its chips, one or all', async ( { page } ) => {
		await page.goto( `${ LISTING }?filter_colour=navy,rust&filter_size=m` );
		const chips = page.locator( '.wopb-filter-active-item' );
		await expect( chips ).toHaveCount( 3 );

		await page.getByRole( 'link', { name: 'Remove Navy' } ).click();
		await expect( page ).toHaveURL( /\?filter_colour=rust&filter_size=m$/ );
		await expect( chips ).toHaveCount( 2 );
		await expect(
			page.getByRole( 'link', { name: 'Remove Rust' } )
		).toBeFocused();

		await page.getByRole( 'link', { name: 'Clear all' } ).click();
		await expect( page ).toHaveURL( new RegExp( `${ LISTING }$` ) );
		await expect( chips ).toHaveCount( 0 );
	} );
} );

test.describe( 'A filter', { tag: '@desktop' }, () => {
	test( 'shows the change at once, and ignores an answer that comes too late', async ( {
		page,
	} ) => {
		await page.goto( LISTING );
		await openFilter( page );
		let release = () => {};
		const released = new Promise< void >( ( resolve ) => {
			release = resolve;
		} );
		let arrived = () => {};
		const late = new Promise< void >( ( resolve ) => {
			arrived = resolve;
		} );
		let calls = 0;
		await page.route( CALL, async ( route ) => {
			calls += 1;
			const isFirst = calls === 1;
			const response = await route.fetch().catch( () => null );
			if ( isFirst ) {
				await released;
			}
			if ( response ) {
				await route.fulfill( { response } ).catch( () => {} );
			}
			if ( isFirst ) {
				arrived();
			}
		} );
		const rust = await promised( page, 'Rust' );
		// A change that is taken back before its call has left is not the one that is late.
		const asked = page.waitForRequest( CALL );
		await box( page, 'Navy' ).check();
		await expect( page.locator( '.wopb-filter-active-item' ) ).toHaveCount(
			1,
			{ timeout: 1000 }
		);
		await asked;
		await expect(
			page.locator( '.marketday-product-grid' )
		).toHaveAttribute( 'aria-busy', 'true' );
		await box( page, 'Navy' ).uncheck();
		await box( page, 'Rust' ).check();

		await expect( cards( page ) ).toHaveCount( rust );
		release();
		await late;
		// What the page does with it, it does before it answers again.
		await page.evaluate( () => new Promise( requestAnimationFrame ) );
		await expect( cards( page ) ).toHaveCount( rust );
		await expect( page ).toHaveURL( /\?filter_colour=rust$/ );
		await expect(
			page.locator( '.marketday-product-grid[aria-busy]' )
		).toHaveCount( 0 );
	} );

	test( 'keeps the old products, form and address and tells the console when the server fails', async ( {
		page,
		quiet,
	} ) => {
		await page.goto( LISTING );
		await openFilter( page );
		const before = await cards( page ).count();
		const navy = await promised( page, 'Navy' );
		await page.route( CALL, ( route ) => route.fulfill( { status: 500 } ) );
		await box( page, 'Navy' ).click();

		await expect
			.poll( () => quiet.join() )
			.toContain( 'Error occured.please try again' );
		await expect(
			page.locator( '.marketday-product-grid[aria-busy], .is-loading' )
		).toHaveCount( 0 );
		await expect( cards( page ) ).toHaveCount( before );
		await expect( box( page, 'Navy' ) ).not.toBeChecked();
		await expect( page.locator( '.wopb-filter-active-item' ) ).toHaveCount(
			0
		);
		await expect( page ).toHaveURL( new RegExp( `${ LISTING }$` ) );
		quiet.length = 0;

		await page.unroute( CALL );
		await box( page, 'Navy' ).check();
		await expect( cards( page ) ).toHaveCount( navy );
		await expect( page ).toHaveURL( /\?filter_colour=navy$/ );
	} );

	test( 'renews a nonce that has grown old', async ( { page, quiet } ) => {
		let isOld = true;
		await page.route(
			'**/admin-ajax.php?action=wopb_get_nonce',
			( route ) => {
				const nonce = {
					success: true,
					data: { nonce: 'old', rest: '' },
				};
				const response = isOld
					? route.fulfill( { json: nonce } )
					: route.continue();
				isOld = false;
				return response;
			}
		);
		await page.goto( LISTING );
		await openFilter( page );
		const navy = await promised( page, 'Navy' );
		await box( page, 'Navy' ).check();

		await expect( cards( page ) ).toHaveCount( navy );
		expect( quiet.filter( ( line ) => ! line.includes( '403' ) ) ).toEqual(
			[]
		);
		quiet.length = 0;
	} );
} );

test.describe( 'A filter', () => {
	test(
		'has no accessibility faults, folded or open, and nothing shifts or scrolls sideways',
		{ tag: '@both' },
		async ( { page } ) => {
			await page.goto( `${ LISTING }?filter_colour=navy` );
			await expectSound( page, 'a filtered listing', {
				like: 'the shop',
			} );
			await openFilter( page );
			await expectSound( page, 'an open filter', { isArrival: false } );

			await page.evaluate( () => {
				document.documentElement.dir = 'rtl';
			} );
			await expectNoSidewaysScroll( page );
		}
	);
} );

test.describe( 'The order', { tag: '@desktop' }, () => {
	test( 'changes in the background and keeps the focus', async ( {
		page,
	} ) => {
		await page.goto( `${ LISTING }?filter_colour=navy` );
		const select = page.getByRole( 'combobox', {
			name: 'Sort products',
		} );
		await select.focus();
		await select.selectOption( 'price' );

		await expect( page ).toHaveURL( /\?filter_colour=navy&orderby=price$/ );
		await expect(
			page.locator( '.marketday-product-grid[aria-busy]' )
		).toHaveCount( 0 );
		await expect( select ).toBeFocused();
		await expect( count( page ) ).toContainText( 'results' );
	} );
} );

test.describe( 'Without JavaScript', { tag: '@desktop' }, () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the form leads to the same address and the same products', async ( {
		page,
		browser,
		baseURL,
	} ) => {
		await page.goto( LISTING );
		const navy = await promised( page, 'Navy' );
		await box( page, 'Navy' ).check();
		await page.getByRole( 'button', { name: 'Show products' } ).click();

		await expect( page ).toHaveURL( /\?filter_colour=navy$/ );
		await expect( cards( page ) ).toHaveCount( navy );
		const names = await page
			.locator( '.marketday-product-grid__title' )
			.allTextContents();

		const other = await browser.newPage( {
			javaScriptEnabled: true,
			baseURL: baseURL ?? '',
		} );
		await other.goto( page.url() );
		expect(
			await other
				.locator( '.marketday-product-grid__title' )
				.allTextContents()
		).toEqual( names );
		await other.close();
	} );

	test( 'the order has a button, and a chip is a link', async ( {
		page,
	} ) => {
		await page.goto( `${ LISTING }?filter_colour=navy` );
		await page
			.getByRole( 'combobox', { name: 'Sort products' } )
			.selectOption( 'price' );
		await page.getByRole( 'button', { name: 'Sort' } ).click();
		await expect( page ).toHaveURL( /\?filter_colour=navy&orderby=price$/ );

		await page.getByRole( 'link', { name: 'Remove Navy' } ).click();
		await expect( page ).toHaveURL( /\?orderby=price$/ );
	} );
} );
