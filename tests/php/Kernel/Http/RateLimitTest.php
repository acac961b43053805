<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel\Http;

use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\TokenBuckets;
use Marketday\Kernel\Http\Visitor;
use Marketday\Tests\QuietLog;
use Marketday\Tests\SiteTestCase;

/** How much one visitor may ask. */
final class RateLimitTest extends SiteTestCase {
	/** @var mixed */
	private mixed $address;

	protected function setUp(): void {
		parent::setUp();
		$this->address          = $_SERVER['REMOTE_ADDR'] ?? null;
		$_SERVER['REMOTE_ADDR'] = '192.0.2.' . mt_rand( 1, 250 );
		add_filter( 'marketday_rate_limit', [ $this, 'five' ] );
	}

	protected function tearDown(): void {
		remove_filter( 'marketday_rate_limit', [ $this, 'five' ] );
		remove_filter( 'marketday_rate_limit', '__return_null' );
		$_SERVER['REMOTE_ADDR'] = $this->address;
		parent::tearDown();
	}

	/** @return array{calls: int, seconds: int} */
	public function five(): array {
		return [ 'calls' => 5, 'seconds' => 100 ];
	}

	public function test_who_asks_too_much_is_told_how_long_to_wait(): void {
		$problem = $this->askTimes( 6 );

		self::assertSame( 429, $problem?->status );
		self::assertSame( 'marketday_too_many_requests', $problem->problemCode );
		self::assertGreaterThan( 0, (int) ( $problem->headers['Retry-After'] ?? 0 ) );
		self::assertLessThanOrEqual( 20, (int) $problem->headers['Retry-After'] );
	}

	public function test_who_asks_within_the_limit_is_served(): void {
		self::assertNull( $this->askTimes( 5 ) );
	}

	public function test_another_visitor_has_a_bucket_of_their_own(): void {
		self::assertNotNull( $this->askTimes( 7 ) );
		$_SERVER['REMOTE_ADDR'] = '2001:db8::' . dechex( mt_rand( 300, 9000 ) );
		self::assertNull( $this->askTimes( 1 ) );
	}

	public function test_all_addresses_of_one_ipv6_line_are_one_visitor(): void {
		$bucket = static function ( string $address ): int {
			$_SERVER['REMOTE_ADDR'] = $address;
			return Visitor::bucket();
		};
		$lines  = array_map( static fn ( int $line ): int => $bucket( sprintf( '2001:db8:0:%x::1', $line ) ), range( 1, 9 ) );
		$mapped = array_map( static fn ( int $last ): int => $bucket( "::ffff:192.0.2.{$last}" ), range( 1, 9 ) );

		self::assertSame( $bucket( '2001:db8:0:7::1' ), $bucket( '2001:0db8:0000:0007:ffff:1:2:3' ) );
		self::assertGreaterThan( 6, count( array_unique( $lines ) ) );
		self::assertGreaterThan( 6, count( array_unique( $mapped ) ) );
	}

	public function test_the_bucket_fills_again(): void {
		$counters = new TokenBuckets( 'reads' );
		for ( $call = 0; $call < 6; $call++ ) {
			$left = $counters->take( [ 7, 8 ], 5, 1 );
		}
		self::assertLessThan( 0, $left );
		usleep( 450_000 );
		self::assertGreaterThanOrEqual( 0, $counters->take( [ 7, 8 ], 5, 1 ) );
	}

	public function test_a_filter_switches_it_off(): void {
		add_filter( 'marketday_rate_limit', '__return_null', 20 );
		self::assertNull( $this->askTimes( 50 ) );
	}

