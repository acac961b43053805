<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel\Reports;

use Marketday\Engine\Contract\HoldTable;
use Marketday\Engine\Contract\StockHolds;
use Marketday\Kernel\Reports\Report;
use Marketday\Kernel\Reports\ReportQuery;
use Marketday\Kernel\Reports\ReportRequest;
use Marketday\Kernel\Reports\Reports;
use Marketday\Kernel\SystemClock;
use Marketday\Lists\BackInStock\WaitingList;
use Marketday\Lists\Compare\ComparedReport;
use Marketday\Lists\Wishlist\Lists\Tables;
use Marketday\Tests\SiteTestCase;

/** Reports whose rows are products. */
final class ProductReportsTest extends SiteTestCase {
	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		$list = new WaitingList( new SystemClock() );
		$list->delete( $list->ask( 1, 1, 'nobody@example.com' )->id );
		StockHolds::install();
	}

	public function test_people_who_wait_are_counted_by_product(): void {
		[ $mug, $bowl ] = [ $this->product( 'Reported mug' ), $this->product( 'Reported bowl' ) ];
		$list = new WaitingList( new SystemClock() );
		foreach ( [ 'a', 'b', 'c' ] as $who ) {
			$list->confirm( $list->ask( $bowl, $bowl, "{$who}@example.com" )->id );
		}
		$list->ask( $bowl, $bowl, 'd@example.com' );
		$list->confirm( $list->ask( $mug, $mug, 'a@example.com' )->id );

		$rows = $this->rows( 'waiting', 'people' );
		self::assertSame(
			[ [ 'Reported bowl', 3, 1 ], [ 'Reported mug', 1, 0 ] ],
			array_map( static fn ( array $row ): array => [ $row['title'], $row['people'], $row['unconfirmed'] ], $rows )
		);
		self::assertSame( [ 'Reported mug' ], array_column( $this->rows( 'waiting', 'people', 'mug' ), 'title' ) );
		self::assertStringNotContainsString( '@', (string) wp_json_encode( $rows ) );
	}

	public function test_wishes_are_counted_by_product_and_removed_ones_are_not(): void {
		global $wpdb;
		$mug = $this->product( 'Reported mug' );
		foreach ( [ [ 1, 0, 0 ], [ 2, 60, 0 ], [ 3, 0, 1 ] ] as [ $list, $days, $removed ] ) {
			$wpdb->insert( Tables::items(), [
				'list_id'    => 9000 + $list,
				'product_id' => $mug,
				'added_at'   => time() - $days * DAY_IN_SECONDS,
				'removed_at' => $removed,
			] );
		}

		$row = $this->rows( 'wishes', 'wishes' )[0];
		self::assertSame( [ 2, 1 ], [ $row['wishes'], $row['recent'] ] );
	}

	public function test_a_product_is_counted_each_time_it_is_put_beside_others(): void {
		$mug = $this->product( 'Reported mug' );
		ComparedReport::count( $mug );
		ComparedReport::count( $mug );

		self::assertSame( 2, $this->rows( 'compared', 'times' )[0]['times'] );
	}

	public function test_what_is_held_counts_while_it_lasts(): void {
		global $wpdb;
		$mug = $this->product( 'Reported mug' );
		foreach ( [ [ 'a', 2, 3, 600 ], [ 'b', 1, 1, 900 ], [ 'c', 5, 5, -5 ] ] as [ $who, $quantity, $wanted, $seconds ] ) {
			$wpdb->insert( HoldTable::name(), [
				'visitor'  => $who,
				'stock_id' => $mug,
				'network'  => 'n',
				'quantity' => $quantity,
				'wanted'   => $wanted,
				'since'    => time(),
				'expires'  => time() + $seconds,
			] );
		}

		$row = $this->rows( 'holds', 'held' )[0];
		self::assertSame( [ 3, 4, 2 ], [ $row['held'], $row['wanted'], $row['baskets'] ] );
	}

	public function test_pages_follow_each_other_without_a_gap(): void {
		foreach ( range( 1, 7 ) as $number ) {
			ComparedReport::count( $this->product( "Reported {$number}" ) );
		}
		$report = $this->report( 'compared' );
		$titles = [];
		foreach ( [ 1, 2, 3 ] as $page ) {
			$response = $report->run( new ReportQuery( 'Reported', page: $page, perPage: 3 ) );
			self::assertSame( 7, $response->total );
			array_push( $titles, ...array_column( $response->rows, 'title' ) );
		}
		self::assertCount( 7, array_unique( $titles ) );
	}

	/** @return list<array<string, string|int|float|null>> */
	private function rows( string $name, string $by, string $search = 'Reported' ): array {
		$report = $this->report( $name );
		return $report->run( new ReportQuery( $search, by: ReportRequest::column( $report, $by ) ) )->rows;
	}

	private function report( string $name ): Report {
		$report = Reports::find( $name );
		self::assertNotNull( $report );
		return $report;
	}

	private function product( string $title ): int {
		return wp_insert_post( [ 'post_type' => 'product', 'post_status' => 'publish', 'post_title' => $title ] );
	}
}
