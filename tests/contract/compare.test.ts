// @features compare
// @also-on woocommerce

import { guestNonce, php, product } from './shop';
import { Shopper } from './shopper';

const nonce = guestNonce( 'wopb-nonce' );
const call = (
	type: string,
	id: number | string = '',
	shopper = new Shopper(),
	more: Record< string, string > = {}
) =>
	shopper.wcAjax( 'wopb_compare', {
		action: 'wopb_compare',
		type,
		postid: id,
		wpnonce: nonce,
		...more,
	} );
const mug = product( 'mug' );
const sale = product( 'sale' );

describe( 'POST wopb_compare', () => {
	it( 'answers table, count and columns, and keeps a guest’s list in a cookie', async () => {
		const shopper = new Shopper();
		await call( 'add', mug, shopper );
		const response = await call( 'add', sale, shopper );

		expect( response.json ).toMatchObject( {
			success: true,
			data: {
				compare_count: 2,
				demo_column: 3,
				message: 'Compare Added.',
				html: expect.stringContaining( 'Enamel mug' ),
			},
		} );
		expect(
			decodeURIComponent( shopper.cookies.get( 'wopb_compare' ) ?? '' )
		).toBe( `[${ mug },${ sale }]` );
	} );

	it( 'answers admin-ajax in the same way, and the message where that is asked for', async () => {
		const response = await new Shopper().post( '/wp-admin/admin-ajax.php', {
			action: 'wopb_compare',
			type: 'add',
			postid: mug,
			added_action: 'message',
			wpnonce: nonce,
		} );

		expect( response.json.data.html ).toContain( 'wopb-compare-toast' );
	} );

	it( 'removes, reads and clears', async () => {
		const shopper = new Shopper();
		await call( 'add', mug, shopper );
		await call( 'add', sale, shopper );

		const removed = await call( 'remove', mug, shopper );
		const read = await call( 'menu_block', '', shopper );
		const cleared = await call( 'clear', '', shopper );

		expect(
			[ removed, read, cleared ].map(
				( { json } ) => json.data.compare_count
			)
		).toEqual( [ 1, 1, 0 ] );
		expect( shopper.cookies.size ).toBe( 0 );
	} );

	it.each( [
		[ 'a draft', product( 'draft' ), 404 ],
		[ 'a private product', product( 'private' ), 404 ],
		[ 'a product with a password', product( 'password' ), 404 ],
		[ 'a number without end', '1e309', 400 ],
	] )( 'refuses %s', async ( _name, id, status ) => {
		const shopper = new Shopper();

		expect( ( await call( 'add', id, shopper ) ).status ).toBe( status );
		expect( shopper.cookies.size ).toBe( 0 );
	} );

	it( 'refuses a stale nonce, and answers no type as WowStore does', async () => {
		expect(
			( await call( 'add', mug, undefined, { wpnonce: 'stale' } ) ).status
		).toBe( 403 );
		expect( ( await call( '', mug ) ).json ).toEqual( {
			success: false,
			data: 'Compare Not Added',
		} );
	} );
} );

