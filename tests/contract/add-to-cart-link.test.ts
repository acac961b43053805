// @features add-to-basket
// @also-on oldest-wordpress, woocommerce

import { php, product, setOptions } from './shop';
import { type Json, Shopper } from './shopper';

/** The link without JavaScript: `?add-to-cart=ID`. */
describe( '?add-to-cart=ID', () => {
	it( 'adds the product and shows the page again', async () => {
		const ann = new Shopper();
		const response = await ann.get( `/?add-to-cart=${ product( 'mug' ) }` );
		expect( [ 200, 302, 303 ] ).toContain( response.status );
		expect( ( await ann.cart() ).items[ 0 ] ).toMatchObject( {
			id: product( 'mug' ),
			quantity: 1,
		} );
	} );

	it( 'takes the quantity', async () => {
		const ann = new Shopper();
		await ann.get( `/?add-to-cart=${ product( 'mug' ) }&quantity=3` );
		expect( ( await ann.cart() ).items_count ).toBe( 3 );
	} );

	it( "leads back to the product's page from its posted form", async () => {
		const ann = new Shopper();
		const page = new URL(
			php< { url: string } >(
				`return [ 'url' => get_permalink( ${ product( 'mug' ) } ) ];`
			).url
		).pathname;

		const response = await ann.post( page, {
			'add-to-cart': product( 'mug' ),
			quantity: 2,
		} );

		// WooCommerce shows the page at once; the embedded store redirects to it.
		expect( [ 200, 303 ] ).toContain( response.status );
		const location = response.headers.get( 'location' );
		expect( response.status === 200 ? page : location ).toBe( page );
		expect( ( await ann.cart() ).items_count ).toBe( 2 );
	} );

	it( 'takes a posted form of a variable product', async () => {
		const ann = new Shopper();
		await ann.post( '/', {
			'add-to-cart': product( 'tee' ),
			product_id: product( 'tee' ),
			variation_id: product( 'tee-red' ),
			attribute_pa_colour: 'red',
			attribute_size: 'M',
			quantity: 2,
		} );
		const [ line ] = ( await ann.cart() ).items;
		expect( line ).toMatchObject( {
			id: product( 'tee-red' ),
			quantity: 2,
		} );
		expect( line.variation.map( ( { value }: Json ) => value ) ).toEqual( [
			'Red',
			'M',
		] );
	} );

	it( 'finds the variation by its choice when the form names none, as without scripts', async () => {
		const ann = new Shopper();
		await ann.post( '/', {
			'add-to-cart': product( 'tee' ),
			attribute_pa_colour: 'blue',
			attribute_size: 'S',
		} );
		expect( ( await ann.cart() ).items ).toMatchObject( [
			{ id: product( 'tee-blue-s' ), quantity: 1 },
		] );
	} );

	it( "adds the quantities of a grouped product's form", async () => {
		const ann = new Shopper();
		await ann.post( '/', {
			'add-to-cart': product( 'set' ),
			[ `quantity[${ product( 'mug' ) }]` ]: 2,
			[ `quantity[${ product( 'sale' ) }]` ]: 1,
		} );
		expect(
			( await ann.cart() ).items.map(
				( { quantity }: { quantity: number } ) => quantity
			)
		).toEqual( [ 2, 1 ] );
	} );

	it.each( [
		[ 'is sold out', 'soldout' ],
		[ 'is a draft', 'draft' ],
		[ 'needs a choice', 'tee' ],
		[ 'is sold elsewhere', 'book' ],
	] )( 'adds nothing that %s', async ( _what, name ) => {
		const ann = new Shopper();
		await ann.get( `/?add-to-cart=${ product( name ) }` );
		expect( ( await ann.cart() ).items ).toEqual( [] );
	} );

	it( 'goes to the basket page where the shop redirects after add', async () => {
		setOptions( { woocommerce_cart_redirect_after_add: 'yes' } );
		try {
			const response = await new Shopper().get(
				`/?add-to-cart=${ product( 'mug' ) }`
			);
			expect( [ 302, 303 ] ).toContain( response.status );
			expect( response.headers.get( 'location' ) ).toMatch( /\/cart\/$/ );
		} finally {
			setOptions( { woocommerce_cart_redirect_after_add: 'no' } );
		}
	} );
} );

describe( '?add-to-cart=ID with wopb-buy-now', () => {
	const checkout = () =>
		new URL(
			php< { url: string } >(
				"return [ 'url' => get_permalink( (int) get_option( 'woocommerce_checkout_page_id' ) ) ];"
			).url
		).pathname;

	it( 'adds the product and leads to the checkout, keeping what is in the basket', async () => {
		const ann = new Shopper();
		await ann.get( `/?add-to-cart=${ product( 'sale' ) }` );

		const response = await ann.post( '/', {
			'add-to-cart': product( 'mug' ),
			quantity: 2,
			'wopb-buy-now': product( 'mug' ),
		} );

		expect( [ 302, 303 ] ).toContain( response.status );
		const target = new URL(
			response.headers.get( 'location' ) ?? '',
			'http://shop.example'
		);
		expect( target.pathname ).toBe( checkout() );
		expect( target.search ).toBe( '' );
		expect( ( await ann.cart() ).items_count ).toBe( 3 );
	} );

	it( 'leads nowhere where the product is refused', async () => {
		const ann = new Shopper();

		const response = await ann.post( '/', {
			'add-to-cart': product( 'mug' ),
			quantity: 1_000_000,
			'wopb-buy-now': product( 'mug' ),
		} );

		expect( response.headers.get( 'location' ) ?? '' ).not.toContain(
			checkout()
		);
	} );

	it( 'leads to no address that a visitor sends', async () => {
		const ann = new Shopper();

		const response = await ann.post( '/', {
			'add-to-cart': product( 'mug' ),
			'wopb-buy-now': 'https://elsewhere.example/',
		} );

		expect( response.headers.get( 'location' ) ).toContain( checkout() );
	} );
} );
