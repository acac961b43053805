<?php

declare( strict_types=1 );

namespace Marketday\Tests\ProductSearch;

use Marketday\ProductSearch\PopularTerms;
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
		$terms = $this->counted( [ 'mug' => 2, 'Tea  Towel' => 3, 'jumper' => 1 ] );

		self::assertSame( [ 'tea towel', 'mug', 'jumper' ], $terms->shown() );
	}

	public function test_does_not_count_what_is_too_short_or_too_long(): void {
		$terms = $this->counted( [ 'ab' => 3, str_repeat( 'long ', 20 ) => 3 ] );

		self::assertSame( [], $terms->shown() );
	}

	public function test_an_editor_hides_a_term_and_shows_it_again(): void {
		$terms = $this->counted( [ 'mug' => 2, 'jumper' => 1 ] );

		$terms->hide( [ 'mug' ], [ 'mug', 'jumper' ] );
		self::assertSame( [ 'jumper' ], $terms->shown() );
		self::assertSame( [ 'mug', 'jumper' ], array_column( $terms->all(), 'term' ) );

		$terms->hide( [], [ 'mug', 'jumper' ] );
		self::assertSame( [ 'mug', 'jumper' ], $terms->shown() );
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

	/** @param array<string, int> $times */
	private function counted( array $times ): PopularTerms {
		$terms = new PopularTerms();
		foreach ( $times as $term => $count ) {
			for ( ; $count > 0; $count-- ) {
				$terms->count( $term );
			}
		}
		return $terms;
	}
}
