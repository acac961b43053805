<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded;

use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\Schedules;
use Marketday\Engine\Embedded\Catalogue\ProductLookupTable;
use Marketday\Engine\Embedded\Writing\SaleDates;
use Marketday\Engine\Embedded\Writing\SaleTurns;
use Marketday\Engine\Embedded\Writing\WritingServices;
use Marketday\Tests\Store\Index\Text\TextProducts;

/** What is stored of prices follows the days of sales to the second. */
final class SaleTurnsTest extends CatalogueTestCase {
	private const HOURLY = 'marketday_sale_prices_turn';
	private const SEEN   = 'marketday_sale_prices_seen';

	private SettableClock $clock;

	private WritingServices $writing;

	protected function setUp(): void {
		parent::setUp();
		$this->clock   = new SettableClock( '2099-12-20 12:00:00' );
		$services        = $this->moduleAt( $this->clock->time );
		$this->writing = new WritingServices( $services->records(), $services->memberPrices(), new ProductLookupTable( $services->settings() ), $this->clock );
		update_option( self::SEEN, (string) $this->clock->now()->getTimestamp() );
		$this->sleeping()->turn();
	}

	public function test_plans_an_event_for_the_second_at_which_the_next_sale_begins_or_has_ended(): void {
		self::assertFalse( wp_next_scheduled( SaleDates::EVENT ) );

		$this->lamp( '2099-12-24', '2099-12-26' );
		self::assertSame( '2099-12-24 00:00:00', $this->planned() );

		$this->at( '2099-12-24 00:00:00' );
		$this->writing->saleTurns()->turn();
		self::assertSame( '2099-12-27 00:00:00', $this->planned() );

		$this->lamp( '', '2099-12-24' );
		self::assertSame( '2099-12-25 00:00:00', $this->planned() );
	}

	public function test_the_first_visit_after_a_sale_lists_what_it_shows(): void {
		$lamp = $this->lamp( '', '2099-12-20' );
		self::assertSame( [ '5', [ 'Lamp' ] ], [ get_post_meta( $lamp, '_price', true ), $this->names( new ProductQuery( onSaleOnly: true ) ) ] );
		$turned = did_action( 'marketday_prices_turned' );

		$this->at( '2099-12-20 23:59:59' );
		$this->writing->saleTurns()->onVisit();
		self::assertSame( '5', get_post_meta( $lamp, '_price', true ) );

		$this->at( '2099-12-21 00:00:00' );
		$this->writing->saleTurns()->onVisit();
		self::assertSame( [ '20', [] ], [ get_post_meta( $lamp, '_price', true ), $this->names( new ProductQuery( onSaleOnly: true ) ) ] );
		self::assertSame( $turned + 1, did_action( 'marketday_prices_turned' ) );
		self::assertFalse( wp_next_scheduled( SaleDates::EVENT ) );
	}

	public function test_a_visit_between_two_sales_asks_the_database_nothing(): void {
		$this->lamp( '2099-12-24', '2099-12-26' );
		get_option( self::SEEN );

		self::assertSame( [], TextProducts::statements( fn () => $this->writing->saleTurns()->onVisit() ) );
	}

	public function test_the_hourly_run_needs_nobody_who_administers_the_shop(): void {
		wp_clear_scheduled_hook( self::HOURLY );

		Schedules::check( $this->engine()->jobs() );

		self::assertNotFalse( wp_next_scheduled( self::HOURLY ) );
	}

	public function test_hears_of_days_that_are_written_past_the_shop(): void {
		$lamp = $this->lamp( '', '' );
		$this->writing->saleTurns()->register();

		update_post_meta( $lamp, '_sale_price_dates_to', (string) $this->second( '2099-12-22 23:59:59' ) );

		self::assertSame( '2099-12-23 00:00:00', $this->planned() );
	}

