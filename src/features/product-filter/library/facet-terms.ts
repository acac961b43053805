import { __, type Client } from '@marketday/kernel';
import { askMarketday } from '@marketday/kernel/products';
import { Wire } from '@marketday/kernel/wire';

/** The values of a taxonomy, in the shop's order. */
export interface Terms {
	readonly taxonomy: string;
	readonly label: string;
	readonly terms: ReadonlyArray< {
		readonly id: number;
		readonly slug: string;
		readonly name: string;
		readonly depth?: number;
		readonly colour?: string;
	} >;
}

/** Data that a filter begins with: terms, and counts as the Store API's `products/collection-data` has them. */
export interface FilterStart {
	readonly terms: readonly Terms[];
	readonly counts: unknown;
}

const ROOT = 'wc/store/v1/products';
const AT_ONCE = 'marketday/v1/facets';
const ALL = 'per_page=100';

const entries = ( body: unknown ) => new Wire( { list: body } );

const termsFrom = ( body: unknown ) =>
	entries( body ).list( 'list', ( term ) => ( {
		id: term.number( 'id' ),
		slug: term.text( 'slug' ),
		name: term.text( 'name' ),
	} ) );

export const readCounts = (
	client: Client,
	parameters: string
): Promise< unknown > =>
	client.read( `${ ROOT }/collection-data?${ parameters }` );

/**
 * All in one call (docs/PROTOCOL.md#facets).
 *
 * @return Null where the shop has no Marketday, which is asked once.
 */
export async function askAtOnce(
	client: Client,
	taxonomies: readonly string[],
	parameters: string
): Promise< FilterStart | null > {
	const named = taxonomies
		.map( ( name, at ) => `taxonomies[${ at }]=${ name }&` )
		.join( '' );
	const body = await askMarketday(
		client,
		AT_ONCE,
		encodeURI( named ) + parameters
	);
	return body
		? {
				counts: Object( body ).counts,
				terms: new Wire( body ).list( 'terms', ( one ) => ( {
					taxonomy: one.text( 'taxonomy' ),
					label: one.text( 'label' ),
					terms: one.list( 'terms', ( term ) => ( {
						id: term.number( 'id' ),
						slug: term.text( 'slug' ),
						name: term.text( 'name' ),
						depth: term.number( 'depth' ),
						colour: term.text( 'colour' ),
					} ) ),
				} ) ),
		  }
		: null;
}

async function termsOf( client: Client, taxonomy: string ): Promise< Terms > {
	if ( taxonomy === 'product_cat' ) {
		return {
			taxonomy,
			label: __( 'Category', 'marketday' ),
			terms: termsFrom(
				await client.read( `${ ROOT }/categories?${ ALL }` )
			),
		};
	}
	const attributes = entries(
		await client.read( `${ ROOT }/attributes` )
	).list( 'list', ( one ) => ( {
		id: one.number( 'id' ),
		label: one.text( 'name' ),
		name: one.text( 'taxonomy' ),
	} ) );
	const found = attributes.find( ( { name } ) => name === taxonomy );
	return found
		? {
				taxonomy,
				label: found.label,
				terms: termsFrom(
					await client.read(
						`${ ROOT }/attributes/${ found.id }/terms?${ ALL }`
					)
				),
		  }
		: { taxonomy, label: taxonomy, terms: [] };
}

/** The same part by part, by WooCommerce's own calls. */
export async function learnTerms(
	client: Client,
	taxonomies: readonly string[],
	parameters: string
): Promise< FilterStart > {
	const [ counts, ...terms ] = await Promise.all( [
		readCounts( client, parameters ),
		...taxonomies.map( ( taxonomy ) => termsOf( client, taxonomy ) ),
	] );
	return { counts, terms };
}
