// @features checkout, account
// @also-on woocommerce

import { isWooCommerce, php, product } from '../shop';
import { inSiteAlone } from '../site';

const FILE = `MARKETDAY_SITE_DIR . '/event-mails.txt'`;

const LISTEN = `add_filter( 'pre_wp_mail', static function ( $done, $mail ) {
	file_put_contents( ${ FILE }, $mail['to'] . "\\n", FILE_APPEND );
	return true;
}, PHP_INT_MAX, 2 );`;

const DIE = `add_filter( 'pre_wp_mail', static function () { posix_kill( getmypid(), SIGKILL ); sleep( 5 ); }, 1 );`;

/** Of an order that is paid for, with its id in `$order`. */
const ORDER = `remove_all_actions( 'woocommerce_order_status_completed_notification' ); $order = wc_create_order(); $order->add_product( wc_get_product( ${ product(
	'mug'
) } ), 2 ); $order->set_billing_email( 'killed-event@example.com' ); $order->calculate_totals(); $order->set_status( 'completed' ); $order->save(); $order = $order->get_id();`;

/** Mails of WooCommerce's that follow no state of an order. */
const CAUSES = {
	'about an account': `wc_create_new_customer( 'killed-event@example.com', 'killed-event', 'Kendal-mint-1951' );`,
	'with a note to the shopper': `wc_get_order( $order )->add_order_note( 'It leaves on Monday.', 1 );`,
	'about a part of the money': `wc_create_refund( [ 'order_id' => $order, 'amount' => 1 ] );`,
} as const;

( isWooCommerce ? describe : describe.skip )(
	"WooCommerce's mail whose process is killed before it is sent",
	() => {
		const forget = () =>
			php( `@unlink( ${ FILE } ); require_once ABSPATH . 'wp-admin/includes/user.php';
				$user = username_exists( 'killed-event' ); $user && wp_delete_user( $user );
				( new Marketday\\Engine\\Contract\\Outbox\\OutboxRows() )->install(); global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}marketday_outbox" ); return [];` );
		beforeEach( () => forget() );
		afterAll( () => forget() );

		it.each( Object.entries( CAUSES ) )(
			'%s comes, once',
			( _about, cause ) => {
				const { order } = inSiteAlone(
					`add_filter( 'pre_wp_mail', '__return_true', PHP_INT_MAX ); ${ ORDER } return [ 'order' => $order ];`
				) as { order: number };
				php(
					`global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}marketday_outbox" ); return [];`
				);
				expect( () =>
					inSiteAlone(
						`${ DIE } $order = ${ order }; ${ cause } return [ 'alive' ];`
					)
				).toThrow( /ended with SIGKILL/ );

				const { emails, rows, secrets } = inSiteAlone(
					`${ LISTEN } global $wpdb; $secrets = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}marketday_outbox WHERE arguments LIKE '%mint%'" );
					foreach ( [ 1, 2 ] as $time ) { $wpdb->query( "UPDATE {$wpdb->prefix}marketday_outbox SET due_at = 1" ); do_action( 'marketday_outbox' ); }
					return [ 'emails' => file( ${ FILE }, FILE_IGNORE_NEW_LINES ), 'rows' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}marketday_outbox" ), 'secrets' => $secrets ];`
				) as { emails: string[]; rows: number; secrets: number };

				expect( emails ).toEqual( [ 'killed-event@example.com' ] );
				expect( rows ).toBe( 0 );
				expect( secrets ).toBe( 0 );
			}
		);
	}
);
