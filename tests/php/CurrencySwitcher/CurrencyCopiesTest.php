<?php

declare( strict_types=1 );

namespace Marketday\Tests\CurrencySwitcher;

use Marketday\Buying\CurrencySwitcher\CurrencyCopies;
use Marketday\Buying\CurrencySwitcher\CurrencyList;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Page caches that keep a copy of a page for each currency. */
final class CurrencyCopiesTest extends SiteTestCase {
	private const FILTERS = [ 'rocket_cache_dynamic_cookies', 'litespeed_vary_cookies', 'litespeed_vary_curr_cookies' ];

	public function test_caches_are_told_of_the_cookie_where_there_is_a_choice(): void {
		foreach ( self::FILTERS as $filter ) {
			self::assertNotContains( 'marketday_currency', apply_filters( $filter, [ 'theirs' ] ), $filter );
		}
		self::assertTrue( apply_filters( 'rocket_htaccess_mod_rewrite', true ) );

		update_option( CurrencyList::OPTION, [ [ 'code' => 'EUR', 'rate' => '1.17' ] ] );

		foreach ( self::FILTERS as $filter ) {
			self::assertSame( [ 'theirs', 'marketday_currency' ], apply_filters( $filter, [ 'theirs' ] ), $filter );
		}
		self::assertFalse( apply_filters( 'rocket_htaccess_mod_rewrite', true ) );
	}

	/** @param array<string, mixed> $constants */
	#[DataProvider( 'caches' )]
	public function test_a_page_may_be_kept_by_caches_alone_that_tell_the_cookie_apart( bool $areKept, array $constants, string $rules ): void {
		$folder = get_temp_dir() . wp_generate_password( 8, false ) . '/';
		mkdir( $folder );
		file_put_contents( $folder . 'rules', $rules );
		file_put_contents( $folder . strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) ) . '.php', $rules );

		$copies = new CurrencyCopies( str_replace( 'FOLDER', $folder, $constants ), $folder . 'rules' );

		self::assertSame( $areKept, $copies->areKept() );
		array_map( 'unlink', (array) glob( $folder . '*' ) );
		rmdir( $folder );
	}

	/** @return iterable<string, array{bool, array<string, mixed>, string}> */
	public static function caches(): iterable {
		$named  = 'Cache-Vary:,marketday_currency';
		$server = static fn ( string $type ): array => [ 'LITESPEED_ON' => '1', 'LITESPEED_SERVER_TYPE' => $type ];
		$rocket = [ 'WP_ROCKET_VERSION' => '3.17', 'WP_ROCKET_CONFIG_PATH' => 'FOLDER' ];
		yield 'no cache that is known' => [ false, [], $named ];
		yield 'LiteSpeed, which reads from the page what it varies with' => [ true, $server( 'LITESPEED_SERVER_ENT' ), '' ];
		yield 'LiteSpeed Cache that is off' => [ false, [ 'LITESPEED_SERVER_TYPE' => 'LITESPEED_SERVER_ENT' ], $named ];
		yield 'OpenLiteSpeed without a rule' => [ false, $server( 'LITESPEED_SERVER_OLS' ), 'Cache-Vary:,other' ];
		yield 'OpenLiteSpeed with its rule' => [ true, $server( 'LITESPEED_SERVER_OLS' ), $named ];
		yield 'another server with LiteSpeed Cache' => [ false, $server( 'NONE' ), '' ];
		yield 'LiteSpeed beside WP Super Cache' => [ false, $server( 'LITESPEED_SERVER_ENT' ) + [ 'WPCACHEHOME' => '/x' ], $named ];
		yield 'WP Rocket that has not heard' => [ false, $rocket, "['other']" ];
		yield 'WP Rocket that has' => [ true, $rocket, "['marketday_currency']" ];
		yield 'LiteSpeed beside a WP Rocket that has not heard' => [ false, $server( 'LITESPEED_SERVER_ENT' ) + $rocket, '' ];
	}
}
