// @features basket, checkout
// @also-on woocommerce

import { placeOrder } from './checkout-form';
import { php, product } from './shop';
import { type ShopResponse, Shopper } from './shopper';

/** A front end elsewhere: it knows its basket by the token alone. */
class FrontEnd {
	private token = '';

	async begin( items: ReadonlyArray< [ string, number ] > ) {
		const visitor = new Shopper();
		await visitor.cart();
		this.token = visitor.cartToken;
		for ( const [ name, quantity ] of items ) {
			await this.call( 'POST', '/cart/add-item', {
				id: product( name ),
				quantity,
			} );
		}
		return this;
	}

	call(
		method: string,
		path: string,
		body?: unknown
	): Promise< ShopResponse > {
		return new Shopper().storeApi( method, path, {
			nonce: false,
			headers: {
				'Cart-Token': this.token,
				Origin: 'https://front.example',
			},
			...( body === undefined ? {} : { body } ),
		} );
	}

	handOver() {
		return this.call( 'POST', '/cart/extensions', {
			namespace: 'marketday',
			data: { hand_over: true },
		} );
	}

	/** The address's path, as a browser asks for it. */
	async ticket(): Promise< string > {
		const { json } = await this.handOver();
		const { extensions } = json as unknown as {
			extensions: { marketday: { checkout_url: string } };
		};
		const { pathname, search } = new URL(
			extensions.marketday.checkout_url
		);
		return pathname + search;
	}
}

const follow = ( shopper: Shopper, path: string ) =>
	shopper.get( path, { 'Sec-Fetch-Site': 'cross-site' } );
const quantities = async ( shopper: Shopper ) =>
	Object.fromEntries(
		( await shopper.cart() ).items.map(
			( { id, quantity }: { id: number; quantity: number } ) => [
				id,
				quantity,
			]
		)
	);
const pathOf = ( { headers }: ShopResponse ) =>
	new URL( headers.get( 'location' ) ?? '', 'https://x.example' ).pathname;

describe( "a basket on its way to the shop's own checkout", () => {
	it( 'is there with all its lines, in a session that the front end cannot read', async () => {
		const front = await new FrontEnd().begin( [ [ 'mug', 2 ] ] );
		const ann = new Shopper();

		const response = await follow( ann, await front.ticket() );

		expect( response.status ).toBe( 303 );
		expect( pathOf( response ) ).toBe( '/checkout/' );
		expect( response.headers.get( 'referrer-policy' ) ).toBe(
			'no-referrer'
		);
		expect( await quantities( ann ) ).toEqual( {
			[ product( 'mug' ) ]: 2,
		} );
		await ann.storeApi( 'POST', '/cart/update-customer', {
			body: { billing_address: { first_name: 'Ann' } },
		} );
		const seen = await front.call( 'GET', '/cart' );
		expect( seen.json.items_count ).toBe( 2 );
		expect( seen.json.billing_address.first_name ).toBe( '' );
	} );

	it( 'joins what the shopper has in the shop already, once the shopper has agreed', async () => {
		const ann = new Shopper();
		await ann.add( product( 'sale' ) );
		const front = await new FrontEnd().begin( [ [ 'mug', 2 ] ] );
		const ticket = await front.ticket();
		const agreed = {
			'marketday-hand-over':
				new URL( ticket, 'https://x.example' ).searchParams.get(
					'marketday-hand-over'
				) ?? '',
			'marketday-hand-over-agreed': '1',
		};

		const question = await follow( ann, ticket );

		expect( question.status ).toBe( 200 );
		expect( question.text ).toContain( '2 × Enamel mug' );
		expect( question.headers.get( 'x-frame-options' ) ).toBe( 'DENY' );
		await follow( ann, `${ ticket }&marketday-hand-over-agreed=1` );
		await fetch( `${ process.env.MARKETDAY_URL }/`, {
			method: 'POST',
			redirect: 'manual',
			headers: {
				Origin: 'https://elsewhere.example',
				Cookie: [ ...ann.cookies ]
					.map( ( [ name, value ] ) => `${ name }=${ value }` )
					.join( '; ' ),
			},
			body: new URLSearchParams( agreed ),
		} );
		expect( await quantities( ann ) ).toEqual( {
			[ product( 'sale' ) ]: 1,
		} );

		const response = await ann.post( '/', agreed );

		expect( pathOf( response ) ).toBe( '/checkout/' );
		expect( await quantities( ann ) ).toEqual( {
			[ product( 'sale' ) ]: 1,
			[ product( 'mug' ) ]: 2,
		} );
	} );

	it( 'asks nobody who comes again with what came from there', async () => {
		const front = await new FrontEnd().begin( [ [ 'mug', 1 ] ] );
		const ann = new Shopper();
		await follow( ann, await front.ticket() );
		await front.call( 'POST', '/cart/add-item', {
			id: product( 'mug' ),
			quantity: 1,
		} );

		expect( ( await follow( ann, await front.ticket() ) ).status ).toBe(
			303
		);
	} );

	it( 'goes by each ticket once', async () => {
		const front = await new FrontEnd().begin( [ [ 'mug', 1 ] ] );
		const ticket = await front.ticket();
		await follow( new Shopper(), ticket );
		const bob = new Shopper();

		const response = await follow( bob, ticket );

		expect( response.status ).toBe( 303 );
		expect( pathOf( response ) ).toBe( '/cart/' );
		expect( await quantities( bob ) ).toEqual( {} );
	} );

	it( 'goes by no ticket that was changed, is too old or names another place', async () => {
		const front = await new FrontEnd().begin( [ [ 'mug', 1 ] ] );
		const ticket = await front.ticket();
		const old = php< { sent: string } >(
			`return [ 'sent' => Marketday\\Kernel\\SignedToken::sign( 'basket-hand-over', str_repeat( 'a', 32 ), time() - 1 ) ];`
		).sent;
		for ( const path of [
			ticket.replace( /.$/, ( last ) => ( last === 'A' ? 'B' : 'A' ) ),
			`/?marketday-hand-over=${ old }`,
			'/?marketday-hand-over=https://evil.example/',
			'/?marketday-hand-over[]=x',
		] ) {
			const bob = new Shopper();
			const response = await follow( bob, path );
			expect( [ 303, 403 ] ).toContain( response.status );
			expect( response.headers.get( 'location' ) ?? '' ).not.toContain(
				'evil'
			);
			expect( await quantities( bob ) ).toEqual( {} );
		}
		const withPlace = await follow(
			new Shopper(),
			`${ ticket }&redirect_to=https%3A%2F%2Fevil.example%2F`
		);
		expect( pathOf( withPlace ) ).toBe( '/checkout/' );
		expect( withPlace.headers.get( 'location' ) ).not.toContain( 'evil' );
	} );

	it( 'is refused where there is nothing in it', async () => {
		const front = await new FrontEnd().begin( [] );
		const { status, json } = await front.handOver();
		expect( status ).toBe( 400 );
		expect( json.message ).toBe( 'Your basket is empty.' );
	} );

	it( 'has ended in the front end once it is ordered', async () => {
		const front = await new FrontEnd().begin( [ [ 'mug', 1 ] ] );
		const ann = new Shopper();
		await follow( ann, await front.ticket() );

		const { status } = await placeOrder( ann );

		expect( status ).toBe( 200 );
		expect( ( await front.call( 'GET', '/cart' ) ).json.items_count ).toBe(
			0
		);
	} );
} );
