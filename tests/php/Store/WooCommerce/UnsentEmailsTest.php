<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\CheckoutRequest;
use Marketday\Engine\Contract\Outbox\Outbox;
use Marketday\Engine\Contract\SubmittedAddresses;
use Marketday\Kernel\Schema;
use Marketday\Tests\OwnTables;
use PHPUnit\Framework\Attributes\DataProvider;
use WC_Order;

/** WooCommerce's mails whose process was killed, or which were refused: they come, each once. */
final class UnsentEmailsTest extends WooCommerceTestCase {
	private const SHOPPER = 'killed@example.com';

	private string $file = '';

	/** @var list<string> Whom this process has sent mails to. */
	private array $sent = [];

	/** How many mails are refused from now on. */
	private int $refused = 0;

	protected function setUp(): void {
		parent::setUp();
		OwnTables::make();
		$this->setOption( 'admin_email', 'shop@example.com' );
		$this->setOption( 'woocommerce_ship_to_countries', 'disabled' );
		$this->setOption( 'woocommerce_manage_stock', 'yes' );
		$this->file = (string) tempnam( get_temp_dir(), 'mails' );
		// After the site's own, which takes them all.
		add_filter( 'pre_wp_mail', [ $this, 'keepEmail' ], PHP_INT_MAX, 2 );
		$this->forget();
	}

	protected function tearDown(): void {
		if ( 'woocommerce' === $this->engine()->name() ) {
			remove_filter( 'pre_wp_mail', [ $this, 'keepEmail' ], PHP_INT_MAX );
			array_map( static fn ( WC_Order $order ): bool => $order->delete( true ), $this->orders() );
			$this->forget();
			unlink( $this->file );
		}
		parent::tearDown();
	}

	private function forget(): void {
		global $wpdb;
		$wpdb->query( 'DELETE FROM ' . Schema::table( 'outbox' ) );
		$this->engine()->jobs()->cancel( Outbox::JOB );
	}

	/** @param array<string, mixed> $email */
	public function keepEmail( mixed $handled, array $email ): bool {
		if ( $this->refused > 0 ) {
			--$this->refused;
			return false;
		}
		$this->sent[] = (string) $email['to'];
		return true;
	}

	/** @return iterable<string, array{string, list<string>}> Where it dies, and whom the job writes to. */
	public static function points(): iterable {
		yield 'before the stock' => [ 'before the stock', [ 'shop@example.com', self::SHOPPER ] ];
		yield 'at the stock' => [ 'at the stock', [ 'shop@example.com', self::SHOPPER ] ];
		yield 'before the first mail' => [ 'before the first mail', [ 'shop@example.com', self::SHOPPER ] ];
		yield 'between two mails' => [ 'between two mails', [ self::SHOPPER ] ];
	}

	/** @param list<string> $left */
	#[DataProvider( 'points' )]
	public function test_dies( string $point, array $left ): void {
		$product = $this->aProduct( stockQuantity: '5' );
		$this->orderAndDie( $product, $point );
		self::assertCount( 1, $this->orders() );
		self::assertNotNull( $this->engine()->jobs()->waitsUntil( Outbox::JOB ), 'No job looks after it.' );
		$received = did_action( 'marketday_stock_changed' );

		do_action( Outbox::JOB );
		self::assertSame( [], $this->sent );
		$this->passTime();
		do_action( Outbox::JOB );
		$this->passTime();
		do_action( Outbox::JOB );

		self::assertSame( $left, $this->sent );
		self::assertSame( [ 'shop@example.com', self::SHOPPER ], [ ...( file( $this->file, FILE_IGNORE_NEW_LINES ) ?: [] ), ...$this->sent ] );
		self::assertSame( 3, wc_get_product( $product )->get_stock_quantity() );
		self::assertGreaterThan( $received, did_action( 'marketday_stock_changed' ) );
		self::assertSame( [], $this->rows() );
	}

	public function test_an_order_is_told_once_where_its_process_dies_there(): void {
		$this->orderAndDie( $this->aProduct( stockQuantity: '5' ), 'at its announcement' );
		$calls = [];
		add_action( 'marketday_order_placed', $listen = static function ( int $id ) use ( &$calls ): void { $calls[] = $id; } );
		$this->passTime();
		do_action( Outbox::JOB );
		do_action( Outbox::JOB );
		remove_action( 'marketday_order_placed', $listen );

		self::assertSame( [ $this->orders()[0]->get_id() ], $calls );
	}

