import { __, type Client, formatMoney, sprintf } from '@marketday/kernel';
import {
	type Product,
	type ProductAttribute,
	productFromWire,
} from '@marketday/kernel/products';

import type { ProductFormData } from './product-form-data';

/** The shop's own limit of a page. */
const MOST_VARIATIONS = 100;

const escapeHtml = ( text: string ) =>
	text.replace( /[&<>"]/g, ( sign ) => `&#${ sign.charCodeAt( 0 ) };` );

/**
 * Field as the Store API names it. The key of a choice of one's own is made of its name by WordPress's rules for slugs, which are known
 * here for ASCII alone: any other name is sent as it is, which the Store API reads too.
 */
function fieldOf( { taxonomy, name }: ProductAttribute ): string {
	if ( taxonomy ) {
		return `attribute_${ encodeURIComponent( taxonomy ).toLowerCase() }`;
	}
	return /^[\w -]+$/.test( name )
		? `attribute_${ name.toLowerCase().replaceAll( ' ', '-' ) }`
		: name;
}

/** Value of a choice; of one of one's own it is its words, not a slug. */
const valueOf = (
	{ taxonomy }: ProductAttribute,
	slug: string,
	name: string
) => ( taxonomy ? slug : name );

/** A variation in the words that the form reads: those of the contract's variation. */
function variationOf( product: Product, one: Product ): object {
	const choices =
		product.variations.find( ( { id } ) => id === one.id )?.choices ?? [];
	const chosen = product.attributes.filter( ( { isChosen } ) => isChosen );
	const [ image ] = one.images;
	const { price, addToBasket } = one;
	return {
		variation_id: one.id,
		sku: one.sku,
		attributes: Object.fromEntries(
			chosen.map( ( attribute ) => [
				fieldOf( attribute ),
				choices.find( ( { name } ) => name === attribute.name )
					?.value ?? '',
			] )
		),
		price_html: price
			? `<span class="price">${ escapeHtml(
					formatMoney( price.amount, price.currency )
			  ) }</span>`
			: '',
		availability_html: '',
		variation_description: one.descriptionHtml,
		is_purchasable: one.isPurchasable,
		is_in_stock: one.isInStock,
		variation_is_visible: true,
		variation_is_active: true,
		is_sold_individually: one.soldIndividually ? 'yes' : 'no',
		min_qty: addToBasket.minimum,
		max_qty: addToBasket.maximum ?? '',
		image: image
			? {
					src: image.src,
					srcset: image.srcset,
					sizes: image.sizes,
					alt: image.alt,
					full_src: image.src,
					gallery_thumbnail_src: image.thumbnail,
			  }
			: {},
	};
}

/** Form of a shop that speaks WooCommerce's Store API alone: names instead of colours, and no pictures of values. */
export async function formFromStoreApi(
	client: Client,
	product: Product
): Promise< ProductFormData > {
	const chosen = product.attributes.filter( ( { isChosen } ) => isChosen );
	const isVariable = chosen.length > 0;
	const variations = isVariable
		? (
				await client.storeApi.products( {
					type: 'variation',
					'parent[0]': product.id,
					per_page: MOST_VARIATIONS,
				} )
		  ).products.map( productFromWire )
		: [];
	const { minimum, maximum, step } = product.addToBasket;
	return {
		productId: product.id,
		name: product.name,
		action: product.url,
		basketUrl: '',
		buttonText: __( 'Add to basket', 'marketday' ),
		successMessage: sprintf(
			/* translators: %s: product. */
			__( '%s has been added to your basket.', 'marketday' ),
			product.name
		),
		soldIndividually: product.soldIndividually,
		...{ minimum, maximum, step },
		attributes: chosen.map( ( attribute ) => ( {
			name: fieldOf( attribute ),
			label: attribute.name,
			options: attribute.terms.map( ( { slug, name } ) => ( {
				value: valueOf( attribute, slug, name ),
				label: name,
			} ) ),
		} ) ),
		variations: variations.map( ( one ) => ( {
			...variationOf( product, one ),
		} ) ),
		chosen: Object.fromEntries(
			chosen.map( ( attribute ) => [ fieldOf( attribute ), '' ] )
		),
		found: null,
	};
}
