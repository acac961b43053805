// @features paypal, checkout
// @also-on woocommerce

import { isWooCommerce, php, product, setStock, stockOf } from '../shop';
import { inSiteAlone } from '../site';

const KILLED = /ended with SIGKILL/;

/** What is sent is written down and not sent. */
const LISTEN = `add_filter( 'pre_wp_mail', function ( $done, $mail ) { update_option( 'marketday_test_mails', [ ...(array) get_option( 'marketday_test_mails', [] ), $mail['subject'] ] ); return true; }, 10, 2 ); WC()->mailer();`;

const DIE = `$die = static fn () => posix_kill( posix_getpid(), SIGKILL );`;

/** Where WooCommerce is when its process ends, after it has begun to store the order as paid. */
const MOMENTS = {
	'between the order and the day of its payment': `add_filter( 'query', static function ( $query ) use ( $die ) { if ( did_action( 'woocommerce_pre_payment_complete' ) && preg_match( '/^(INSERT|UPDATE|REPLACE).*(operational_data|_date_paid)/is', $query ) ) { $die(); } return $query; } );`,
	'before the stock is taken': `add_action( 'woocommerce_order_status_processing', $die, 1 );`,
	'after the stock, before the mails': `add_action( 'woocommerce_order_status_processing', $die, 99 );`,
	'after the first mail': `add_action( 'woocommerce_email_sent', $die, 99 );`,
	'after all of it': `add_action( 'woocommerce_payment_complete', $die, 99 );`,
} as const;

interface State {
	status: string;
	reference: string;
	isPaidAt: boolean;
	again: boolean;
	left: number;
	emails: string[];
}

( isWooCommerce ? describe : describe.skip )(
	"when the worker is killed within WooCommerce's completion of a payment",
	() => {
		beforeEach( () => {
			setStock( 'mug', 50 );
			php(
				`( new Marketday\\Engine\\Contract\\Outbox\\OutboxRows() )->install(); global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}marketday_outbox" ); delete_option( 'marketday_test_mails' ); return [];`
			);
		} );
		afterAll( () => {
			setStock( 'mug', 200 );
			php( `delete_option( 'marketday_test_mails' ); return [];` );
		} );

		it.each(
			Object.entries( MOMENTS ).flatMap( ( [ when, dies ] ) =>
				[ true, false ].map(
					( jobFirst ) => [ when, jobFirst, dies ] as const
				)
			)
		)(
			'%s, job first %s: who asks next and the job finish it, once',
			( _when, jobFirst, dies ) => {
				const { id } = php< { id: number } >(
					`$order = wc_create_order(); $order->add_product( wc_get_product( ${ product(
						'mug'
					) } ), 2 ); $order->set_billing_email( 'ann@example.com' ); $order->calculate_totals(); $order->save(); return [ 'id' => $order->get_id() ];`
				);
				expect( () =>
					inSiteAlone(
						`${ LISTEN } ${ DIE } ${ dies } $GLOBALS['marketday_engine']->payments()->markPaid( ${ id }, 'REF-1' ); return [];`
					)
				).toThrow( KILLED );

				const state = inSiteAlone(
					`${ LISTEN } $payments = $GLOBALS['marketday_engine']->payments();
					$job = static function (): void { global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}marketday_outbox SET due_at = 1 WHERE due_at > 1" ); do_action( 'marketday_outbox' ); };
					${ jobFirst ? '$job();' : '' } $payments->markPaid( ${ id }, 'REF-1' ); $job();
					$again = $payments->markPaid( ${ id }, 'REF-1' ); clean_post_cache( ${ id } ); wp_cache_flush(); $order = wc_get_order( ${ id } );
					return [ 'status' => $order->get_status(), 'reference' => $order->get_transaction_id(), 'isPaidAt' => null !== $order->get_date_paid(), 'again' => $again,
						'left' => count( array_filter( $order->get_meta_data(), fn ( $row ) => str_starts_with( $row->key, '_marketday_payment' ) ) ), 'emails' => get_option( 'marketday_test_mails', [] ) ];`
				) as State;

				expect( state ).toEqual( {
					status: 'processing',
					reference: 'REF-1',
					isPaidAt: true,
					again: false,
					left: 0,
					emails: expect.any( Array ),
				} );
				expect( stockOf( 'mug' ) ).toBe( 48 );
				// The shopper's and the shop's, each once.
				expect( new Set( state.emails ).size ).toBe(
					state.emails.length
				);
				expect( state.emails ).toHaveLength( 2 );
			}
		);
	}
);
