// @features basket, newsletter, currency-switcher, calendar
// @also-on woocommerce

import { workFor } from './captcha-work';
import { php, product, setOptions } from './shop';
import { Shopper } from './shopper';

const FRONT = 'https://front.example';
const site = process.env.MARKETDAY_URL ?? '';

/** A call as a browser sends it from a page of another origin. */
const from = ( origin: string, path: string, request: RequestInit = {} ) =>
	fetch( `${ site }/wp-json/${ path }`, {
		...request,
		headers: {
			Origin: origin,
			'Sec-Fetch-Site': 'cross-site',
			'Content-Type': 'application/json',
			...request.headers,
		},
	} );

const allowed = ( { headers }: Response ) =>
	headers.get( 'access-control-allow-origin' );
const withCookies = ( { headers }: Response ) =>
	headers.get( 'access-control-allow-credentials' );

describe( 'a front end elsewhere', () => {
	afterEach( () => setOptions( { marketday_front_ends: [] } ) );

	it( 'gets no basket to read without a setting', async () => {
		expect( allowed( await from( FRONT, 'wc/store/v1/cart' ) ) ).toBeNull();
	} );

	it( 'begins a basket without cookies once the settings name its origin', async () => {
		setOptions( { marketday_front_ends: [ FRONT ] } );

		const cart = await from( FRONT, 'wc/store/v1/cart' );

		expect( allowed( cart ) ).toBe( FRONT );
		expect( withCookies( cart ) ).toBeNull();
		expect( cart.headers.get( 'access-control-expose-headers' ) ).toContain(
			'Cart-Token'
		);
		expect( cart.headers.get( 'vary' ) ).toContain( 'Origin' );
		expect( cart.headers.get( 'cart-token' ) ).toMatch( /^ey/ );
	} );

	it.each( [
		[ 'another scheme', 'http://front.example' ],
		[ 'another port', 'https://front.example:8443' ],
		[ 'a host below', 'https://evil.front.example' ],
		[ 'a host that begins alike', 'https://front.example.evil.example' ],
		[ 'a page that hides where it is', 'null' ],
	] )( 'is not %s', async ( _, origin ) => {
		setOptions( { marketday_front_ends: [ FRONT ] } );

		expect(
			allowed( await from( origin, 'wc/store/v1/cart' ) )
		).toBeNull();
	} );

	it( 'changes its basket by the token, and is never answered for the browser that has one of its own', async () => {
		setOptions( { marketday_front_ends: [ FRONT ] } );
		const ann = new Shopper();
		await ann.add( product( 'mug' ), 3 );
		const token =
			( await from( FRONT, 'wc/store/v1/cart' ) ).headers.get(
				'cart-token'
			) ?? '';
		const cookie = [ ...ann.cookies ]
			.map( ( [ name, value ] ) => `${ name }=${ value }` )
			.join( '; ' );

		const added = await from( FRONT, 'wc/store/v1/cart/add-item', {
			method: 'POST',
			headers: { 'Cart-Token': token, Cookie: cookie },
			body: JSON.stringify( { id: product( 'mug' ), quantity: 1 } ),
		} );

		expect( allowed( added ) ).toBe( FRONT );
		expect( withCookies( added ) ).toBeNull();
		expect( ( await added.json() ).items_count ).toBe( 1 );
		expect( ( await ann.cart() ).items_count ).toBe( 3 );
	} );

	it( 'may ask before it sends the token', async () => {
		setOptions( { marketday_front_ends: [ FRONT ] } );

		const asked = await from( FRONT, 'wc/store/v1/cart/add-item', {
			method: 'OPTIONS',
			headers: {
				'Access-Control-Request-Method': 'POST',
				'Access-Control-Request-Headers': 'cart-token,content-type',
			},
		} );

		expect( asked.status ).toBe( 200 );
		expect( allowed( asked ) ).toBe( FRONT );
		expect( asked.headers.get( 'access-control-allow-headers' ) ).toContain(
			'Cart-Token'
		);
	} );

	it( 'subscribes an address, which no other site may', async () => {
		const send = ( consent: string ) =>
			from( FRONT, 'marketday/v1/newsletter-subscribers', {
				method: 'POST',
				body: JSON.stringify( { email: 'front@example.com', consent } ),
			} );
		const words =
			'Email me news and offers. I can unsubscribe at any time.';
		expect( ( await send( words ) ).status ).toBe( 403 );
		setOptions( { marketday_front_ends: [ FRONT ] } );

		const refused = await send( 'Whatever a caller likes.' );
		expect( refused.status ).toBe( 400 );
		expect( ( await refused.json() ).message ).toContain( words );
		const taken = await send( words );

		expect( taken.status ).toBe( 202 );
		expect( allowed( taken ) ).toBe( FRONT );
	} );

	it( 'subscribes with the captcha of the site, which it begins itself', async () => {
		setOptions( {
			marketday_front_ends: [ FRONT ],
			marketday_captcha: {
				provider: 'built-in',
				places: [ 'newsletter' ],
			},
		} );
		const begun = await from( FRONT, 'marketday/v1/captcha', {
			method: 'POST',
			body: '{}',
		} );
		expect( allowed( begun ) ).toBe( FRONT );
		const { captcha_session_id: session, work } = await begun.json();
		const send = ( more: object ) =>
			from( FRONT, 'marketday/v1/newsletter-subscribers', {
				method: 'POST',
				body: JSON.stringify( {
					email: 'front-captcha@example.com',
					consent:
						'Email me news and offers. I can unsubscribe at any time.',
					...more,
				} ),
			} );
		const response = {
			captcha_session_id: session,
			captcha_work: workFor( session, work.alone ),
		};

		expect( ( await send( {} ) ).status ).toBe( 400 );
		expect( ( await send( response ) ).status ).toBe( 202 );
		expect( ( await send( response ) ).status ).toBe( 400 );
		setOptions( {
			marketday_captcha: { provider: 'built-in', places: [] },
		} );
	} );

	it( 'reads which currencies there are, and events by their days', async () => {
		const currencies = await from( FRONT, 'marketday/v1/currencies' );
		expect( ( await currencies.json() )[ 0 ] ).toMatchObject( {
			code: 'GBP',
			prefix: '£',
			minorUnit: 2,
		} );

		const events = await from(
			FRONT,
			'marketday/v1/events?from=2026-11-01&to=2026-12-01'
		);
		expect( events.status ).toBe( 200 );
		expect( Array.isArray( await events.json() ) ).toBe( true );

		const wrong = await from(
			FRONT,
			'marketday/v1/events?from=2026-11-31&to=2026-12-01'
		);
		expect( wrong.status ).toBe( 400 );
		expect( ( await wrong.json() ).message ).toContain( 'from' );
	} );
} );

it.each( [
	[ 'https://Front.Example/', 'https://front.example' ],
	[ 'https://front.example:443', 'https://front.example' ],
	[ 'http://localhost:5173', 'http://localhost:5173' ],
	[ 'https://*.example', null ],
	[ '*', null ],
	[ 'https://front.example/shop', null ],
	[ 'https://user@front.example', null ],
	[ 'front.example', null ],
] )( 'the setting reads %s as %s', ( typed, read ) => {
	expect(
		php< { origin: string | null } >(
			`return [ 'origin' => Marketday\\Kernel\\Http\\FrontEnds::read( '${ typed }' ) ];`
		).origin
	).toBe( read );
} );
