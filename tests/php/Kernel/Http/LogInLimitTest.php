<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel\Http;

use Marketday\Kernel\Http\KnownBrowser;
use Marketday\Kernel\Http\LogInLimit;
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
		remove_all_actions( LogInLimit::PROOF_WANTED );
		unset( $_COOKIE[ KnownBrowser::COOKIE ] );
		$ann = wp_insert_user( [ 'user_login' => 'limit-ann', 'user_pass' => 'right one', 'user_email' => 'limit-ann@example.com', 'role' => 'customer' ] );
		// As of very old sites: a hundred wrong ones are looked at in no time.
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->users, [ 'user_pass' => md5( 'right one' ) ], [ 'ID' => $ann ] );
		clean_user_cache( (int) $ann );
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

	public function test_after_many_wrong_ones_from_many_networks_the_password_alone_lets_nobody_in_and_the_owner_by_his_mail(): void {
		remove_all_filters( 'marketday_rate_limit', 5 );
		$asked = [];
		add_action( LogInLimit::PROOF_WANTED, static function ( string $name ) use ( &$asked ): void {
			$asked[] = $name;
		} );
		$codes = [];
		for ( $network = 0; $network < 60; $network++ ) {
			add_filter( 'marketday_visitor_address', static fn (): string => "203.0.113.{$network}" );
			$codes[] = wp_authenticate( 0 === $network % 2 ? 'limit-ann' : 'limit-ann@example.com', "guess {$network}" )->get_error_code();
		}
		add_filter( 'marketday_visitor_address', static fn (): string => '203.0.113.77' );

		self::assertSame( 20, count( array_filter( $codes, static fn ( mixed $code ): bool => LogInLimit::PROOF !== $code ) ) );
		self::assertSame( LogInLimit::PROOF, wp_authenticate( 'limit-ann', 'right one' )->get_error_code() );
		self::assertCount( 2, $asked, 'Her mailbox is not filled.' );
		KnownBrowser::remember( (int) username_exists( 'limit-ann' ) );
		self::assertInstanceOf( \WP_User::class, wp_authenticate( 'limit-ann', 'right one' ) );
		KnownBrowser::remember( 1 );
		self::assertSame( LogInLimit::PROOF, wp_authenticate( 'limit-ann', 'right one' )->get_error_code(), 'Another one’s browser is none of hers.' );
	}

	public function test_names_that_nobody_has_are_refused_alike(): void {
		remove_all_filters( 'marketday_rate_limit', 5 );
		add_action( LogInLimit::PROOF_WANTED, '__return_null' );
		foreach ( [ 'limit-ann', 'limit-nobody' ] as $name ) {
			$codes[ $name ] = [];
			for ( $network = 0; $network < 23; $network++ ) {
				add_filter( 'marketday_visitor_address', static fn (): string => "{$name} {$network}" );
				$codes[ $name ][] = LogInLimit::PROOF === wp_authenticate( $name, 'guess' )->get_error_code();
			}
		}

		self::assertSame( $codes['limit-ann'], $codes['limit-nobody'] );
		self::assertSame( 3, array_sum( $codes['limit-ann'] ) );
	}

	public function test_a_browser_is_known_once_its_owner_has_logged_in_or_chosen_a_password(): void {
		$ann = get_user_by( 'login', 'limit-ann' ) ?: self::fail();
		self::assertFalse( KnownBrowser::isOf( $ann->ID ) );
		do_action( 'wp_login', $ann->user_login, $ann );
		self::assertTrue( KnownBrowser::isOf( $ann->ID ) );
		unset( $_COOKIE[ KnownBrowser::COOKIE ] );
		reset_password( $ann, 'another right one' );
		self::assertTrue( KnownBrowser::isOf( $ann->ID ) );
		$_COOKIE[ KnownBrowser::COOKIE ] = 'MQ.zzzzz.made-up';
		self::assertFalse( KnownBrowser::isOf( $ann->ID ) );
	}
}
