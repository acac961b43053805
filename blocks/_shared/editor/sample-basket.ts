import { type Basket, emptyBasket, POUND } from '@marketday/kernel';
import { __ } from '@wordpress/i18n';

/** What of a product of the Store API this reads. */
export interface WireProduct {
	readonly id: number;
	readonly name: string;
	readonly sku: string;
	readonly prices: {
		readonly price: string;
		readonly regular_price: string;
		readonly currency_code: string;
		readonly currency_symbol: string;
		readonly currency_minor_unit: number;
		readonly currency_decimal_separator: string;
		readonly currency_thousand_separator: string;
		readonly currency_prefix: string;
		readonly currency_suffix: string;
	};
	readonly images: ReadonlyArray< {
		readonly thumbnail: string;
		readonly alt: string;
	} >;
}

// Names and symbols arrive as HTML.
const decoded = ( html: string ): string =>
	new DOMParser().parseFromString( html, 'text/html' ).body.textContent ?? '';

function currencyOf( product: WireProduct | undefined ) {
	const prices = product?.prices;
	return prices
		? {
				code: prices.currency_code,
				symbol: decoded( prices.currency_symbol ),
				minorUnit: prices.currency_minor_unit,
				decimalSeparator: prices.currency_decimal_separator,
				thousandSeparator: prices.currency_thousand_separator,
				prefix: decoded( prices.currency_prefix ),
				suffix: decoded( prices.currency_suffix ),
		  }
		: POUND;
}

/** A basket with one of each product; how it is delivered is said in words, for only a shopper's address decides it. */
export function sampleBasketOf( products: readonly WireProduct[] ): Basket {
	const currency = currencyOf( products[ 0 ] );
	const lines = products.map( ( { id, name, sku, prices, images } ) => ( {
		key: String( id ),
		productId: id,
		variationId: 0,
		name: decoded( name ),
		url: '#',
		sku,
		quantity: 1,
		minimum: 1,
		maximum: null,
		step: 1,
		soldIndividually: false,
		price: Number( prices.price ),
		regularPrice: Number( prices.regular_price ),
		total: Number( prices.price ),
		picture: images[ 0 ]
			? { src: images[ 0 ].thumbnail, alt: images[ 0 ].alt }
			: null,
		choices: [],
	} ) );
	const subtotal = lines.reduce( ( sum, { total } ) => sum + total, 0 );
	return {
		...emptyBasket( currency ),
		lines,
		packages: [
			{
				id: '0',
				name: '',
				rates: [
					{
						id: 'sample',
						name: __(
							'The ways of delivery of your shop',
							'marketday'
						),
						price: 0,
						chosen: true,
					},
				],
			},
		],
		totals: {
			currency,
			subtotal,
			discount: 0,
			shipping: 0,
			tax: 0,
			total: subtotal,
			taxIncluded: true,
			taxLines: [],
			fees: [],
		},
		itemCount: lines.length,
		needsShipping: true,
		needsPayment: true,
		hasCalculatedShipping: true,
	};
}
