// @features newsletter

import {
	call,
	formPage,
	hiddenFields,
	linkIn,
	pause,
	subscriber,
	token,
} from './newsletter-page';
import { Shopper } from './shopper';
import { type ReceivedEmail, SmtpSink } from './smtp-sink';

let sink: SmtpSink;
let fields: Record< string, string > = {};

beforeAll( async () => {
	sink = await SmtpSink.start( 'letters.example.com' );
	fields = { ...( await hiddenFields( formPage() ) ), token: await token() };
	await pause( 2100 );
} );
afterAll( () => sink.stop() );

let number = 0;
const someone = () => sink.address( `reader-${ Date.now() }-${ ++number }` );
const subscribe = ( email: string, more: Record< string, string > = {} ) =>
	call( {
		...fields,
		'data[form_field_email]': email,
		'data[cf_town]': 'Kendal',
		'data[consent]': '1',
		...more,
	} );

/** The last of so many mails to an address. */
async function emailTo( to: string, count = 1 ): Promise< ReceivedEmail > {
	const emails = await sink.to( to, count );
	const last = emails[ count - 1 ];
	if ( ! last ) {
		throw new Error(
			`${ emails.length } mails came instead of ${ count }.`
		);
	}
	return last;
}

const header = (
	{ headers }: ReceivedEmail,
	name: string
): readonly string[] => headers.get( name ) ?? [];
const linkOf = ( { html }: ReceivedEmail, action: string ): URL =>
	linkIn( { to: '', subject: '', message: html, headers: [] }, action );
const press = ( link: URL, action: string, more = {} ) =>
	new Shopper().post( link.pathname + link.search, {
		'marketday-action': action,
		'newsletter-key': link.searchParams.get( 'newsletter-key' ) ?? '',
		...more,
	} );

describe( 'a mail as a server gets it', () => {
	it( 'is one mail to one address, as HTML and as plain text with the same links', async () => {
		const email = someone();
		await subscribe( email );
		const message = await emailTo( email );

		expect( message.to ).toEqual( [ email ] );
		expect( header( message, 'subject' ) ).toEqual( [
			expect.stringContaining( 'Confirm your subscription to' ),
		] );
		expect( header( message, 'content-type' )[ 0 ] ).toMatch(
			/^multipart\/alternative/
		);
		for ( const action of [ 'confirm', 'unsubscribe' ] ) {
			expect( message.plain ).toContain( linkOf( message, action ).href );
		}
		expect( message.html ).not.toContain( email );
	} );

	it( 'carries both headers of RFC 8058, each once', async () => {
		const email = someone();
		await subscribe( email );
		const message = await emailTo( email );

		expect( header( message, 'list-unsubscribe' ) ).toEqual( [
			expect.stringMatching(
				/^<http[^>]+newsletter-unsubscribe=[^>]+>$/
			),
		] );
		expect( header( message, 'list-unsubscribe-post' ) ).toEqual( [
			'List-Unsubscribe=One-Click',
		] );
	} );

	it( 'gets no header from what a form says', async () => {
		const email = someone();
		await subscribe( email, {
			'data[form_field_first_name]':
				'Ann\r\nBcc: other@letters.example.com',
			'data[cf_town]': 'Kendal\r\nBcc: other@letters.example.com',
		} );
		const message = await emailTo( email );

		expect( message.to ).toEqual( [ email ] );
		expect( message.headers.has( 'bcc' ) ).toBe( false );
		expect( message.html ).not.toContain( 'Bcc' );
	} );
} );

describe( 'the links of a mail that was read', () => {
	it( 'lead from asking to confirmed, changed, moved and gone', async () => {
		const email = someone();
		await subscribe( email );
		const confirm = linkOf( await emailTo( email ), 'confirm' );
		const page = await new Shopper().get(
			confirm.pathname + confirm.search
		);
		expect( page.text ).toContain( 'Confirm my subscription' );
		expect( subscriber( email ).status ).toBe( 'unconfirmed' );
		await press( confirm, 'newsletter-confirm' );
		expect( subscriber( email ).status ).toBe( 'subscribed' );

		const welcome = await emailTo( email, 2 );
		const other = someone();
		await press( linkOf( welcome, 'manage' ), 'newsletter-change', {
			email: other,
			first_name: 'Ann',
			last_name: '',
			'segments[]': '1',
		} );
		const asked = await emailTo( other );
		expect( header( asked, 'list-unsubscribe' ) ).toEqual( [] );
		await press( linkOf( asked, 'address' ), 'newsletter-address' );
		expect( subscriber( other ) ).toMatchObject( {
			status: 'subscribed',
			first_name: 'Ann',
		} );

		await new Shopper().post( confirm.pathname, {
			'marketday-action': 'newsletter-link',
			email: other,
		} );
		const sent = await emailTo( other, 2 );
		const [ leave = '' ] = header( sent, 'list-unsubscribe' );
		const link = new URL( leave.slice( 1, -1 ) );
		const gone = await new Shopper().post( link.pathname + link.search, {
			'List-Unsubscribe': 'One-Click',
		} );
		expect( gone.status ).toBe( 200 );
		expect( subscriber( other ).status ).toBe( 'unsubscribed' );
	} );
} );
