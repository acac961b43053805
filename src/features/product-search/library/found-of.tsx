import { __, _n, sprintf } from '@marketday/kernel';
import { type Product, ProductPriceText } from '@marketday/kernel/products';

import type { Found, FoundProduct } from '../found';

export interface SearchAddresses {
	/** Address of all results; the term is added. */
	action: string;
	term: string;
	hrefOf: ( product: Product ) => string;
	/** The shop's own pages where it is undefined. */
	suggestionHref: ( ( suggestion: SearchSuggestion ) => string ) | undefined;
	categoryHref: ( ( slug: string ) => string ) | undefined;
}

/** A product, as Marketday's search tells it. */
export interface SearchSuggestion {
	readonly id: number;
	readonly slug: string;
	readonly name: string;
	/** Its page of the shop; where a variation was meant, with that chosen. */
	readonly url: string;
}

/** The address of a form that is sent with the term. */
const allHref = ( action: string, term: string ) =>
	`${ action }${ action.includes( '?' ) ? '&' : '?' }s=${ encodeURIComponent(
		term.trim()
	) }`;

function optionOf( product: Product, url: string ): FoundProduct {
	const [ image ] = product.images;
	return {
		id: product.id,
		slug: product.slug,
		name: [ product.name ],
		url,
		picture: image
			? {
					node: (
						<img
							src={ image.thumbnail }
							alt=""
							width={ 48 }
							height={ 48 }
						/>
					),
			  }
			: null,
		variation: '',
		sku: '',
		rating: null,
		price: { node: <ProductPriceText product={ product } /> },
	};
}

const countText = ( count: number ) =>
	sprintf(
		/* translators: %d: number of products. */
		_n( '%d product found', '%d products found', count, 'marketday' ),
		count
	);

const nothing = () => ( {
	title: __( 'No results found', 'marketday' ),
	hint: __( 'Try different words or a product code.', 'marketday' ),
	label: '',
	popular: [],
} );

/** Results of WooCommerce's Store API, as Marketday's search would tell them. */
export function foundOf(
	products: readonly Product[],
	total: number,
	{ action, term, hrefOf }: SearchAddresses
): Found {
	const options = products.map( ( product ) =>
		optionOf( product, hrefOf( product ) )
	);
	return {
		total,
		said: countText( total ),
		corrected: '',
		leftOut: [],
		notes: [],
		nothing: options.length === 0 ? nothing() : null,
		categories: null,
		products: {
			label: __( 'Products', 'marketday' ),
			options,
			more: '',
		},
		all:
			total > options.length
				? {
						text: sprintf(
							/* translators: %d: number of products. */
							_n(
								'See %d product',
								'See all %d products',
								total,
								'marketday'
							),
							total
						),
						url: allHref( action, term ),
				  }
				: null,
		words: {
			list: __( 'Search results', 'marketday' ),
			less: '',
			sku: '',
		},
	};
}

/** Results of Marketday's search, with the front end's own addresses. */
export function withAddress(
	found: Found,
	{ action, term, suggestionHref, categoryHref }: SearchAddresses
): Found {
	const { categories, products, all } = found;
	return {
		...found,
		nothing: found.nothing && {
			...found.nothing,
			popular: found.nothing.popular.map( ( { text } ) => ( {
				text,
				url: allHref( action, text ),
			} ) ),
		},
		categories: categories && {
			...categories,
			options: categories.options.map( ( one ) => ( {
				...one,
				url: categoryHref?.( one.slug ) ?? one.url,
			} ) ),
		},
		products: products && {
			...products,
			options: products.options.map( ( one ) => ( {
				...one,
				url:
					suggestionHref?.( { ...one, name: one.name.join( '' ) } ) ??
					one.url,
			} ) ),
		},
		all: all && { ...all, url: allHref( action, term ) },
	};
}
