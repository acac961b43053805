// @features newsletter, wishlist, back-in-stock
// @also-on sqlite, woocommerce

import { php, product, setStock } from '../shop';
import { inSiteAlone } from '../site';

/** Mails are counted where no process forgets them, and no other site that is tested beside this one. */
const LISTEN = `add_filter( 'pre_wp_mail', static function ( $done, $mail ) {
	file_put_contents( MARKETDAY_SITE_DIR . '/killed-mails.txt', $mail['to'] . "\\n", FILE_APPEND );
	return true;
}, PHP_INT_MAX, 2 );`;

const emails = () =>
	php< string[] >(
		`return array_values( array_filter( explode( "\\n", (string) @file_get_contents( MARKETDAY_SITE_DIR . '/killed-mails.txt' ) ) ) );`
	);
const forgetEmails = () =>
	php( `@unlink( MARKETDAY_SITE_DIR . '/killed-mails.txt' );
		global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}marketday_outbox" ); return [];` );

/** Runs code in a process of its own, which the operating system ends at the nth statement with this in it. */
const dieIn = ( code: string, statement: string, times = 1 ) =>
	expect( () =>
		inSiteAlone(
			`${ LISTEN } $engine = $GLOBALS['marketday_engine'];
			add_filter( 'query', static function ( $sql ) {
				static $seen = 0;
				if ( 1 === preg_match( '${ statement }', $sql ) && ++$seen === ${ times } ) { posix_kill( getmypid(), SIGKILL ); sleep( 5 ); }
				return $sql;
			} );
			${ code } return [ 'alive' ];`
		)
	).toThrow( /ended with SIGKILL/ );

/** What the queue does in the days after: the job, and the outbox when it is due. */
const later = ( code: string ) =>
	php(
		`${ LISTEN } wp_cache_flush(); global $wpdb; ${ code }
		foreach ( [ 1, 2 ] as $time ) {
			$wpdb->query( "UPDATE {$wpdb->prefix}marketday_outbox SET due_at = 1 WHERE due_at IS NOT NULL" );
			do_action( 'marketday_outbox' );
			${ code }
		}
		return [];`
	);

/** Between the first change and the mail: where everything is still undone, where it is written down, where it was begun. */
const MOMENTS = [
	[ 'before it is written down', '~INSERT INTO .?\\\\w*marketday_outbox~' ],
	[ 'before it becomes true', '~^COMMIT|^RELEASE~' ],
	[ 'before it is sent', '~UPDATE .?\\\\w*marketday_outbox.? SET attempts~' ],
] as const;

beforeEach( () => {
	php(
		`( new Marketday\\Engine\\Contract\\Outbox\\OutboxRows() )->install(); return [];`
	);
	forgetEmails();
} );
afterAll( () => forgetEmails() );

