// @features product-filter
// @also-on woocommerce

import { Shopper } from './shopper';

interface Data {
	price_range: {
		min_price: string;
		currency_code: string;
		currency_minor_unit: number;
	};
	attribute_counts: ReadonlyArray< { term: number; count: number } >;
	taxonomy_counts: ReadonlyArray< { term: number; count: number } >;
	stock_status_counts: ReadonlyArray< {
		status: string;
		count: number | string;
	} >;
	rating_counts: unknown;
}

const ask = async ( query: string ) => {
	const { json } = await new Shopper().storeApi(
		'GET',
		`/products/collection-data?${ query }`
	);
	return json as unknown as Data;
};
const listed = async ( query: string ) => {
	const { json } = await new Shopper().storeApi(
		'GET',
		`/products?per_page=100&${ query }`
	);
	return json as unknown as Array< {
		average_rating: string;
		review_count: number;
		is_in_stock: boolean;
		prices: { price: string; price_range: { min_amount: string } | null };
		categories: Array< { id: number } >;
	} >;
};
const ALL = 'catalog_visibility=catalog';

describe( 'GET products/collection-data', () => {
	it( 'answers nothing that was not asked for', async () => {
		expect( await ask( ALL ) ).toEqual( {
			price_range: null,
			attribute_counts: null,
			rating_counts: null,
			stock_status_counts: null,
			taxonomy_counts: null,
		} );
	} );

	it( 'tells the lowest price of what is listed, whatever price was chosen', async () => {
		const prices = ( await listed( ALL ) )
			.filter( ( { prices: { price } } ) => price !== '' )
			.map( ( { prices: { price, price_range: range } } ) =>
				Number( range?.min_amount ?? price )
			);
		const { price_range: range } = await ask(
			`${ ALL }&calculate_price_range=true&max_price=1`
		);

		expect( Number( range.min_price ) ).toBe( Math.min( ...prices ) );
		expect( range.currency_code ).toBe( 'GBP' );
		expect( range.currency_minor_unit ).toBe( 2 );
	} );

	it( 'counts the products of each category as the list has them', async () => {
		const expected = new Map< number, number >();
		for ( const { categories } of await listed( ALL ) ) {
			for ( const { id } of categories ) {
				expected.set( id, ( expected.get( id ) ?? 0 ) + 1 );
			}
		}
		const { taxonomy_counts: counts } = await ask(
			`${ ALL }&calculate_taxonomy_counts[0]=product_cat`
		);
		const found = new Map(
			counts.map( ( { term, count } ) => [
				Number( term ),
				Number( count ),
			] )
		);

		for ( const [ term, count ] of expected ) {
			expect( found.get( term ) ).toBeGreaterThanOrEqual( count );
		}
		expect( found.size ).toBeGreaterThan( 0 );
	} );

	it( 'counts an attribute without its own choice', async () => {
		const count = 'calculate_attribute_counts[0][taxonomy]=pa_colour';
		const or = `${ count }&calculate_attribute_counts[0][query_type]=or`;
		const whole = await ask( `${ ALL }&${ or }` );

		const chosen = await ask(
			`${ ALL }&${ or }&attributes[0][attribute]=pa_colour&attributes[0][slug][0]=blue&attributes[0][operator]=in`
		);

		expect( whole.attribute_counts.length ).toBeGreaterThan( 0 );
		expect( chosen.attribute_counts ).toEqual( whole.attribute_counts );
	} );

	it( 'counts what is in stock and how it is rated', async () => {
		const data = await ask(
			`${ ALL }&calculate_stock_status_counts=true&calculate_rating_counts=true`
		);
		const stock = Object.fromEntries(
			data.stock_status_counts.map( ( { status, count } ) => [
				status,
				// WooCommerce counts in text.
				Number( count ),
			] )
		);
		const answered = await listed( `${ ALL }&stock_status[0]=outofstock` );

		expect( stock.outofstock ).toBe( answered.length );
		expect( Array.isArray( data.rating_counts ) ).toBe( true );
	} );
} );
