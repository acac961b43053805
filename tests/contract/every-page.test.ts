// @features kernel, store, listing
// @also-on woocommerce

import { Administrator } from './administrator';
import { php } from './shop';
import { type ShopResponse, Shopper } from './shopper';

/** What a page says that has ended in the middle. */
const BROKEN =
	/critical error on this website|<b>(Fatal|Parse) error|There has been a critical error/;

const decoded = ( address: string ) => address.replace( /&amp;|&#0?38;/g, '&' );

/** Addresses of the site that a page links to, without what changes something. */
function linksIn( { text }: ShopResponse ): string[] {
	const site = process.env.MARKETDAY_URL ?? '';
	return [ ...text.matchAll( /<a\s[^>]*href="([^"#]+)/g ) ]
		.map( ( [ , address = '' ] ) => decoded( address ) )
		.map( ( address ) =>
			address.startsWith( site ) ? address.slice( site.length ) : address
		)
		.filter(
			( path ) =>
				path.startsWith( '/' ) &&
				! /wp-login|wp-admin|add-to-cart|wopb|marketday-|logout|action=|feed/.test(
					path
				)
		);
}

/** @return What is wrong with pages, by their addresses. */
async function faultsOf(
	shopper: Shopper,
	paths: readonly string[]
): Promise< string[] > {
	const faults = [];
	for ( const path of paths ) {
		const { status, text } = await shopper.get( path );
		if ( status >= 400 || BROKEN.test( text ) ) {
			faults.push( `${ status } ${ path }` );
		}
	}
	return faults;
}

describe( 'every page that a visitor is led to', () => {
	it( 'answers, and ends', async () => {
		const shopper = new Shopper();
		const first = await shopper.get( '/' );
		const shop = await shopper.get( '/shop/' );
		const paths = [
			...new Set( [
				'/',
				'/shop/',
				'/?s=mug',
				'/?s=mug&post_type=product',
				'/feed/',
				...linksIn( first ),
				...linksIn( shop ),
			] ),
		].slice( 0, 60 );

		// More than those that are named here; with no listing there are few.
		expect( paths.length ).toBeGreaterThan( 6 );
		expect( await faultsOf( shopper, paths ) ).toEqual( [] );
	} );

	it( 'among them those that the shop has made for itself', async () => {
		const pages = php< string[] >(
			`return array_map( static fn ( WP_Post $page ): string => wp_make_link_relative( (string) get_permalink( $page ) ), get_posts( [ 'post_type' => 'page', 'numberposts' => 40 ] ) );`
		);

		expect( pages.length ).toBeGreaterThan( 0 );
		expect( await faultsOf( new Shopper(), pages ) ).toEqual( [] );
	} );

	it( 'and the calls that scripts begin with', async () => {
		expect(
			await faultsOf( new Shopper(), [
				'/wp-json/',
				'/wp-json/wc/store/v1/cart',
				'/wp-json/wc/store/v1/products',
			] )
		).toEqual( [] );
	} );
} );

describe( "every screen of an administrator's menu", () => {
	it( 'answers, and ends', async () => {
		const administrator = new Administrator();
		await administrator.logIn( {
			user: process.env.MARKETDAY_ADMIN_USER ?? '',
			password: process.env.MARKETDAY_ADMIN_PASSWORD ?? '',
		} );
		const dashboard = await administrator.screen( '/wp-admin/' );
		const screens = [
			...new Set(
				[
					...dashboard.text.matchAll(
						/href=['"]((?:admin|edit|edit-tags|options-\w+|tools)\.php[^'"#]*)/g
					),
				].map( ( [ , address = '' ] ) => decoded( address ) )
			),
		].filter(
			( address ) =>
				// The last of these WooCommerce draws from a site of its makers.
				! /action=|_wpnonce|wc-admin|wc-addons/.test( address )
		);
		const faults = [];
		for ( const address of screens ) {
			const { status, text } = await administrator.screen(
				`/wp-admin/${ address }`
			);
			if ( status >= 400 || BROKEN.test( text ) ) {
				faults.push( `${ status } ${ address }` );
			}
		}

		expect( screens.length ).toBeGreaterThan( 10 );
		expect( faults ).toEqual( [] );
	}, 120_000 );
} );
