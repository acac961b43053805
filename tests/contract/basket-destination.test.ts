// @features basket
// @also-on woocommerce

import { guestNonce, product } from './shop';
import { Shopper } from './shopper';

const send = ( shopper: Shopper, fields: Record< string, string > ) =>
	shopper.post( '/cart/', {
		'marketday-action': 'update-destination',
		'marketday-nonce': guestNonce( 'marketday-basket' ),
		...fields,
	} );

async function withMug(): Promise< Shopper > {
	const shopper = new Shopper();
	await shopper.add( product( 'mug' ) );
	return shopper;
}

async function destination( shopper: Shopper ): Promise< unknown > {
	const { json } = await shopper.storeApi( 'GET', '/cart' );
	return json.shipping_rates[ 0 ]?.destination;
}

describe( 'where the basket goes', () => {
	it( 'is told, and asked for without scripts', async () => {
		const shopper = await withMug();

		const page = await shopper.get( '/cart/' );
		expect( page.text ).toContain( 'Delivery to United Kingdom' );
		expect( page.text ).not.toContain( 'name="shipping_country"' );

		const asking = await shopper.get( '/cart/?deliver-to=1' );
		expect( asking.text ).toContain( 'name="shipping_country"' );
		expect( asking.text ).toContain( 'name="shipping_postcode"' );
	} );

	it( 'decides what delivery costs before the checkout', async () => {
		const shopper = await withMug();

		const response = await send( shopper, {
			shipping_country: 'FR',
			shipping_postcode: '75001',
		} );

		expect( response.status ).toBe( 303 );
		expect( await destination( shopper ) ).toMatchObject( {
			country: 'FR',
			postcode: '75001',
		} );
		const page = await shopper.get( '/cart/' );
		expect( page.text ).toContain( 'Delivery updated.' );
		expect( page.text ).toContain( 'Delivery to 75001, France' );
	} );

	it.each( [
		[ 'of no country', { shipping_country: 'XX' } ],
		[ 'left out', {} ],
		[ 'too long', { shipping_country: 'F'.repeat( 5000 ) } ],
		[
			'of another country’s postcode',
			{ shipping_country: 'GB', shipping_postcode: 'x' },
		],
	] )(
		'stays as it was where it is %s, and is asked for again',
		async ( _what, fields ) => {
			const shopper = await withMug();
			const before = await destination( shopper );

			const response = await send( shopper, {
				shipping_postcode: '75001',
				...fields,
			} );

			expect( response.status ).toBe( 303 );
			expect( await destination( shopper ) ).toEqual( before );
			const page = await shopper.get( '/cart/?deliver-to=1' );
			expect( page.text ).not.toContain( 'Delivery updated.' );
			expect( page.text ).toContain( 'marketday-notice--error' );
			expect( response.headers.get( 'location' ) ).toContain(
				'/?deliver-to=1#deliver-to'
			);
		}
	);

	it( 'is not asked for what is not sent', async () => {
		const shopper = new Shopper();
		await shopper.add( product( 'voucher' ) );
		const page = await shopper.get( '/cart/' );
		expect( page.text ).not.toContain( 'Delivery to' );
	} );
} );
