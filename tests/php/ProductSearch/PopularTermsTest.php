<?php

declare( strict_types=1 );

namespace Marketday\Tests\ProductSearch;

use DateTimeImmutable;
use Marketday\Kernel\Clock;
use Marketday\Search\ProductSearch\PopularTerms;
use Marketday\Tests\SiteTestCase;

final class PopularTermsTest extends SiteTestCase {
	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		// Its table is made outside any transaction: some databases end one with each table they make.
		( new PopularTerms() )->count( 'first search' );
	}

	public static function tearDownAfterClass(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}marketday_search_terms WHERE term = 'first search'" );
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		$wpdb->query( "DELETE FROM {$wpdb->prefix}marketday_search_terms" );
	}

	public function test_offers_what_is_searched_for_most(): void {
		$terms = $this->counted( [ 'mug' => 4, 'Tea  Towel' => 5, 'jumper' => 3 ] );

		self::assertSame( [ 'tea towel', 'mug', 'jumper' ], $terms->offers() );
	}

	public function test_does_not_count_what_is_too_short_or_too_long(): void {
		$terms = $this->counted( [ 'ab' => 3, str_repeat( 'long ', 20 ) => 3 ] );

		self::assertSame( [], $terms->offers() );
	}

	public function test_does_not_count_what_a_search_reads_over(): void {
		$terms = $this->counted( [ 'mug 🖕' => 3, 'mug <b>' => 3, 'mug &#9829;' => 3 ] );

		self::assertSame( [], $terms->all() );
	}

	public function test_offers_only_what_several_visitors_searched_for(): void {
		self::assertSame( [], $this->counted( [ 'mug' => 2 ] )->offers() );
		self::assertSame( [ 'jumper' ], $this->counted( [ 'jumper' => 3 ] )->offers() );

		add_filter( 'marketday_popular_term_uses', static fn (): int => 1 );
		self::assertSame( [ 'jumper', 'mug' ], ( new PopularTerms() )->offers() );
	}

	public function test_counts_a_visitor_once_a_day_for_each_term(): void {
		$this->comeFrom( '192.0.2.7' );
		foreach ( [ '2026-03-02 09:00', '2026-03-02 23:59', '2026-03-03 00:01', '2026-03-03 08:00' ] as $time ) {
			$this->termsAt( $time )->count( 'mug' );
			$this->termsAt( $time )->count( 'jumper' );
		}

		self::assertSame( [ 2, 2 ], array_column( ( new PopularTerms() )->all(), 'uses' ) );
	}

	public function test_keeps_no_address(): void {
		global $wpdb;
		$this->counted( [ 'mug' => 2 ] );

		$kept = (string) wp_json_encode( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}marketday_search_terms", 'ARRAY_A' ) );
		self::assertStringNotContainsString( '192.0.2', $kept );
		self::assertLessThan( 1300, strlen( $kept ) );
	}

	public function test_an_editor_hides_a_term_and_shows_it_again(): void {
		$terms = $this->counted( [ 'mug' => 4, 'jumper' => 3 ] );

		$terms->hide( [ 'mug' ], [ 'mug', 'jumper' ] );
		self::assertSame( [ 'jumper' ], $terms->offers() );
		self::assertSame( [ 'mug', 'jumper' ], array_column( $terms->all(), 'term' ) );

		$terms->hide( [], [ 'mug', 'jumper' ] );
		self::assertSame( [ 'mug', 'jumper' ], $terms->offers() );
	}

	public function test_the_table_stays_small_and_keeps_what_is_used_and_hidden(): void {
		$terms = $this->counted( [ 'mug' => 5, 'rude' => 1 ] );
		$terms->hide( [ 'rude' ], [ 'rude' ] );

		for ( $number = 0; $number < 700; $number++ ) {
			$terms->count( "term {$number}" );
		}

		$all = array_column( $terms->all( 1000 ), 'term' );
		self::assertLessThanOrEqual( 500, count( $all ) );
		self::assertContains( 'mug', $all );
		self::assertContains( 'rude', $all );
	}

	/** @param array<string, int> $times Searches by as many visitors. */
	private function counted( array $times ): PopularTerms {
		$terms = new PopularTerms();
		foreach ( $times as $term => $count ) {
			for ( ; $count > 0; $count-- ) {
				$this->comeFrom( "192.0.2.{$count}" );
				$terms->count( $term );
			}
		}
		return $terms;
	}

	private function comeFrom( string $address ): void {
		add_filter( 'marketday_visitor_address', static fn (): string => $address );
	}

	private function termsAt( string $time ): PopularTerms {
		return new PopularTerms( new class( $time ) implements Clock {
			public function __construct( private readonly string $time ) {}

			public function now(): DateTimeImmutable {
				return new DateTimeImmutable( $this->time, wp_timezone() );
			}
		} );
	}
}
