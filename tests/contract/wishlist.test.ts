// @features wishlist
// @also-on woocommerce

import { guestNonce, php, product } from './shop';
import { Shopper } from './shopper';

const nonce = guestNonce( 'wopb-nonce' );
const call = (
	type: string,
	id: number | string,
	shopper = new Shopper(),
	wpnonce = nonce
) =>
	shopper.wcAjax( 'wopb_wishlist', {
		action: 'wopb_wishlist',
		post_id: id,
		type,
		simpleProduct: 'true',
		wpnonce,
	} );
const kept = ( shopper: Shopper ) =>
	JSON.parse(
		decodeURIComponent( shopper.cookies.get( 'wopb_wishlist' ) ?? '[]' )
	);

describe( 'POST wopb_wishlist', () => {
	const mug = product( 'mug' );
	const sale = product( 'sale' );

	it( 'keeps a guest’s list in a cookie of seven days, and answers the list with its count', async () => {
		const shopper = new Shopper();
		await call( 'add', mug, shopper );
		const response = await call( 'add', sale, shopper );

		expect( response.status ).toBe( 200 );
		expect( response.json ).toMatchObject( {
			success: true,
			data: {
				wishlist_count: 2,
				message: 'Wishlist Added.',
				html: expect.stringContaining( 'Enamel mug' ),
			},
		} );
		expect( kept( shopper ) ).toEqual( [ mug, sale ] );
		const cookie = response.cookies.find( ( one ) =>
			one.startsWith( 'wopb_wishlist=' )
		);
		expect( cookie ).toMatch( /path=\/;.*SameSite=Lax/i );
		expect( cookie ).toMatch( /Max-Age=604800/ );
	} );

	it( 'answers data in the place of HTML, and a front end reads the same of ids that it keeps', async () => {
		const shopper = new Shopper();
		await call( 'add', mug, shopper );
		const { data } = (
			await shopper.wcAjax( 'wopb_wishlist', {
				type: 'menu_block',
				format: 'data',
				wpnonce: nonce,
			} )
		).json;

		expect( data.html ).toBeUndefined();
		expect( data.contents.products ).toEqual( [
			expect.objectContaining( {
				id: mug,
				name: 'Enamel mug',
				offer: { kind: 'add', productId: mug, quantity: 1 },
				fields: null,
			} ),
		] );
		const response = await fetch(
			`${
				process.env.MARKETDAY_URL
			}/wp-json/marketday/v1/wishlist?products=${ mug },${ product(
				'draft'
			) }`
		);
		expect( await response.json() ).toEqual( {
			...data.contents,
			action: '',
			keys: [],
			pageUrl: '',
		} );
	} );

	it( 'answers admin-ajax in the same way', async () => {
		const response = await new Shopper().post( '/wp-admin/admin-ajax.php', {
			action: 'wopb_wishlist',
			type: 'add',
			post_id: mug,
			wpnonce: nonce,
		} );

		expect( response.json.data.wishlist_count ).toBe( 1 );
	} );

	it( 'removes, and begins no session for it', async () => {
		const shopper = new Shopper();
		await call( 'add', mug, shopper );
		const response = await call( 'remove', mug, shopper );

		expect( response.json.data ).toMatchObject( {
			wishlist_count: 0,
			message: 'Wishlist Removed.',
		} );
		expect( [ ...shopper.cookies.keys() ] ).toEqual( [] );
	} );

	it( 'moves all that can be bought as they are into the basket', async () => {
		const shopper = new Shopper();
		await call( 'add', mug, shopper );
		await call( 'add', sale, shopper );
		const response = await call(
			'cart_remove_all',
			`${ mug },${ sale }`,
			shopper
		);

		expect( response.json.data.wishlist_count ).toBe( 0 );
		expect( response.json.data.fragments ).toHaveProperty( [
			'div.widget_shopping_cart_content',
		] );
		expect( ( await shopper.cart() ).items_count ).toBe( 2 );
	} );

	it.each( [
		[ 'a draft', product( 'draft' ) ],
		[ 'a private product', product( 'private' ) ],
		[ 'a product with a password', product( 'password' ) ],
		[ 'an unknown product', 99999999 ],
	] )( 'refuses %s', async ( _name, id ) => {
		const shopper = new Shopper();
		const response = await call( 'add', id, shopper );

		expect( response.status ).toBe( 404 );
		expect( response.json ).toMatchObject( {
			success: false,
			data: { code: 'marketday_product_not_found' },
		} );
		expect( shopper.cookies.size ).toBe( 0 );
	} );

	it( 'refuses a stale nonce, a word for an id, and a look', async () => {
		const shopper = new Shopper();

		expect( ( await call( 'add', mug, shopper, 'stale' ) ).status ).toBe(
			403
		);
		expect( ( await call( 'add', '1e309', shopper ) ).status ).toBe( 400 );
		expect(
			( await shopper.get( '/?wc-ajax=wopb_wishlist' ) ).status
		).toBe( 405 );
		expect( shopper.cookies.size ).toBe( 0 );
	} );

	it( 'answers what it was not given as WowStore does', async () => {
		expect( ( await call( 'add', '' ) ).json ).toEqual( {
			success: false,
			data: 'Wishlist Not Added.',
		} );
	} );
} );

