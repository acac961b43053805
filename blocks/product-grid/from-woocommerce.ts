import { alignOf, type Foreign } from '../_shared/editor/foreign';
import type { GridAttributes, GridKind, GridQuery } from './grid-attributes';

/** The settings that we have too; the rest keeps its default. */
type Carried = {
	[ Name in keyof GridAttributes ]?: GridAttributes[ Name ] | undefined;
};

const record = ( value: unknown ): Foreign =>
	typeof value === 'object' && value !== null ? { ...value } : {};
const numbers = ( value: unknown ): number[] =>
	( Array.isArray( value ) ? value : [] )
		.map( Number )
		.filter( ( id ) => Number.isInteger( id ) && id > 0 );
const within = ( value: unknown, most: number ): number | undefined =>
	typeof value === 'number' && value > 0
		? Math.min( most, Math.round( value ) )
		: undefined;

/** WooCommerce's orders by ours. */
const ORDERS: Readonly< Record< string, string > > = {
	popularity: 'popularity',
	rating: 'rating',
	date: 'date',
	price: 'price',
	price_asc: 'price',
	price_desc: 'price-desc',
	title: 'title',
	menu_order: 'menu_order',
};

/** Ready-made collections of the block Product Collection. */
const COLLECTIONS: Readonly< Record< string, GridKind > > = {
	'best-sellers': 'bestSelling',
	featured: 'featured',
	'new-arrivals': 'newest',
	'on-sale': 'onSale',
	'top-rated': 'topRated',
	'hand-picked': 'handPicked',
	related: 'related',
	upsells: 'upSells',
	'cross-sells': 'crossSells',
	'by-category': 'category',
	'by-tag': 'tag',
};

/** Values of attributes as WooCommerce saves them: of several attributes only the first has a place in ours. */
function attributeQuery( value: unknown ): GridQuery | null {
	const chosen = ( Array.isArray( value ) ? value : [] ).map( record );
	const taxonomyOf = ( one: Foreign ) => one.taxonomy ?? one.attr_slug;
	const taxonomy = chosen.map( taxonomyOf ).find( ( name ) => !! name );
	return typeof taxonomy === 'string'
		? {
				kind: 'attribute',
				taxonomy,
				ids: numbers(
					chosen
						.filter( ( one ) => taxonomyOf( one ) === taxonomy )
						.map( ( one ) => one.termId ?? one.id )
				),
		  }
		: null;
}

function collectionQuery( query: Foreign, collection: string ): GridQuery {
	const terms = record( query.taxQuery );
	const chosen: readonly GridQuery[] = [
		{
			kind: 'handPicked',
			ids: numbers( query.woocommerceHandPickedProducts ),
		},
		{ kind: 'category', ids: numbers( terms.product_cat ) },
		{ kind: 'tag', ids: numbers( terms.product_tag ) },
		attributeQuery( query.woocommerceAttributes ) ?? {
			kind: 'all',
			ids: [],
		},
	];
	return (
		chosen.find( ( { ids } ) => ids.length > 0 ) ?? {
			kind: kindOf( query, collection ),
			ids: [],
		}
	);
}

function kindOf( query: Foreign, collection: string ): GridKind {
	const named = COLLECTIONS[ collection.split( '/' ).pop() ?? '' ];
	if ( named ) {
		return named;
	}
	if ( query.woocommerceOnSale === true ) {
		return 'onSale';
	}
	return query.featured === true ? 'featured' : 'all';
}

/** Settings of the block Product Collection: what it lists, in which order, in how many columns. */
export function fromCollection( attributes: Foreign ): Carried {
	const query = record( attributes.query );
	const layout = record( attributes.displayLayout );
	const collection =
		typeof attributes.collection === 'string' ? attributes.collection : '';
	const order = `${ query.orderBy }${
		query.orderBy === 'price' && query.order === 'desc' ? '_desc' : ''
	}`;
	const stock = query.woocommerceStockStatus;
	return {
		...alignOf( attributes ),
		inherit: query.inherit === true,
		query: collectionQuery( query, collection ),
		order: ORDERS[ order ],
		perPage: within( query.perPage, 100 ),
		columns: within( layout.columns, 8 ),
		layout: layout.type === 'carousel' ? 'carousel' : 'grid',
		hideOutOfStock:
			Array.isArray( stock ) && ! stock.includes( 'outofstock' ),
	};
}

const PARTS = {
	image: 'showPicture',
	title: 'showTitle',
	price: 'showPrice',
	rating: 'showRating',
	button: 'showButton',
} as const;

/** Settings of the older blocks, one for each kind of product. */
export const fromProductsOf =
	( kind: GridKind ) =>
	( attributes: Foreign ): Carried => {
		const ids = numbers(
			attributes.categories ?? attributes.tags ?? attributes.products
		);
		const isListing = kind !== 'all';
		const columns = within( attributes.columns, 8 ) ?? 3;
		const rows = within( attributes.rows, 20 );
		const visible = record( attributes.contentVisibility );
		return {
			...alignOf( attributes ),
			query:
				kind === 'attribute'
					? attributeQuery( attributes.attributes ) ?? {
							kind,
							ids: [],
					  }
					: { kind, ids },
			order: ORDERS[ String( attributes.orderby ) ],
			columns,
			perPage: rows
				? Math.min( 100, rows * columns )
				: Math.max( columns, ids.length ),
			showPagination: ! isListing,
			followsFilter: ! isListing,
			...Object.fromEntries(
				Object.entries( PARTS )
					.filter( ( [ theirs ] ) => visible[ theirs ] === false )
					.map( ( [ , ours ] ) => [ ours, false ] )
			),
		};
	};
