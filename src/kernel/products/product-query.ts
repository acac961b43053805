/** Orders of a listing: the shop's own, or one of these. */
export type ProductSort =
	| 'newest'
	| 'popularity'
	| 'rating'
	| 'price-low'
	| 'price-high'
	| 'name';

/** Conditions of the products that are asked for. Empty parts ask for all. */
export interface ProductQuery {
	readonly search?: string;
	/** Slugs or ids, `mugs` or `12,15`; what lies below a category is in it. */
	readonly category?: string;
	readonly tag?: string;
	/** Ids of these alone, in this order. */
	readonly ids?: readonly number[];
	/** Slugs of which a product has one, by the attribute's taxonomy: `{ pa_colour: [ 'blue' ] }`. */
	readonly attributes?: Readonly< Record< string, readonly string[] > >;
	/** Price as displayed, in minor units. */
	readonly minimumPrice?: number;
	readonly maximumPrice?: number;
	/** Whole stars. */
	readonly ratings?: readonly number[];
	/** `instock`, `outofstock`, `onbackorder`. */
	readonly stock?: readonly string[];
	readonly onSale?: boolean;
	readonly featured?: boolean;
	/** Id of the product that they go with. */
	readonly related?: number;
	readonly sort?: ProductSort;
	/** 1 to 100; 12 where it is not said. */
	readonly perPage?: number;
}

export type Parameters = Readonly<
	Record< string, string | number | boolean >
>;

const SORTS: Readonly< Record< ProductSort, readonly [ string, string ] > > = {
	newest: [ 'date', 'desc' ],
	popularity: [ 'popularity', 'desc' ],
	rating: [ 'rating', 'desc' ],
	'price-low': [ 'price', 'asc' ],
	'price-high': [ 'price', 'desc' ],
	name: [ 'title', 'asc' ],
};

const PER_PAGE = 12;

const list = ( name: string, values: readonly ( string | number )[] = [] ) =>
	values.map( ( value, at ) => [ `${ name }[${ at }]`, value ] as const );

/** Parameters of what is chosen, in the Store API's own names; neither order nor page. */
export function choiceParameters( query: ProductQuery ): Parameters {
	const attributes = Object.entries( query.attributes ?? {} ).filter(
		( [ , slugs ] ) => slugs.length > 0
	);
	const single = {
		search: query.search,
		category: query.category,
		tag: query.tag,
		min_price: query.minimumPrice,
		max_price: query.maximumPrice,
		on_sale: query.onSale || undefined,
		featured: query.featured || undefined,
		related: query.related,
	};
	return Object.fromEntries( [
		...Object.entries( single ).filter(
			( [ , value ] ) => value !== undefined && value !== ''
		),
		[ 'catalog_visibility', query.search ? 'search' : 'catalog' ],
		...list( 'include', query.ids ),
		...list( 'rating', query.ratings ),
		...list( 'stock_status', query.stock ),
		...attributes.flatMap( ( [ taxonomy, slugs ], at ) => [
			[ `attributes[${ at }][attribute]`, taxonomy ],
			...list( `attributes[${ at }][slug]`, slugs ),
			[ `attributes[${ at }][operator]`, 'in' ],
		] ),
	] );
}

/** The whole question, in the Store API's own names. */
export function parametersOf( query: ProductQuery, page: number ): Parameters {
	const [ orderby, order ] = query.ids
		? [ 'include', 'asc' ]
		: SORTS[ query.sort ?? 'newest' ];
	return {
		...choiceParameters( query ),
		orderby,
		order,
		page,
		per_page: query.perPage ?? PER_PAGE,
	};
}

/** Parameters as they stand in an address. */
export const addressPart = ( parameters: Parameters ): string =>
	new URLSearchParams(
		Object.entries( parameters ).map( ( [ name, value ] ) => [
			name,
			String( value ),
		] )
	).toString();
