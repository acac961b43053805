<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Index;

use Marketday\Store\Index\FactsReader;
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
			self::assertSame( $alone->row(), $one->row() );
			self::assertSame( [ $alone->text->words(), $alone->text->codes() ], [ $one->text->words(), $one->text->codes() ] );
		}
	}

	/** A product as it is stored, one after another. */
	private function stored( int $number ): int {
		global $wpdb;
		$wpdb->insert( $wpdb->posts, [
			'post_type'    => 'product',
			'post_status'  => 'publish',
			'post_title'   => "Mug {$number} of many",
			'post_date'    => '2026-01-01 10:00:00',
			'post_content' => 'Stoneware, 350 ml',
		] );
		$id = (int) $wpdb->insert_id;
		foreach ( [
			'_price' => "{$number}.50",
			'_sku'   => "MANY-{$number}",
			'_note'  => 'not read',
		] as $key => $value ) {
			$wpdb->insert( $wpdb->postmeta, [
				'post_id'    => $id,
				'meta_key'   => $key,
				'meta_value' => $value,
			] );
		}
		return $id;
	}
}
