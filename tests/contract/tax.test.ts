// @features basket, checkout
// @also-on woocommerce

import { php, product, setOptions } from './shop';
import { placeOrder } from './checkout-form';
import { Shopper, type Json } from './shopper';

/** 20 % VAT in the United Kingdom, also on shipping; France has 5.5 %. */
beforeAll( () => {
	php( `global $wpdb;
		foreach ( [ 'GB' => '20.0000', 'FR' => '5.5000' ] as $country => $rate ) {
			$wpdb->insert( "{$wpdb->prefix}woocommerce_tax_rates", [ 'tax_rate_country' => $country, 'tax_rate_state' => '', 'tax_rate' => $rate, 'tax_rate_name' => "VAT {$country}", 'tax_rate_priority' => 1, 'tax_rate_compound' => 0, 'tax_rate_shipping' => 1, 'tax_rate_order' => 1, 'tax_rate_class' => '' ] );
		}
		if ( class_exists( 'WC_Cache_Helper' ) ) { WC_Cache_Helper::invalidate_cache_group( 'taxes' ); }
		return [];` );
	setOptions( { woocommerce_calc_taxes: 'yes' } );
} );

afterAll( () => {
	php(
		'global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}woocommerce_tax_rates" ); if ( class_exists( "WC_Cache_Helper" ) ) { WC_Cache_Helper::invalidate_cache_group( "taxes" ); } return [];'
	);
	setOptions( {
		woocommerce_calc_taxes: 'no',
		woocommerce_prices_include_tax: 'no',
		woocommerce_tax_display_shop: 'excl',
		woocommerce_tax_display_cart: 'excl',
	} );
} );

function sellWith( include: 'yes' | 'no', display: 'incl' | 'excl' ): void {
	setOptions( {
		woocommerce_prices_include_tax: include,
		woocommerce_tax_display_shop: display,
		woocommerce_tax_display_cart: display,
	} );
}

async function basketOf( name: string, quantity: number ): Promise< Json > {
	const ann = new Shopper();
	await ann.add( product( name ), quantity );
	return ann.cart();
}

it.each( [
	[ 'incl', true ],
	[ 'excl', false ],
] as const )(
	'the basket says whether its sums are displayed with tax: %s',
	async ( display, isIncluded ) => {
		sellWith( 'no', display );

		expect( await basketOf( 'mug', 1 ) ).toMatchObject( {
			extensions: { marketday: { tax_included: isIncluded } },
		} );
	}
);

describe( 'prices entered without tax', () => {
	beforeAll( () => sellWith( 'no', 'excl' ) );

	it( 'have it added: 2 mugs at 12.50 cost 25.00 and 5.00 VAT', async () => {
		const { totals, items } = await basketOf( 'mug', 2 );
		expect( totals ).toMatchObject( {
			total_items: '2500',
			total_items_tax: '500',
			total_shipping: '495',
			total_shipping_tax: '99',
			total_tax: '599',
			total_price: '3594',
			tax_lines: [ { name: 'VAT GB', price: '599', rate: '20%' } ],
		} );
		expect( items[ 0 ] ).toMatchObject( {
			prices: { price: '1250' },
			totals: {
				line_subtotal: '2500',
				line_subtotal_tax: '500',
				line_total: '2500',
				line_total_tax: '500',
			},
		} );
	} );

	it( 'are taxed after the discount', async () => {
		const ann = new Shopper();
		await ann.add( product( 'voucher' ), 2 );
		const { json } = await ann.storeApi( 'POST', '/cart/apply-coupon', {
			body: { code: 'contract-ten' },
		} );
		expect( json.totals ).toMatchObject( {
			total_items: '5000',
			total_items_tax: '1000',
			total_discount: '500',
			total_discount_tax: '100',
			total_tax: '900',
			total_price: '5400',
		} );
		expect( json ).toKeepShape( 'cart' );
	} );

	it( 'are taxed by the country of the delivery', async () => {
		const ann = new Shopper();
		await ann.add( product( 'voucher' ) );
		const { json } = await ann.storeApi( 'POST', '/cart/update-customer', {
			body: {
				billing_address: {
					country: 'FR',
					postcode: '75001',
					city: 'Paris',
				},
				shipping_address: {
					country: 'FR',
					postcode: '75001',
					city: 'Paris',
				},
			},
		} );
		expect( json.totals ).toMatchObject( {
			total_items: '2500',
			total_tax: '138',
			total_price: '2638',
		} );
	} );

	it( 'may be shown with the tax', async () => {
		sellWith( 'no', 'incl' );
		const { items, totals } = await basketOf( 'mug', 1 );
		expect( items[ 0 ].prices.price ).toBe( '1500' );
		expect( totals ).toMatchObject( {
			total_items: '1250',
			total_items_tax: '250',
		} );
		const listed = await new Shopper().storeApi(
			'GET',
			`/products/${ product( 'mug' ) }`
		);
		expect( listed.json.prices.price ).toBe( '1500' );
	} );
} );

describe( 'prices entered with tax', () => {
	beforeAll( () => sellWith( 'yes', 'incl' ) );

	it( 'contain it: 12.50 is 10.42 and 2.08 VAT', async () => {
		const { totals, items } = await basketOf( 'mug', 1 );
		expect( totals ).toMatchObject( {
			total_items: '1042',
			total_items_tax: '208',
			total_shipping: '495',
			total_shipping_tax: '99',
			total_tax: '307',
			total_price: '1844',
		} );
		expect( items[ 0 ].prices.price ).toBe( '1250' );
	} );

	it( 'round each line alone', async () => {
		const { totals } = await basketOf( 'mug', 3 );
		expect( totals ).toMatchObject( {
			total_items: '3125',
			total_items_tax: '625',
		} );
	} );

	it( 'keep the tax in the order', async () => {
		const ann = new Shopper();
		await ann.add( product( 'mug' ), 2 );
		const { json } = await placeOrder( ann );
		const { total } = php< { total: number } >(
			`return [ 'total' => $engine->orders()->find( ${ json.order_id }, '${ json.order_key }' )->contents->total->minor ];`
		);
		expect( total ).toBe( 3094 );
	} );

	it( 'filter the list by the price that is shown', async () => {
		const ids = [ 'mug', 'sale' ]
			.map( ( name ) => `include[]=${ product( name ) }` )
			.join( '&' );
		const { json } = await new Shopper().storeApi(
			'GET',
			`/products?${ ids }&max_price=1250`
		);
		expect( json.map( ( { sku }: { sku: string } ) => sku ) ).toEqual( [
			'contract-mug',
		] );
	} );
} );
