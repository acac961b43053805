<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel\Http;

use Marketday\Tests\SiteTestCase;

/** How many wrong passwords a visitor may try. */
final class LogInLimitTest extends SiteTestCase {
	protected function setUp(): void {
		parent::setUp();
		$from = '198.51.100.' . mt_rand( 1, 250 );
		add_filter( 'marketday_visitor_address', static fn (): string => $from );
		add_filter(
			'marketday_rate_limit',
			static fn ( mixed $limit, string $name ): mixed => 'log-in' === $name ? [ 'calls' => 3, 'seconds' => 1000 ] : $limit,
			20,
			2
		);
		wp_insert_user( [ 'user_login' => 'limit-ann', 'user_pass' => 'right one', 'user_email' => 'limit-ann@example.com', 'role' => 'customer' ] );
	}

	public function test_after_some_wrong_passwords_the_right_one_waits_as_well(): void {
		for ( $try = 0; $try < 3; $try++ ) {
			self::assertSame( 'incorrect_password', wp_authenticate( 'limit-ann', "wrong {$try}" )->get_error_code() );
		}
		self::assertSame( 'marketday_too_many_attempts', wp_authenticate( 'limit-ann', 'wrong' )->get_error_code() );
		self::assertSame( 'marketday_too_many_attempts', wp_authenticate( 'limit-ann', 'right one' )->get_error_code() );

		add_filter( 'marketday_visitor_address', static fn (): string => '198.51.100.251' );
		self::assertInstanceOf( \WP_User::class, wp_authenticate( 'limit-ann', 'right one' ) );
	}

	public function test_who_knows_the_password_is_never_counted(): void {
		for ( $try = 0; $try < 9; $try++ ) {
			self::assertInstanceOf( \WP_User::class, wp_authenticate( 'limit-ann', 'right one' ) );
		}
	}
}