	public function test_in_the_usual_way_each_mail_goes_out_once_and_nothing_is_left(): void {
		$this->order();
		$this->passTime();
		do_action( Outbox::JOB );

		self::assertSame( [ 'shop@example.com', self::SHOPPER ], $this->sent );
		self::assertSame( [], $this->rows() );
	}

	public function test_what_was_refused_is_sent_again_once(): void {
		$this->refused = 2;
		$this->order();
		self::assertSame( [], $this->sent );
		self::assertCount( 2, $this->rows() );

		$this->passTime();
		do_action( Outbox::JOB );
		$this->passTime();
		do_action( Outbox::JOB );

		self::assertSame( [ 'shop@example.com', self::SHOPPER ], $this->sent );
		self::assertSame( [], $this->rows() );
		self::assertCount( 1, $this->notes( 'We’ll keep trying for up to two days' ) );
	}

	public function test_what_is_always_refused_is_given_up_and_noted_once(): void {
		$this->refused = PHP_INT_MAX;
		$this->order();
		for ( $try = 0; $try < 12; $try++ ) {
			$this->passTime();
			do_action( Outbox::JOB );
		}

		self::assertSame( [], $this->sent );
		self::assertCount( 2, $this->engine()->outbox()->givenUp() );
		self::assertCount( 1, $this->notes( 'We’ll keep trying for up to two days' ) );
		self::assertCount( 1, $this->notes( 'we’ve stopped trying' ) );

		$this->refused = 0;
		$this->engine()->outbox()->again();
		do_action( Outbox::JOB );
		self::assertSame( [ 'shop@example.com', self::SHOPPER ], $this->sent );
	}

	public function test_a_note_to_the_shopper_that_was_refused_is_sent_as_it_was(): void {
		$this->order();
		$this->sent    = [];
		$this->refused = 1;
		$this->orders()[0]->add_order_note( 'It leaves on Monday.', 1 );
		$written = [];
		add_filter( 'pre_wp_mail', $read = static function ( mixed $handled, array $email ) use ( &$written ): mixed {
			$written[] = $email['message'];
			return $handled;
		}, 5, 2 );
		$this->passTime();
		do_action( Outbox::JOB );
		remove_filter( 'pre_wp_mail', $read, 5 );

		self::assertSame( [ self::SHOPPER ], $this->sent );
		self::assertStringContainsString( 'It leaves on Monday.', $written[0] );
	}

	public function test_a_mail_about_a_state_that_is_over_is_not_sent_late(): void {
		$this->refused = 2;
		$this->order();
		$this->sent = [];
		$this->orders()[0]->update_status( 'cancelled' );
		$this->sent = [];
		$this->passTime();
		do_action( Outbox::JOB );

		self::assertSame( [ [], [] ], [ $this->sent, $this->rows() ] );
	}

	private function order(): void {
		$ann = $this->anAddress( email: self::SHOPPER );
		$this->engine()->basket()->add( new AddToBasket( $this->aProduct( virtual: true ) ) );
		$this->engine()->checkout()->place( new CheckoutRequest( new SubmittedAddresses( $ann, $ann ), 'bacs' ) );
	}

	private function orderAndDie( int $product, string $point ): void {
		$process = proc_open(
			[ PHP_BINARY, __DIR__ . '/fixtures/order-and-die.php', (string) $product, $point, $this->file ],
			[ 1 => [ 'pipe', 'w' ], 2 => [ 'pipe', 'w' ] ],
			$pipes
		);
		stream_get_contents( $pipes[1] );
		proc_close( $process );
		wp_cache_flush();
	}

	private function passTime(): void {
		global $wpdb;
		$wpdb->query( 'UPDATE ' . Schema::table( 'outbox' ) . ' SET due_at = 1 WHERE due_at IS NOT NULL' );
	}

	/** @return list<string> Names of what is still to be done. */
	private function rows(): array {
		global $wpdb;
		return $wpdb->get_col( 'SELECT name FROM ' . Schema::table( 'outbox' ) );
	}

	/** @return list<WC_Order> */
	private function orders(): array {
		return wc_get_orders( [ 'billing_email' => self::SHOPPER ] );
	}

	/** @return list<string> */
	private function notes( string $part ): array {
		$all = wc_get_order_notes( [ 'order_id' => $this->orders()[0]->get_id() ] );
		return array_values( array_filter( array_column( $all, 'content' ), static fn ( string $text ): bool => str_contains( $text, $part ) ) );
	}
}
