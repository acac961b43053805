// @features newsletter
// @also-on woocommerce

import { Administrator } from './administrator';
import { linkIn } from './newsletter-page';
import { php } from './shop';
import { Shopper } from './shopper';
import { SmtpSink } from './smtp-sink';

const BOSS = { user: 'posts-boss', password: 'a long enough word 1' };
const SCREEN = '/wp-admin/admin.php?page=marketday-campaigns';

const boss = new Administrator();

let sink: SmtpSink;
let list = 0;
let post = 0;
const READERS = [ 'one', 'two', 'three' ];

beforeAll( async () => {
	sink = await SmtpSink.start( 'posts.example.com' );
	const made = php< { list: number; post: number } >(
		`username_exists( '${
			BOSS.user
		}' ) || wp_insert_user( [ 'user_login' => '${
			BOSS.user
		}', 'user_email' => '${ sink.address( 'boss' ) }', 'user_pass' => '${
			BOSS.password
		}', 'role' => 'administrator' ] );
		$lists = new Marketday\\Marketing\\Newsletter\\Subscribers\\Lists();
		$list  = $lists->add( 'Posts ' . wp_generate_uuid4() );
		$people = new Marketday\\Marketing\\Newsletter\\Subscribers\\Subscribers( new Marketday\\Kernel\\SystemClock() );
		foreach ( [ 'one', 'two', 'three', 'asked' ] as $name ) {
			$asked = $people->ask( $name . '@posts.example.com', new Marketday\\Marketing\\Newsletter\\Subscribers\\PendingChanges(), 'form' );
			'asked' === $name || $people->confirm( $asked );
			$people->join( $asked->id, [ $list ] );
		}
		$post = wp_insert_post( [ 'post_title' => 'Spring walks', 'post_status' => 'publish', 'post_content' => '<!-- wp:paragraph --><p>Come along <a href="/shop/">now</a>.</p><!-- /wp:paragraph -->' ] );
		return [ 'list' => $list, 'post' => $post ];`
	);
	( { list, post } = made );
	await boss.logIn( BOSS );
} );
afterAll( async () => {
	// One is planned for months ahead: other files look at what waits.
	php(
		`global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}marketday_newsletter_campaigns" ); wp_unschedule_hook( 'marketday_newsletter_campaign' );
		function_exists( 'as_unschedule_all_actions' ) && as_unschedule_all_actions( 'marketday_newsletter_campaign' ); return [];`
	);
	await sink.stop();
} );

const attribute = ( html: string, pattern: RegExp ) =>
	( pattern.exec( html )?.[ 1 ] ?? '' )
		.replaceAll( '&#038;', '&' )
		.replaceAll( '&amp;', '&' );

/** The form that a post is sent by. */
async function form(): Promise< { action: string; once: string } > {
	const { text } = await boss.screen( `${ SCREEN }&post=${ post }` );
	const url = new URL(
		attribute( text, /action="([^"]*marketday_newsletter_campaign&[^"]*)"/ )
	);
	return {
		action: url.pathname + url.search,
		once: attribute( text, /name="once" value="([^"]+)"/ ),
	};
}

/** What the screen's bar asks for until the newsletter is sent. */
async function follow( path: string ): Promise< unknown > {
	const { text } = await boss.screen( path );
	const body = Object.fromEntries(
		new URLSearchParams( attribute( text, /data-body="([^"]+)"/ ) )
	);
	const step = async ( tries: number ): Promise< unknown > => {
		const { json } = await boss.post( '/wp-admin/admin-ajax.php', body );
		return ( json as unknown as { isOver: boolean } ).isOver || tries < 1
			? json
			: step( tries - 1 );
	};
	return step( 5 );
}

const send = async ( more: Record< string, string > ) => {
	const { action, once } = await form();
	return boss.post( action, {
		post: String( post ),
		list: String( list ),
		subject: 'Walks in spring',
		when: 'now',
		once,
		...more,
	} );
};
const screenAfter = ( response: { headers: Headers } ) => {
	const url = new URL( response.headers.get( 'location' ) ?? '' );
	return url.pathname + url.search;
};

