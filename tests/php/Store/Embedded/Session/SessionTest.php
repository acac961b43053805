<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\Session;

use Marketday\Engine\Contract\FlashNotices;
use Marketday\Engine\Contract\Notice;
use Marketday\Engine\Embedded\Session\SessionCleaner;
use Marketday\Engine\Embedded\Session\SessionCookie;
use Marketday\Engine\Embedded\Session\SessionTable;
use Marketday\Kernel\SystemClock;
use Marketday\Tests\Store\Embedded\SalesTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** What the shop remembers of a visitor, and for how long. */
#[Group( 'sqlite' )]
final class SessionTest extends SalesTestCase {
	public function test_who_only_looks_gets_no_session(): void {
		$before = $this->rows( 'marketday_sessions' );

		self::assertTrue( $this->basket()->isUntouched() );
		self::assertTrue( $this->basket()->contents()->isEmpty() );
		self::assertSame( '', $this->basket()->hash() );
		self::assertSame( [], $this->shop()->notices()->take() );

		self::assertSame( $before, $this->rows( 'marketday_sessions' ) );
		self::assertSame( [], $_COOKIE );
	}

	public function test_a_refusal_begins_no_session_and_is_told_once_on_the_next_page(): void {
		$before = $this->rows( 'marketday_sessions' );
		foreach ( [ 'one', 'two', 'three', 'four' ] as $word ) {
			$this->shop()->notices()->add( 'error', "There is no coupon <em>{$word}</em>." );
			$this->nextRequest();
		}

		self::assertSame( [ $before, true ], [ $this->rows( 'marketday_sessions' ), $this->basket()->isUntouched() ] );
		self::assertSame(
			[ 'error There is no coupon <em>two</em>.', 'error There is no coupon <em>three</em>.', 'error There is no coupon <em>four</em>.' ],
			$this->notices()
		);
		$this->nextRequest();
		self::assertSame( [], $this->notices() );
	}

	public function test_nobody_but_the_shop_writes_what_a_visitor_was_refused(): void {
		$this->shop()->notices()->add( 'error', 'We don’t recognise this coupon.' );
		$cookie = $_COOKIE[ FlashNotices::COOKIE ];
		$text   = base64_encode( (string) wp_json_encode( [ time() + 60, [ 'Call 555-0100 now.' ] ] ) );
		foreach ( [ "{$text}|" . explode( '|', $cookie )[1], $text, "{$text}|", '|', 'noise', [ $cookie ] ] as $forged ) {
			$_COOKIE[ FlashNotices::COOKIE ] = $forged;
			self::assertSame( [], $this->notices() );
		}
	}

	public function test_a_long_refusal_is_cut_to_plain_text(): void {
		$this->shop()->notices()->add( 'error', '<strong>' . str_repeat( 'a', 600 ) . '</strong>' );
		self::assertSame( [ 'error ' . str_repeat( 'a', 500 ) ], $this->notices() );
	}

	/** @return list<string> */
	private function notices(): array {
		return array_map( static fn ( Notice $notice ): string => "{$notice->kind} {$notice->message}", $this->shop()->notices()->take() );
	}

	public function test_a_guest_finds_the_basket_again_within_48_hours(): void {
		$this->add( $this->aProduct(), 2 );

		$this->now = '2026-03-04 11:59:00';
		self::assertSame( 2, $this->nextRequest()->basket()->contents()->itemCount() );
	}

	public function test_after_48_hours_a_guest_is_new(): void {
		$this->add( $this->aProduct() );

		$this->now = '2026-03-04 12:00:01';
		self::assertTrue( $this->nextRequest()->basket()->isUntouched() );
		self::assertTrue( $this->basket()->contents()->isEmpty() );
	}

	/** @return iterable<string, array{callable(string): mixed}> */
	public static function damage(): iterable {
		yield 'another id' => [ static fn ( string $cookie ): string => 't_0000' . substr( $cookie, 6 ) ];
		yield 'a later end' => [ static fn ( string $cookie ): string => (string) preg_replace( '/\|\d+\|/', '|9999999999|', $cookie, 1 ) ];
		yield 'no signature' => [ static fn ( string $cookie ): string => substr( $cookie, 0, (int) strrpos( $cookie, '|' ) + 1 ) ];
		yield 'a part' => [ static fn ( string $cookie ): string => substr( $cookie, 0, 20 ) ];
		yield 'nothing' => [ static fn (): string => '' ];
		yield 'noise' => [ static fn (): string => "\x00\xff|||" ];
		yield 'a list' => [ static fn ( string $cookie ): array => [ $cookie ] ];
		yield 'a very long text' => [ static fn ( string $cookie ): string => str_repeat( $cookie, 1000 ) ];
	}

