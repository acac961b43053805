/** Store API carts as the wire has them. Amounts are text of pence; prices are shown with their tax. */
export type WireCart = Record< string, unknown >;

export const WIRE_CURRENCY = {
	currency_code: 'GBP',
	currency_symbol: '£',
	currency_minor_unit: 2,
	currency_decimal_separator: '.',
	currency_thousand_separator: ',',
	currency_prefix: '£',
	currency_suffix: '',
};

export const WIRE_ADDRESS = {
	first_name: '',
	last_name: '',
	company: '',
	address_1: '',
	address_2: '',
	city: '',
	state: '',
	postcode: '',
	country: 'GB',
	phone: '',
};

export const aWireItem = ( fields: WireCart = {} ): WireCart => ( {
	key: 'mug',
	id: 12,
	type: 'simple',
	name: 'Enamel mug &#8211; blue',
	permalink: 'https://shop.example/product/enamel-mug/',
	sku: 'MUG-1',
	quantity: 2,
	quantity_limits: {
		minimum: 1,
		maximum: 9999,
		multiple_of: 1,
		editable: true,
	},
	sold_individually: false,
	images: [
		{
			src: 'https://shop.example/mug.jpg',
			thumbnail: 'https://shop.example/mug-300.jpg',
			alt: 'A blue mug',
		},
	],
	variation: [],
	item_data: [],
	prices: { price: '1200', regular_price: '1200', ...WIRE_CURRENCY },
	totals: { line_subtotal: '2000', line_subtotal_tax: '400' },
	...fields,
} );

/** Two mugs at £12.00 with 20 % tax inside, flat-rate delivery at £3.60. */
export const aWireCart = ( fields: WireCart = {} ): WireCart => ( {
	items: [ aWireItem() ],
	coupons: [],
	fees: [],
	totals: {
		...WIRE_CURRENCY,
		total_items: '2000',
		total_items_tax: '400',
		total_discount: '0',
		total_discount_tax: '0',
		total_shipping: '300',
		total_shipping_tax: '60',
		total_price: '2760',
		total_tax: '460',
		tax_lines: [ { name: 'VAT', price: '460', rate: '20%' } ],
	},
	shipping_rates: [
		{
			package_id: 0,
			name: 'Shipment 1',
			shipping_rates: [
				{
					rate_id: 'flat_rate:1',
					name: 'Standard delivery',
					price: '300',
					taxes: '60',
					selected: true,
				},
				{
					rate_id: 'free_shipping:2',
					name: 'Free delivery',
					price: '0',
					taxes: '0',
					selected: false,
				},
			],
		},
	],
	shipping_address: WIRE_ADDRESS,
	billing_address: { ...WIRE_ADDRESS, email: '' },
	items_count: 2,
	needs_payment: true,
	needs_shipping: true,
	has_calculated_shipping: true,
	errors: [],
	extensions: {
		marketday: {
			free_delivery: null,
			tax_included: true,
			free_shipping_coupons: [],
			needs_shipping_address: true,
		},
	},
	...fields,
} );

export const anEmptyWireCart = (): WireCart =>
	aWireCart( {
		items: [],
		shipping_rates: [],
		items_count: 0,
		needs_shipping: false,
		needs_payment: false,
		totals: {
			...WIRE_CURRENCY,
			total_items: '0',
			total_items_tax: '0',
			total_discount: '0',
			total_discount_tax: '0',
			total_shipping: null,
			total_shipping_tax: null,
			total_price: '0',
			total_tax: '0',
			tax_lines: [],
		},
	} );
