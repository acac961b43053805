<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Index;

use Marketday\Store\Index\FactsReader;
use Marketday\Store\Index\ProductFacts;
use Marketday\Store\Index\TermReader;
use Marketday\Store\Index\Text\ProductText;
use Marketday\Store\ProductDraft;
use Marketday\Tests\SiteTestCase;

/** Products as the index reads them, a whole step of a build at once. */
final class FactsReaderTest extends SiteTestCase {
	public function test_reads_products_anywhere_among_thousands_in_short_statements(): void {
		$mug        = $this->engine()->writer()->save( new ProductDraft( name: 'Mug of thousands', status: 'publish', regularPrice: '10.00' ) );
		$statements = [];
		$note       = static function ( string $sql ) use ( &$statements ): string {
			$statements[] = strlen( $sql );
			return $sql;
		};

		add_filter( 'query', $note );
		$facts = ( new FactsReader( $this->engine()->prices() ) )->read( [ ...range( 9_000_001, 9_002_499 ), $mug ] );
		remove_filter( 'query', $note );

		self::assertSame( [ $mug ], array_column( $facts, 'id' ) );
		self::assertLessThan( 8192, max( 0, ...$statements ) );
	}

	public function test_reads_a_product_among_many_as_it_reads_it_alone(): void {
		global $wpdb;
		$reader = new FactsReader( $this->engine()->prices() );
		$ids    = array_map( [ $this, 'stored' ], range( 1, 120 ) );
		$ways   = [];
		$note   = static function ( string $sql ) use ( &$ways ): string {
			if ( str_contains( $sql, 'meta_value' ) ) {
				$ways[] = str_contains( $sql, 'BETWEEN' );
			}
			return $sql;
		};

		add_filter( 'query', $note );
		$many = $reader->read( $ids );
		remove_filter( 'query', $note );

		self::assertContains( true, $ways, 'Nothing was read in one go.' );
		self::assertCount( count( $ids ), $many );
		foreach ( array_slice( $many, 0, 40 ) as $one ) {
			$alone = $reader->read( [ $one->id ] )[0];
			self::assertNotSame( [], $one->terms['product_cat'] );
			self::assertSame( $alone->row(), $one->row() );
			self::assertSame( [ $alone->text->words(), $alone->text->codes() ], [ $one->text->words(), $one->text->codes() ] );
		}
	}

	public function test_reads_those_it_is_asked_for_and_none_between_with_variations_in_the_shops_order(): void {
		$ids    = array_map( [ $this, 'stored' ], range( 1, 180 ) );
		$wanted = array_values( array_filter( $ids, static fn ( int $number ): bool => 0 !== $number % 3, ARRAY_FILTER_USE_KEY ) );

		$facts = ( new FactsReader( $this->engine()->prices() ) )->read( $wanted );

		self::assertSame( $wanted, array_column( $facts, 'id' ) );
		self::assertSame( $wanted, array_keys( ( new TermReader() )->of( $wanted ) ) );
		$shop = array_map( static fn ( ProductFacts $one ): array => array_column( $one->units, 'id' ), $facts );
		self::assertContains( 2, array_map( 'count', $shop ) );
		foreach ( $shop as $units ) {
			$made = $units;
			sort( $made );
			self::assertSame( array_reverse( $made ), $units, 'Variations are not in the shop’s order.' );
		}
	}

	public function test_a_category_brings_all_above_it(): void {
		$line = [];
		foreach ( [ 'Top of the line', 'Below the top', 'Above the end', 'End of the line' ] as $name ) {
			$term   = wp_insert_term( $name, 'product_cat', [ 'parent' => $line[0] ?? 0 ] );
			$line   = [ is_array( $term ) ? (int) $term['term_id'] : 0, ...$line ];
		}
		$mug = $this->engine()->writer()->save( new ProductDraft( name: 'Mug of the line', status: 'publish', regularPrice: '10.00' ) );
		wp_set_object_terms( $mug, [ $line[0] ], 'product_cat' );

		$facts = ( new FactsReader( $this->engine()->prices() ) )->read( [ $mug ] )[0];

		self::assertSame( $line, $facts->terms['product_cat'] );
		self::assertSame( ProductText::TERMS, $facts->text->words()['top'] ?? null );
	}

	/** A product as it is stored, one after another; each tenth has two variations, the later one first. */
	private function stored( int $number ): int {
		$isVariable = 0 === $number % 10;
		$id         = $this->post( 'product', "Mug {$number} of many", [
			'_price' => "{$number}.50",
			'_sku'   => "MANY-{$number}",
			'_note'  => 'not read',
		] );
		wp_set_object_terms( $id, [ 'Many', 'Many ' . $number % 3 ], 'product_cat' );
		wp_set_object_terms( $id, $isVariable ? 'variable' : 'simple', 'product_type' );
		foreach ( $isVariable ? [ 2, 1 ] : [] as $place ) {
			$this->post( 'product_variation', "Mug {$number} of many, {$place}", [ '_price' => "{$place}.00" ], $id, $place );
		}
		return $id;
	}

	/** @param array<string, string> $meta */
	private function post( string $type, string $title, array $meta, int $parent = 0, int $place = 0 ): int {
		global $wpdb;
		$wpdb->insert( $wpdb->posts, [
			'post_type'    => $type,
			'post_status'  => 'publish',
			'post_title'   => $title,
			'post_date'    => '2026-01-01 10:00:00',
			'post_content' => 'Stoneware, 350 ml',
			'post_parent'  => $parent,
			'menu_order'   => $place,
		] );
		$id = (int) $wpdb->insert_id;
		foreach ( $meta as $key => $value ) {
			$wpdb->insert( $wpdb->postmeta, [
				'post_id'    => $id,
				'meta_key'   => $key,
				'meta_value' => $value,
			] );
		}
		return $id;
	}
}