describe( 'a post that goes to a list', () => {
	it( 'is offered at posts', async () => {
		// WooCommerce leads the first look at the admin to its own set-up.
		await boss.screen( '/wp-admin/index.php' );
		const { text } = await boss.screen( '/wp-admin/edit.php' );
		expect( text ).toContain(
			`page=marketday-campaigns&#038;post=${ post }`
		);
	} );

	it( 'goes as a test to whoever asks, and to nobody else', async () => {
		const response = await send( { deed: 'test' } );

		expect( response.status ).toBe( 303 );
		const [ email ] = await sink.to( sink.address( 'boss' ), 1 );
		expect( email?.headers.get( 'subject' ) ).toEqual( [
			'[Test] Walks in spring',
		] );
		expect( email?.html ).toContain( 'Come along' );
	} );

	it.each( [
		[ { deed: 'send' }, 'Tick the box' ],
		[ { deed: 'send', sure: '1', subject: ' ' }, 'Enter a subject' ],
		[ { deed: 'send', sure: '1', list: '99999' }, 'Choose a list' ],
		[
			{ deed: 'send', sure: '1', when: 'later', at: '2020-01-01T10:00' },
			'still to come',
		],
	] )(
		'is refused with a reason, and keeps what was typed',
		async ( more, words ) => {
			const { text } = await boss.screen(
				screenAfter( await send( more ) )
			);

			expect( text ).toContain( words );
			expect( text ).toContain( 'id="marketday-letter-subject"' );
			expect(
				php(
					`return count( ( new Marketday\\Marketing\\Newsletter\\Campaigns\\Campaigns( new Marketday\\Kernel\\SystemClock() ) )->ofPost( ${ post } ) );`
				)
			).toBe( 0 );
		}
	);

	it( 'reaches everybody who has confirmed once, with one press to leave', async () => {
		const response = await send( { deed: 'send', sure: '1' } );
		const path = screenAfter( response );
		expect( path ).toContain( 'letter=' );

		await expect( follow( path ) ).resolves.toMatchObject( {
			isOver: true,
			percent: 100,
			text: '3 of 3 sent',
		} );
		for ( const reader of READERS ) {
			const [ email, further ] = await sink.to(
				sink.address( reader ),
				1
			);
			expect( further ).toBeUndefined();
			expect( email?.headers.get( 'list-unsubscribe-post' ) ).toEqual( [
				'List-Unsubscribe=One-Click',
			] );
			expect( email?.plain ).toContain( 'newsletter=unsubscribe' );
			expect( email?.html ).toMatch( /href="https?:\/\/[^"]+\/shop\/"/ );
		}
		expect( await sink.to( sink.address( 'asked' ), 0 ) ).toEqual( [] );

		const [ email ] = await sink.to( sink.address( 'one' ), 1 );
		const [ header = '' ] = email?.headers.get( 'list-unsubscribe' ) ?? [];
		const oneClick = new URL( header.slice( 1, -1 ) );
		const left = await new Shopper().post(
			oneClick.pathname + oneClick.search,
			{ 'List-Unsubscribe': 'One-Click' }
		);
		expect( left.status ).toBeLessThan( 300 );
		const link = linkIn(
			{ to: '', subject: '', message: email?.html ?? '', headers: [] },
			'unsubscribe'
		);
		expect( link.searchParams.get( 'newsletter-key' ) ).toBeTruthy();
		expect(
			php(
				`return ( new Marketday\\Marketing\\Newsletter\\Subscribers\\Subscribers( new Marketday\\Kernel\\SystemClock() ) )->ofEmail( '${ sink.address(
					'one'
				) }' )->status->value;`
			)
		).toBe( 'unsubscribed' );
	} );

	it( 'sent by two presses of one form is one letter', async () => {
		const { action, once } = await form();
		const press = () =>
			boss.post( action, {
				post: String( post ),
				list: String( list ),
				subject: 'Twice',
				when: 'later',
				at: '2027-06-01T10:00',
				once,
				deed: 'send',
				sure: '1',
			} );
		const [ first, second ] = [ await press(), await press() ];

		expect( screenAfter( first ) ).toBe( screenAfter( second ) );
		expect( ( await boss.screen( screenAfter( first ) ) ).text ).toContain(
			'Goes out on'
		);
	} );

	it( 'is nobody’s who may not see subscribers', async () => {
		const { action } = await form();
		const response = await new Shopper().post( action, { deed: 'send' } );

		expect( response.status ).not.toBe( 303 );
	} );
} );