	public function test_a_database_too_busy_to_count_lets_visits_pass_and_logs_nothing(): void {
		global $wpdb;
		$counters = new TokenBuckets( 'reads' );
		$counters->take( [ 7, 8 ], 5, 100 );
		$showed = $wpdb->suppress_errors;
		$log    = new QuietLog();
		add_filter(
			'query',
			static fn ( string $sql ): string => str_starts_with( $sql, 'INSERT' ) && str_contains( $sql, 'marketday_tokens' ) ? 'SELECT busy FROM marketday_busy' : $sql
		);
		$left = min( array_map( static fn (): float => $counters->take( [ 7, 8 ], 5, 100 ), range( 1, 9 ) ) );

		self::assertSame( '', $log->end() );
		self::assertGreaterThanOrEqual( 0, $left );
		self::assertSame( $showed, $wpdb->suppress_errors );
	}

	public function test_what_is_kept_never_grows_beyond_its_buckets(): void {
		for ( $visitor = 0; $visitor < 300; $visitor++ ) {
			$_SERVER['REMOTE_ADDR'] = "198.51.100.{$visitor}";
			$this->askTimes( 1 );
		}
		global $wpdb;
		$table = "{$wpdb->prefix}marketday_tokens";
		if ( $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $table ) ) === $table ) {
			self::assertLessThan( TokenBuckets::BUCKETS, (int) $wpdb->get_var( "SELECT MAX(bucket) FROM {$table}" ) );
		}
		self::assertLessThanOrEqual( 65536, TokenBuckets::BUCKETS );
	}

	/** With one bucket of 4,096 for each, 14 strangers of 300 were shut out by these. */
	public function test_two_hundred_addresses_at_their_limit_shut_no_stranger_out(): void {
		add_filter( 'salt', static fn (): string => 'a salt that is always the same' );
		add_filter( 'marketday_rate_limit', static fn (): array => [ 'calls' => 1, 'seconds' => 1000 ], 20 );
		for ( $line = 0; $line < 200; $line++ ) {
			$_SERVER['REMOTE_ADDR'] = "198.51.100.{$line}";
			self::assertNotNull( $this->askTimes( 2 ), 'It is at its limit.' );
		}
		$refused = 0;
		$shared  = 0;
		$taken   = array_map( static fn ( int $line ): int => crc32( "198.51.100.{$line}" ) % 4096, range( 0, 199 ) );
		for ( $stranger = 0; $stranger < 300; $stranger++ ) {
			$_SERVER['REMOTE_ADDR'] = '203.0.' . intdiv( $stranger, 250 ) . '.' . $stranger % 250;
			$refused               += null === $this->askTimes( 1 ) ? 0 : 1;
			$shared                += in_array( crc32( $_SERVER['REMOTE_ADDR'] ) % 4096, $taken, true ) ? 1 : 0;
		}

		self::assertSame( 0, $refused );
		self::assertGreaterThan( 0, $shared, 'One bucket each would have shut some out.' );
	}

	public function test_a_network_of_ipv6_is_not_as_many_visitors_as_it_has_lines(): void {
		add_filter( 'marketday_rate_limit', static fn (): array => [ 'calls' => 5, 'seconds' => 100_000 ], 20 );
		$served = 0;
		for ( $line = 0; $line < 200; $line++ ) {
			$_SERVER['REMOTE_ADDR'] = sprintf( '2001:db8:7:%x::1', $line );
			$served                += null === $this->askTimes( 1 ) ? 1 : 0;
		}
		$_SERVER['REMOTE_ADDR'] = '2001:db8:8::1';

		self::assertSame( 16 * 5, $served );
		self::assertNull( $this->askTimes( 1 ), 'Its neighbour is another.' );
	}

	public function test_a_line_at_its_limit_takes_nothing_from_its_network(): void {
		$_SERVER['REMOTE_ADDR'] = '2001:db8:9:1::1';
		for ( $time = 0; $time < 100; $time++ ) {
			$this->askTimes( 1 );
		}
		$_SERVER['REMOTE_ADDR'] = '2001:db8:9:2::1';

		self::assertNull( $this->askTimes( 5 ) );
	}

	private function askTimes( int $times ): ?Problem {
		$guard = RateLimit::reads()->guard();
		try {
			for ( $call = 0; $call < $times; $call++ ) {
				$guard->check( new Request( [] ) );
			}
		} catch ( Problem $problem ) {
			return $problem;
		}
		return null;
	}
}
