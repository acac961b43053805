import { __, type Client, sprintf } from '@marketday/kernel';
import {
	addressPart,
	choiceParameters,
	currencyFrom,
	type ProductQuery,
} from '@marketday/kernel/products';
import { Wire } from '@marketday/kernel/wire';

import {
	type FilterStart,
	askAtOnce,
	learnTerms,
	readCounts,
	type Terms,
} from './facet-terms';
import type { Facet, FacetChoice, PriceFacet } from './facets';

type UnchosenFacet = Omit< Facet, 'choices' > & {
	readonly choices: readonly Omit< FacetChoice, 'isChosen' >[];
};

export interface FacetCounts {
	readonly facets: readonly UnchosenFacet[];
	readonly price: PriceFacet | null;
}

const STARS = [ 5, 4, 3, 2, 1 ];

const isAttribute = ( name: string ) => name.startsWith( 'pa_' );

/** Counts to ask for, in the Store API's own names. */
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
	const countedSection = (
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
				choices: countedSection(
					STARS.map( stars ),
					countsOf( data, 'rating_counts', 'rating' )
				),
			};
		case 'stock':
			return {
				name,
				label: __( 'Availability', 'marketday' ),
				isSingle: false,
				choices: countedSection(
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
		choices: known.terms.map( ( { id, slug, name: label, ...more } ) => ( {
			...more,
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
	const taxonomies = named.flatMap( ( name ) => {
		if ( name === 'category' ) {
			return [ 'product_cat' ];
		}
		return isAttribute( name ) ? [ name ] : [];
	} );
	/** Terms, which do not change with the choice: they are asked for once. */
	let terms: readonly Terms[] | null = null;

	/** The first question learns the terms with the counts. */
	async function ask( parameters: string ): Promise< FilterStart > {
		if ( terms ) {
			return { terms, counts: await readCounts( client, parameters ) };
		}
		const asked =
			( await askAtOnce( client, taxonomies, parameters ) ) ??
			( await learnTerms( client, taxonomies, parameters ) );
		terms = asked.terms;
		return asked;
	}

	return async ( query ) => {
		const { terms: known, counts } = await ask(
			addressPart( {
				...choiceParameters( query ),
				...calculations( facets ),
			} )
		);
		const data = new Wire( counts );
		return {
			price: priceOf( data ),
			facets: named.map( ( name ) => {
				const taxonomy = name === 'category' ? 'product_cat' : name;
				const own = known.find( ( one ) => one.taxonomy === taxonomy );
				return own
					? termFacet( name, own, data )
					: fixedFacet( name, data );
			} ),
		};
	};
}