	public function test_one_visit_turns_prices_while_others_are_answered(): void {
		$this->dates( 30, '2099-12-21 00:00:00' );
		$this->at( '2099-12-21 00:00:01' );
		$others  = 0;
		$another = $this->turning( static function () use ( &$others ): void {
			$others++;
		} );
		$turned  = [];
		$this->turning( static function ( array $ids ) use ( &$turned, $another ): void {
			$turned[] = count( $ids );
			$another->onVisit();
		} )->onVisit();

		self::assertSame( [ [ 20, 10 ], 0 ], [ $turned, $others ] );
	}

	public function test_turns_all_of_many_thousand_before_it_says_so(): void {
		$ids  = $this->dates( 5100, '2099-12-21 00:00:00' );
		$seen = get_option( self::SEEN );
		$this->at( '2099-12-21 00:00:01' );
		$turned  = [];
		$moments = [];
		$this->turning( static function ( array $some ) use ( &$turned, &$moments ): void {
			array_push( $turned, ...$some );
			$moments[] = get_option( self::SEEN );
		} )->turn();

		self::assertSame( $ids, $turned );
		self::assertSame( [ $seen ], array_values( array_unique( $moments ) ) );
		self::assertSame( $this->clock->now()->getTimestamp(), (int) get_option( self::SEEN ) );
	}

	public function test_what_does_not_fit_into_a_visit_is_gone_on_with(): void {
		$ids  = $this->dates( 100, '2099-12-21 00:00:00' );
		$seen = get_option( self::SEEN );
		$this->at( '2099-12-21 00:00:01' );
		$turned = [];
		$slow   = $this->turning( static function ( array $some ) use ( &$turned ): void {
			array_push( $turned, ...$some );
			usleep( 200_000 );
		} );

		$slow->onVisit();
		self::assertSame( [ array_slice( $ids, 0, 60 ), $seen ], [ $turned, get_option( self::SEEN ) ] );
		self::assertSame( '2099-12-21 00:00:01', $this->planned() );

		$this->at( '2099-12-21 00:00:05' );
		$slow->turn();
		self::assertSame( $ids, $turned );
		self::assertSame( $this->second( '2099-12-21 00:00:01' ), (int) get_option( self::SEEN ) );
	}

	private function lamp( string $from, string $to ): int {
		return $this->writing->writer()->save( new ProductDraft(
			name: 'Lamp',
			status: 'publish',
			regularPrice: '20',
			salePrice: '5',
			saleFrom: $from,
			saleTo: $to
		) );
	}

	/**
	 * Ends of sales as they are stored.
	 *
	 * @return list<int> The posts.
	 */
	private function dates( int $count, string $lastSecond ): array {
		global $wpdb;
		$ids = range( 9_000_001, 9_000_000 + $count );
		foreach ( array_chunk( $ids, 100 ) as $chunk ) {
			$rows = array_map( fn ( int $id ): string => "({$id}, '_sale_price_dates_to', '{$this->second( $lastSecond )}')", $chunk );
			$wpdb->query( "INSERT INTO {$wpdb->postmeta} (post_id, meta_key, meta_value) VALUES " . implode( ',', $rows ) );
		}
		( new SaleDates( $this->clock ) )->noteField( '_sale_price_dates_to', $this->second( $lastSecond ) );
		return $ids;
	}

	private function turning( \Closure $refresh ): SaleTurns {
		return new SaleTurns( new SaleDates( $this->clock ), $this->clock, $refresh );
	}

	private function sleeping(): SaleTurns {
		return $this->turning( static function (): void {} );
	}

	private function at( string $time ): void {
		$this->clock->time = $time;
	}

	private function second( string $time ): int {
		return ( new \DateTimeImmutable( $time, wp_timezone() ) )->getTimestamp();
	}

	private function planned(): string {
		return wp_date( 'Y-m-d H:i:s', (int) wp_next_scheduled( SaleDates::EVENT ) ) ?: '';
	}
}
