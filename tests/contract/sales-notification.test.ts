// @features sales-notification
// @also-on woocommerce

import { placeOrder } from './checkout-form';
import { php, product, setOptions } from './shop';
import { Shopper } from './shopper';

const shown = ( where: string ) =>
	setOptions( { marketday_sales_notification: where } );

/** POST sales/v1/notification (docs/PROTOCOL.md#other-calls): no body; `{ html: [...] }`. */
describe( 'sales/v1/notification', () => {
	const ask = () =>
		new Shopper().post( '/wp-json/sales/v1/notification', {} );

	beforeAll( async () => {
		const ann = new Shopper();
		await ann.add( product( 'voucher' ) );
		const { json } = await placeOrder( ann );
		php(
			`$engine->orders()->setStatus( ${ json.order_id }, Marketday\\Engine\\Contract\\OrderStatus::Processing ); return [];`
		);
	} );
	afterAll( () => shown( 'nowhere' ) );

	it( 'tells nothing of a shop that has not switched it on', async () => {
		shown( 'nowhere' );

		const { status, json } = await ask();

		expect( [ status, json ] ).toEqual( [ 200, { html: [] } ] );
	} );

	it( 'tells a paid order by product and time, and never by name', async () => {
		shown( 'block' );

		const { json } = await ask();

		const { html } = json as unknown as { html: string[] };
		expect( html[ 0 ] ).toMatch( /Someone bought .*<time datetime="/ );
		expect( html.join() ).not.toMatch( /Ann|Smith|York|example\.com/ );
	} );

	it( 'answers no look', async () => {
		const { status } = await new Shopper().get(
			'/wp-json/sales/v1/notification'
		);

		expect( status ).toBe( 404 );
	} );
} );
