// @features blog-index

import { php } from './shop';

const PATH = '/wp-json/marketday/v1/posts/page/';

const ask = async (
	page: string,
	query: Record< string, unknown > = { category_name: 'contract-letters' }
) => {
	const response = await fetch(
		`${ process.env.MARKETDAY_URL ?? '' }${ PATH }${ page }`,
		{
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( query ),
		}
	);
	return { status: response.status, json: await response.json() };
};

beforeAll( () =>
	php( `
		$term = wp_insert_term( 'Contract letters', 'category' );
		foreach ( [ 'First', 'Second', 'Third' ] as $day => $title ) {
			wp_insert_post( [ 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => "$title letter", 'post_content' => 'Words.', 'post_date' => "2025-03-0" . ( $day + 1 ) . ' 10:00:00', 'post_category' => [ $term['term_id'] ] ] );
		}
	` )
);
afterAll( () =>
	php( `
		$term = get_term_by( 'name', 'Contract letters', 'category' );
		foreach ( get_posts( [ 'category' => $term->term_id, 'numberposts' => 10 ] ) as $post ) { wp_delete_post( $post->ID, true ); }
		wp_delete_term( $term->term_id, 'category' );
	` )
);

/** POST {endpoint}{page}[/{lang}] with a JSON query (docs/PROTOCOL.md#other-calls). */
describe( 'a further page of a blog', () => {
	it( 'is a JSON string of HTML, newest first', async () => {
		const { status, json } = await ask( '1', {
			category_name: 'contract-letters',
			per_page: 2,
		} );

		expect( status ).toBe( 200 );
		expect( typeof json ).toBe( 'string' );
		expect( String( json ) ).toMatch( /Third letter[^]*Second letter/ );
		expect( String( json ) ).not.toContain( 'First letter' );
	} );

	it( 'may name the language of the page', async () => {
		const { status, json } = await ask( '1/en' );

		expect( status ).toBe( 200 );
		expect( String( json ) ).toContain( 'First letter' );
	} );

	it( 'is empty after the last', async () => {
		expect( await ask( '2' ) ).toMatchObject( { status: 200, json: '' } );
	} );

	it.each( [
		[ 'page 0', '0', {} ],
		[ 'too many at once', '1', { per_page: 500 } ],
		[ 'a month that is none', '1', { monthnum: 13 } ],
		[ 'a list for a word', '1', { s: [ 'a' ] } ],
	] )( 'is refused for %s', async ( name, page, query ) => {
		expect( await ask( page, query ) ).toMatchObject( {
			status: 400,
			json: { code: 'rest_invalid_param' },
		} );
	} );
} );
