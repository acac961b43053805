// @features wishlist, compare, quick-view, mini-basket, product-filter, currency-switcher, product-grid, share-buttons, size-chart, calendar
// @also-on woocommerce

import type { Locator, Page } from '@playwright/test';

import { php } from '../contract/shop';
import { expect, test } from './marketday';

interface Part {
	readonly address: string;
	readonly control: string;
	/** What is to be seen once the same click is made with a connection. */
	readonly works: ( page: Page, control: Locator ) => Promise< void >;
}

const isPressed: Part[ 'works' ] = ( _, control ) =>
	expect( control ).toHaveAttribute( 'aria-pressed', 'true' );
const opensDialog: Part[ 'works' ] = ( page ) =>
	expect( page.locator( 'dialog[open]' ) ).toBeVisible();

/** All that is loaded with the first click, or a little before it. */
const PARTS: Readonly< Record< string, Part > > = {
	heart: {
		address: '/shop/',
		control: '[data-marketday-button="wishlist"][data-postid]',
		works: isPressed,
	},
	comparison: {
		address: '/shop/',
		control: '[data-marketday-button="compare"][data-postid]',
		works: isPressed,
	},
	'quick view': {
		address: '/shop/',
		control: '[data-marketday-button="quick-view"]',
		works: opensDialog,
	},
	'basket drawer': {
		address: '/shop/',
		control: '.marketday-mini-basket__button',
		works: opensDialog,
	},
	'addition to the basket': {
		address: '/shop/',
		control: 'a.ajax_add_to_cart',
		works: ( page ) =>
			expect(
				page.locator( '.marketday-mini-basket__count' ).first()
			).toHaveText( '1' ),
	},
	filter: {
		address: '/shop/',
		control: '.marketday-product-filter input[type="checkbox"]',
		works: ( page ) => expect( page ).toHaveURL( /filter_|product_cat/ ),
	},
	currency: {
		address: '/our-currencies/',
		control: '[data-currency="EUR"]',
		works: ( _, control ) =>
			expect( control ).toHaveAttribute( 'aria-current', 'true' ),
	},
	'next page': {
		address: '/shop/',
		control: '.marketday-product-grid__paging a[rel="next"]',
		works: ( page ) => expect( page ).toHaveURL( /product-page.*=2/ ),
	},
	'size chart': {
		address: '/product/fishermans-jumper/',
		control: '.marketday-size-chart__button',
		works: opensDialog,
	},
	'week of the calendar': {
		address: '/events/',
		control: '.marketday-events-calendar a[href*="time=week"]',
		works: ( page ) => expect( page ).toHaveURL( /time=week/ ),
	},
	'link to copy': {
		address: '/product/storm-lantern/',
		control: '.marketday-share__copy button',
		// Copied, or shown to be copied by hand.
		works: ( page ) =>
			expect(
				page
					.locator( '.marketday-share__address' )
					.or( page.getByText( 'Link copied.' ) )
					.first()
			).toBeVisible(),
	},
};

test.beforeAll( () => {
	php(
		`get_page_by_path( 'our-currencies' ) || wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Our currencies', 'post_name' => 'our-currencies', 'post_content' => '<!-- wp:marketday/currency-switcher {"display":"list"} /-->' ] ); return [];`
	);
} );
// With more than one currency.
test.beforeEach( ( { context, baseURL } ) =>
	context.addCookies( [
		{ name: 'further-choices', value: '1', url: baseURL ?? '' },
	] )
);

for ( const [ name, { address, control, works } ] of Object.entries( PARTS ) ) {
	test(
		`Offline, the first click says so, and works once there is a connection: ${ name }`,
		{ tag: '@desktop' },
		async ( { page, context, quiet } ) => {
			await page.goto( address );
			await page.waitForLoadState( 'networkidle' );
			const first = page.locator( control ).first();
			const here = page.url();

			await context.setOffline( true );
			await first.dispatchEvent( 'pointerover' );
			await first.dispatchEvent( 'click' );
			await expect(
				page.getByRole( 'alert' ).getByText( 'You’re offline.' )
			).toBeVisible();
			expect( page.url() ).toBe( here );
			// What could not be loaded is written to the console, too.
			quiet.splice( 0 );

			await context.setOffline( false );
			await first.dispatchEvent( 'click' );
			await works( page, first );
			quiet.splice( 0 );
		}
	);
}
