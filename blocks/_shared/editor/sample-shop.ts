import {
	type Basket,
	createMarketday,
	emptyBasket,
	POUND,
} from '@marketday/kernel';
import { __ } from '@wordpress/i18n';

/** A basket to look at while editing: the editor's own basket is nobody's business on a page, and stays untouched. */
export const sampleShop = createMarketday( {
	restUrl: '',
	wcAjaxUrl: '',
	fetch: () => Promise.reject( new Error( 'The editor changes no basket.' ) ),
} );

const line = {
	productId: 0,
	variationId: 0,
	url: '#',
	sku: '',
	minimum: 1,
	maximum: null,
	step: 1,
	soldIndividually: false,
	picture: null,
};

export const sampleBasket: Basket = {
	...emptyBasket( POUND ),
	lines: [
		{
			...line,
			key: 'mug',
			name: __( 'Enamel mug', 'marketday' ),
			quantity: 2,
			price: 1200,
			regularPrice: 1200,
			total: 2400,
			choices: [
				{
					name: __( 'Colour', 'marketday' ),
					value: __( 'Blue', 'marketday' ),
				},
			],
		},
		{
			...line,
			key: 'lamp',
			name: __( 'Desk lamp', 'marketday' ),
			quantity: 1,
			price: 3450,
			regularPrice: 3900,
			total: 3450,
			choices: [],
		},
	],
	packages: [
		{
			id: '0',
			name: '',
			rates: [
				{
					id: 'flat_rate:1',
					name: __( 'Standard delivery', 'marketday' ),
					price: 360,
					chosen: true,
				},
				{
					id: 'free_shipping:2',
					name: __( 'Free delivery', 'marketday' ),
					price: 0,
					chosen: false,
				},
			],
		},
	],
	totals: {
		currency: POUND,
		subtotal: 5850,
		discount: 0,
		shipping: 360,
		tax: 1035,
		total: 6210,
		taxIncluded: true,
		taxLines: [ { name: __( 'VAT', 'marketday' ), amount: 1035 } ],
		fees: [],
	},
	itemCount: 3,
	needsShipping: true,
	needsPayment: true,
	hasCalculatedShipping: true,
};

sampleShop.basket.seed( sampleBasket );
