// @features kernel, product-grid, calendar
// @also-on woocommerce

import { gzipSync } from 'zlib';

import { php } from './shop';
import { Shopper } from './shopper';

/** What a listing takes in the contract's site, and some room. */
const MOST = 24 * 1024;

describe( 'A page with blocks of Marketday', () => {
	it( 'goes without WordPress’s search for emoji, which other pages keep', async () => {
		const shop = await new Shopper().get( '/shop/' );
		const feed = php< { keeps: boolean } >(
			`return [ 'keeps' => false !== has_filter( 'the_content_feed', 'wp_staticize_emoji' ) ];`
		);

		expect( shop.text ).toContain( 'marketday-product-grid__card' );
		expect( shop.text ).not.toContain( 'wp-emoji' );
		expect( feed.keeps ).toBe( true );
	} );

	it( 'links a large sheet of a block in place of printing it', async () => {
		const path = php< { path: string } >(
			`$id = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Dates', 'post_content' => '<!-- wp:marketday/events-calendar /-->' ] ); return [ 'path' => wp_make_link_relative( get_permalink( $id ) ) ];`
		).path;
		const { text } = await new Shopper().get( path );

		expect( text ).toMatch(
			/<link[^>]*href=['"][^'"]*blocks\/events-calendar\/style-[^'"]*\.css/
		);
		expect( text ).not.toMatch( /\.marketday-events-calendar[\w-]*\{/ );
	} );

	it( `takes at most ${
		MOST / 1024
	} KB of HTML with its cards`, async () => {
		const { text } = await new Shopper().get( '/shop/' );

		expect( gzipSync( text ).length ).toBeLessThanOrEqual( MOST );
	} );
} );