	#[DataProvider( 'damage' )]
	public function test_a_forged_or_corrupt_cookie_is_a_new_visitor( callable $damage ): void {
		$this->add( $this->aProduct() );

		$_COOKIE[ SessionCookie::name() ] = $damage( $_COOKIE[ SessionCookie::name() ] );

		self::assertTrue( $this->nextRequest()->basket()->isUntouched() );
		self::assertTrue( $this->basket()->contents()->isEmpty() );
	}

	public function test_a_damaged_row_is_an_empty_basket_that_works(): void {
		global $wpdb;
		$this->add( $this->aProduct() );
		$wpdb->query( "UPDATE {$wpdb->prefix}marketday_sessions SET value = '{\"cart\":[{\"key\":1},7,null' " );

		$basket = $this->nextRequest()->basket();
		self::assertTrue( $basket->contents()->isEmpty() );
		$this->add( $this->aProduct(), 3 );
		self::assertSame( 3, $this->nextRequest()->basket()->contents()->itemCount() );
	}

	public function test_the_basket_is_kept_as_json_without_any_price(): void {
		global $wpdb;
		$this->add( $this->aProduct( regularPrice: '987.65' ) );

		$json = (string) $wpdb->get_var( "SELECT value FROM {$wpdb->prefix}marketday_sessions ORDER BY expires DESC LIMIT 1" );
		self::assertIsArray( json_decode( $json, true, 16, JSON_THROW_ON_ERROR ) );
		self::assertStringNotContainsString( '987', $json );
	}

	public function test_cookies_tell_scripts_that_something_is_in_the_basket(): void {
		$key = $this->add( $this->aProduct() );
		self::assertSame( '1', $_COOKIE['woocommerce_items_in_cart'] );
		self::assertSame( $this->basket()->hash(), $_COOKIE['woocommerce_cart_hash'] );

		$this->basket()->remove( $key );
		self::assertSame( '', $_COOKIE['woocommerce_items_in_cart'] );
	}

	public function test_a_guests_basket_joins_the_account_at_log_in(): void {
		[ $mug, $bowl ] = [ $this->aProduct(), $this->aProduct() ];
		$user           = wp_insert_user( [ 'user_login' => 'joins', 'user_pass' => 'x', 'user_email' => 'joins@example.com' ] );
		wp_set_current_user( $user );
		$this->nextRequest();
		$this->add( $mug, 1 );
		$this->add( $bowl, 1 );
		wp_set_current_user( 0 );
		$this->nextRequest();
		$this->add( $mug, 4 );

		array_map( 'call_user_func', $this->nextRequest()->parts() );
		wp_set_current_user( $user );
		do_action( 'wp_login', 'joins', get_userdata( $user ) );

		$lines = array_column(
			array_map( static fn ( $line ): array => [ $line->product->productId, $line->pieces->quantity ], $this->nextRequest()->basket()->contents()->lines ),
			1,
			0
		);
		self::assertSame( [ $mug => 4, $bowl => 1 ], $lines );
		self::assertArrayNotHasKey( SessionCookie::name(), $_COOKIE );
	}

	public function test_the_cleaner_deletes_expired_rows_and_no_others(): void {
		$table = new SessionTable();
		$now   = ( new SystemClock() )->now()->getTimestamp();
		$table->write( 'test_old_1', [], $now - 10 );
		$table->write( 'test_old_2', [], $now - 5 );
		$table->write( 'test_new', [ 'cart' => [] ], $now + 60 );

		self::assertSame( 1, $table->deleteExpired( $now - 6, 100 ) );
		( new SessionCleaner( $table, new SystemClock() ) )->clean();

		self::assertNull( $table->read( 'test_old_2', $now - 100 ) );
		self::assertSame( [ 'cart' => [] ], $table->read( 'test_new', $now ) );
	}

	public function test_notices_are_told_once(): void {
		$this->shop()->notices()->add( 'error', 'Sorry <script>alert(1)</script><a href="/cart/">basket</a>' );

		$received = $this->nextRequest()->notices()->take();
		self::assertSame( [ 'error', 'Sorry alert(1)<a href="/cart/">basket</a>' ], [ $received[0]->kind, $received[0]->message ] );
		self::assertSame( [], $this->nextRequest()->notices()->take() );
	}
}
