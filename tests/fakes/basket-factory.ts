import { type Basket, type BasketLine, POUND } from '@marketday/kernel';

const ADDRESS = {
	first_name: '',
	last_name: '',
	company: '',
	address_1: '',
	address_2: '',
	city: '',
	state: '',
	postcode: '',
	country: 'GB',
	email: '',
	phone: '',
};

export const aLine = ( fields: Partial< BasketLine > = {} ): BasketLine => ( {
	key: 'mug',
	productId: 12,
	variationId: 0,
	name: 'Enamel mug',
	url: 'https://shop.example/product/enamel-mug/',
	sku: 'MUG-1',
	quantity: 2,
	minimum: 1,
	maximum: null,
	step: 1,
	soldIndividually: false,
	price: 1200,
	regularPrice: 1200,
	total: 2400,
	image: { src: 'https://shop.example/mug-300.jpg', alt: 'A blue mug' },
	choices: [],
	...fields,
} );

/** Two mugs at £12.00, standard delivery at £3.60. */
export const aBasket = ( fields: Partial< Basket > = {} ): Basket => ( {
	lines: [ aLine() ],
	coupons: [],
	packages: [
		{
			id: '0',
			name: 'Shipment 1',
			rates: [
				{
					id: 'flat_rate:1',
					name: 'Standard delivery',
					price: 360,
					chosen: true,
				},
				{
					id: 'free_shipping:2',
					name: 'Free delivery',
					price: 0,
					chosen: false,
				},
			],
		},
	],
	totals: {
		currency: POUND,
		subtotal: 2400,
		discount: 0,
		shipping: 360,
		tax: 460,
		total: 2760,
		taxIncluded: true,
		taxLines: [ { name: 'VAT', amount: 460 } ],
		fees: [],
	},
	itemCount: 2,
	needsShipping: true,
	needsPayment: true,
	hasCalculatedShipping: true,
	billing: ADDRESS,
	shipping: ADDRESS,
	errors: [],
	freeDelivery: null,
	...fields,
} );
