import { Wire } from '../api/wire';
import type { Currency } from '../money/currency';

/** Price of a product, as the shop displays it; amounts are minor units. */
export interface ProductPrice {
	readonly amount: number;
	readonly regular: number;
	readonly isOnSale: boolean;
	/** Range of a product whose forms cost different amounts. */
	readonly range: {
		readonly minimum: number;
		readonly maximum: number;
	} | null;
	readonly currency: Currency;
}

export interface ProductImage {
	readonly id: number;
	readonly src: string;
	readonly srcset: string;
	readonly sizes: string;
	readonly thumbnail: string;
	readonly alt: string;
	readonly name: string;
}

export interface ProductTerm {
	readonly id: number;
	readonly name: string;
	readonly slug: string;
}

export interface ProductAttribute {
	/** '' for one that is the product's own. */
	readonly taxonomy: string;
	readonly name: string;
	/** True if it is chosen before the product can be bought. */
	readonly isChosen: boolean;
	readonly terms: readonly ProductTerm[];
}

/** A form of a variable product, and what it is chosen by. */
export interface ProductVariation {
	readonly id: number;
	/** Choices by the attribute's name; '' is any value. */
	readonly choices: ReadonlyArray< {
		readonly name: string;
		readonly value: string;
	} >;
}

/** A product as the Store API tells it, in our own shape. HTML fields are the shop's own and safe. */
export interface Product {
	readonly id: number;
	readonly name: string;
	readonly slug: string;
	/** Its page in the shop. */
	readonly url: string;
	readonly sku: string;
	readonly type: string;
	readonly shortDescriptionHtml: string;
	readonly descriptionHtml: string;
	/** Null where it has none. */
	readonly price: ProductPrice | null;
	/** Average of 0 to 5. */
	readonly rating: { readonly average: number; readonly count: number };
	readonly images: readonly ProductImage[];
	readonly categories: readonly ProductTerm[];
	readonly tags: readonly ProductTerm[];
	readonly attributes: readonly ProductAttribute[];
	readonly variations: readonly ProductVariation[];
	readonly isPurchasable: boolean;
	readonly isInStock: boolean;
	/** Number that is left, where few are. */
	readonly lowStock: number | null;
	readonly soldIndividually: boolean;
	/** Words of the button of a card, and the quantities that can be bought. */
	readonly addToBasket: {
		readonly text: string;
		readonly description: string;
		readonly minimum: number;
		/** Null where there is no limit. */
		readonly maximum: number | null;
		readonly step: number;
	};
}

/** The Store API says 9999 where nothing limits a quantity. */
const NO_LIMIT = 9999;

export const currencyFrom = ( wire: Wire ): Currency => ( {
	code: wire.text( 'currency_code' ),
	symbol: wire.text( 'currency_symbol' ),
	minorUnit: wire.number( 'currency_minor_unit' ),
	decimalSeparator: wire.text( 'currency_decimal_separator' ),
	thousandSeparator: wire.text( 'currency_thousand_separator' ),
	prefix: wire.text( 'currency_prefix' ),
	suffix: wire.text( 'currency_suffix' ),
} );

function priceOf( product: Wire ): ProductPrice | null {
	const prices = product.object( 'prices' );
	if ( prices.text( 'price' ) === '' ) {
		return null;
	}
	const range = prices.maybe( 'price_range' );
	return {
		amount: prices.number( 'price' ),
		regular: prices.number( 'regular_price' ),
		isOnSale: product.flag( 'on_sale' ),
		range: range && {
			minimum: range.number( 'min_amount' ),
			maximum: range.number( 'max_amount' ),
		},
		currency: currencyFrom( prices ),
	};
}

const html = ( wire: Wire, name: string ) => {
	const value = wire.field( name );
	return typeof value === 'string' ? value : '';
};

const term = ( wire: Wire ): ProductTerm => ( {
	id: wire.number( 'id' ),
	name: wire.text( 'name' ),
	slug: wire.text( 'slug' ),
} );

function buttonOf( product: Wire ) {
	const add = product.object( 'add_to_cart' );
	const maximum = add.number( 'maximum' );
	return {
		text: add.text( 'text' ),
		description: add.text( 'description' ),
		minimum: add.number( 'minimum' ),
		maximum: maximum < NO_LIMIT ? maximum : null,
		step: add.number( 'multiple_of' ),
	};
}

const imageOf = ( image: Wire ): ProductImage => ( {
	id: image.number( 'id' ),
	src: image.text( 'src' ),
	srcset: image.text( 'srcset' ),
	sizes: image.text( 'sizes' ),
	thumbnail: image.text( 'thumbnail' ),
	alt: image.text( 'alt' ),
	name: image.text( 'name' ),
} );

const attributeOf = ( attribute: Wire ): ProductAttribute => ( {
	taxonomy: attribute.isNull( 'taxonomy' )
		? ''
		: attribute.text( 'taxonomy' ),
	name: attribute.text( 'name' ),
	isChosen: attribute.flag( 'has_variations' ),
	terms: attribute.list( 'terms', term ),
} );

const variationOf = ( variation: Wire ): ProductVariation => ( {
	id: variation.number( 'id' ),
	choices: variation.list( 'attributes', ( choice ) => ( {
		name: choice.text( 'name' ),
		value: choice.isNull( 'value' ) ? '' : choice.text( 'value' ),
	} ) ),
} );

function read( product: Wire ): Product {
	return {
		id: product.number( 'id' ),
		name: product.text( 'name' ),
		slug: product.text( 'slug' ),
		url: product.text( 'permalink' ),
		sku: product.text( 'sku' ),
		type: product.text( 'type' ),
		shortDescriptionHtml: html( product, 'short_description' ),
		descriptionHtml: html( product, 'description' ),
		price: priceOf( product ),
		rating: {
			average: Number( product.field( 'average_rating' ) ?? 0 ),
			count: product.number( 'review_count' ),
		},
		images: product.list( 'images', imageOf ),
		categories: product.list( 'categories', term ),
		tags: product.list( 'tags', term ),
		attributes: product.list( 'attributes', attributeOf ),
		variations: product.list( 'variations', variationOf ),
		// WooCommerce lists what is behind a password, and refuses to sell it.
		isPurchasable:
			product.flag( 'is_purchasable' ) &&
			! product.flag( 'is_password_protected' ),
		isInStock: product.flag( 'is_in_stock' ),
		lowStock: product.isNull( 'low_stock_remaining' )
			? null
			: product.number( 'low_stock_remaining' ),
		soldIndividually: product.flag( 'sold_individually' ),
		addToBasket: buttonOf( product ),
	};
}

/**
 * Reads a product's JSON of the Store API, or throws the ApiError `invalid_response` that names the field at fault.
 *
 * @example
 * const mug = productFromWire( await response.json() );
 */
export const productFromWire = ( body: unknown ): Product =>
	read( new Wire( body ) );
