<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

use Marketday\Engine\Contract\Emails\Ticket;
use Marketday\Engine\Contract\Emails\Tickets;
use Marketday\Kernel\Emails\EmailFile;
use PHPMailer\PHPMailer\PHPMailer;
use WC_Email;
use WC_Emails;
use WC_Order;

/** WooCommerce's own mails keep their templates and say what ours say. */
final class OrderEmailPartsTest extends WooCommerceTestCase {
	/** @var list<PHPMailer> As each mail was handed over. */
	private array $mailers = [];

	/** @var list<string> */
	private array $sent = [];

	/** @var array<string, \WP_Hook> */
	private array $hooks = [];

	protected function setUp(): void {
		parent::setUp();
		$this->hooks = array_map( static fn ( \WP_Hook $hook ): \WP_Hook => clone $hook, $GLOBALS['wp_filter'] );
	}

	protected function tearDown(): void {
		if ( [] !== $this->hooks ) {
			$GLOBALS['wp_filter'] = $this->hooks;
		}
		parent::tearDown();
	}

	private function order( int $product, string $state ): WC_Order {
		$order = new WC_Order();
		$order->add_product( wc_get_product( $product ) );
		$order->set_billing_email( 'ann@example.com' );
		$order->set_status( $state );
		$this->made( $order->save() );
		return $order;
	}

	private function email( string $class ): WC_Email {
		$mailer = WC()->mailer();
		if ( ! has_action( 'woocommerce_email_order_details', [ $mailer, 'order_details' ] ) ) {
			$mailer = new WC_Emails();
		}
		return $mailer->get_emails()[ $class ];
	}

	public function capture( mixed $handled, mixed $email ): bool {
		require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
		$mailer = new PHPMailer();
		do_action( 'phpmailer_init', $mailer );
		$this->mailers[] = $mailer;
		$this->sent[]    = is_array( $email ) && is_string( $email['message'] ?? null ) ? $email['message'] : '';
		return true;
	}

	public function test_they_have_pictures_and_the_event_of_a_ticket_as_a_file(): void {
		$this->setOption( 'marketday_mail_returns', 'Bring it back.' );
		$product = $this->aProduct( name: 'Ticket', virtual: true );
		$file    = new EmailFile( 'slate.ics', 'text/calendar', 'BEGIN:VCALENDAR' );
		$tickets = static fn ( mixed $received, mixed $products ): array => in_array( $product, (array) $products, true )
			? [ new Ticket( $product, 'Slate evening', '3 March', '', 'https://shop.example/slate/', $file ) ]
			: (array) $received;
		add_filter( Tickets::ASKED, $tickets, 10, 2 );
		add_filter( 'pre_wp_mail', '__return_true', 0 );
		$order = $this->order( $product, 'processing' );
		$other = $this->order( $this->aProduct(), 'processing' );
		remove_filter( 'pre_wp_mail', '__return_true', 0 );
		add_filter( 'pre_wp_mail', [ $this, 'capture' ], 1, 2 );

		$this->email( 'WC_Email_Customer_Processing_Order' )->trigger( $order->get_id(), $order );
		$this->email( 'WC_Email_Customer_Note' )->trigger( [ 'order_id' => $other->get_id(), 'customer_note' => 'Hello' ] );

		self::assertCount( 2, $this->mailers );
		self::assertStringContainsString( 'Slate evening', $this->sent[0] );
		self::assertStringContainsString( 'Bring it back.', $this->sent[0] );
		self::assertStringNotContainsString( '#595959', $this->sent[0], 'Colours are the template’s.' );
		self::assertDoesNotMatchRegularExpression( '/<p class="m-quiet"[^>]*font-size/', $this->sent[0], 'So are sizes of letters.' );
		self::assertStringContainsString( '<p class="m-quiet"', $this->sent[0] );
		self::assertMatchesRegularExpression( '#<img[^>]+width="64"#', $this->sent[0] );
		self::assertSame( [ 'slate.ics' ], array_column( $this->mailers[0]->getAttachments(), 2 ) );
		self::assertSame( [], $this->mailers[1]->getAttachments(), 'The next mail has none.' );
	}
}
