import { type Basket, emptyBasket } from '@marketday/kernel';

import type { ShopOffer } from './shop-offer';

/** The fields of a product of the Store API that are read here. */
export interface WireProduct {
	readonly id: number;
	readonly name: string;
	readonly sku: string;
	readonly prices: {
		readonly price: string;
		readonly regular_price: string;
	};
	readonly images: ReadonlyArray< {
		readonly thumbnail: string;
		readonly alt: string;
	} >;
}

// Names arrive as HTML.
const decode = ( html: string ): string =>
	new DOMParser().parseFromString( html, 'text/html' ).body.textContent ?? '';

/** A basket with one of each product. Its ways of delivery have no price: only a shopper's address decides it. */
export function sampleBasketOf(
	products: readonly WireProduct[],
	{ currency, deliveries }: ShopOffer
): Basket {
	const lines = products.map( ( { id, name, sku, prices, images } ) => ( {
		key: String( id ),
		productId: id,
		variationId: 0,
		name: decode( name ),
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
		image: images[ 0 ]
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
				rates: deliveries.map( ( name, index ) => ( {
					id: `sample-${ index }`,
					name,
					price: null,
					chosen: index === 0,
				} ) ),
			},
		],
		totals: {
			currency,
			subtotal,
			discount: 0,
			shipping: null,
			tax: 0,
			total: subtotal,
			taxIncluded: true,
			taxLines: [],
			fees: [],
		},
		itemCount: lines.length,
		needsShipping: deliveries.length > 0,
		needsPayment: true,
		hasCalculatedShipping: true,
	};
}
