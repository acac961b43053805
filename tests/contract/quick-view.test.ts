// @features quick-view, add-to-basket
// @also-on woocommerce

import { guestNonce, product } from './shop';
import { Shopper } from './shopper';

const nonce = guestNonce( 'wopb-nonce' );
const mug = product( 'mug' );
const sale = product( 'sale' );

describe( 'POST /?wc-ajax=wopb_quickview', () => {
	const view = ( postid: number | string, postList = '', wpnonce = nonce ) =>
		new Shopper().wcAjax( 'wopb_quickview', {
			action: 'wopb_quickview',
			postid,
			postList,
			wpnonce,
		} );

	it( 'answers a fragment with the product’s parts, its neighbours, and the styles and scripts they need', async () => {
		const { status, headers, text, cookies } = await view(
			mug,
			`${ sale },${ mug }`
		);

		expect( status ).toBe( 200 );
		expect( headers.get( 'content-type' ) ).toMatch( /^text\/html/ );
		expect( text ).toContain( `data-product_id="${ mug }"` );
		expect( text ).toContain( 'data-marketday-island="product-gallery"' );
		expect( text ).toContain( 'data-marketday-island="add-to-basket"' );
		expect( text ).toMatch(
			new RegExp( `is-before[^>]*value="${ sale }"` )
		);
		expect( text ).not.toContain( 'is-after' );
		expect( text ).toMatch( /<script[^>]*_shared\/product-page\.js/ );
		expect( text ).toMatch( /<link[^>]*stylesheet/ );
		expect( cookies ).toEqual( [] );
	} );

	it.each( [
		[ 'a draft', product( 'draft' ), 404 ],
		[ 'a private product', product( 'private' ), 404 ],
		[ 'a product with a password', product( 'password' ), 404 ],
		[ 'a number without end', '1e309', 400 ],
		[ 'nothing', '', 400 ],
	] )( 'refuses %s', async ( _name, id, status ) => {
		expect( ( await view( id ) ).status ).toBe( status );
	} );

	it( 'refuses a stale nonce and a list of words', async () => {
		expect( ( await view( mug, '', 'stale' ) ).status ).toBe( 403 );
		expect( ( await view( mug, '1 OR 1=1' ) ).status ).toBe( 400 );
	} );
} );

describe( 'POST wopb_addcart', () => {
	const add = (
		fields: Record< string, string | number >,
		shopper = new Shopper()
	) =>
		shopper.post( '/wp-admin/admin-ajax.php', {
			action: 'wopb_addcart',
			wpnonce: nonce,
			...fields,
		} );

	it( 'adds one, and answers message, fragments and hash', async () => {
		const shopper = new Shopper();
		const response = await add( { postid: mug }, shopper );

		expect( response.json ).toMatchObject( {
			success: true,
			message: expect.stringContaining( 'Enamel mug' ),
			fragments: {
				'div.widget_shopping_cart_content': expect.any( String ),
			},
			cart_hash: expect.stringMatching( /^\w{32}$/ ),
		} );
		expect( ( await shopper.cart() ).items_count ).toBe( 1 );
	} );

	it( 'buys now: what was in the basket makes way once the new is in it', async () => {
		const shopper = new Shopper();
		await add( { postid: sale, quantity: 2 }, shopper );
		await add( { postid: mug, cartType: 'buy_now' }, shopper );
		const { items } = await shopper.cart();

		expect( items.map( ( { id, quantity } ) => [ id, quantity ] ) ).toEqual(
			[ [ mug, 1 ] ]
		);
	} );

	it( 'empties nothing where it cannot be bought, and says why', async () => {
		const shopper = new Shopper();
		await add( { postid: mug }, shopper );
		const response = await add(
			{ postid: product( 'last' ), quantity: 5, cartType: 'buy_now' },
			shopper
		);

		expect( response.json.success ).toBe( false );
		expect( response.json.message ).toMatch( /role="alert"/ );
		expect( ( await shopper.cart() ).items_count ).toBe( 1 );
	} );

	it.each( [
		[ 'no product', { postid: '' } ],
		[ 'less than one', { postid: mug, quantity: -1 } ],
		[ 'another kind', { postid: mug, cartType: 'steal' } ],
		[ 'a choice that is no map', { postid: mug, variation: 'red' } ],
	] )( 'refuses %s', async ( _name, fields ) => {
		expect( ( await add( fields ) ).status ).toBe( 400 );
	} );

	it( 'refuses a stale nonce', async () => {
		expect(
			( await add( { postid: mug, wpnonce: 'stale' } ) ).status
		).toBe( 403 );
	} );
} );
