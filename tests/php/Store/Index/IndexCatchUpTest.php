<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Index;

use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Search\Index\FactsReader;
use Marketday\Search\Index\IndexBuilder;
use Marketday\Search\Index\IndexChanges;
use Marketday\Search\Index\IndexCheck;
use Marketday\Search\Index\IndexLock;
use Marketday\Search\Index\IndexState;
use Marketday\Search\Index\IndexTables;
use Marketday\Tests\SiteTestCase;
use Marketday\Tests\Store\Index\Text\TextProducts;
use PHPUnit\Framework\Attributes\Group;

/** Takes over what has changed, whatever else goes on meanwhile. */
#[Group( 'sqlite' )]
final class IndexCatchUpTest extends SiteTestCase {
	private int $mug;

	protected function setUp(): void {
		parent::setUp();
		$this->mug = $this->save( '10.00' );
		$this->builder()->catchUp( [ $this->mug ] );
	}

	public function test_a_change_that_another_process_took_over_half_way_is_taken_over_whole(): void {
		( new IndexChanges() )->note( [ $this->mug ] );
		$this->builder()->catchUp();
		$this->save( '12.00' );
		$this->builder()->catchUp( [ $this->mug ] );

		self::assertSame( '1200', $this->lowest() );
		self::assertSame( [], ( new IndexCheck( $this->reader() ) )->differences() );
	}

	public function test_a_group_is_found_by_what_its_members_cost_now(): void {
		$plate = $this->engine()->writer()->save( new ProductDraft( name: 'Plate of the set', status: 'publish', regularPrice: '90.00' ) );
		$group = $this->engine()->writer()->save( new ProductDraft(
			type: ProductType::Grouped,
			name: 'Set',
			status: 'publish',
			groupedIds: [ $this->mug, $plate ]
		) );
		$this->builder()->catchUp( [ $group ] );
		self::assertSame( [ '1000', '9000' ], $this->pricesOf( $group ) );

		$this->save( '20.00' );
		$this->builder()->catchUp( [ $this->mug ] );
		self::assertSame( [ '2000', '9000' ], $this->pricesOf( $group ) );

		wp_update_post( [ 'ID' => $plate, 'post_status' => 'draft' ] );
		$this->builder()->catchUp( [ $plate ] );
		self::assertSame( [ '2000', '2000' ], $this->pricesOf( $group ) );
		self::assertSame( [], ( new IndexCheck( $this->reader() ) )->differences() );
	}

	public function test_the_check_names_a_group_whose_member_costs_something_else_and_a_variation_without_a_price(): void {
		global $wpdb;
		$writer = $this->engine()->writer();
		$colour = static fn ( string ...$names ): array => [ new AttributeDraft( 'Colour', array_values( $names ), true, true, true ) ];
		$group  = $writer->save( new ProductDraft( type: ProductType::Grouped, name: 'Set', status: 'publish', groupedIds: [ $this->mug ] ) );
		$rug    = $writer->save( new ProductDraft( type: ProductType::Variable, name: 'Rug', status: 'publish', attributes: $colour( 'Amber', 'Black' ) ) );
		$rugs   = array_map(
			static fn ( string $name ): int => $writer->save( new ProductDraft(
				variationOf: $rug,
				status: 'publish',
				regularPrice: '90.00',
				attributes: $colour( $name )
			) ),
			[ 'Amber', 'Black' ]
		);
		$this->builder()->catchUp( [ $group, $rug ] );
		self::assertSame( [], ( new IndexCheck( $this->reader() ) )->differences() );

		$set = 'UPDATE ' . $wpdb->postmeta . " SET meta_value = %s WHERE meta_key = '_price' AND post_id = %d";
		$wpdb->query( $wpdb->prepare( $set, '11.00', $this->mug ) );
		$wpdb->query( $wpdb->prepare( $set, '', $rugs[1] ) );

		$found = implode( "\n", ( new IndexCheck( $this->reader() ) )->differences() );
		foreach ( [ $this->mug, $group, $rug ] as $product ) {
			self::assertStringContainsString( "Product {$product}:", $found );
		}
	}

	public function test_a_change_beside_another_writer_is_left_for_the_job(): void {
		$this->save( '13.00' );
		$isDone = null;
		( new IndexLock() )->run( function () use ( &$isDone ): void {
			$isDone = $this->builder()->catchUp( [ $this->mug ] );
		} );
		self::assertFalse( $isDone );
		self::assertSame( '1000', $this->lowest() );
		self::assertSame( [ $this->mug ], ( new IndexChanges() )->pending()[1]['ids'] );

		$this->builder()->catchUp();
		self::assertSame( '1300', $this->lowest() );
	}

	public function test_a_change_while_a_new_generation_is_built_is_noted_for_it(): void {
		global $wpdb;
		$state  = IndexState::fresh()->startBuilding( 1, ( new IndexChanges() )->last() );
		$before = IndexState::fresh();
		$state->save();
		try {
			$this->builder()->catchUp( [ $this->mug ] );
			$noted = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT product_id FROM %i WHERE id > %d', IndexChanges::table(), $state->since ) ) );
		} finally {
			$before->save();
		}

		self::assertContains( $this->mug, $noted );
	}

