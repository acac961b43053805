<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel\Http;

use Marketday\Kernel\Http\TokenBuckets;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Limits where the clock was wrong for a while, or where two requests are not written in the order in which they began. */
#[Group( 'sqlite' )]
final class TokenBucketsTest extends SiteTestCase {
	private const CALLS = 3;

	private TokenBuckets $buckets;

	/** @var list<int> */
	private array $mine;

	protected function setUp(): void {
		parent::setUp();
		$this->buckets = new TokenBuckets( 'clock-test' );
		$this->mine    = TokenBuckets::of( uniqid() );
		$this->buckets->take( $this->mine, self::CALLS, 100 );
	}

	public function test_a_limit_holds_after_the_clock_was_set_back(): void {
		$this->shift( YEAR_IN_SECONDS );

		self::assertSame( [ true, true, false ], $this->takes( 3 ) );
	}

	public function test_nobody_is_shut_out_by_a_clock_that_was_ahead(): void {
		$this->takes( 5 );
		$this->shift( YEAR_IN_SECONDS );

		$this->takes( 1 );

		$this->shift( -70 );
		self::assertTrue( $this->takes( 1 )[0] );
	}

	public function test_a_request_that_began_earlier_and_is_written_later_counts(): void {
		$this->shift( 1 );

		self::assertSame( [ true, true, false ], $this->takes( 3 ) );
	}

	public function test_a_bucket_is_full_again_after_days_without_a_visit(): void {
		$this->takes( 5 );
		$this->shift( -3 * DAY_IN_SECONDS );

		self::assertSame( [ true, true, true, false ], $this->takes( 4 ) );
	}

	/** @return list<bool> Whether each call was let in. */
	private function takes( int $times ): array {
		return array_map( fn (): bool => $this->buckets->take( $this->mine, self::CALLS, 100 ) >= 0, range( 1, $times ) );
	}

	private function shift( int $seconds ): void {
		global $wpdb;
		$moved = $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}marketday_tokens SET since = since + %d WHERE limited = 'clock-test'", 1000 * $seconds ) );
		self::assertGreaterThan( 0, $moved, 'These limits are counted in the table.' );
	}
}
