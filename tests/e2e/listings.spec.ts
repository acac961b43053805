// @features listing, product-grid
// @also-on woocommerce

import { inSite } from '../contract/site';
import { expect, expectSound, layoutShiftsOf, test } from './marketday';

/** A page with tabs and numbered pages, one with load more, one with a strip that slides. */
const PAGES = `
	$make = function ( string $name, array ...$grids ): string {
		$content = ( 'browser-count' === $name ? '<!-- wp:marketday/result-count {"blockId":"count"} /-->' : '' ) . implode( '', array_map( fn ( array $grid ): string => '<!-- wp:marketday/product-grid ' . wp_json_encode( $grid ) . ' /-->', $grids ) );
		$known   = get_posts( [ 'post_type' => 'page', 'name' => $name, 'numberposts' => 1 ] );
		$page    = [ 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => $name, 'post_title' => ucfirst( $name ), 'post_content' => $content ];
		return get_permalink( $known[0]->ID ?? wp_insert_post( $page ) );
	};
	$clothing = get_term_by( 'slug', 'clothing', 'product_cat' )->term_id;
	return [
		$make( 'browser-tabs', [ 'blockId' => 'tabs', 'perPage' => 4, 'order' => 'title', 'tabs' => [ 'taxonomy' => 'product_cat', 'ids' => [ $clothing ], 'groups' => [ 'on_sale' ] ] ] ),
		$make( 'browser-more', [ 'blockId' => 'more', 'perPage' => 12, 'order' => 'title', 'paginationKind' => 'loadMore', 'tabs' => [ 'groups' => [ 'on_sale' ] ] ] ),
		$make( 'browser-count', [ 'blockId' => 'counted', 'perPage' => 12, 'order' => 'title', 'paginationKind' => 'loadMore' ] ),
		$make( 'browser-slides', [ 'blockId' => 'slides', 'perPage' => 10, 'layout' => 'carousel', 'title' => 'New in' ], [ 'blockId' => 'seen', 'title' => 'Recently viewed', 'query' => [ 'kind' => 'recentlyViewed' ], 'showPagination' => false ] ),
	];`;

let tabs = '';
let more = '';
let counted = '';
let slides = '';

test.beforeAll( () => {
	[ tabs, more, counted, slides ] = inSite( PAGES ) as string[] as [
		string,
		string,
		string,
		string,
	];
} );

const CARD = '.marketday-product-grid__card';
const NAME = '.marketday-product-grid__title';
/** Of the theme and of WooCommerce. */
const NOT_OURS = [
	'.wp-site-blocks > header',
	'.wp-site-blocks > footer',
	'.wc-block-mini-cart__drawer',
];

