import { __, _n, formatMoney, sprintf } from '@marketday/kernel';
import type { ProductQuery } from '@marketday/kernel/products';
import { foldText } from '@marketday/kernel/text';

import type {
	Chip,
	Choice,
	FilterContent,
	ListSection,
	PriceSection,
	Section,
	ShownCount,
} from '../content';
import { pricesTyped } from '../price-rules';
import type { ValueSuggestion, ValueQuestion } from '../filter-props';
import type { Facet, FacetChoice, FacetName, PriceFacet } from './facets';
import { chosenOf, type FilterState, type FilterStore } from './filter-store';

/** Number of values that a list shows at first, and with each 'Show more'. */
const LIMIT = 10;

/** View of a filter: what its element is told apart by, and how far its lists are shown. */
export interface LibraryView {
	readonly id: string;
	/** Facets in their order. */
	readonly facets: readonly FacetName[];
	/** Number of pages of its values that each list shows, where it is more than one. */
	readonly pages: Readonly< Record< FacetName, number > >;
	/** Number of products of the listing. */
	readonly total: number;
	readonly query: ProductQuery;
	/** Query that the listing was made with, which is no choice of a shopper's. */
	readonly base: ProductQuery;
}

function countOf( count: number | null ): ShownCount | null {
	if ( count === null ) {
		return null;
	}
	const number = String( count );
	return {
		number,
		sentence: sprintf(
			/* translators: %s: number of products. */
			_n( '%s product', '%s products', count, 'marketday' ),
			number
		),
	};
}

const choiceOf = ( {
	value,
	label,
	count,
	isChosen,
	colour = '',
	depth = 0,
}: FacetChoice ): Choice => ( {
	value,
	id: '0',
	label,
	isChosen,
	isDisabled: false,
	depth,
	colour,
	stars: '',
	count: countOf( count ),
	isExtended: false,
	isFound: false,
} );

function listOf( { name, label, choices }: Facet, page: number ): ListSection {
	return {
		kind: 'list',
		key: name,
		heading: label,
		isOpen: true,
		facet: name,
		field: name,
		hasColours: choices.some( ( { colour } ) => colour ),
		page,
		hasMore: choices.length > page * LIMIT,
		isLong: choices.length > LIMIT,
		choices: choices
			.filter( ( { isChosen }, at ) => at < page * LIMIT || isChosen )
			.map( ( choice ) => ( {
				...choiceOf( choice ),
				stars: name === 'rating' ? choice.value : '',
			} ) ),
		found: null,
	};
}

/** An amount as it is typed: whole units of the currency, with decimals where there are some. */
const fieldText = ( minor: number | undefined, unit: number ) =>
	minor === undefined ? '' : String( minor / unit );

function priceOf(
	{ lowest, highest, currency }: PriceFacet,
	{ minimumPrice, maximumPrice }: ProductQuery,
	id: string
): PriceSection {
	const unit = 10 ** currency.minorUnit;
	const range = {
		lowest: Math.floor( lowest / unit ),
		highest: Math.ceil( highest / unit ),
	};
	return {
		kind: 'price',
		key: 'price',
		heading: __( 'Price', 'marketday' ),
		isOpen: true,
		id,
		...range,
		symbol: currency.symbol,
		hasSlider: range.highest > range.lowest,
		...pricesTyped(
			fieldText( minimumPrice, unit ),
			fieldText( maximumPrice, unit ),
			range
		),
		minField: 'min_price',
		maxField: 'max_price',
	};
}

function priceChips(
	{ price }: FilterState,
	{ minimumPrice, maximumPrice }: ProductQuery
): readonly Chip[] {
	if ( ! price ) {
		return [];
	}
	const chip = ( facet: string, label: string, minor?: number ) =>
		minor === undefined
			? []
			: [
					{
						facet,
						value: '',
						label: label.replace(
							'%s',
							formatMoney( minor, price.currency )
						),
					},
			  ];
	return [
		/* translators: %s: a price. */
		...chip( 'minPrice', __( 'Min: %s', 'marketday' ), minimumPrice ),
		/* translators: %s: a price. */
		...chip( 'maxPrice', __( 'Max: %s', 'marketday' ), maximumPrice ),
	];
}

const totalSentence = ( total: number ) =>
	sprintf(
		/* translators: %s: number of products. */
		_n( 'Show %s product', 'Show %s products', total, 'marketday' ),
		String( total )
	);

/** Content of the filter, of what its store knows. */
export function libraryContent(
	filter: FilterState,
	{ id, facets, pages, total, query, base }: LibraryView
): FilterContent {
	const lists = new Map( filter.facets.map( ( one ) => [ one.name, one ] ) );
	const heading = __( 'Filter', 'marketday' );
	return {
		id,
		heading,
		name: heading,
		hidden: [],
		chips: [
			...filter.facets.flatMap( ( { name, choices } ) =>
				choices
					.filter(
						( { value, isChosen } ) =>
							isChosen &&
							! chosenOf( base, name ).includes( value )
					)
					.map( ( { value, label } ) => ( {
						facet: name,
						value,
						label,
					} ) )
			),
			...priceChips( filter, query ),
		],
		chosen: String( filter.chosen ),
		isChosen: filter.chosen > 0,
		sections: facets.flatMap( ( name ): readonly Section[] => {
			if ( name === 'price' ) {
				return filter.price
					? [ priceOf( filter.price, query, `${ id }-price` ) ]
					: [];
			}
			const facet = lists.get( name );
			return facet && facet.choices.length > 0
				? [ listOf( facet, pages[ name ] ?? 1 ) ]
				: [];
		} ),
		total: totalSentence( total ),
	};
}

const minor = ( amount: string, unit: number ) =>
	amount === '' ? undefined : Math.round( Number( amount ) * unit );

/** Hands on to the store what a shopper has changed in the filter. */
export function updateStore(
	store: FilterStore,
	{ sections, chips }: FilterContent,
	query: ProductQuery
): void {
	const { facets, price } = store.getState();
	if ( chips.length === 0 ) {
		store.clear();
		return;
	}
	for ( const section of sections ) {
		if ( section.kind === 'price' && price ) {
			const unit = 10 ** price.currency.minorUnit;
			const low = minor( section.min, unit );
			const high = minor( section.max, unit );
			if ( low !== query.minimumPrice || high !== query.maximumPrice ) {
				store.setPrice( low, high );
			}
		} else if ( section.kind === 'list' ) {
			const before = new Set(
				facets
					.find( ( { name } ) => name === section.facet )
					?.choices.filter( ( { isChosen } ) => isChosen )
					.map( ( { value } ) => value )
			);
			for ( const { value, isChosen } of section.choices ) {
				if ( before.has( value ) !== isChosen ) {
					store.toggle( section.facet, value );
				}
			}
		}
	}
}

/** Further values of a list, or those that hold a text: a shop tells all of them at once. */
export function findFacetValues(
	{ facets }: FilterState,
	{ section: { facet }, page, find }: ValueQuestion
): ValueSuggestion {
	const choices =
		facets.find( ( { name } ) => name === facet )?.choices ?? [];
	const text = foldText( find );
	return find === ''
		? {
				choices: choices
					.slice( ( page - 1 ) * LIMIT, page * LIMIT )
					.map( choiceOf ),
				isLast: choices.length <= page * LIMIT,
		  }
		: {
				choices: choices
					.filter( ( { label } ) =>
						foldText( label ).includes( text )
					)
					.map( choiceOf ),
				isLast: true,
		  };
}
