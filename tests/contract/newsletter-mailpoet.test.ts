// @features newsletter

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
import { type ReceivedEmail, SmtpSink } from './smtp-sink';

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

const linksOf = ( { html }: ReceivedEmail ): string[] =>
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
	await follow( ( await sink.to( email ) )[ 0 ] );
	return email;
}

/** The link of its mail is opened. */
async function follow( email: ReceivedEmail | undefined ): Promise< void > {
	const link = linksOf( email as ReceivedEmail ).find( ( href ) =>
		href.includes( 'action=confirm' )
	);
	const url = new URL( link ?? '' );
	await new Shopper().get( url.pathname + url.search );
}

/** A link of the mail that our page sends to who asks for it. */
async function linkTo( email: string, action: string ): Promise< URL > {
	const page = php< { path: string } >(
		`return [ 'path' => wp_make_link_relative( get_permalink( (int) get_option( 'marketday_newsletter_page_id' ) ) ) ];`
	).path;
	await new Shopper().post( page, {
		'marketday-action': 'newsletter-link',
		email,
	} );
	const [ , message ] = await sink.to( email, 2 );
	return linkIn(
		{ to: '', subject: '', message: message?.html ?? '', headers: [] },
		action
	);
}

const press = ( link: URL, action: string, more = {} ) =>
	new Shopper().post( link.pathname + link.search, {
		'marketday-action': action,
		'newsletter-key': link.searchParams.get( 'newsletter-key' ) ?? '',
		...more,
	} );

/** The site runs a job: what it sends by mail comes here, which the test must not wait for itself. */
async function work( hook: string, values: unknown[] ): Promise< void > {
	php(
		`wp_clear_scheduled_hook( '${ hook }', json_decode( '${ JSON.stringify(
			values
		) }' ) ); wp_schedule_single_event( time() - 1, '${ hook }', json_decode( '${ JSON.stringify(
			values
		) }' ) ); delete_transient( 'doing_cron' ); return [];`
	);
	await new Shopper().get( '/wp-cron.php' );
}
const deliver = () => work( 'marketday_newsletter_deliveries', [ 'mailpoet' ] );
const waiting = ( email: string ) =>
	php< { count: number } >(
		`global $wpdb; return [ 'count' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}marketday_newsletter_deliveries WHERE email = '${ email }'" ) ];`
	).count;
/** Where its mails go. */
const setPort = ( port: number ) =>
	php(
		`MailPoet\\Settings\\SettingsController::getInstance()->set( 'mta', [ 'method' => 'SMTP', 'host' => '127.0.0.1', 'port' => ${ port }, 'authentication' => '-1', 'login' => '', 'password' => '', 'encryption' => '' ] ); return [];`
	);
