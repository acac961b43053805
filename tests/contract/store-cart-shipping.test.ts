// @features basket, checkout
// @also-on woocommerce

import { product } from './shop';
import { Shopper, type Json } from './shopper';

const rates = ( cart: Json ) =>
	( cart.shipping_rates[ 0 ]?.shipping_rates ?? [] ).map(
		( { rate_id: id, price, selected }: Json ) => ( {
			id,
			price,
			selected,
		} )
	);

describe( 'shipping rates of the basket', () => {
	it( 'cost 4.95 below £100', async () => {
		const { json } = await new Shopper().add( product( 'mug' ) );
		expect( rates( json ) ).toEqual( [
			{ id: 'flat_rate:71', price: '495', selected: true },
		] );
		expect( json.totals ).toMatchObject( {
			total_shipping: '495',
			total_price: '1745',
		} );
		expect( json.shipping_rates[ 0 ].shipping_rates[ 0 ] ).toMatchObject( {
			name: 'Royal Mail',
			method_id: 'flat_rate',
			instance_id: 71,
			taxes: '0',
		} );
	} );

	it( 'offer free delivery from £100 on', async () => {
		const { json } = await new Shopper().add( product( 'mug' ), 8 );
		expect( rates( json ).map( ( { id } ) => id ) ).toEqual( [
			'flat_rate:71',
			'free_shipping:72',
		] );
	} );

	it( 'count the discount against the £100', async () => {
		const ann = new Shopper();
		await ann.add( product( 'mug' ), 8 );
		const { json } = await ann.storeApi( 'POST', '/cart/apply-coupon', {
			body: { code: 'contract-ten' },
		} );
		expect( rates( json ).map( ( { id } ) => id ) ).toEqual( [
			'flat_rate:71',
		] );
	} );

	it( 'are none where the shop does not send', async () => {
		const ann = new Shopper();
		await ann.add( product( 'mug' ) );
		const { json } = await ann.storeApi( 'POST', '/cart/update-customer', {
			body: {
				shipping_address: {
					country: 'FR',
					postcode: '75001',
					city: 'Paris',
				},
			},
		} );
		expect( json.needs_shipping ).toBe( true );
		expect( rates( json ) ).toEqual( [] );
		expect( json.shipping_rates[ 0 ]?.destination ).toMatchObject( {
			country: 'FR',
			postcode: '75001',
			city: 'Paris',
		} );
	} );
} );

describe( 'POST cart/select-shipping-rate', () => {
	it( 'chooses the rate and answers the basket', async () => {
		const ann = new Shopper();
		await ann.add( product( 'mug' ), 8 );
		const response = await ann.storeApi(
			'POST',
			'/cart/select-shipping-rate',
			{ body: { package_id: 0, rate_id: 'free_shipping:72' } }
		);
		expect( response.status ).toBe( 200 );
		expect( response.json.totals ).toMatchObject( {
			total_shipping: '0',
			total_price: '10000',
		} );
		expect( rates( response.json ) ).toEqual( [
			{ id: 'flat_rate:71', price: '495', selected: false },
			{ id: 'free_shipping:72', price: '0', selected: true },
		] );
		expect( response.json ).toKeepShape( 'cart' );
	} );

	it( 'chooses for every package when none is named', async () => {
		const ann = new Shopper();
		await ann.add( product( 'mug' ), 8 );
		const response = await ann.storeApi(
			'POST',
			'/cart/select-shipping-rate',
			{ body: { package_id: null, rate_id: 'free_shipping:72' } }
		);
		expect( response.json.totals.total_shipping ).toBe( '0' );
	} );

	it( 'answers 400 where no rate is named', async () => {
		const ann = new Shopper();
		await ann.add( product( 'mug' ) );
		const { status, json } = await ann.storeApi(
			'POST',
			'/cart/select-shipping-rate',
			{ body: { package_id: 0 } }
		);
		expect( { status, code: json.code } ).toEqual( {
			status: 400,
			code: 'rest_missing_callback_param',
		} );
	} );

	it( 'falls back to an offered rate when the one chosen is not', async () => {
		const ann = new Shopper();
		await ann.add( product( 'mug' ) );
		const { json } = await ann.storeApi(
			'POST',
			'/cart/select-shipping-rate',
			{ body: { package_id: 0, rate_id: 'free_shipping:72' } }
		);
		expect( json.totals.total_shipping ).toBe( '495' );
	} );
} );

describe( 'POST cart/update-customer', () => {
	it( 'keeps the addresses for tax, shipping and checkout', async () => {
		const ann = new Shopper();
		await ann.add( product( 'mug' ) );
		const billing = {
			first_name: 'Ann',
			last_name: 'Smith',
			company: '',
			address_1: '1 High Street',
			address_2: '',
			city: 'York',
			state: '',
			postcode: 'YO1 7HH',
			country: 'GB',
			email: 'ann@example.com',
			phone: '',
		};
		const response = await ann.storeApi( 'POST', '/cart/update-customer', {
			body: { billing_address: billing },
		} );
		expect( response.status ).toBe( 200 );
		expect( response.json.billing_address ).toMatchObject( billing );
		expect( ( await ann.cart() ).billing_address ).toMatchObject( {
			city: 'York',
			email: 'ann@example.com',
		} );
		expect( response.json ).toKeepShape( 'cart' );
	} );

	it.each( [
		[
			'an invalid postcode',
			{ billing_address: { country: 'GB', postcode: '12345' } },
		],
		[ 'an unknown country', { billing_address: { country: 'ZZ' } } ],
		[
			'a county that does not exist',
			{ shipping_address: { country: 'US', state: 'Nowhere' } },
		],
	] )( 'answers 400 to %s', async ( _what, body ) => {
		const ann = new Shopper();
		await ann.add( product( 'mug' ) );
		const { status, json } = await ann.storeApi(
			'POST',
			'/cart/update-customer',
			{ body }
		);
		expect( { status, code: json.code } ).toEqual( {
			status: 400,
			code: 'rest_invalid_param',
		} );
	} );

	it( 'keeps no markup', async () => {
		const ann = new Shopper();
		await ann.add( product( 'mug' ) );
		const { json } = await ann.storeApi( 'POST', '/cart/update-customer', {
			body: {
				billing_address: {
					first_name: '<b onclick=alert(1)>Ann</b><script>x</script>',
				},
			},
		} );
		expect( json.billing_address.first_name ).not.toMatch(
			/<script|onclick/
		);
	} );
} );
