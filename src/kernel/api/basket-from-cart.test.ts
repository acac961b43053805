import { aWireCart, aWireItem } from '../../../tests/fakes/wire-cart-factory';
import { basketFromCart } from './basket-from-cart';

describe( 'basketFromCart', () => {
	it( 'reads lines, totals and shipping as the shop shows them, tax included', () => {
		const basket = basketFromCart( aWireCart() );

		expect( basket.lines[ 0 ] ).toMatchObject( {
			name: 'Enamel mug – blue',
			price: 1200,
			total: 2400,
			maximum: null,
			image: { src: 'https://shop.example/mug-300.jpg' },
		} );
		expect( basket.totals ).toMatchObject( {
			subtotal: 2400,
			shipping: 360,
			tax: 460,
			total: 2760,
			taxIncluded: true,
		} );
		expect( basket.packages[ 0 ]?.rates[ 0 ] ).toEqual( {
			id: 'flat_rate:1',
			name: 'Standard delivery',
			price: 360,
			chosen: true,
		} );
	} );

	it( 'believes what the shop tells of tax and free delivery', () => {
		const basketWith = ( taxIncluded: boolean ) =>
			basketFromCart(
				aWireCart( {
					coupons: [ 'send-free', 'ten' ].map( ( code ) => ( {
						code,
						totals: {
							total_discount: '0',
							total_discount_tax: '0',
						},
					} ) ),
					extensions: {
						marketday: {
							tax_included: taxIncluded,
							free_shipping_coupons: [ 'send-free' ],
						},
					},
				} )
			);

		expect( basketWith( true ).totals.taxIncluded ).toBe( true );
		// The lines look like prices with tax: what a discount plugin makes of them is no matter.
		expect( basketWith( false ).totals.taxIncluded ).toBe( false );
		expect(
			basketWith( true ).coupons.map(
				( { freeShipping } ) => freeShipping
			)
		).toEqual( [ true, false ] );
	} );

	it( 'shows no data that an extension hides, whatever the Store API makes of it', () => {
		const [ line ] = basketFromCart(
			aWireCart( {
				items: [
					aWireItem( {
						item_data: [
							{ name: 'Index', value: '0', hidden: '1' },
							{ name: 'Engraving', value: 'Ada', hidden: '' },
						],
					} ),
				],
			} )
		).lines;

		expect( line?.choices ).toEqual( [
			{ name: 'Engraving', value: 'Ada' },
		] );
	} );

	it( 'keeps what an extension says of a price beside what it says of the line', () => {
		const price = { name: 'Price', value: '£7.00 / month' };
		const { lines } = basketFromCart(
			aWireCart( {
				items: [
					aWireItem( {
						item_data: [ { name: 'Engraving', value: 'Ada' } ],
						extensions: { marketday: { notes: [ price ] } },
					} ),
				],
			} )
		);

		expect( lines[ 0 ]?.choices.at( -1 ) ).toEqual( price );
	} );

	it( 'keeps what goes with another line as its extension says', () => {
		const [ set, child ] = [
			aWireItem( { key: 'set' } ),
			aWireItem( {
				key: 'child',
				quantity_limits: {
					minimum: 2,
					maximum: 2,
					multiple_of: 1,
					editable: false,
				},
				extensions: { marketday: { is_bound: true } },
			} ),
		];
		const hidden = aWireItem( {
			key: 'hidden',
			extensions: { marketday: { is_hidden: true } },
		} );

		const { lines } = basketFromCart(
			aWireCart( { items: [ set, child, hidden ] } )
		);

		expect(
			lines.map( ( { key, isFixed, isBound } ) => [
				key,
				isFixed,
				isBound,
			] )
		).toEqual( [
			[ 'set', undefined, undefined ],
			[ 'child', true, true ],
		] );
	} );

	it( 'leaves the tax out where the prices of another server’s cart are without it', () => {
		const basket = basketFromCart(
			aWireCart( {
				extensions: {},
				items: [
					aWireItem( {
						prices: { price: '1000', regular_price: '1000' },
					} ),
				],
			} )
		);

		expect( basket.totals ).toMatchObject( {
			subtotal: 2000,
			shipping: 300,
			total: 2760,
			taxIncluded: false,
		} );
		expect( basket.lines[ 0 ]?.total ).toBe( 2000 );
	} );

	it( 'lists the choices of a variation and the data other plugins show', () => {
		const [ line ] = basketFromCart(
			aWireCart( {
				items: [
					aWireItem( {
						type: 'variation',
						variation: [ { attribute: 'Colour', value: 'Blue' } ],
						item_data: [
							{ key: 'Engraving', value: 'A &amp; B' },
							{ name: 'internal', value: 'x', hidden: true },
						],
					} ),
				],
			} )
		).lines;

		expect( line?.variationId ).toBe( 12 );
		expect( line?.choices ).toEqual( [
			{ name: 'Colour', value: 'Blue' },
			{ name: 'Engraving', value: 'A & B' },
		] );
	} );

	it( 'names the field that is not what it should be', () => {
		const broken = aWireCart( {
			items: [ aWireItem( { quantity: 'two' } ) ],
		} );

		expect( () => basketFromCart( broken ) ).toThrow(
			expect.objectContaining( {
				code: 'invalid_response',
				data: { field: 'items.0.quantity' },
			} )
		);
	} );
} );
