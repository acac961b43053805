// @features paypal
// @also-on woocommerce

import { ANN, placeOrder } from './checkout-form';
import { orderOf } from './paypal-fake';
import { aBuyer, connectPayPal, fake } from './paypal-scene';
import { php } from './shop';
import type { ShopResponse, Shopper } from './shopper';

connectPayPal();

const HIDDEN = /<input type="hidden"[^>]*>/g;

/** The path of an address of this site. */
const pathOf = ( address: string ) => {
	const { pathname, search } = new URL( address );
	return pathname + search;
};
const tokenOf = ( address: string ) =>
	new URL( address ).searchParams.get( 'token' ) ?? '';

/** An order of the checkout whose shopper has left for PayPal's page. */
async function begun() {
	const buyer = await aBuyer();
	const { json } = await placeOrder( buyer, {
		payment_method: 'marketday_paypal',
		shipping_address: ANN,
	} );
	return {
		buyer,
		id: json.order_id as number,
		token: tokenOf( json.payment_result.redirect_url ),
	};
}

/** What the shopper says at PayPal's page, and where it leads him. */
async function say(
	buyer: Shopper,
	token: string,
	decision: 'yes' | 'no'
): Promise< ShopResponse > {
	const { headers } = await fetch(
		`${ fake.url }/checkoutnow?token=${ token }`,
		{
			method: 'POST',
			redirect: 'manual',
			body: new URLSearchParams( { answer: decision } ),
		}
	);
	return buyer.get( pathOf( headers.get( 'location' ) ?? '' ) );
}

const payPath = ( id: number ) =>
	pathOf(
		php< { url: string } >(
			`return [ 'url' => $engine->payments()->payUrl( $engine->payments()->order( ${ id } ) ) ];`
		).url
	);

/** Sends the form of the order's own page; answers the number of the payment that it begins. */
async function payOnItsPage( buyer: Shopper, id: number ): Promise< string > {
	const { text } = await buyer.get( payPath( id ) );
	const form =
		text
			.split( /<form/ )
			.find( ( part ) => part.includes( 'marketday_paypal' ) ) ?? '';
	const fields: Record< string, string > = {
		payment_method: 'marketday_paypal',
	};
	for ( const [ input ] of form.matchAll( HIDDEN ) ) {
		const of = ( name: string ) =>
			new RegExp( `${ name }="([^"]*)"` ).exec( input )?.[ 1 ] ?? '';
		fields[ of( 'name' ) ] = of( 'value' );
	}
	const { headers } = await buyer.post( payPath( id ), fields );
	return tokenOf( headers.get( 'location' ) ?? '' );
}

const statusOf = ( id: number ) =>
	php< { status: string } >(
		`return [ 'status' => $engine->payments()->order( ${ id } )->status->value ];`
	).status;

describe( 'turning back at PayPal', () => {
	it( 'from the checkout brings the basket back, and says so', async () => {
		const { buyer, id, token } = await begun();

		const back = await say( buyer, token, 'no' );

		expect( back.headers.get( 'location' ) ).toMatch( /\/checkout\/$/ );
		expect( statusOf( id ) ).toBe( 'cancelled' );
		expect( ( await buyer.cart() ).items_count ).toBe( 1 );
		expect( ( await buyer.get( '/checkout/' ) ).text ).toContain(
			'Your basket is still here.'
		);
	} );

	it( 'from the page that pays an order leads there again: the order goes on waiting', async () => {
		const { buyer, id } = await begun();
		const token = await payOnItsPage( buyer, id );

		const back = await say( buyer, token, 'no' );

		const to = pathOf( back.headers.get( 'location' ) ?? '' );
		expect( to ).toBe( payPath( id ) );
		expect( statusOf( id ) ).toBe( 'pending' );
		const { text } = await buyer.get( to );
		expect( text ).toContain(
			'Payment cancelled. You can pay for your order here.'
		);
		expect( text ).not.toContain( 'basket is still here' );

		const second = await payOnItsPage( buyer, id );
		const paid = await say( buyer, second, 'yes' );
		expect( paid.headers.get( 'location' ) ).toContain( 'order-received' );
		expect( statusOf( id ) ).toBe( 'processing' );
		expect( orderOf( second ).count ).toBe( 1 );
		expect( ( await fake.state() ).captures ).toHaveLength( 1 );
	}, 120_000 );
} );
