// @features coming-soon
// @also-on woocommerce

import { isWooCommerce, php, setOptions } from './shop';
import { Shopper } from './shopper';

/** A shop that is not open yet (docs/PROTOCOL.md#store-notice): WooCommerce has its own, by the same options and the same call. */
const whereOurs = isWooCommerce ? describe.skip : describe;

whereOurs( 'Coming soon', () => {
	const close = ( coming: string, alone: string ) =>
		setOptions( {
			woocommerce_coming_soon: coming,
			woocommerce_store_pages_only: alone,
		} );
	const statusOf = async ( path: string ) =>
		( await new Shopper().get( path ) ).status;

	afterAll( () => close( 'no', 'no' ) );

	it( 'lets visitors read that the shop opens soon, and keeps that from caches', async () => {
		close( 'yes', 'no' );

		const { status, text, headers } = await new Shopper().get( '/shop/' );

		expect( status ).toBe( 503 );
		expect( text ).toContain( 'We’re opening soon' );
		expect( headers.get( 'retry-after' ) ).toBe( '86400' );
		expect( headers.get( 'cache-control' ) ).toMatch( /no-store|no-cache/ );
		expect( await statusOf( '/' ) ).toBe( 503 );
	} );

	it( 'may close the shop alone', async () => {
		close( 'yes', 'yes' );

		expect( await statusOf( '/product/enamel-mug/' ) ).toBe( 503 );
		expect( await statusOf( '/cart/' ) ).toBe( 503 );
		expect( await statusOf( '/' ) ).toBe( 200 );
	} );

	it( 'is over when the shop opens', async () => {
		close( 'no', 'no' );

		expect( await statusOf( '/shop/' ) ).toBe( 200 );
	} );

	it( 'refuses who is not logged in to close the banner', async () => {
		const { id } = php< { id: number } >(
			"return [ 'id' => (int) get_users( [ 'role' => 'administrator', 'fields' => 'ID' ] )[0] ];"
		);

		const { status } = await new Shopper().post(
			`/wp-json/wp/v2/users/${ id }`,
			{ 'woocommerce_meta[coming_soon_banner_dismissed]': 'yes' }
		);

		expect( status ).toBe( 401 );
	} );
} );
