// @features newsletter

import {
	call,
	formPage,
	hiddenFields,
	emailsTo,
	linkIn,
	pause,
	subscriber,
	token,
} from './newsletter-page';
import { Shopper } from './shopper';

let fields: Record< string, string > = {};

let number = 0;
const someone = () => `links-${ Date.now() }-${ ++number }@example.com`;
const subscribe = ( email: string ) =>
	call( {
		...fields,
		'data[form_field_email]': email,
		'data[cf_town]': 'Kendal',
		'data[consent]': '1',
	} );

beforeAll( async () => {
	fields = { ...( await hiddenFields( formPage() ) ), token: await token() };
	await pause( 2100 );
} );

describe( 'the links of a mail', () => {
	async function invited(): Promise< { email: string; confirm: URL } > {
		const email = someone();
		await subscribe( email );
		const [ message ] = emailsTo( email );
		if ( ! message ) {
			throw new Error( 'There is no mail.' );
		}
		return { email, confirm: linkIn( message, 'confirm' ) };
	}
	const press = ( link: URL, action: string, more = {} ) =>
		new Shopper().post( link.pathname + link.search, {
			'marketday-action': action,
			'newsletter-key': link.searchParams.get( 'newsletter-key' ) ?? '',
			...more,
		} );

	it( 'confirm by a press on the page, not by being opened, and as often as one likes', async () => {
		const { email, confirm } = await invited();
		const shown = await new Shopper().get(
			confirm.pathname + confirm.search
		);
		expect( shown.text ).toContain( 'Confirm my subscription' );
		expect( shown.headers.get( 'cache-control' ) ).toContain( 'no-store' );
		expect( shown.headers.get( 'referrer-policy' ) ).toBe( 'no-referrer' );
		expect( shown.text ).toMatch(
			/<meta name='robots' content='[^']*noindex/
		);
		expect( subscriber( email ).status ).toBe( 'unconfirmed' );

		const first = await press( confirm, 'newsletter-confirm' );
		expect( first.status ).toBe( 303 );
		expect( subscriber( email ) ).toMatchObject( {
			status: 'subscribed',
			lists: 1,
		} );
		expect( ( await press( confirm, 'newsletter-confirm' ) ).status ).toBe(
			303
		);
		expect( emailsTo( email ).map( ( { subject } ) => subject ) ).toEqual( [
			expect.stringContaining( 'Confirm your subscription' ),
			expect.stringContaining( 'You’re subscribed' ),
		] );
	} );

	it( 'do nothing when they were changed', async () => {
		const { email, confirm } = await invited();
		const key = confirm.searchParams.get( 'newsletter-key' ) ?? '';
		confirm.searchParams.set( 'newsletter-key', `${ key }A` );

		const shown = await new Shopper().get(
			confirm.pathname + confirm.search
		);
		expect( shown.text ).toContain( 'This link has expired' );
		await press( confirm, 'newsletter-confirm' );
		expect( subscriber( email ).status ).toBe( 'unconfirmed' );
	} );

	it( 'unsubscribe with one click of the mail program, without a page (RFC 8058)', async () => {
		const { email, confirm } = await invited();
		await press( confirm, 'newsletter-confirm' );
		const headers = ( emailsTo( email )[ 0 ]?.headers ?? [] ).join( '\n' );
		expect( headers ).toContain(
			'List-Unsubscribe-Post: List-Unsubscribe=One-Click'
		);
		const [ , address = '' ] =
			/List-Unsubscribe: <([^>]+)>/.exec( headers ) ?? [];
		const link = new URL( address );

		const opened = await new Shopper().get( link.pathname + link.search );
		expect( opened.status ).toBe( 303 );
		expect( subscriber( email ).status ).toBe( 'subscribed' );

		const clicked = await new Shopper().post( link.pathname + link.search, {
			'List-Unsubscribe': 'One-Click',
		} );
		expect( clicked.status ).toBe( 200 );
		expect( subscriber( email ).status ).toBe( 'unsubscribed' );
		const wrong = await new Shopper().post(
			'/?newsletter-unsubscribe=abc',
			{
				'List-Unsubscribe': 'One-Click',
			}
		);
		expect( wrong.status ).toBe( 404 );
	} );

	it( 'let subscribers change what they get, and refuse what is wrong', async () => {
		const { email, confirm } = await invited();
		await press( confirm, 'newsletter-confirm' );
		const [ , welcome ] = emailsTo( email );
		const manage = linkIn( welcome as never, 'manage' );

		const wrong = await press( manage, 'newsletter-change', {
			first_name: '<b>',
			last_name: '',
			'segments[]': '1',
		} );
		expect( wrong.status ).toBe( 400 );
		expect( wrong.text ).toContain( 'Please specify a valid name' );
		// What was typed stands there again.
		expect( wrong.text ).toContain( 'value="&lt;b&gt;"' );
		const none = await press( manage, 'newsletter-change', {
			first_name: 'Ann',
			last_name: '',
		} );
		expect( none.text ).toContain( 'Select a list' );
		expect( subscriber( email ).first_name ).toBe( '' );

		const saved = await press( manage, 'newsletter-change', {
			first_name: 'Ann',
			last_name: '',
			'segments[]': '1',
		} );
		expect( saved.status ).toBe( 303 );
		expect( subscriber( email ).first_name ).toBe( 'Ann' );
	} );

	it( 'move a subscription to another address, once its owner has said yes', async () => {
		const { email, confirm } = await invited();
		await press( confirm, 'newsletter-confirm' );
		const manage = linkIn( emailsTo( email )[ 1 ] as never, 'manage' );
		const change = ( to: string ) =>
			press( manage, 'newsletter-change', {
				email: to,
				first_name: '',
				last_name: '',
				'segments[]': '1',
			} );
		const wrong = await change( 'ann@' );
		expect( wrong.status ).toBe( 400 );
		expect( wrong.text ).toContain( 'Enter a full email address' );

		const to = someone();
		const asked = await change( to );
		expect( asked.status ).toBe( 303 );
		expect( asked.headers.get( 'location' ) ).toContain(
			'newsletter-done=asked'
		);
		expect( subscriber( to ) ).toEqual( {} );
		const link = linkIn( emailsTo( to )[ 0 ] as never, 'address' );
		const shown = await new Shopper().get( link.pathname + link.search );
		expect( shown.text ).toContain( `we’ll email ${ to } instead` );
		expect( subscriber( email ).status ).toBe( 'subscribed' );

		expect( ( await press( link, 'newsletter-address' ) ).status ).toBe(
			303
		);
		expect( subscriber( to ).status ).toBe( 'subscribed' );
		expect( subscriber( email ) ).toEqual( {} );
		expect( ( await press( link, 'newsletter-address' ) ).status ).not.toBe(
			303
		);
		expect( ( await change( someone() ) ).status ).not.toBe( 303 );
	} );

	it( 'bring back who has left by a new one alone, and a press of their own', async () => {
		const { email, confirm } = await invited();
		await press( confirm, 'newsletter-confirm' );
		const old = linkIn( emailsTo( email )[ 1 ] as never, 'manage' );
		await press(
			linkIn( emailsTo( email )[ 1 ] as never, 'unsubscribe' ),
			'newsletter-leave'
		);
		expect( subscriber( email ).status ).toBe( 'unsubscribed' );
		const shown = ( link: URL ) =>
			new Shopper().get( link.pathname + link.search );
		expect( ( await shown( old ) ).text ).toContain( 'has expired' );
		await press( old, 'newsletter-change', { 'segments[]': '1' } );
		expect( subscriber( email ).status ).toBe( 'unsubscribed' );

		await new Shopper().post( confirm.pathname, {
			'marketday-action': 'newsletter-link',
			email,
		} );
		const manage = linkIn( emailsTo( email )[ 2 ] as never, 'manage' );
		expect( ( await shown( manage ) ).text ).toContain( 'Subscribe again' );
		await press( manage, 'newsletter-change', { 'segments[]': '1' } );

		expect( subscriber( email ).status ).toBe( 'subscribed' );
	} );

	it( 'are sent anew to who asks, with the same answer for a stranger', async () => {
		const { email, confirm } = await invited();
		const ask = ( who: string ) =>
			new Shopper().post( confirm.pathname, {
				'marketday-action': 'newsletter-link',
				email: who,
			} );
		const known = await ask( email );
		const stranger = await ask( 'stranger@example.com' );

		expect( known.status ).toBe( 303 );
		expect( stranger.headers.get( 'location' ) ).toBe(
			known.headers.get( 'location' )
		);
		expect( emailsTo( email ) ).toHaveLength( 2 );
		expect( emailsTo( 'stranger@example.com' ) ).toEqual( [] );
	} );
} );
