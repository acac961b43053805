<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Index;

use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Engine\Contract\Storage\Database;
use Marketday\Search\Index\FactsReader;
use Marketday\Search\Index\IndexBuilder;
use Marketday\Search\Index\IndexChanges;
use Marketday\Search\Index\IndexCheck;
use Marketday\Search\Index\IndexLock;
use Marketday\Search\Index\IndexState;
use Marketday\Search\Index\IndexStorage;
use Marketday\Search\Index\IndexTables;
use Marketday\Search\Index\IndexWriter;
use Marketday\Search\Index\SortedOrder;
use Marketday\Search\Index\Text\TextWriter;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

/** What a save writes of the index in service. */
#[Group( 'sqlite' )]
final class IndexWriterTest extends SiteTestCase {
	private string $generation;

	protected function setUp(): void {
		parent::setUp();
		$this->generation = (string) IndexState::fresh()->active;
	}

	public function test_writes_nothing_of_a_product_that_is_as_it_was(): void {
		$mug = $this->save( new ProductDraft( name: 'Mug of the writer', sku: 'WRITER-0001', status: 'publish', regularPrice: '10.00' ) );

		self::assertNotSame( [], $this->written( $mug ) );
		self::assertSame( [], $this->written( $mug ) );
	}

	public function test_writes_what_has_changed(): void {
		$mug = $this->save( new ProductDraft( name: 'Mug of the writer', sku: 'WRITER-0001', status: 'publish', regularPrice: '10.00' ) );
		$this->written( $mug );
		$this->save( new ProductDraft( id: $mug, name: 'Cup of the writer', sku: 'WRITER-0002', status: 'publish', regularPrice: '12.00' ) );

		self::assertNotSame( [], $this->written( $mug ) );
		self::assertSame( [], ( new IndexCheck( $this->reader() ) )->differences() );
		self::assertSame( [ '0002', 'writer0002' ], $this->codesOf( $mug ) );
	}

	public function test_looks_at_no_words_of_a_product_that_says_what_it_said(): void {
		$mug = $this->save( new ProductDraft( name: 'Mug of the writer', sku: 'WRITER-0001', status: 'publish', regularPrice: '10.00' ) );
		$this->takenOver( $mug );
		$this->save( new ProductDraft( id: $mug, regularPrice: '12.00' ) );
		self::assertSame( [], preg_grep( '/marketday_index_(texts|words|postings|codes)_/', $this->takenOver( $mug ) ) );

		$this->save( new ProductDraft( id: $mug, sku: 'WRITER-0002' ) );
		self::assertNotSame( [], preg_grep( '/marketday_index_codes_/', $this->takenOver( $mug ) ) );
	}

	public function test_changes_single_bits_in_one_statement_where_the_database_can(): void {
		$mug = $this->save( new ProductDraft( name: 'Mug of the writer', status: 'publish', regularPrice: '10.00' ) );
		$this->takenOver( $mug );
		// Bitmaps end with the last product that is in them.
		$this->takenOver( $this->save( new ProductDraft(
			name: 'Plate of the writer',
			status: 'publish',
			regularPrice: '12.50',
			stockStatus: StockStatus::OutOfStock
		) ) );
		$this->save( new ProductDraft( id: $mug, regularPrice: '12.50', stockStatus: StockStatus::OutOfStock ) );
		$written = preg_grep( '/^(REPLACE|UPDATE).{1,30}marketday_index_bits_/', $this->written( $mug ) );

		self::assertSame( [], ( new IndexCheck( $this->reader() ) )->differences() );
		if ( Database::isSqlite() ) {
			self::assertNotSame( [], $written );
		} else {
			self::assertCount( 1, (array) $written );
		}
	}

	public function test_a_value_that_no_product_had_gets_a_bitmap(): void {
		$mug = $this->save( new ProductDraft( name: 'Mug of the writer', status: 'publish', regularPrice: '10.00' ) );
		$this->takenOver( $mug );
		$this->save( new ProductDraft( id: $mug, regularPrice: '12.50', tags: [ 'Of the writer alone' ] ) );
		$this->takenOver( $mug );

		self::assertSame( [], ( new IndexCheck( $this->reader() ) )->differences() );
	}

