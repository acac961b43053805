<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Search;

use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\ProductSort;
use Marketday\Engine\Contract\ProductType;
use Marketday\Search\Contract\ChosenPrices;
use Marketday\Search\Contract\FilterState;
use Marketday\Search\Contract\IndexedSearch;
use Marketday\Search\Contract\PinnedSearch;
use Marketday\Search\Contract\SearchHit;
use Marketday\Search\Contract\SearchPins;
use Marketday\Search\Index\FactsReader;
use Marketday\Search\Index\IndexBuilder;
use Marketday\Search\Index\IndexChanges;
use Marketday\Search\Index\IndexLock;
use Marketday\Search\Index\IndexState;
use Marketday\Tests\PluginAccess;
use PHPUnit\Framework\TestCase;

/** On either engine: what is pinned to a search comes first, and nothing is shown that may not be. */
final class PinnedSearchTest extends TestCase {
	private const WORD = 'quillwort';

	private PinnedSearch $catalogueSearch;

	/** @var array<string, int> By name. */
	private array $made = [];

	protected function setUp(): void {
		parent::setUp();
		delete_option( SearchPins::OPTION );
		$this->catalogueSearch = new PinnedSearch( new IndexedSearch( PluginAccess::engine() ) );
		foreach ( [ 'a', 'b', 'c', 'd', 'e' ] as $name ) {
			$this->make( $name, self::WORD . " {$name}" );
		}
		$this->make( 'other', 'Marshweed' );
		if ( null === IndexState::fresh()->active ) {
			$this->builder()->begin();
			while ( ! $this->builder()->step()->isIdle() ) {
				continue;
			}
		}
		$this->builder()->catchUp();
	}

	protected function tearDown(): void {
		delete_option( SearchPins::OPTION );
		foreach ( $this->made as $id ) {
			wp_delete_post( $id, true );
		}
		$this->builder()->catchUp();
		parent::tearDown();
	}

	private function builder(): IndexBuilder {
		return new IndexBuilder( new FactsReader( PluginAccess::engine()->prices() ), new IndexChanges(), new IndexLock() );
	}

	private function make( string $name, string $title, string $status = 'publish' ): void {
		$this->made[ $name ] = PluginAccess::engine()->writer()->save( new ProductDraft(
			id: $this->made[ $name ] ?? null,
			type: ProductType::Simple,
			name: $title,
			status: $status,
			regularPrice: 'other' === $name ? '90' : '10'
		) );
	}

	/** @return array{list<string>, int} Names, and how many there are in all. */
	private function found( ProductQuery $scope, FilterState $filter = new FilterState() ): array {
		$found = $this->catalogueSearch->find( $scope, $filter );
		self::assertSame( $found->total, $this->catalogueSearch->facets( $scope, $filter, [] )->total );
		$names = array_flip( $this->made );
		return [ array_map( static fn ( SearchHit $one ): string => $names[ $one->product->id ] ?? '?', $found->products ), $found->total ];
	}

	private function search( int $page = 1, int $perPage = 2, string $words = self::WORD ): ProductQuery {
		return new ProductQuery( page: $page, perPage: $perPage, search: $words );
	}

	public function test_pinned_products_come_first_on_pages_without_gap_or_repetition(): void {
		$before = $this->found( $this->search( perPage: 10 ) )[0];
		SearchPins::add( 'QUILLWORT ', $this->made['other'] );
		SearchPins::add( self::WORD, $this->made['d'] );

		$expected = [ 'other', 'd', ...array_values( array_diff( $before, [ 'd' ] ) ) ];
		self::assertSame( [ $expected, 6 ], $this->found( $this->search( perPage: 10 ) ) );
		foreach ( [ 1, 2, 3, 4 ] as $perPage ) {
			$all = [];
			for ( $page = 1; $page <= 7; ++$page ) {
				[ $names, $total ] = $this->found( $this->search( $page, $perPage ) );
				self::assertSame( 6, $total );
				$all = [ ...$all, ...$names ];
			}
			self::assertSame( $expected, $all, "{$perPage} a page." );
		}
	}

	public function test_stand_alone_where_nothing_has_the_words(): void {
		SearchPins::add( 'zzyzzx', $this->made['other'] );

		self::assertSame( [ [ 'other' ], 1 ], $this->found( $this->search( words: 'zzyzzx' ) ) );
		self::assertSame( [ [], 1 ], $this->found( $this->search( 2, words: 'zzyzzx' ) ) );
	}

	public function test_what_is_hidden_gone_or_filtered_out_is_nowhere(): void {
		SearchPins::add( self::WORD, $this->made['other'] );
		SearchPins::add( self::WORD, 99_999_999 );
		$cheap = new FilterState( price: new ChosenPrices( maximum: 2000 ) );
		self::assertSame( 5, $this->found( $this->search( perPage: 10 ), $cheap )[1] );
		self::assertSame( 6, $this->found( $this->search( perPage: 10 ) )[1] );

		$this->make( 'other', 'Marshweed', 'draft' );
		$this->builder()->catchUp();
		self::assertSame( 5, $this->found( $this->search( perPage: 10 ) )[1] );
	}

	public function test_an_order_that_was_chosen_stays_and_what_is_unpinned_is_as_before(): void {
		$before = $this->found( $this->search( perPage: 10 ) );
		SearchPins::add( self::WORD, $this->made['other'] );
		self::assertSame( 5, $this->found( $this->search( perPage: 10 ), new FilterState( sort: ProductSort::from( 'price' ) ) )[1] );

		SearchPins::remove( self::WORD, $this->made['other'] );
		self::assertSame( $before, $this->found( $this->search( perPage: 10 ) ) );
		self::assertSame( [], SearchPins::all() );
	}

	public function test_keeps_no_more_than_there_is_room_for(): void {
		for ( $id = 1; $id <= SearchPins::MOST; ++$id ) {
			self::assertTrue( SearchPins::add( self::WORD, $id ) );
		}
		self::assertFalse( SearchPins::add( self::WORD, 99 ) );
		self::assertFalse( SearchPins::add( str_repeat( 'x', 61 ), 1 ) );
		self::assertFalse( SearchPins::add( ' ', 1 ) );
	}
}
