// @features product-grid, product
// @also-on sqlite

import { call, names, nonce, place } from './listings-page';
import { php, product } from './shop';
import { Shopper } from './shopper';

describe( 'POST /wopb/views', () => {
	const view = ( postID: unknown, shopper = new Shopper() ) =>
		shopper.post( '/wp-json/wopb/views', {
			postID: postID as string,
			wpnonce: nonce,
		} );
	const count = () =>
		php< { count: number } >(
			`return [ 'count' => (int) get_post_meta( ${ product(
				'mug'
			) }, '__product_views_count', true ) ];`
		).count;

	it( 'answers an empty list, counts a visitor once a day and remembers what was looked at', async () => {
		php(
			`global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}marketday_product_views" ); return [];`
		);
		const shopper = new Shopper();
		const first = await view( product( 'mug' ), shopper );
		await view( product( 'sale' ), shopper );
		await view( product( 'mug' ), shopper );

		expect( first.status ).toBe( 200 );
		expect( first.json ).toEqual( [] );
		expect( count() ).toBe( place.views + 1 );
		expect(
			decodeURIComponent(
				shopper.cookies.get( '__wopb_recently_viewed' ) ?? ''
			)
		).toBe( `${ product( 'sale' ) }|${ product( 'mug' ) }` );
	} );

	it( 'is what a listing of recently viewed products shows, to that visitor only', async () => {
		const shopper = new Shopper();
		await view( product( 'sale' ), shopper );
		await view( product( 'mug' ), shopper );
		const page = await shopper.get( '/contract-listings/' );
		const seen = ( by: Shopper ) =>
			call( 'wopb_pagination', { paged: 1, blockId: 'seen' }, by );

		expect( names( await seen( shopper ) ) ).toEqual( [
			'Enamel mug',
			'Iron pan',
		] );
		expect( names( await seen( new Shopper() ) ) ).toEqual( [] );
		expect( page.text ).toContain( 'data-cookie="__wopb_recently_viewed"' );
		expect( page.text.split( 'wopb-block-seen' )[ 1 ] ).not.toContain(
			'Enamel mug'
		);
	} );

	it.each( [
		[ 'no product', '', 400 ],
		[ 'a list', '1,2', 400 ],
		[ 'an attack', '1 OR 1=1', 400 ],
		[ 'an unknown product', 99999999, 404 ],
		[ 'a page', place.page, 404 ],
		[ 'a draft', product( 'draft' ), 404 ],
		[ 'a private product', product( 'private' ), 404 ],
		[ 'a product with a password', product( 'password' ), 404 ],
	] )( 'refuses %s', async ( _name, id, status ) => {
		const response = await view( id );

		expect( response.status ).toBe( status );
		expect( response.json.code ).toMatch( /^[a-z_]+$/ );
	} );
} );