	public function test_what_cannot_be_written_whole_is_not_written(): void {
		$mug = $this->save( new ProductDraft( name: 'Mug of the writer', status: 'publish', regularPrice: '10.00' ) );
		$this->takenOver( $mug );
		$this->save( new ProductDraft( id: $mug, regularPrice: '12.50' ) );
		$break = static fn ( string $sql ): string => 1 === preg_match( '/^(REPLACE|UPDATE).{1,30}marketday_index_bits_/', $sql )
			? throw new RuntimeException( 'The database is gone.' )
			: $sql;
		add_filter( 'query', $break );
		try {
			$this->takenOver( $mug );
			self::fail( 'The failure was passed over.' );
		} catch ( RuntimeException ) {
			self::assertSame( '1000', $this->lowest( $mug ) );
		} finally {
			remove_filter( 'query', $break );
		}

		$this->takenOver( $mug );
		self::assertSame( '1250', $this->lowest( $mug ) );
		self::assertSame( [], ( new IndexCheck( $this->reader() ) )->differences() );
	}

	public function test_what_is_added_portion_by_portion_is_written_at_once(): void {
		$mug    = $this->save( new ProductDraft( name: 'Mug of the first portion', sku: 'WRITER-0001', status: 'publish', regularPrice: '10.00' ) );
		$plate  = $this->save( new ProductDraft( name: 'Plate of the second portion', sku: 'WRITER-0002', status: 'publish', regularPrice: '20.00' ) );
		$writer = new IndexWriter( new IndexStorage( $this->tables() ), new TextWriter( $this->tables()->text() ), new SortedOrder( $this->tables() ) );

		$writer->add( $this->reader()->read( [ $mug ] ) );
		$writer->add( $this->reader()->read( [ $plate ] ) );
		self::assertSame( [], $this->codesOf( $mug ) );

		$writer->write();
		self::assertSame( [ '0001', 'writer0001' ], $this->codesOf( $mug ) );
		self::assertSame( [ '0002', 'writer0002' ], $this->codesOf( $plate ) );
		self::assertSame( [], ( new IndexCheck( $this->reader() ) )->differences() );
	}

	public function test_a_whole_index_has_a_key_for_each_order(): void {
		global $wpdb;
		$keys = [];
		foreach ( (array) $wpdb->get_results( 'SHOW INDEX FROM ' . $this->tables()->products(), 'ARRAY_N' ) as $row ) {
			$keys[ $row[2] ][] = $row[4];
		}
		$first = array_map( static fn ( array $columns ): string => implode( ',', $columns ), $keys );

		foreach ( SortedOrder::COLUMNS as $columns ) {
			self::assertContains( str_replace( ' DESC', '', implode( ',', $columns ) ) . ',product_id', $first );
		}
		self::assertFalse( $this->tables()->complete() );
	}

	private function save( ProductDraft $draft ): int {
		return $this->engine()->writer()->save( $draft );
	}

	/** @return list<string> Statements that change the index when the product is taken over. */
	private function written( int $product ): array {
		return array_values( (array) preg_grep( '/^(INSERT|REPLACE|UPDATE|DELETE).{1,30}marketday_index_(products|bits|words|typos|postings|texts|codes)_/', $this->takenOver( $product ) ) );
	}

	/** @return list<string> All statements. */
	private function takenOver( int $product ): array {
		$changes    = new IndexChanges();
		$statements = [];
		$note       = static function ( string $sql ) use ( &$statements ): string {
			$statements[] = trim( $sql );
			return $sql;
		};
		$changes->note( [ $product ] );
		add_filter( 'query', $note );
		( new IndexBuilder( $this->reader(), $changes, new IndexLock() ) )->catchUp();
		remove_filter( 'query', $note );
		return $statements;
	}

	/** Lowest price in the index, minor units. */
	private function lowest( int $product ): string {
		global $wpdb;
		return (string) $wpdb->get_var( $wpdb->prepare( 'SELECT low FROM %i WHERE product_id = %d', $this->tables()->products(), $product ) );
	}

	/** @return list<string> */
	private function codesOf( int $product ): array {
		global $wpdb;
		$codes = $wpdb->get_col( $wpdb->prepare( 'SELECT c.code FROM %i c JOIN %i p ON p.ordinal = c.ordinal WHERE p.product_id = %d ORDER BY c.code', $this->tables()->text()->codes(), $this->tables()->products(), $product ) );
		return array_values( array_map( 'strval', $codes ) );
	}

	private function reader(): FactsReader {
		return new FactsReader( $this->engine()->prices() );
	}

	private function tables(): IndexTables {
		return IndexTables::of( $this->generation );
	}
}
