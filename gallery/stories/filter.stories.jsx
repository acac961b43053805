import {
	createFilterStore,
	createProductListing,
	ProductFilter,
} from '@marketday/blocks';
import { WIRE_CURRENCY } from '../../tests/fakes/wire-cart-factory.ts';
import { aShop, never, page, refusing } from './a-shop.js';

/** The filter of a listing in each of its states. */
export default { title: 'Filter' };

const term = ( id, name, more = {} ) => ( {
	id,
	slug: name.toLowerCase(),
	name,
	depth: 0,
	colour: '',
	...more,
} );
const TERMS = [
	{
		taxonomy: 'product_cat',
		label: 'Category',
		terms: [
			term( 1, 'Kitchen' ),
			term( 2, 'Mugs', { depth: 1 } ),
			term( 3, 'Garden' ),
		],
	},
	{
		taxonomy: 'pa_colour',
		label: 'Colour',
		terms: [
			term( 11, 'Blue', { colour: '#4682b4' } ),
			term( 12, 'Red', { colour: '#cd5c5c' } ),
			term( 13, 'White', { colour: '#ffffff' } ),
		],
	},
	{
		taxonomy: 'pa_maker',
		label: 'Maker',
		terms: Array.from( { length: 24 }, ( _, at ) =>
			term( 100 + at, `Maker ${ at + 1 }` )
		),
	},
];

const counted = ( ids ) =>
	ids.map( ( id ) => ( { term: id, count: 1 + ( id % 5 ) } ) );
const idsOf = ( taxonomies ) =>
	TERMS.filter( ( { taxonomy } ) => taxonomies.includes( taxonomy ) ).flatMap(
		( { terms } ) => terms.map( ( { id } ) => id )
	);
const COUNTS = {
	price_range: { min_price: '500', max_price: '9000', ...WIRE_CURRENCY },
	stock_status_counts: [
		{ status: 'instock', count: 3 },
		{ status: 'outofstock', count: 1 },
	],
	rating_counts: [
		{ rating: 5, count: 2 },
		{ rating: 4, count: 1 },
	],
	taxonomy_counts: counted( idsOf( [ 'product_cat' ] ) ),
	attribute_counts: counted( idsOf( [ 'pa_colour', 'pa_maker' ] ) ),
};

/** A shop whose facets are these counts, or what is answered in their place. */
const facetShop = ( counts = COUNTS ) =>
	aShop( ( path ) => {
		if ( path.startsWith( 'marketday/v1/facets' ) ) {
			return [ { counts, terms: TERMS } ];
		}
		return path.includes( 'collection-data' ) ? [ counts ] : undefined;
	} );

function story( facets, { shop = facetShop(), query = {}, ...more } = {} ) {
	const listing = createProductListing( { shop, start: page } );
	// What the listing is made with is no choice; a choice is.
	void listing.change( query );
	return {
		render: () => (
			<ProductFilter
				listing={ listing }
				facets={ facets }
				store={ createFilterStore( { shop, listing, facets } ) }
			/>
		),
		...more,
	};
}

const ALL = [ 'price', 'category', 'pa_colour', 'rating', 'stock', 'sale' ];

const shop = facetShop();
const listing = createProductListing( { shop, start: page } );
const filter = createFilterStore( { shop, listing, facets: ALL } );

export const Sections = {
	render: () => (
		<ProductFilter listing={ listing } facets={ ALL } store={ filter } />
	),
};
export const Chips = story( ALL, {
	query: {
		category: 'mugs',
		attributes: { pa_colour: [ 'blue', 'red' ] },
		stock: [ 'instock' ],
		minimumPrice: 1000,
	},
} );
export const Slider = story( [ 'price' ], {
	query: { minimumPrice: 1500, maximumPrice: 6000 },
} );
export const Colours = story( [ 'pa_colour' ], {
	query: { attributes: { pa_colour: [ 'white' ] } },
} );
export const Stars = story( [ 'rating' ] );
export const LongList = story( [ 'pa_maker' ] );
export const LongListShownOn = story( [ 'pa_maker' ], {
	play: async ( { canvas, userEvent } ) =>
		userEvent.click(
			await canvas.findByRole( 'button', { name: 'Show more' } )
		),
} );
export const LongListSearched = story( [ 'pa_maker' ], {
	play: async ( { canvas, userEvent } ) =>
		userEvent.type( await canvas.findByRole( 'searchbox' ), '12' ),
} );
export const LongListWithNothingFound = story( [ 'pa_maker' ], {
	play: async ( { canvas, userEvent } ) =>
		userEvent.type( await canvas.findByRole( 'searchbox' ), 'zzz' ),
} );
export const InTheDialog = story( ALL, {
	// The button is shown on small screens alone.
	play: async ( { canvasElement } ) =>
		canvasElement
			.querySelector( '.marketday-product-filter__opener' )
			?.click(),
} );
export const Empty = story( [ 'pa_colour', 'rating' ], {
	shop: facetShop( { attribute_counts: [], rating_counts: [] } ),
} );
export const Waiting = story( ALL, { shop: aShop( () => never() ) } );
export const Refused = story( ALL, { shop: refusing } );
