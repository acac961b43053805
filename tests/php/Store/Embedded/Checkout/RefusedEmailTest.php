<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\Checkout;

use Closure;
use Marketday\Engine\Contract\Outbox\Outbox;
use Marketday\Engine\Contract\PlacedOrder;
use Marketday\Kernel\Schema;
use Marketday\Tests\Store\Embedded\SalesTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

/** Mails about an order that the mail server refuses: they are tried again, noted once an outage, and given up in the end. */
#[Group( 'sqlite' )]
final class RefusedEmailTest extends SalesTestCase {
	/** @var list<string> */
	private array $sent = [];

	private int $refused = 0;

	/** @var Closure(): bool */
	private Closure $refuse;

	protected function setUp(): void {
		parent::setUp();
		$this->set( [ 'admin_email' => 'shop@example.com' ] );
		$this->refuse = static fn (): bool => false;
		// After the site's own, which takes them all.
		add_filter( 'pre_wp_mail', function ( mixed $handled, array $email ): bool {
			if ( $this->refused > 0 ) {
				--$this->refused;
				return ( $this->refuse )();
			}
			$this->sent[] = (string) $email['to'];
			return true;
		}, PHP_INT_MAX, 2 );
	}

	private function place(): PlacedOrder {
		$this->add( $this->aProduct() );
		return $this->shop()->checkout()->place( $this->request() );
	}

	private function passTime( int $jobs = 1 ): void {
		global $wpdb;
		for ( $job = 0; $job < $jobs; $job++ ) {
			$wpdb->query( 'UPDATE ' . Schema::table( 'outbox' ) . ' SET due_at = 1 WHERE due_at IS NOT NULL' );
			do_action( Outbox::JOB );
		}
	}

	/** @return list<string> */
	private function notes( PlacedOrder $placed, string $part ): array {
		global $wpdb;
		$sql = "SELECT comment_content FROM {$wpdb->comments} WHERE comment_post_ID = %d AND comment_content LIKE %s";
		return $wpdb->get_col( $wpdb->prepare( $sql, $placed->id, "%{$part}%" ) );
	}

	/** @return iterable<string, array{Closure(): bool}> */
	public static function refusals(): iterable {
		yield 'a server that refuses' => [ static fn (): bool => false ];
		yield 'a plugin that throws' => [ static fn () => throw new RuntimeException( 'The mail server is away.' ) ];
		yield 'a plugin that is broken' => [ static fn () => throw new \TypeError( 'The mail server is away.' ) ];
	}

	/** @param Closure(): bool $refuse */
	#[DataProvider( 'refusals' )]
	public function test_what_was_refused_is_sent_once( Closure $refuse ): void {
		[ $this->refuse, $this->refused ] = [ $refuse, 2 ];
		$placed                           = $this->place();
		self::assertSame( [], $this->sent );

		$this->passTime( 3 );

		self::assertSame( [ 'shop@example.com', 'ann@example.com' ], $this->sent );
		self::assertCount( 1, $this->notes( $placed, 'We’ll keep trying for up to two days' ) );
	}

	public function test_what_is_always_refused_is_given_up_and_noted_once(): void {
		$this->refused = PHP_INT_MAX;
		$placed        = $this->place();
		$this->passTime( 12 );

		self::assertSame( [], $this->sent );
		self::assertCount( 2, $this->engine()->outbox()->givenUp() );
		self::assertCount( 1, $this->notes( $placed, 'We’ll keep trying for up to two days' ) );
		self::assertCount( 1, $this->notes( $placed, 'we’ve stopped trying' ) );

		$this->refused = 0;
		$this->engine()->outbox()->again();
		do_action( Outbox::JOB );
		self::assertSame( [ 'shop@example.com', 'ann@example.com' ], $this->sent );
	}

	public function test_a_mail_about_a_state_that_is_over_is_not_sent_late(): void {
		$this->refused = 2;
		$placed        = $this->place();
		$this->shop()->orders()->setStatus( $placed->id, \Marketday\Engine\Contract\OrderStatus::Cancelled );
		$this->sent = [];
		$this->passTime();

		self::assertSame( [ [], [] ], [ $this->sent, $this->engine()->outbox()->givenUp() ] );
	}

	public function test_a_shop_with_several_recipients_tells_them_all(): void {
		$this->set( [ 'woocommerce_new_order_settings' => [ 'enabled' => 'yes', 'recipient' => 'one@example.com, two@example.com' ] ] );
		$this->place();

		self::assertSame( [ 'one@example.com,two@example.com', 'ann@example.com' ], $this->sent );
	}
}
