// @features captcha, newsletter, checkout

import { workFor } from './captcha-work';
import { orderFields, placeOrder, sendForm } from './checkout-form';
import {
	call,
	formPage,
	hiddenFields,
	pause,
	subscriber,
	token,
} from './newsletter-page';
import { php, product, setOptions } from './shop';
import { Shopper } from './shopper';

const settings = ( places: string[] ) =>
	setOptions( { marketday_captcha: { provider: 'built-in', places } } );

let fields: Record< string, string > = {};

beforeAll( async () => {
	settings( [ 'newsletter', 'registration', 'log_in' ] );
	fields = { ...( await hiddenFields( formPage() ) ), token: await token() };
	await pause( 2100 );
} );

afterAll( () => settings( [] ) );

const router = ( action: string, session = '', visitor = new Shopper() ) =>
	visitor.get(
		`/contract-letters/?marketday_router&page=template&endpoint=captcha&action=${ action }&cachebust=1&data=${ Buffer.from(
			JSON.stringify( { captcha_session_id: session } )
		).toString( 'base64url' ) }`
	);
const begin = async () => ( await router( 'begin' ) ).json.captcha_session_id;
const responseOf = ( session: string, letters = phraseOf( session ) ) => ( {
	'data[captcha_session_id]': session,
	'data[captcha]': letters,
	'data[captcha_work]': workFor( session ),
} );
const phraseOf = ( session: string ) =>
	php< { phrase: string } >(
		`return [ 'phrase' => ( new Marketday\\Site\\Captcha\\Challenges( new Marketday\\Kernel\\SystemClock() ) )->phrase( '${ session }' ) ];`
	).phrase;
const subscribe = ( email: string, more: Record< string, string > ) =>
	call( {
		...fields,
		'data[form_field_email]': email,
		'data[cf_town]': 'Kendal',
		'data[consent]': '1',
		...more,
	} );

describe( 'a form with a captcha', () => {
	it( 'is taken with the letters of the picture, once', async () => {
		const session = await begin();
		const image = await router( 'image', session );
		expect( image.headers.get( 'content-type' ) ).toContain( 'image/png' );
		expect( image.headers.get( 'cache-control' ) ).toContain( 'no-cache' );
		expect( image.cookies ).toEqual( [] );
		const response = responseOf(
			session,
			phraseOf( session ).toLowerCase()
		);

		expect(
			( await subscribe( 'captcha-one@example.com', response ) ).status
		).toBe( 200 );
		const again = await subscribe( 'captcha-two@example.com', response );
		expect( again.status ).toBe( 400 );
		expect( again.json.meta.refresh_captcha ).toBe( true );
		expect( subscriber( 'captcha-two@example.com' ) ).toEqual( {} );
	} );

	it( 'is refused without an answer, and asks for another picture', async () => {
		const { status, json } = await subscribe(
			'captcha-three@example.com',
			{}
		);
		expect( status ).toBe( 400 );
		expect( json ).toEqual( {
			meta: { refresh_captcha: true },
			errors: [
				{
					error: 'bad_request',
					message: 'Please fill in the CAPTCHA.',
				},
			],
		} );
	} );

	it( 'keeps its answer for a form with another fault', async () => {
		const session = await begin();
		const response = responseOf( session );
		const wrong = await subscribe( 'captcha-four', response );
		expect( wrong.json.errors[ 0 ].message ).toMatch( /full email/ );

		expect(
			( await subscribe( 'captcha-four@example.com', response ) ).status
		).toBe( 200 );
	} );

	it( 'has other letters after a refresh of the same session', async () => {
		const session = await begin();
		const before = phraseOf( session );
		const response = await router( 'refresh', session );

		expect( response.status ).toBe( 200 );
		expect( phraseOf( session ) ).not.toBe( before );
	} );

	it( 'has another session after a refresh of one that was tried', async () => {
		const session = await begin();
		await router( 'image', session );
		const refused = await subscribe(
			'captcha-tried@example.com',
			responseOf( session, 'WRONG' )
		);
		expect( refused.json.meta ).toEqual( { refresh_captcha: true } );

		const { status, json } = await router( 'refresh', session );

		expect( status ).toBe( 200 );
		expect( json.captcha_session_id ).not.toBe( session );
		expect( phraseOf( String( json.captcha_session_id ) ) ).toMatch(
			/^\w{5}$/
		);
	} );

	it( 'asks a page without scripts a question, and nobody else', async () => {
		const visitor = new Shopper();
		const { status, text } = await visitor.get(
			'/contract-letters/?marketday_router&page=template&endpoint=captcha&action=question'
		);

		expect( status ).toBe( 200 );
		expect( text ).toMatch( /<p>.+[?.]<\/p>/ );
		expect( visitor.cookies.has( 'marketday_captcha' ) ).toBe( true );
		expect( ( await router( 'question', await begin() ) ).status ).toBe(
			404
		);
	} );

	it( 'is said as well as shown', async () => {
		const { status, headers, text } = await router(
			'audio',
			await begin()
		);

		expect( status ).toBe( 200 );
		expect( headers.get( 'content-type' ) ).toBe( 'audio/wav' );
		expect( headers.get( 'cache-control' ) ).toContain( 'no-cache' );
		expect( text.slice( 0, 4 ) ).toBe( 'RIFF' );
	} );

	it( 'without scripts keeps its session in a cookie', async () => {
		const visitor = new Shopper();
		await visitor.get(
			'/contract-letters/?marketday_router&page=template&endpoint=captcha&action=image'
		);
		const session = decodeURIComponent(
			visitor.cookies.get( 'marketday_captcha' ) ?? ''
		);
		const response = await visitor.post( '/contract-letters/', {
			...fields,
			'marketday-action': 'newsletter-subscribe',
			'data[form_field_email]': 'captcha-five@example.com',
			'data[cf_town]': 'Kendal',
			'data[consent]': '1',
			'data[captcha]': phraseOf( session ),
		} );

		expect( response.status ).toBe( 303 );
	} );

	it.each( [
		[
			'another endpoint',
			'/?marketday_router&endpoint=settings&action=image',
		],
		[
			'another action',
			'/?marketday_router&endpoint=captcha&action=solve',
		],
		[
			'a session of one’s own',
			'/?marketday_router&endpoint=captcha&action=image&data=eyJjYXB0Y2hhX3Nlc3Npb25faWQiOiJ4In0',
		],
		[
			'no session to refresh',
			'/?marketday_router&endpoint=captcha&action=refresh',
		],
	] )( 'answers 404 and nothing to %s', async ( _what, path ) => {
		const { status, text } = await new Shopper().get( path );
		expect( status ).toBe( 404 );
		expect( text ).toBe( '' );
	} );
} );

