import { shopAt } from './shop-at';

/** The addresses that a shop asks. */
async function ask( address: string ): Promise< string[] > {
	const asked: string[] = [];
	const response: Partial< Response > = {
		ok: true,
		status: 200,
		headers: new Headers(),
		json: async () => ( {} ),
	};
	global.fetch = async ( url ) => {
		asked.push( String( url ) );
		return response as Response;
	};
	await shopAt( address ).client.read(
		'marketday/v1/products/12/form?currency=EUR'
	);
	return asked;
}

describe( 'shopAt', () => {
	it( 'asks where every site answers, whatever its permalinks are', async () => {
		expect( await ask( 'https://plain.example' ) ).toEqual( [
			'https://plain.example/?rest_route=/marketday/v1/products/12/form&currency=EUR',
		] );
	} );

	it( 'asks a site in a folder there', async () => {
		expect( await ask( 'https://shop.example/de/' ) ).toEqual( [
			'https://shop.example/de/?rest_route=/marketday/v1/products/12/form&currency=EUR',
		] );
	} );

	it( 'is one shop for an address', () => {
		expect( shopAt( 'https://one.example' ) ).toBe(
			shopAt( 'https://one.example/' )
		);
	} );
} );