	public function test_a_step_beside_another_writer_waits_instead_of_asking_again_at_once(): void {
		$begin = microtime( true );
		( new IndexLock() )->run( fn () => $this->builder()->step() );

		self::assertGreaterThan( 0.05, microtime( true ) - $begin );
	}

	public function test_only_what_moves_a_product_leaves_orders_to_write(): void {
		$this->builder()->order();
		self::assertTrue( $this->builder()->catchUp( [ $this->mug ] ) );

		$this->save( '14.00' );
		self::assertFalse( $this->builder()->catchUp( [ $this->mug ] ) );

		$this->builder()->order();
		$this->engine()->writer()->save( new ProductDraft( id: $this->mug, stockStatus: StockStatus::OutOfStock ) );
		self::assertTrue( $this->builder()->catchUp( [ $this->mug ] ) );
	}

	public function test_what_other_processes_have_taken_over_is_not_pending(): void {
		$changes = new IndexChanges();
		$old     = get_option( IndexState::OPTION );
		$changes->note( [ $this->mug ] );
		self::assertSame( [ [ $this->mug ], $changes->last() ], [ $changes->pending()[1]['ids'], $changes->pending()[1]['last'] ] );

		$this->builder()->catchUp();
		add_filter( 'pre_option_' . IndexState::OPTION, static fn (): mixed => $old );
		[ $state, $next ] = $changes->pending();
		remove_all_filters( 'pre_option_' . IndexState::OPTION );
		self::assertSame( $changes->last(), $state->served );
		self::assertSame( [ [], $changes->last() ], [ $next['ids'], $next['last'] ] );
	}

	public function test_what_is_taken_over_is_stored_with_the_lock_s_release(): void {
		global $wpdb;
		$changes = new IndexChanges();
		$changes->note( [ $this->mug ] );
		$statements = TextProducts::statements( fn () => $this->builder()->catchUp() );

		self::assertCount( 2, preg_grep( "/^UPDATE `?{$wpdb->options}/", $statements ) );
		self::assertSame( $changes->last(), IndexState::read()->served );
		self::assertSame( $changes->last(), IndexState::fresh()->served );
		self::assertSame( '0', $wpdb->get_var( "SELECT option_value FROM {$wpdb->options} WHERE option_name = 'marketday_index_lock'" ) );
	}

	public function test_a_state_is_stored_by_the_run_it_belongs_to(): void {
		$lock  = new IndexLock();
		$state = IndexState::fresh();
		$lock->run( static fn () => $lock->leave( $state->caughtUp( $state->served + 5 ) ) );
		$left = IndexState::fresh()->served;
		$state->save();
		$lock->run( static fn () => null );

		self::assertSame( [ $state->served + 5, $state->served ], [ $left, IndexState::fresh()->served ] );
	}

	public function test_what_has_changed_is_announced_when_the_state_says_so(): void {
		$changes = new IndexChanges();
		$changes->note( [ $this->mug ] );
		$served = [];
		$note   = static function () use ( &$served ): void {
			$served[] = IndexState::read()->served;
		};
		add_action( 'marketday_index_changed', $note );
		$this->builder()->catchUp();
		$this->builder()->catchUp();
		remove_action( 'marketday_index_changed', $note );

		self::assertSame( [ $changes->last() ], $served );
	}

	public function test_changes_are_forgotten_many_at_a_time_and_the_last_one_stays(): void {
		global $wpdb;
		$changes = new IndexChanges();
		// A generation that is being built still needs them.
		( new IndexState( IndexState::fresh()->active, served: $changes->last() ) )->save();
		$changes->note( array_fill( 0, 150, $this->mug ) );
		$this->builder()->catchUp();
		self::assertSame( [ $changes->last() ], array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT id FROM %i', IndexChanges::table() ) ) ) );
		self::assertSame( [], $changes->pending()[1]['ids'] );

		$changes->note( [ $this->mug ] );
		self::assertSame( [ $this->mug ], $changes->pending()[1]['ids'] );
		$this->builder()->catchUp();
		self::assertSame( [], $changes->pending()[1]['ids'] );
	}

	private function save( string $price ): int {
		return $this->engine()->writer()->save( new ProductDraft(
			id: $this->mug ?? null,
			name: 'Mug that is caught up with',
			status: 'publish',
			regularPrice: $price
		) );
	}

	/** @return array{string, string} Lowest and highest in the index, minor units. */
	private function pricesOf( int $product ): array {
		global $wpdb;
		[ $low, $high ] = (array) $wpdb->get_row( $wpdb->prepare( 'SELECT low, high FROM %i WHERE product_id = %d', IndexTables::of( (string) IndexState::fresh()->active )->products(), $product ), 'ARRAY_N' );
		return [ (string) $low, (string) $high ];
	}

	/** Of the mug in the index, minor units. */
	private function lowest(): string {
		global $wpdb;
		return (string) $wpdb->get_var( $wpdb->prepare(
			'SELECT low FROM %i WHERE product_id = %d',
			IndexTables::of( (string) IndexState::fresh()->active )->products(),
			$this->mug
		) );
	}

	private function builder(): IndexBuilder {
		return new IndexBuilder( $this->reader(), new IndexChanges(), new IndexLock() );
	}

	private function reader(): FactsReader {
		return new FactsReader( $this->engine()->prices() );
	}
}
