// @features product-filter
// @also-on woocommerce

import { place } from './filter-page';
import { setOptions } from './shop';

const FRONT = 'https://front.example';
const COUNTS =
	'calculate_price_range=true&calculate_stock_status_counts=true&calculate_taxonomy_counts[0]=product_cat';

interface Terms {
	taxonomy: string;
	label: string;
	terms: { id: number; slug: string; name: string; depth: number }[];
}

async function get( path: string, headers: Record< string, string > = {} ) {
	const response = await fetch(
		`${ process.env.MARKETDAY_URL }/wp-json/${ path }`,
		{ headers }
	);
	return { response, json: await response.json() };
}

describe( 'GET marketday/v1/facets', () => {
	it( 'has the counts of the Store API and the values of what is named, at once', async () => {
		const { response, json } = await get(
			`marketday/v1/facets?taxonomies[0]=product_cat&taxonomies[1]=${ place.colour }&${ COUNTS }`
		);
		const counted = await get(
			`wc/store/v1/products/collection-data?${ COUNTS }`
		);
		const categories = await get(
			'wc/store/v1/products/categories?per_page=100'
		);
		const [ tree, colours ] = json.terms as [ Terms, Terms ];

		expect( response.status ).toBe( 200 );
		expect( json.counts ).toEqual( counted.json );
		expect( tree.taxonomy ).toBe( 'product_cat' );
		expect( tree.terms.map( ( { slug } ) => slug ).sort() ).toEqual(
			categories.json.map( ( { slug }: { slug: string } ) => slug ).sort()
		);
		expect( colours.label ).toBe( 'Colour' );
		expect( colours.terms ).toContainEqual(
			expect.objectContaining( {
				id: place.blue,
				slug: place.blueSlug,
				name: 'Blue',
				depth: 0,
			} )
		);
	} );

	it( 'counts within a choice', async () => {
		const choice = `category=${ place.kitchenSlug }&${ COUNTS }`;
		const { json } = await get( `marketday/v1/facets?${ choice }` );
		const counted = await get(
			`wc/store/v1/products/collection-data?${ choice }`
		);

		expect( json ).toEqual( { counts: counted.json, terms: [] } );
	} );

	it( 'is answered to a front end of the settings, which has no cookies', async () => {
		setOptions( { marketday_front_ends: [ FRONT ] } );
		const { response } = await get( `marketday/v1/facets?${ COUNTS }`, {
			Origin: FRONT,
		} );

		const header = ( name: string ) =>
			response.headers.get( `access-control-allow-${ name }` );
		expect( header( 'origin' ) ).toBe( FRONT );
		expect( header( 'credentials' ) ).toBeNull();
		setOptions( { marketday_front_ends: [] } );
	} );

	it( 'has no values for an attribute that the shop has not', async () => {
		const { response, json } = await get(
			'marketday/v1/facets?taxonomies[0]=pa_nothing'
		);

		expect( response.status ).toBe( 200 );
		expect( json.terms ).toEqual( [
			{ taxonomy: 'pa_nothing', label: 'pa_nothing', terms: [] },
		] );
	} );

	it.each( [
		[ 'another taxonomy', 'taxonomies[0]=post_tag' ],
		[ 'a text for a list', 'taxonomies=product_cat' ],
		[ 'a list in the list', 'taxonomies[0][0]=product_cat' ],
		[ 'what the Store API refuses', 'catalog_visibility=nowhere' ],
	] )( 'refuses %s', async ( _name, query ) => {
		const { response, json } = await get(
			`marketday/v1/facets?${ query }`
		);

		expect( response.status ).toBe( 400 );
		expect( json ).toHaveProperty( 'message' );
	} );
} );
