import { __, type Client, sprintf } from '@marketday/kernel';
import {
	addressPart,
	choiceParameters,
	currencyFrom,
	type ProductQuery,
} from '@marketday/kernel/products';
import { Wire } from '@marketday/kernel/wire';

import type { Facet, FacetChoice, PriceFacet } from './facets';

type UnchosenFacet = Omit< Facet, 'choices' > & {
	readonly choices: readonly Omit< FacetChoice, 'isChosen' >[];
};

export interface FacetCounts {
	readonly facets: readonly UnchosenFacet[];
	readonly price: PriceFacet | null;
}

/** The terms of a facet do not change with the choice: they are asked for once. */
interface Terms {
	readonly label: string;
	readonly terms: ReadonlyArray< {
		readonly id: number;
		readonly slug: string;
		readonly name: string;
	} >;
}

const ROOT = 'wc/store/v1/products';
const ALL = 'per_page=100';
const STARS = [ 5, 4, 3, 2, 1 ];

const isAttribute = ( name: string ) => name.startsWith( 'pa_' );
const entries = ( body: unknown ) => new Wire( { list: body } );

const termsFrom = ( body: unknown ) =>
	entries( body ).list( 'list', ( term ) => ( {
		id: term.number( 'id' ),
		slug: term.text( 'slug' ),
		name: term.text( 'name' ),
	} ) );

async function attributeTerms(
	client: Client,
	name: string
): Promise< Terms > {
	const attributes = entries(
		await client.read( `${ ROOT }/attributes` )
	).list( 'list', ( one ) => ( {
		id: one.number( 'id' ),
		label: one.text( 'name' ),
		taxonomy: one.text( 'taxonomy' ),
	} ) );
	const found = attributes.find( ( { taxonomy } ) => taxonomy === name );
	return found
		? {
				label: found.label,
				terms: termsFrom(
					await client.read(
						`${ ROOT }/attributes/${ found.id }/terms?${ ALL }`
					)
				),
		  }
		: { label: name, terms: [] };
}

const categoryTerms = async ( client: Client ): Promise< Terms > => ( {
	label: __( 'Category', 'marketday' ),
	terms: termsFrom( await client.read( `${ ROOT }/categories?${ ALL }` ) ),
} );

const noTerms = async (): Promise< Terms > => ( { label: '', terms: [] } );

/** What is to be counted, in the Store API's own names. */
function calculations( facets: readonly string[] ) {
	const attributes = facets.filter( isAttribute );
	return Object.fromEntries( [
		...( facets.includes( 'price' )
			? [ [ 'calculate_price_range', true ] ]
			: [] ),
		...( facets.includes( 'rating' )
			? [ [ 'calculate_rating_counts', true ] ]
			: [] ),
		...( facets.includes( 'stock' )
			? [ [ 'calculate_stock_status_counts', true ] ]
			: [] ),
		...( facets.includes( 'category' )
			? [ [ 'calculate_taxonomy_counts[0]', 'product_cat' ] ]
			: [] ),
		...attributes.flatMap( ( taxonomy, at ) => [
			[ `calculate_attribute_counts[${ at }][taxonomy]`, taxonomy ],
			[ `calculate_attribute_counts[${ at }][query_type]`, 'or' ],
		] ),
	] );
}

type Counts = ReadonlyMap< string, number > | null;

const countsOf = ( data: Wire, name: string, key: string ): Counts =>
	data.isNull( name )
		? null
		: new Map(
				data.list( name, ( one ) => [
					one.id( key ),
					one.number( 'count' ),
				] )
		  );

function priceOf( data: Wire ): PriceFacet | null {
	const range = data.maybe( 'price_range' );
	return (
		range && {
			lowest: range.number( 'min_price' ),
			highest: range.number( 'max_price' ),
			currency: currencyFrom( range ),
		}
	);
}

const STOCK = () => [
	{ value: 'instock', label: __( 'In stock', 'marketday' ) },
	{ value: 'onbackorder', label: __( 'On backorder', 'marketday' ) },
	{ value: 'outofstock', label: __( 'Out of stock', 'marketday' ) },
];

const stars = ( number: number ) => ( {
	value: String( number ),
	label: sprintf(
		/* translators: %d: number of stars. */
		__( '%d of 5 stars', 'marketday' ),
		number
	),
} );

function fixedFacet( name: string, data: Wire ): UnchosenFacet {
	const counted = (
		choices: ReadonlyArray< { value: string; label: string } >,
		counts: Counts
	) =>
		choices.map( ( choice ) => ( {
			...choice,
			count: counts ? counts.get( choice.value ) ?? 0 : null,
		} ) );
	switch ( name ) {
		case 'rating':
			return {
				name,
				label: __( 'Rating', 'marketday' ),
				isSingle: false,
				choices: counted(
					STARS.map( stars ),
					countsOf( data, 'rating_counts', 'rating' )
				),
			};
		case 'stock':
			return {
				name,
				label: __( 'Availability', 'marketday' ),
				isSingle: false,
				choices: counted(
					STOCK(),
					countsOf( data, 'stock_status_counts', 'status' )
				),
			};
		default:
			return {
				name,
				label: __( 'Offers', 'marketday' ),
				isSingle: false,
				choices: [
					{
						value: '1',
						label: __( 'On sale', 'marketday' ),
						count: null,
					},
				],
			};
	}
}

function termFacet( name: string, known: Terms, data: Wire ): UnchosenFacet {
	const counts = countsOf(
		data,
		isAttribute( name ) ? 'attribute_counts' : 'taxonomy_counts',
		'term'
	);
	return {
		name,
		label: known.label,
		isSingle: name === 'category',
		choices: known.terms.map( ( { id, slug, name: label } ) => ( {
			value: slug,
			label,
			count: counts ? counts.get( String( id ) ) ?? 0 : null,
		} ) ),
	};
}

/** Asks for the values of facets and how many products each leads to, within a choice. */
export function createFacetFetcher(
	client: Client,
	facets: readonly string[]
): ( query: ProductQuery ) => Promise< FacetCounts > {
	const named = facets.filter( ( name ) => name !== 'price' );
	const hasTerms = ( name: string ) =>
		isAttribute( name ) || name === 'category';
	let terms: Promise< readonly Terms[] > | null = null;

	const learn = () =>
		( terms ??= Promise.all(
			named.map( ( name ) => {
				if ( isAttribute( name ) ) {
					return attributeTerms( client, name );
				}
				return name === 'category'
					? categoryTerms( client )
					: noTerms();
			} )
		).catch( ( reason: unknown ) => {
			terms = null;
			throw reason;
		} ) );

	return async ( query ) => {
		const parameters = addressPart( {
			...choiceParameters( query ),
			...calculations( facets ),
		} );
		const [ known, body ] = await Promise.all( [
			learn(),
			client.read( `${ ROOT }/collection-data?${ parameters }` ),
		] );
		const data = new Wire( body );
		return {
			price: priceOf( data ),
			facets: named.map( ( name, at ) =>
				hasTerms( name )
					? termFacet(
							name,
							known[ at ] ?? { label: name, terms: [] },
							data
					  )
					: fixedFacet( name, data )
			),
		};
	};
}