const setActive = ( isActive: boolean ) =>
	php(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php'; ${
			isActive ? 'activate_plugin' : 'deactivate_plugins'
		}( '${ MAIN }' ); return [];`
	);

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
		setActive( true );
		await new Shopper().get( '/' );
		lists = php(
			`$settings = MailPoet\\Settings\\SettingsController::getInstance();
			$settings->set( 'mta_group', 'smtp' );
			$settings->set( 'sender', [ 'name' => 'Shop', 'address' => 'shop@example.com' ] );
			$settings->set( 'signup_confirmation.enabled', true );
			$settings->set( 'signup_confirmation.use_mailpoet_editor', false );
			$api = MailPoet\\API\\API::MP( 'v1' );
			return [ 'letters' => (int) $api->addList( [ 'name' => 'Letters of MailPoet' ] )['id'], 'walks' => (int) $api->addList( [ 'name' => 'Walks of MailPoet' ] )['id'] ];`
		);
		setPort( sink.port );
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
		// It makes sixty tables first.
	}, 300_000 );
	afterAll( async () => {
		setActive( false );
		await sink.stop();
	} );

	it( 'who asks by our form is asked by its mail, and subscribed by its link, there and here', async () => {
		const email = someone();
		await subscribe( email, lists.walks ?? 0 );
		expect( there( email ).status ).toBe( 'unconfirmed' );
		expect( subscriber( email ).status ).toBe( 'unconfirmed' );
		const emails = await sink.to( email );
		expect( emails ).toHaveLength( 1 );
		const url = new URL(
			linksOf( emails[ 0 ] as ReceivedEmail ).find( ( href ) =>
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

	it( 'who subscribes by a form of its own is known here', async () => {
		const email = someone();
		php(
			`$settings = MailPoet\\Settings\\SettingsController::getInstance(); $settings->set( 'signup_confirmation.enabled', false );
			MailPoet\\API\\API::MP( 'v1' )->addSubscriber( [ 'email' => '${ email }', 'first_name' => 'Ann' ], [ ${ lists.walks } ], [ 'skip_subscriber_notification' => true ] );
			$settings->set( 'signup_confirmation.enabled', true ); return [];`
		);

		expect( subscriber( email ) ).toMatchObject( {
			status: 'subscribed',
			first_name: 'Ann',
			lists: 1,
		} );
	} );

	it( 'who asks while its mails cannot leave is answered alike, and asked once they can', async () => {
		const email = someone();
		setPort( 9 );
		const response = await subscribe( email, lists.walks ?? 0 );
		expect( response.json ).toEqual( { meta: {}, data: [] } );
		expect( subscriber( email ).status ).toBe( 'unconfirmed' );
		expect( waiting( email ) ).toBe( 1 );
		expect( await sink.to( email, 0 ) ).toEqual( [] );

		setPort( sink.port );
		await deliver();

		expect( waiting( email ) ).toBe( 0 );
		await follow( ( await sink.to( email ) )[ 0 ] );
		expect( there( email ) ).toEqual( {
			status: 'subscribed',
			lists: [ String( lists.walks ) ],
		} );
	} );

	it( 'who asks while it is switched off is told to it when it is back', async () => {
		const email = someone();
		php(
			`global $wpdb; Marketday\\Engine\\Contract\\Storage\\Database::insert( "{$wpdb->prefix}marketday_newsletter_deliveries", [ 'provider' => 'mailpoet', 'event' => 'asked', 'email' => '${ email }', 'details' => '["Ann","",[${ lists.walks }]]', 'at' => time(), 'tries' => 0 ] ); return [];`
		);
		setActive( false );
		await deliver();
		setActive( true );
		expect( waiting( email ) ).toBe( 1 );
		await deliver();

		expect( there( email ).status ).toBe( 'unconfirmed' );
	} );

	it( 'who moves to another address by our page has moved there', async () => {
		const email = await confirmed( lists.letters ?? 0 );
		const other = someone();
		const manage = await linkTo( email, 'manage' );
		await press( manage, 'newsletter-change', {
			email: other,
			first_name: 'Bea',
			'segments[]': String( lists.walks ),
		} );
		const [ asked ] = await sink.to( other );
		await press(
			linkIn(
				{
					to: '',
					subject: '',
					message: asked?.html ?? '',
					headers: [],
				},
				'address'
			),
			'newsletter-address'
		);
		await deliver();

		expect( there( email ) ).toEqual( {} );
		expect( there( other ) ).toEqual( {
			status: 'subscribed',
			lists: [ String( lists.walks ) ],
		} );
		expect( subscriber( other ).status ).toBe( 'subscribed' );
	} );

	it( 'who leaves there has left here', async () => {
		const email = await confirmed( lists.letters ?? 0 );
		php(
			`MailPoet\\API\\API::MP( 'v1' )->unsubscribe( '${ email }' ); return [];`
		);

		expect( subscriber( email ).status ).toBe( 'unsubscribed' );
	} );

	it( 'many who leave there at once have left here', async () => {
		const both = [
			await confirmed( lists.letters ?? 0 ),
			await confirmed( lists.letters ?? 0 ),
		];
		php(
			`foreach ( [ '${ both.join(
				"', '"
			) }' ] as $email ) { MailPoet\\API\\API::MP( 'v1' )->unsubscribe( $email ); } return [];`
		);
		await work( 'marketday_outbox', [] );

		expect( both.map( ( email ) => subscriber( email ).status ) ).toEqual( [
			'unsubscribed',
			'unsubscribed',
		] );
	} );

	it( 'who leaves by our page has left there', async () => {
		const email = await confirmed( lists.letters ?? 0 );
		await press( await linkTo( email, 'unsubscribe' ), 'newsletter-leave' );
		await deliver();

		expect( subscriber( email ).status ).toBe( 'unsubscribed' );
		expect( there( email ).status ).toBe( 'unsubscribed' );
	} );
} );
