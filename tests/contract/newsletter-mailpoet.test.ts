// @features newsletter
// @also-on mariadb

import { symlinkSync } from 'fs';
import path from 'path';

import {
	call,
	formOf,
	hiddenFields,
	linkIn,
	pause,
	subscriber,
	token,
} from './newsletter-page';
import { php } from './shop';
import { Shopper } from './shopper';
import { type Mail, SmtpSink } from './smtp-sink';

/** An unpacked MailPoet, which asks for MySQL. */
const FOLDER =
	process.env.MARKETDAY_DB === 'mariadb' ? process.env.MAILPOET_DIR : '';
const MAIN = 'mailpoet/mailpoet.php';
const suite = FOLDER ? describe : describe.skip;

let sink: SmtpSink;
let lists: Record< string, number > = {};
let fields: Record< string, string > = {};

/** What MailPoet says of an address. */
const there = ( email: string ) =>
	php< { status?: string; lists?: string[] } >(
		`try { $found = MailPoet\\API\\API::MP( 'v1' )->getSubscriber( '${ email }' ); } catch ( Throwable ) { return new stdClass(); }
		return [ 'status' => $found['status'], 'lists' => array_values( array_map( static fn ( $one ) => (string) $one['segment_id'], array_filter( $found['subscriptions'], static fn ( $one ) => 'subscribed' === $one['status'] ) ) ) ];`
	);

const linksOf = ( { html }: Mail ): string[] =>
	[ ...html.matchAll( /href="([^"]+)"/g ) ].map( ( [ , href = '' ] ) =>
		href.replaceAll( '&amp;', '&' ).replaceAll( '&#038;', '&' )
	);

let number = 0;
const someone = () => sink.address( `pen-${ Date.now() }-${ ++number }` );
const subscribe = ( email: string, list: number ) =>
	call( {
		...fields,
		'data[form_field_email]': email,
		'data[segments][]': String( list ),
	} );

/** Confirmed by the link of MailPoet's own mail. */
async function confirmed( list: number ): Promise< string > {
	const email = someone();
	expect( ( await subscribe( email, list ) ).json ).toEqual( {
		meta: {},
		data: [],
	} );
	const [ letter ] = await sink.to( email );
	const link = linksOf( letter as Mail ).find( ( href ) =>
		href.includes( 'action=confirm' )
	);
	const url = new URL( link ?? '' );
	await new Shopper().get( url.pathname + url.search );
	return email;
}

suite( 'where MailPoet keeps the subscribers', () => {
	beforeAll( async () => {
		sink = await SmtpSink.start( 'mailpoet.example.com' );
		symlinkSync(
			path.resolve( FOLDER ?? '' ),
			path.join(
				process.env.MARKETDAY_SITE_DIR ?? '',
				'wordpress/wp-content/plugins/mailpoet'
			)
		);
		php(
			`require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin( '${ MAIN }' ); return [];`
		);
		await new Shopper().get( '/' );
		lists = php(
			`$settings = MailPoet\\Settings\\SettingsController::getInstance();
			$settings->set( 'mta_group', 'smtp' );
			$settings->set( 'mta', [ 'method' => 'SMTP', 'host' => '127.0.0.1', 'port' => ${ sink.port }, 'authentication' => '-1', 'login' => '', 'password' => '', 'encryption' => '' ] );
			$settings->set( 'sender', [ 'name' => 'Shop', 'address' => 'shop@example.com' ] );
			$settings->set( 'signup_confirmation.enabled', true );
			$settings->set( 'signup_confirmation.use_mailpoet_editor', false );
			$api = MailPoet\\API\\API::MP( 'v1' );
			return [ 'letters' => (int) $api->addList( [ 'name' => 'Letters of MailPoet' ] )['id'], 'walks' => (int) $api->addList( [ 'name' => 'Walks of MailPoet' ] )['id'] ];`
		);
		const page = formOf( 'mailpoet', [
			{ kind: 'email' },
			{ kind: 'lists' },
			{ kind: 'submit' },
		] );
		const { text } = await new Shopper().get( page );
		expect( text ).toContain( 'Walks of MailPoet' );
		fields = {
			...( await hiddenFields( page, 'mailpoet' ) ),
			token: await token(),
			'data[email]': '',
		};
		await pause( 2100 );
	} );
	afterAll( async () => {
		php(
			`require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( '${ MAIN }' ); return [];`
		);
		await sink.stop();
	} );

	it( 'who asks by our form is asked by its mail, and subscribed by its link, there and here', async () => {
		const email = someone();
		await subscribe( email, lists.walks ?? 0 );
		expect( there( email ).status ).toBe( 'unconfirmed' );
		expect( subscriber( email ).status ).toBe( 'unconfirmed' );
		const mails = await sink.to( email );
		expect( mails ).toHaveLength( 1 );
		const url = new URL(
			linksOf( mails[ 0 ] as Mail ).find( ( href ) =>
				href.includes( 'action=confirm' )
			) ?? ''
		);

		await new Shopper().get( url.pathname + url.search );

		expect( there( email ) ).toEqual( {
			status: 'subscribed',
			lists: [ String( lists.walks ) ],
		} );
		expect( subscriber( email ) ).toMatchObject( {
			status: 'subscribed',
			lists: 1,
		} );
	} );

	it( 'who leaves there has left here', async () => {
		const email = await confirmed( lists.letters ?? 0 );
		php(
			`MailPoet\\API\\API::MP( 'v1' )->unsubscribe( '${ email }' ); return [];`
		);

		expect( subscriber( email ).status ).toBe( 'unsubscribed' );
	} );

	it( 'who leaves by our page has left there', async () => {
		const email = await confirmed( lists.letters ?? 0 );
		const page = php< { path: string } >(
			`return [ 'path' => wp_make_link_relative( get_permalink( (int) get_option( 'marketday_newsletter_page_id' ) ) ) ];`
		).path;
		await new Shopper().post( page, {
			'marketday-action': 'newsletter-link',
			email,
		} );
		const [ , letter ] = await sink.to( email, 2 );
		const leave = linkIn(
			{ to: '', subject: '', message: letter?.html ?? '', headers: [] },
			'unsubscribe'
		);
		await new Shopper().post( leave.pathname + leave.search, {
			'marketday-action': 'newsletter-leave',
			'newsletter-key': leave.searchParams.get( 'newsletter-key' ) ?? '',
		} );
		php(
			`do_action( 'marketday_newsletter_deliveries', 'mailpoet' ); return [];`
		);

		expect( subscriber( email ).status ).toBe( 'unsubscribed' );
		expect( there( email ).status ).toBe( 'unsubscribed' );
	} );
} );