test.describe( 'In a listing, a shopper', () => {
	test(
		'turns pages in the background, and goes back',
		{ tag: '@both' },
		async ( { page } ) => {
			await page.goto( tabs );
			const block = page.locator( '.wopb-block-tabs' );
			const first =
				( await block.locator( NAME ).first().textContent() ) ?? '';
			const title = await page.title();

			await block
				.getByRole( 'link', { name: 'Page 2' } )
				.press( 'Enter' );
			await expect( page ).toHaveURL( /product-page~\w+=2/ );
			await expect( block.locator( NAME ).first() ).not.toHaveText(
				first
			);
			await expect( block.locator( '[aria-current="page"]' ) ).toHaveText(
				/2/
			);
			await expect(
				block.locator( '.marketday-product-grid__list' )
			).toBeFocused();
			await expect
				.poll( async () =>
					Math.round( ( await block.boundingBox() )?.y ?? 0 )
				)
				.toBe( 50 );
			await expectSound( page, 'the second page of a listing', {
				exclude: NOT_OURS,
				focus: block.locator( '.marketday-product-grid__list' ),
				isArrival: false,
			} );

			await expect( page ).toHaveTitle( /Page 2/ );

			await page.goBack();
			await expect( block.locator( NAME ).first() ).toHaveText( first );
			await expect( page ).toHaveTitle( title );
			await page.goForward();
			await expect( block.locator( NAME ).first() ).not.toHaveText(
				first
			);
			await page.reload();
			await expect( page ).toHaveTitle( /Page 2/ );
		}
	);

	test( 'sees no ring around the products after a click on a page', async ( {
		page,
	} ) => {
		await page.goto( tabs );
		const block = page.locator( '.wopb-block-tabs' );
		const list = block.locator( '.marketday-product-grid__list' );

		await block.getByRole( 'link', { name: 'Page 2' } ).click();
		await expect( list ).toBeFocused();

		await expect( list ).toHaveCSS( 'outline-style', 'none' );
	} );

	test( 'opens a tab, whose address shows the same', async ( { page } ) => {
		await page.goto( tabs );
		const block = page.locator( '.wopb-block-tabs' );
		await block.getByRole( 'link', { name: 'On sale' } ).press( 'Enter' );

		await expect( page ).toHaveURL( /product-tab-tabs=group/ );
		await expect(
			block.getByRole( 'link', { name: 'On sale' } )
		).toBeFocused();
		await expect( block.locator( CARD ).first() ).toContainText( 'Sale' );
		const names = await block.locator( NAME ).allTextContents();

		await page.reload();
		expect( await block.locator( NAME ).allTextContents() ).toEqual(
			names
		);
		await expect(
			block.getByRole( 'link', { name: 'On sale' } )
		).toHaveAttribute( 'aria-current', 'true' );
	} );

	test( 'loads more until there is no more, and stands at the first new product', async ( {
		page,
	} ) => {
		await page.goto( more );
		const cards = page.locator( `.wopb-block-more ${ CARD }` );
		const button = page.getByText( 'Load more', { exact: true } );
		await expect( cards ).toHaveCount( 12 );

		await button.press( 'Enter' );
		await expect( cards ).toHaveCount( 24 );
		await expect( cards.nth( 12 ).locator( `${ NAME } a` ) ).toBeFocused();

		await cards.nth( 20 ).locator( `${ NAME } a` ).click();
		await page.goBack();
		await expect( cards ).toHaveCount( 24 );
		await expect( cards.nth( 20 ) ).toBeInViewport();

		// A tab is another entry of the history: what was loaded belongs to the one before.
		await page.getByRole( 'link', { name: 'On sale' } ).press( 'Enter' );
		await expect( page ).toHaveURL( /product-tab-more=group/ );
		await expect.poll( () => cards.count() ).toBeLessThanOrEqual( 12 );
		await page.reload();
		expect( await cards.count() ).toBeLessThanOrEqual( 12 );
		await page.goBack();
		await expect( cards ).toHaveCount( 24 );

		while ( ( await button.getAttribute( 'aria-disabled' ) ) !== 'true' ) {
			const before = await cards.count();
			await button.click();
			await expect.poll( () => cards.count() ).toBeGreaterThan( before );
		}
		const names = await page.locator( NAME ).allTextContents();
		expect( new Set( names ).size ).toBe( names.length );
	} );

	test( 'reads how many are shown when more are loaded, also after going back', async ( {
		page,
	} ) => {
		await page.goto( counted );
		const count = page.locator( '.marketday-result-count' );
		await expect( count ).toContainText( 'Showing 1–12 of' );
		await page.getByText( 'Load more', { exact: true } ).press( 'Enter' );
		await expect( count ).toContainText( 'Showing 1–24 of' );

		await page.reload();
		await expect( count ).toContainText( 'Showing 1–24 of' );
	} );

	test( 'keeps what is shown when the shop does not answer', async ( {
		page,
		quiet,
	} ) => {
		await page.goto( tabs );
		await page.route( /wc-ajax=wopb_/, ( route ) => route.abort() );
		const block = page.locator( '.wopb-block-tabs' );
		const names = await block.locator( NAME ).allTextContents();

		await block.getByRole( 'link', { name: 'Page 2' } ).click();
		await expect
			.poll( () => quiet.join() )
			.toContain( 'Error occured.please try again' );
		await expect( block ).not.toHaveClass( /is-loading/ );
		await expect( block ).not.toHaveAttribute( 'aria-busy' );
		expect( await block.locator( NAME ).allTextContents() ).toEqual(
			names
		);
		await expect( page ).toHaveURL( tabs );
		quiet.length = 0;
	} );

	test( 'moves a strip with the keyboard, and stops it', async ( {
		page,
	} ) => {
		await page.goto( slides );
		const strip = page.getByRole( 'group', { name: 'New in' } );
		await strip.scrollIntoViewIfNeeded();
		await expect( strip ).toHaveClass( /is-running/ );
		const shown = strip.locator( 'li:not([inert])' );
		const first =
			( await shown.first().locator( NAME ).textContent() ) ?? '';

		await strip.getByRole( 'button', { name: 'Pause' } ).press( 'Enter' );
		await expect(
			strip.getByRole( 'button', { name: 'Play' } )
		).toBeFocused();
		await strip
			.getByRole( 'button', { name: 'Next products' } )
			.press( 'Enter' );
		await expect
			.poll( () => shown.first().locator( NAME ).textContent() )
			.not.toBe( first );
		await strip
			.getByRole( 'button', { name: 'Previous products' } )
			.press( 'Enter' );
		await expect
			.poll( () => shown.first().locator( NAME ).textContent() )
			.toBe( first );

		await expectSound( page, 'a strip', {
			exclude: NOT_OURS,
			isArrival: false,
		} );
		const shifts = await layoutShiftsOf( page );
		expect(
			shifts.filter( ( shift ) => /marketday-/.test( shift ) )
		).toEqual( [] );
	} );

	test(
		'sees a strip move by itself, but not under the pointer',
		{ tag: '@desktop' },
		// A finger does not hover.
		async ( { page } ) => {
			await page.goto( slides );
			await page.clock.install();
			const strip = page.getByRole( 'group', { name: 'New in' } );
			await strip.scrollIntoViewIfNeeded();
			const shown = strip.locator( 'li:not([inert])' );
			const first =
				( await shown.first().locator( NAME ).textContent() ) ?? '';
			await expect
				.poll( () => shown.first().locator( NAME ).textContent() )
				.not.toBe( first );

			await strip.locator( '.marketday-carousel__window' ).hover();
			// A move that has begun is finished.
			await page.clock.runFor( 1000 );
			const held =
				( await shown.first().locator( NAME ).textContent() ) ?? '';
			await page.clock.runFor( 20_000 );
			await expect( shown.first().locator( NAME ) ).toHaveText( held );
		}
	);

	test( 'finds what they have looked at', async ( { page } ) => {
		await page.goto( slides );
		await expect( page.locator( '.wopb-block-seen' ) ).toBeHidden();

		await page.goto( '/product/hand-trowel/' );
		await page.waitForResponse( /wopb\/views/ );
		await page.goto( slides );
		const seen = page.locator( '.wopb-block-seen' );
		await seen.scrollIntoViewIfNeeded();

		await expect( seen.locator( NAME ) ).toHaveText( [ /Hand Trowel/ ] );
	} );
} );

test.describe( 'Without JavaScript, a shopper', { tag: '@desktop' }, () => {
	test.use( { javaScriptEnabled: false } );

	test( 'turns pages, opens tabs and loads more by links, and scrolls strips', async ( {
		page,
	} ) => {
		await page.goto( tabs );
		await page.getByRole( 'link', { name: 'Page 2' } ).click();
		await expect( page ).toHaveURL( /product-page~\w+=2/ );
		await expect( page.locator( '[aria-current="page"]' ) ).toHaveText(
			/2/
		);
		await page.getByRole( 'link', { name: 'On sale' } ).click();
		await expect( page ).toHaveURL( /product-tab-tabs=group[^?&]*$/ );
		await expect( page.locator( CARD ).first() ).toContainText( 'Sale' );

		await page.goto( more );
		await page.getByRole( 'link', { name: 'Load more' } ).click();
		await expect( page ).toHaveURL( /product-page~\w+=2/ );

		await page.goto( slides );
		await expect( page.locator( CARD ).first() ).toBeVisible();
		await expect(
			page.locator( '.marketday-carousel__controls' )
		).toBeHidden();
		await expect( page.locator( '.wopb-block-seen' ) ).toBeHidden();
	} );
} );
