// @features newsletter

import {
	call,
	formPage,
	hiddenFields,
	emailsTo,
	pause,
	subscriber,
	token,
} from './newsletter-page';
import { Shopper } from './shopper';

let page = '';
let hidden: Record< string, string > = {};
let ripe = '';

const data = ( email: string, more: Record< string, string > = {} ) => ( {
	'data[form_id]': hidden[ 'data[form_id]' ] ?? '',
	'data[form]': hidden[ 'data[form]' ] ?? '',
	'data[email]': '',
	'data[form_field_email]': email,
	'data[cf_town]': 'Kendal',
	'data[consent]': '1',
	...more,
} );
const subscribe = ( email: string, more: Record< string, string > = {} ) =>
	call( { token: ripe, ...data( email, more ) } );
let number = 0;
const someone = () => `letters-${ Date.now() }-${ ++number }@example.com`;

beforeAll( async () => {
	page = formPage();
	hidden = await hiddenFields( page );
	ripe = await token();
	await pause( 2100 );
} );

describe( 'subscribers.subscribe', () => {
	it( 'takes a form, sends a mail, and answers meta and data', async () => {
		const email = someone();
		const response = await subscribe( email, {
			'data[form_field_first_name]': 'Ann',
		} );

		expect( response.status ).toBe( 200 );
		expect( response.json ).toEqual( { meta: {}, data: [] } );
		expect( response.headers.get( 'cache-control' ) ).toContain(
			'no-cache'
		);
		expect( response.cookies ).toEqual( [] );
		expect( subscriber( email ) ).toEqual( {
			status: 'unconfirmed',
			first_name: '',
			lists: 0,
		} );
		expect( emailsTo( email ) ).toHaveLength( 1 );
	} );

	it( 'says where the form leads to, and never to another site', async () => {
		const away = await hiddenFields( page, 'away' );
		const { json } = await call( {
			...away,
			token: ripe,
			'data[form_field_email]': someone(),
		} );
		expect( json.meta.redirect_url ).toBe( '/about-letters/' );

		const elsewhere = await hiddenFields( page, 'elsewhere' );
		const other = await call( {
			...elsewhere,
			token: ripe,
			'data[form_field_email]': someone(),
			'data[redirect_url]': 'https://elsewhere.example/',
		} );
		expect( other.json ).toEqual( { meta: {}, data: [] } );
	} );

	it( 'answers the same for an address that is known', async () => {
		const email = someone();
		const first = await subscribe( email );
		const second = await subscribe( email );

		expect( second.text ).toBe( first.text );
		expect( second.status ).toBe( first.status );
	} );

	it( 'sends three mails a day to one mailbox, whoever asks', async () => {
		const email = someone();
		// The same twice within a minute is one request.
		for ( const name of [ 'Ann', 'Anna', 'Anne', 'Annie', 'Annika' ] ) {
			const { status } = await subscribe( email, {
				'data[form_field_first_name]': name,
			} );
			expect( status ).toBe( 200 );
		}

		expect( emailsTo( email ) ).toHaveLength( 3 );
	} );

	const refused: [ string, Record< string, string >, number, RegExp ][] = [
		[ 'no token', { token: '' }, 401, /page has expired/ ],
		[ 'a wrong token', { token: 'abc' }, 401, /page has expired/ ],
		[
			'another endpoint',
			{ endpoint: 'settings' },
			400,
			/recognise that request/,
		],
		[
			'another method',
			{ method: 'delete' },
			400,
			/recognise that request/,
		],
		[
			'another version',
			{ api_version: 'v2' },
			400,
			/recognise that request/,
		],
		[ 'no form', { 'data[form_id]': '' }, 400, /valid form ID/ ],
		[
			'another form’s id',
			{ 'data[form_id]': 'away' },
			400,
			/valid form ID/,
		],
		[
			'a form of one’s own',
			{ 'data[form]': 'e30.0.AAAA' },
			400,
			/valid form ID/,
		],
		[
			'no address',
			{ 'data[form_field_email]': '' },
			400,
			/Enter your email/,
		],
		[
			'a wrong address',
			{ 'data[form_field_email]': 'ann@x' },
			400,
			/full email/,
		],
		[
			'a long address',
			{
				'data[form_field_email]': `ann@${ 'b'.repeat(
					60
				) }.${ 'c'.repeat( 60 ) }.${ 'd'.repeat( 30 ) }.example`,
			},
			400,
			/at most 150/,
		],
		[
			'a header',
			{ 'data[form_field_email]': 'a@example.com\r\nBcc: b@example.com' },
			400,
			/full email/,
		],
		[
			'a name with an address',
			{ 'data[form_field_first_name]': 'http://x.example' },
			400,
			/web addresses/,
		],
		[
			'a name with brackets',
			{ 'data[form_field_first_name]': '<i>' },
			400,
			/valid name/,
		],
		[ 'no town', { 'data[cf_town]': '' }, 400, /Town/ ],
		[ 'no consent', { 'data[consent]': '' }, 400, /Tick this box/ ],
		[
			'a robot',
			{ 'data[email]': 'x@example.com' },
			400,
			/should stay blank/,
		],
		[
			'too much',
			{ 'data[cf_town]': 'x'.repeat( 150_000 ) },
			400,
			/Invalid parameter/,
		],
	];
	it.each( refused )(
		'refuses %s',
		async ( _what, fields, status, message ) => {
			const email = someone();
			const response = await call( {
				token: ripe,
				...data( email ),
				...fields,
			} );

			expect( response.status ).toBe( status );
			expect( response.json.errors[ 0 ].message ).toMatch( message );
			expect( subscriber( email ) ).toEqual( {} );
			expect( emailsTo( email ) ).toEqual( [] );
		}
	);

	it( 'refuses a form that was filled in faster than a person can', async () => {
		const { status, json } = await call( {
			token: await token(),
			...data( someone() ),
		} );
		expect( status ).toBe( 400 );
		expect( json.errors[ 0 ].message ).toMatch( /Please try again\./ );
	} );

	it( 'refuses a look, and the page of another site', async () => {
		const look = await new Shopper().get(
			`/wp-admin/admin-ajax.php?action=marketday&token=${ ripe }`
		);
		expect( look.status ).toBe( 405 );
		const foreign = await new ( class extends Shopper {
			override post( path: string, fields: Record< string, string > ) {
				return this.send( 'POST', this.site + path, {
					body: new URLSearchParams( fields ),
					headers: { Origin: 'https://elsewhere.example' },
				} );
			}
		} )().post( '/wp-admin/admin-ajax.php', {
			action: 'marketday',
			token: ripe,
		} );
		expect( foreign.status ).toBe( 403 );
		expect( foreign.json.errors[ 0 ].message ).toMatch( /another site/ );
	} );
} );