describe( 'a checkout with a captcha', () => {
	beforeAll( () => settings( [ 'checkout' ] ) );
	afterAll( () => settings( [ 'log_in' ] ) );

	const withMug = async () => {
		const ann = new Shopper();
		await ann.add( product( 'mug' ) );
		return ann;
	};
	const answered = async () => {
		const session = await begin();
		return {
			captcha: phraseOf( session ),
			captcha_session_id: session,
			captcha_work: workFor( session ),
		};
	};

	it( 'takes an order with the answer, and refuses one without', async () => {
		const ann = await withMug();
		const refused = await placeOrder( ann );
		expect( refused.status ).toBe( 403 );
		expect( refused.json ).toMatchObject( {
			code: 'marketday_captcha',
			message: 'Please fill in the CAPTCHA.',
		} );
		expect( ( await ann.cart() ).items_count ).toBe( 1 );

		const rcfwc = await answered();
		const placed = await placeOrder( ann, { extensions: { rcfwc } } );
		expect( placed.status ).toBe( 200 );

		const again = await placeOrder( await withMug(), {
			extensions: { rcfwc },
		} );
		expect( again.status ).toBe( 403 );
	} );

	it( 'asks in its form without scripts too', async () => {
		const ann = await withMug();
		const shown = await sendForm( ann, '/checkout/', orderFields() );
		expect( shown.status ).toBe( 200 );
		expect( shown.text ).toContain( 'Please fill in the CAPTCHA.' );
		expect( shown.text ).toContain( 'name="extensions[rcfwc][captcha]"' );

		const rcfwc = await answered();
		const placed = await sendForm( ann, '/checkout/', {
			...orderFields(),
			'extensions[rcfwc][captcha]': rcfwc.captcha,
			'extensions[rcfwc][captcha_session_id]': rcfwc.captcha_session_id,
			'extensions[rcfwc][captcha_work]': rcfwc.captcha_work,
		} );
		expect( placed.status ).toBe( 303 );
	} );
} );

describe( 'the log-in of a checkout with a captcha', () => {
	const CREDENTIALS = {
		username: 'captcha-shopper',
		password: 'a long enough word 2',
	};
	beforeAll( () => {
		settings( [ 'log_in' ] );
		php(
			`username_exists( '${ CREDENTIALS.username }' ) || wp_insert_user( [ 'user_login' => '${ CREDENTIALS.username }', 'user_email' => '${ CREDENTIALS.username }@example.com', 'user_pass' => '${ CREDENTIALS.password }', 'role' => 'customer' ] ); return [];`
		);
	} );
	const logIn = async ( visitor: Shopper, more = {} ) => {
		const nonce = await visitor.get(
			'/wp-admin/admin-ajax.php?action=wopb_get_nonce'
		);
		return visitor.post( '/wp-admin/admin-ajax.php', {
			action: 'wopb_checkout_login',
			wpnonce: nonce.json.data.nonce,
			...CREDENTIALS,
			...more,
		} );
	};
	const answered = async () => {
		const session = await begin();
		return {
			marketday_captcha: phraseOf( session ),
			marketday_captcha_session_id: session,
			marketday_captcha_work: workFor( session ),
		};
	};

	it( 'takes no password without the answer, and one with it', async () => {
		const refused = await logIn( new Shopper() );
		expect( [ refused.status, refused.json ] ).toEqual( [
			422,
			{ default: 'Please fill in the CAPTCHA.' },
		] );
		expect( refused.cookies.join() ).not.toContain( 'logged_in' );

		const taken = await logIn( new Shopper(), await answered() );
		expect( taken.json.success ).toBe( true );
	} );

	it( 'asks in its form, also without scripts', async () => {
		const ann = new Shopper();
		await ann.add( product( 'mug' ) );
		const sent = {
			'marketday-action': 'checkout-log-in',
			...CREDENTIALS,
		};
		const shown = await sendForm( ann, '/checkout/', sent );
		expect( shown.text ).toContain( 'Please fill in the CAPTCHA.' );
		expect( shown.text ).toMatch(
			/checkout-log-in"[^]*data-place="checkout"[^]*name="marketday_captcha"/
		);

		const taken = await sendForm( ann, '/checkout/', {
			...sent,
			...( await answered() ),
		} );
		expect( taken.status ).toBe( 303 );
	} );
} );

it( 'WordPress’s log-in asks for it too, and takes no password without', async () => {
	const shown = await new Shopper().get( '/wp-login.php' );
	expect( shown.text ).toContain( 'name="marketday_captcha"' );

	const { text, status } = await new Shopper().post( '/wp-login.php', {
		log: 'nobody',
		pwd: 'x',
		testcookie: 0,
	} );
	expect( status ).toBe( 200 );
	expect( text ).toContain( 'Please fill in the CAPTCHA.' );
} );
