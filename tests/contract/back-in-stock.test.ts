// @features back-in-stock
// @also-on woocommerce

import { php, product, setOptions } from './shop';
import { Shopper } from './shopper';

/** The form on a sold-out product's page, and the button that a mail's link leads to: plain forms of a page that holds no nonce. */
describe( 'Back in stock', () => {
	const HAT = '/product/felt-hat/';
	const ask = (
		shopper: Shopper,
		fields: Record< string, string | number > = {}
	) =>
		shopper.post( HAT, {
			'marketday-action': 'back-in-stock',
			product_id: product( 'soldout' ),
			item: product( 'soldout' ),
			email: 'ann@example.com',
			...fields,
		} );
	const waiting = () =>
		php< { rows: number } >(
			`$list = new Marketday\\Lists\\BackInStock\\WaitingList( new Marketday\\Kernel\\SystemClock() ); return [ 'rows' => count( $list->of( 'ann@example.com' ) ) ];`
		).rows;

	beforeAll( () => setOptions( { marketday_back_in_stock: 'yes' } ) );
	afterAll( () => {
		setOptions( { marketday_back_in_stock: 'no' } );
		php(
			`$list = new Marketday\\Lists\\BackInStock\\WaitingList( new Marketday\\Kernel\\SystemClock() ); array_map( fn ( $one ) => $list->delete( $one->id ), $list->of( 'ann@example.com' ) ); return [];`
		);
	} );

	it( 'has its form on the page of what is sold out, and of nothing else', async () => {
		const visitor = new Shopper();

		const { text } = await visitor.get( HAT );
		expect( text ).toContain( 'Email me when it’s back' );
		expect( text ).not.toContain( 'marketday-nonce" value' );
		expect(
			( await visitor.get( '/product/enamel-mug/' ) ).text
		).not.toContain( 'Email me when it’s back' );
	} );

	it.each( [
		[ 'no address', { email: 'ann' } ],
		[ 'a product that can be bought', { item: 0 } ],
	] )( 'keeps nothing of %s, and says so', async ( name, fields ) => {
		const { status, text } = await ask( new Shopper(), fields );

		expect( status ).toBe( 200 );
		expect( text ).toMatch( /valid email address|is in stock/ );
		expect( waiting() ).toBe( 0 );
	} );

	it( 'keeps nobody where the shop sends no such mails', async () => {
		setOptions( { marketday_back_in_stock: 'no' } );
		const { text } = await ask( new Shopper() );
		setOptions( { marketday_back_in_stock: 'yes' } );

		expect( text ).toContain( 'doesn’t send stock alerts' );
		expect( waiting() ).toBe( 0 );
	} );

	it( 'keeps who asks, and answers the same once more', async () => {
		const ann = new Shopper();
		const first = await ask( ann );
		const second = await ask( ann );

		expect( [ first.status, second.status ] ).toEqual( [ 303, 303 ] );
		expect( waiting() ).toBe( 1 );
	} );
} );