describe( 'the page with a form', () => {
	it( 'holds no token, so that a cache may keep it', async () => {
		const first = await new Shopper().get( page );
		expect( first.text ).toContain( 'name="token" value=""' );
		expect( first.cookies ).toEqual( [] );
	} );

	it( 'takes the form without scripts, and says so on the page that follows', async () => {
		const visitor = new Shopper();
		const email = someone();
		const response = await visitor.post( page, {
			...hidden,
			...data( email ),
		} );

		expect( response.status ).toBe( 303 );
		const next = response.headers.get( 'location' ) ?? '';
		expect( next ).toMatch(
			/newsletter-sent=contract#marketday-newsletter-contract$/
		);
		expect(
			( await visitor.get( next.split( '#' )[ 0 ] ?? '' ) ).text
		).toContain( 'the email we’ve sent you' );
		expect( subscriber( email ).status ).toBe( 'unconfirmed' );
	} );

	it( 'shows a refused form as it was filled in, with what is wrong', async () => {
		const { status, text } = await new Shopper().post( page, {
			...hidden,
			...data( '"><script>ann', { 'data[cf_town]': 'Kendal <b>' } ),
		} );

		expect( status ).toBe( 400 );
		expect( text ).toContain( 'Check the highlighted fields.' );
		expect( text ).toContain( 'Enter a full email address' );
		expect( text ).toContain( 'value="&quot;&gt;&lt;script&gt;ann"' );
		expect( text ).toContain( 'value="Kendal &lt;b&gt;"' );
	} );
} );