describe( 'The comparison as data', () => {
	const read = async ( path: string ) => {
		const response = await fetch(
			`${ process.env.MARKETDAY_URL }/wp-json/marketday/v1/comparison${ path }`
		);
		return { status: response.status, json: await response.json() };
	};

	it( 'has in the place of HTML what the table shows, and a front end reads the same of ids that it keeps', async () => {
		const shopper = new Shopper();
		await call( 'add', mug, shopper );
		const { data } = (
			await call( 'nav_popup', '', shopper, { format: 'data' } )
		).json;

		expect( data.html ).toBeUndefined();
		expect( data.comparison.products ).toEqual( [
			expect.objectContaining( {
				id: mug,
				name: 'Enamel mug',
				offer: expect.objectContaining( { kind: 'add' } ),
			} ),
		] );
		const own = await read( `?products=${ mug }` );
		expect( own.json ).toEqual( {
			...data.comparison,
			action: '',
			keys: [],
			link: '',
		} );
	} );

	it( 'tells a front end what could join', async () => {
		const { json } = await read(
			`/suggestions?search=enamel&products=${ sale }`
		);
		expect( json ).toContainEqual(
			expect.objectContaining( { id: mug, name: 'Enamel mug' } )
		);

		const without = await read(
			`/suggestions?search=enamel&products=${ mug }`
		);
		expect(
			without.json.map( ( { id }: { id: number } ) => id )
		).not.toContain( mug );
	} );

	it.each( [ 'xml', 'DATA' ] )( 'refuses the format %s', async ( format ) => {
		const shopper = new Shopper();

		expect( ( await call( 'add', mug, shopper, { format } ) ).status ).toBe(
			400
		);
		expect( shopper.cookies.size ).toBe( 0 );
	} );

	it( 'refuses ids that are none, and shows nothing of what nobody sees', async () => {
		expect( ( await read( '?products=one' ) ).status ).toBe( 400 );
		expect(
			( await read( `?products=${ product( 'draft' ) }` ) ).json.products
		).toEqual( [
			expect.objectContaining( {
				name: 'No longer available',
				url: '',
				picture: null,
				offer: null,
			} ),
		] );
	} );
} );

describe( 'POST wopb_product_list', () => {
	const list = ( search: string, shopper = new Shopper() ) =>
		shopper.wcAjax( 'wopb_product_list', {
			action: 'wopb_product_list',
			search,
			wpnonce: nonce,
		} );

	it( 'answers ten products that are not compared yet, or those that are searched for', async () => {
		const shopper = new Shopper();
		await call( 'add', mug, shopper );
		const all = await list( '', shopper );

		expect(
			all.json.data.html.match( /name="add"/g )?.length
		).toBeLessThanOrEqual( 10 );
		expect( all.json.data.html ).not.toContain( 'Enamel mug' );
		expect( ( await list( 'enamel' ) ).json.data.html ).toContain(
			'Enamel mug'
		);
	} );

	it( 'refuses a stale nonce and a text without end', async () => {
		expect(
			(
				await new Shopper().wcAjax( 'wopb_product_list', {
					search: '',
					wpnonce: 'stale',
				} )
			).status
		).toBe( 403 );
		expect( ( await list( 'a'.repeat( 300 ) ) ).status ).toBe( 400 );
	} );
} );

describe( 'The comparison’s page', () => {
	const path = php< { path: string } >(
		`return [ 'path' => wp_make_link_relative( get_permalink( (int) get_option( 'marketday_compare_page_id' ) ) ) ];`
	).path;

	it( 'shows to another visitor what an address shares, without keeping it until they want that', async () => {
		const friend = new Shopper();
		const page = await friend.get(
			`${ path }?products=${ mug },${ sale },99999999,${ product(
				'draft'
			) }`
		);

		expect( page.text ).toContain( `wopb-compare-item-${ sale }` );
		expect( page.text ).not.toContain( 'wopb-compare-item-99999999' );
		expect( page.text ).not.toContain( 'name="remove"' );
		expect( friend.cookies.size ).toBe( 0 );

		await friend.get( `/?marketday-compare=${ mug },${ sale }` );
		expect( ( await friend.get( path ) ).text ).toContain(
			'name="remove"'
		);
	} );

	it( 'adds a quantity to the basket by its form', async () => {
		const shopper = new Shopper();
		await shopper.get( `/?marketday-compare=${ mug }` );
		const [ , token = '' ] =
			( await shopper.get( path ) ).text.match(
				/name="marketday-nonce" value="(\w+)"/
			) ?? [];

		await shopper.post( path, {
			'marketday-action': 'change-comparison',
			'marketday-nonce': token,
			'to-basket': mug,
			[ `quantity[${ mug }]` ]: 2,
		} );

		expect( ( await shopper.cart() ).items_count ).toBe( 2 );
	} );
} );