describe( 'a mail whose process is killed', () => {
	it.each( MOMENTS )(
		'about stock that is back comes once: %s',
		( moment, statement ) => {
			const hat = product( 'soldout' );
			php(
				`$list = new Marketday\\Lists\\BackInStock\\WaitingList( new Marketday\\Kernel\\SystemClock() );
				$list->confirm( $list->ask( ${ hat }, ${ hat }, 'killed@example.com' )->id ); return [];`
			);
			setStock( 'soldout', 5 );

			dieIn(
				`do_action( 'marketday_back_in_stock_mail', ${ hat } );`,
				statement
			);
			expect( emails() ).toEqual( [] );
			later( `do_action( 'marketday_back_in_stock_mail', ${ hat } );` );

			setStock( 'soldout', 0 );
			expect( emails() ).toEqual( [ 'killed@example.com' ] );
			expect(
				php< { rows: number } >(
					`return [ 'rows' => count( ( new Marketday\\Lists\\BackInStock\\WaitingList( new Marketday\\Kernel\\SystemClock() ) )->of( 'killed@example.com' ) ) ];`
				).rows
			).toBe( 0 );
		}
	);

	it.each( MOMENTS )(
		'with news of a wishlist comes once: %s',
		( moment, statement ) => {
			php( `
				$user = username_exists( 'killed' ) ?: wp_create_user( 'killed', wp_generate_password(), 'killed-wishes@example.com' );
				update_user_meta( $user, Marketday\\Kernel\\SiteOfNetwork::userMeta( 'marketday_wishlist_mails' ), 'yes' );
				$clock = new Marketday\\Kernel\\SystemClock();
				$lists = new Marketday\\Lists\\Wishlist\\Lists\\NamedLists( $clock );
				$wishes = new Marketday\\Lists\\Wishlist\\Lists\\WishlistItems( $clock );
				$wishes->add( $lists->create( $user, 'Killed ' . uniqid() ), [ ${ product(
					'mug'
				) } => new Marketday\\Lists\\Wishlist\\Lists\\PriceSnapshot( 99999999, get_option( 'woocommerce_currency', 'GBP' ), true ) ] );
				return [];` );

			dieIn( `do_action( 'marketday_wishlist_watch', 0 );`, statement );
			expect( emails() ).toEqual( [] );
			later( `do_action( 'marketday_wishlist_watch', 0 );` );

			php(
				`require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user( username_exists( 'killed' ) ); return [];`
			);
			expect( emails() ).toEqual( [ 'killed-wishes@example.com' ] );
		}
	);

	it( 'comes once to each of several who wait for stock, where it dies in their middle', () => {
		const hat = product( 'soldout' );
		const people = [ 'a', 'b', 'c', 'd' ].map(
			( name ) => `killed-${ name }@example.com`
		);
		php(
			`$list = new Marketday\\Lists\\BackInStock\\WaitingList( new Marketday\\Kernel\\SystemClock() );
			foreach ( [ '${ people.join(
				"', '"
			) }' ] as $email ) { $list->confirm( $list->ask( ${ hat }, ${ hat }, $email )->id ); }
			return [];`
		);
		setStock( 'soldout', 5 );
		const job = `do_action( 'marketday_back_in_stock_mail', ${ hat } );`;

		dieIn( job, MOMENTS[ 2 ][ 1 ], 3 );
		expect( emails() ).toEqual( people.slice( 0, 2 ) );
		later( job );

		setStock( 'soldout', 0 );
		expect( emails().sort() ).toEqual( people );
	} );

	it( 'comes once to each of several with wishes, where it dies in their middle', () => {
		const people = [ 'a', 'b', 'c', 'd' ].map(
			( name ) => `killed-${ name }@example.com`
		);
		php( `
			$clock = new Marketday\\Kernel\\SystemClock();
			foreach ( [ '${ people.join( "', '" ) }' ] as $email ) {
				$user = username_exists( $email ) ?: wp_create_user( $email, wp_generate_password(), $email );
				update_user_meta( $user, Marketday\\Kernel\\SiteOfNetwork::userMeta( 'marketday_wishlist_mails' ), 'yes' );
				( new Marketday\\Lists\\Wishlist\\Lists\\WishlistItems( $clock ) )->add( ( new Marketday\\Lists\\Wishlist\\Lists\\NamedLists( $clock ) )->create( $user, 'Killed ' . uniqid() ), [ ${ product(
					'mug'
				) } => new Marketday\\Lists\\Wishlist\\Lists\\PriceSnapshot( 99999999, get_option( 'woocommerce_currency', 'GBP' ), true ) ] );
			}
			return [];` );

		dieIn(
			`do_action( 'marketday_wishlist_watch', 0 );`,
			MOMENTS[ 1 ][ 1 ],
			3
		);
		const before = emails().length;
		later( `do_action( 'marketday_wishlist_watch', 0 );` );

		php(
			`require_once ABSPATH . 'wp-admin/includes/user.php'; foreach ( [ '${ people.join(
				"', '"
			) }' ] as $email ) { wp_delete_user( username_exists( $email ) ); } return [];`
		);
		expect( before ).toBeLessThan( people.length );
		expect( emails().sort() ).toEqual( people );
	} );

	it( 'about a subscription comes once', () => {
		dieIn(
			`Marketday\\Marketing\\Newsletter\\Subscribers\\Tables::prepare();
			add_action( 'shutdown', static function () { posix_kill( getmypid(), SIGKILL ); }, 29 );
			do_action( 'marketday_newsletter_mail', 2147483000, 'confirm', 0 );
			$subscribers = new Marketday\\Marketing\\Newsletter\\Subscribers\\Subscribers( new Marketday\\Kernel\\SystemClock() );
			$ann = $subscribers->ask( 'killed-letters@example.com', new Marketday\\Marketing\\Newsletter\\Subscribers\\PendingChanges(), 'form' );
			do_action( 'marketday_newsletter_mail', $ann->id, 'confirm', 0 ); exit;`,
			'~nothing like this~'
		);
		expect( emails() ).toEqual( [] );
		later( '' );

		php(
			`global $wpdb; $wpdb->delete( $wpdb->prefix . 'marketday_subscribers', [ 'email' => 'killed-letters@example.com' ] ); return [];`
		);
		expect( emails() ).toEqual( [ 'killed-letters@example.com' ] );
	} );
} );

it( 'what a provider is to be told waits in its order when the process is killed', () => {
	const PROVIDER = `$told = new class() implements Marketday\\Marketing\\Newsletter\\Providers\\Provider {
			public function name(): string { return 'webhook'; }
			public function isOn(): bool { return true; }
			public function isWaitedFor(): bool { return true; }
			public function accepts( Marketday\\Marketing\\Newsletter\\Providers\\EventKind $kind ): bool { return true; }
			public function deliver( Marketday\\Marketing\\Newsletter\\Providers\\Event $event ): bool {
				file_put_contents( MARKETDAY_SITE_DIR . '/killed-mails.txt', $event->email . "\\n", FILE_APPEND );
				return true;
			}
		};
		$deliveries = new Marketday\\Marketing\\Newsletter\\Providers\\Deliveries( [ $told ], $engine->jobs(), new Marketday\\Kernel\\AfterResponse(), new Marketday\\Kernel\\SystemClock() );`;
	php( `global $wpdb; $wpdb->query( 'DELETE FROM ' . Marketday\\Marketing\\Newsletter\\Providers\\Deliveries::table() ); ${ PROVIDER }
		foreach ( [ 'a', 'b', 'c' ] as $who ) { $deliveries->add( new Marketday\\Marketing\\Newsletter\\Providers\\Event( Marketday\\Marketing\\Newsletter\\Providers\\EventKind::Subscribed, "{$who}@example.com", time(), '', '', [], '', [] ) ); }
		return [];` );

	dieIn(
		`${ PROVIDER } $deliveries->work( 'webhook' );`,
		'~DELETE FROM .?\\\\w*marketday_newsletter_deliveries.? WHERE id~'
	);
	expect( emails() ).toEqual( [ 'a@example.com' ] );
	expect(
		php< { seconds: number | null } >(
			`wp_cache_flush(); $at = $engine->jobs()->waitsUntil( 'marketday_newsletter_deliveries', [ 'webhook' ] ); return [ 'seconds' => null === $at ? null : $at - time() ];`
		).seconds
	).toBeLessThan( 700 );
	php( `${ PROVIDER } $deliveries->work( 'webhook' ); return [];` );

	// The program may hear once more what it has heard when the process died, and all in its order.
	expect( emails() ).toEqual( [
		'a@example.com',
		'a@example.com',
		'b@example.com',
		'c@example.com',
	] );
} );
