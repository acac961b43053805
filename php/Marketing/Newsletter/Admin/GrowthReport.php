<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Clock;
use Marketday\Kernel\Reports\Column;
use Marketday\Kernel\Reports\Report;
use Marketday\Kernel\Reports\ReportQuery;
use Marketday\Kernel\Reports\ReportResult;
use Marketday\Kernel\Reports\Reports;
use Marketday\Kernel\Schema;
use Marketday\Marketing\Newsletter\Subscribers\Consents;
use Marketday\Marketing\Newsletter\Subscribers\Status;
use Marketday\Marketing\Newsletter\Subscribers\Tables;

/** Numbers of people who have joined and left the newsletter, by day. */
final class GrowthReport implements Report {
	public function __construct( private readonly Clock $clock ) {}

	public function title(): string {
		return __( 'Newsletter growth', 'marketday' );
	}

	public function about(): string {
		return __( 'Numbers by day, in UTC, from the proof of consent that’s kept with each subscriber. If you delete a subscriber, their days count one less.', 'marketday' );
	}

	public function columns(): array {
		return [
			new Column( 'day', __( 'Day', 'marketday' ), 'day', 'day' ),
			new Column( 'asked', __( 'Signed up', 'marketday' ), 'number', 'asked' ),
			new Column( 'joined', __( 'Joined', 'marketday' ), 'number', 'joined' ),
			new Column( 'went', __( 'Unsubscribed', 'marketday' ), 'number', 'went' ),
		];
	}

	public function sortColumn(): string {
		return 'day';
	}

	public function filters(): array {
		return [
			'90'   => __( 'Last 90 days', 'marketday' ),
			'365'  => __( 'Last 365 days', 'marketday' ),
			'3650' => __( 'Last ten years', 'marketday' ),
		];
	}

	public function isSearched(): bool {
		return false;
	}

	public function run( ReportQuery $query ): ReportResult {
		global $wpdb;
		if ( ! self::isUsed() ) {
			return ReportResult::none();
		}
		$days  = self::days( $this->since( max( 1, (int) $query->filter ) ) );
		$total = (int) $wpdb->get_var( "SELECT COUNT(*) FROM ( {$days} ) d" ); // phpcs:ignore WordPress.DB -- prepared below.
		$rows  = (array) $wpdb->get_results( "SELECT * FROM ( {$days} ) d {$query->tail( 'day' )}", 'ARRAY_A' ); // phpcs:ignore WordPress.DB -- the same.
		return new ReportResult( array_map( static fn ( array $row ): array => [
			'day'    => (string) $row['day'],
			'asked'  => (int) $row['asked'],
			'joined' => (int) $row['joined'],
			'went'   => (int) $row['went'],
		], array_values( $rows ) ), $total );
	}

	/** @return array{joined: int, went: int, all: int} Of so many days; and who is subscribed today. */
	public function sums( int $days ): array {
		global $wpdb;
		if ( ! self::isUsed() ) {
			return [
				'joined' => 0,
				'went'   => 0,
				'all'    => 0,
			];
		}
		$byDay = self::days( $this->since( $days ) );
		$row   = (array) $wpdb->get_row( "SELECT SUM( joined ) AS joined, SUM( went ) AS went FROM ( {$byDay} ) d", 'ARRAY_A' ); // phpcs:ignore WordPress.DB -- prepared below.
		return [
			'joined' => (int) ( $row['joined'] ?? 0 ),
			'went'   => (int) ( $row['went'] ?? 0 ),
			'all'    => (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE status = %s', Tables::name( 'subscribers' ), Status::Subscribed->value ) ),
		];
	}

	/** @return array{label: string, value: string, note: string, url: string} */
	public function figure(): array {
		$sums = $this->sums( 7 );
		$net  = $sums['joined'] - $sums['went'];
		return [
			'label' => __( 'Newsletter', 'marketday' ),
			'value' => ( $net > 0 ? '+' : '' ) . number_format_i18n( $net ),
			/* translators: 1: who has joined, 2: who has left, 3: all subscribers */
			'note'  => sprintf( __( '%1$s joined, %2$s left; %3$s in all', 'marketday' ), number_format_i18n( $sums['joined'] ), number_format_i18n( $sums['went'] ), number_format_i18n( $sums['all'] ) ),
			'url'   => Reports::address( 'newsletter' ),
		];
	}

	private static function isUsed(): bool {
		return Schema::isMade( 'newsletter_consents' ) && Schema::isMade( 'subscribers' );
	}

	private function since( int $days ): string {
		return gmdate( 'Y-m-d', $this->clock->now()->getTimestamp() - ( $days - 1 ) * DAY_IN_SECONDS );
	}

	/** @return string A SELECT by day: who asked and left by what is kept of consents, who joined by the day of the confirmation. */
	private static function days( string $since ): string {
		global $wpdb;
		return $wpdb->prepare(
			'SELECT day, SUM( asked ) AS asked, SUM( joined ) AS joined, SUM( went ) AS went FROM (
				SELECT SUBSTR( at, 1, 10 ) AS day, SUM( CASE WHEN deed = %s THEN 1 ELSE 0 END ) AS asked, 0 AS joined,
					SUM( CASE WHEN deed = %s THEN 1 ELSE 0 END ) AS went
				FROM %i WHERE at >= %s AND deed IN ( %s, %s ) GROUP BY SUBSTR( at, 1, 10 )
				UNION ALL
				SELECT SUBSTR( confirmed_at, 1, 10 ) AS day, 0 AS asked, COUNT(*) AS joined, 0 AS went FROM %i WHERE confirmed_at >= %s
				GROUP BY SUBSTR( confirmed_at, 1, 10 )
			) both_kinds GROUP BY day',
			Consents::ASKED,
			Consents::UNSUBSCRIBED,
			Tables::name( 'newsletter_consents' ),
			$since,
			Consents::ASKED,
			Consents::UNSUBSCRIBED,
			Tables::name( 'subscribers' ),
			$since
		);
	}
}