describe( 'The wishlist’s page', () => {
	const path = php< { path: string } >(
		`return [ 'path' => wp_make_link_relative( get_permalink( (int) get_option( 'marketday_wishlist_page_id' ) ) ) ];`
	).path;
	const mug = product( 'mug' );

	it( 'is filled by a link without scripts, and no cache keeps it', async () => {
		const shopper = new Shopper();
		const added = await shopper.get( `/shop/?marketday-wish=${ mug }` );
		const page = await shopper.get( path );

		expect( added.status ).toBe( 303 );
		expect( added.headers.get( 'location' ) ).toContain( path );
		expect( page.text ).toContain( 'Enamel mug' );
		expect( page.headers.get( 'cache-control' ) ).toContain( 'no-store' );
		expect( page.text ).toMatch( /<meta name='robots' content='noindex/ );
	} );

	it( 'moves to the basket by its form, and refuses one from another site', async () => {
		const shopper = new Shopper();
		await shopper.get( `/?marketday-wish=${ mug }` );
		const [ , token = '' ] =
			( await shopper.get( path ) ).text.match(
				/name="marketday-nonce" value="(\w+)"/
			) ?? [];
		const fields = {
			'marketday-action': 'change-wishlist',
			'to-basket': mug,
		};

		await shopper.post( path, { ...fields, 'marketday-nonce': 'stale' } );
		expect( ( await shopper.cart() ).items_count ).toBe( 0 );
		await shopper.post( path, { ...fields, 'marketday-nonce': token } );

		expect( ( await shopper.cart() ).items_count ).toBe( 1 );
		expect( kept( shopper ) ).toEqual( [] );
	} );

	it( 'shows to others what its owner shares, to read only, and no longer than that', async () => {
		const lists =
			'$lists = new Marketday\\Lists\\Wishlist\\Lists\\NamedLists( new Marketday\\Kernel\\SystemClock() );';
		const owner = php< { token: string } >(
			`${ lists } $worth = new Marketday\\Lists\\Wishlist\\Lists\\PriceSnapshot( null, '', true );
			( new Marketday\\Lists\\Wishlist\\Lists\\WishlistItems( new Marketday\\Kernel\\SystemClock() ) )->add( $lists->defaultOf( 1 ), [ ${ mug } => $worth, ${ product(
				'draft'
			) } => $worth ] );
			$lists->show( $lists->defaultOf( 1 ), Marketday\\Lists\\Wishlist\\Lists\\Visibility::ByLink ); return [ 'token' => $lists->defaultOf( 1 )->token ];`
		);
		const address = `${ path }?shared-list=${ owner.token }`;
		const friend = new Shopper();
		const page = await friend.get( address );

		expect( page.text ).toContain( 'Someone shared this list with you.' );
		expect( page.text ).toContain( 'Enamel mug' );
		expect( page.text ).not.toContain( 'Draft jug' );
		expect( page.text ).not.toContain( 'name="remove"' );
		expect( friend.cookies.size ).toBe( 0 );
		expect( page.headers.get( 'referrer-policy' ) ).toBe( 'same-origin' );

		php(
			`${ lists } $lists->delete( $lists->defaultOf( 1 ) ); return [];`
		);
		expect( ( await friend.get( address ) ).text ).toContain(
			'This list is no longer shared.'
		);
	} );

	const tokenOf = async ( shopper: Shopper ) =>
		( await shopper.get( path ) ).text.match(
			/name="marketday-nonce" value="(\w+)"/
		)?.[ 1 ] ?? '';

	it( 'is shared by a guest, who alone takes the link back', async () => {
		const guest = new Shopper();
		await guest.get( `/?marketday-wish=${ mug }` );
		const form = {
			'marketday-action': 'change-wishlist',
			'marketday-nonce': await tokenOf( guest ),
		};

		await guest.post( path, { ...form, share: 1 } );
		const [ address = '' ] =
			( await guest.get( path ) ).text.match(
				/[^"]*shared-list=[0-9a-f]{40}/
			) ?? [];
		const friend = new Shopper();
		const shared = new URL( address );
		const look = async () =>
			( await friend.get( shared.pathname + shared.search ) ).text;

		expect( await look() ).toContain( 'Enamel mug' );
		await friend.post( path, { ...form, unshare: 1 } );
		expect( await look() ).toContain( 'Enamel mug' );
		await guest.post( path, { ...form, unshare: 1 } );
		expect( await look() ).toContain( 'no longer shared' );
	} );

	it( 'takes a line of the basket, and gives it back', async () => {
		const shopper = new Shopper();
		await shopper.get( `/?add-to-cart=${ mug }` );
		const cart = ( await shopper.get( '/cart/' ) ).text;
		const [ , line = '' ] =
			cart.match(
				/form="marketday-save-line-form" name="line" value="(\w+)"/
			) ?? [];
		const [ , token = '' ] =
			cart.match( /value="save-for-later"><input[^>]*value="(\w+)"/ ) ??
			[];

		await shopper.post( '/cart/', {
			'marketday-action': 'save-for-later',
			'marketday-nonce': token,
			line,
		} );
		expect( ( await shopper.cart() ).items_count ).toBe( 0 );
		expect( kept( shopper ) ).toEqual( [ mug ] );

		await shopper.post( path, {
			'marketday-action': 'change-wishlist',
			'marketday-nonce': await tokenOf( shopper ),
			'to-basket': mug,
		} );
		expect( ( await shopper.cart() ).items_count ).toBe( 1 );
		expect( kept( shopper ) ).toEqual( [] );
	} );
} );
