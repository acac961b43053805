<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Writing;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\DueJob;
use Marketday\Engine\Embedded\Catalogue\ProductRecord;
use Marketday\Engine\Embedded\CronJobs;
use Marketday\Kernel\Clock;

/** The seconds at which sales begin and end, and the next of them: an event is planned for it. */
final class SaleDates {
	/** Runs at the next such second. */
	public const EVENT = 'marketday_sale_prices_due';

	/** The next such second, loaded with every page; 0, where nobody has looked yet, is over. */
	private const NEXT = 'marketday_sale_prices_next';

	private const NEVER = PHP_INT_MAX;

	/** A sale's last second still is one: prices change a second later. */
	private const LATER = [
		'_sale_price_dates_from' => 0,
		'_sale_price_dates_to'   => 1,
	];

	public function __construct( private readonly Clock $clock ) {}

	/** Notes until when what was stored of a product holds. */
	public function note( ProductRecord $record ): void {
		foreach ( array_keys( self::LATER ) as $key ) {
			$this->noteField( $key, $record->text( $key ) );
		}
	}

	public function noteField( string $key, mixed $value ): void {
		$second = isset( self::LATER[ $key ] ) && is_numeric( $value ) ? (int) $value + self::LATER[ $key ] : 0;
		if ( $second > $this->now() && $second < $this->next() ) {
			$this->plan( $second );
		}
	}

	public function isDue(): bool {
		return $this->next() <= $this->now();
	}

	/** Others leave it alone for so long. Returns false where another process has been quicker. */
	public function claim( int $seconds ): bool {
		global $wpdb;
		$before = get_option( self::NEXT );
		$after  = (string) ( $this->now() + $seconds );
		if ( ! is_string( $before ) ) {
			return add_option( self::NEXT, $after, '', true );
		}
		$isOurs = 1 === $wpdb->query( $wpdb->prepare(
			"UPDATE {$wpdb->options} SET option_value = %s WHERE option_name = %s AND option_value = %s",
			$after,
			self::NEXT,
			$before
		) );
		wp_cache_delete( 'alloptions', 'options' );
		return $isOurs;
	}

	/** Plans for the next second after this one that any product waits for. */
	public function planAfter( int $second ): void {
		global $wpdb;
		$turns = $this->turns();
		$next  = $wpdb->get_var( $wpdb->prepare( "SELECT MIN( {$turns} ) FROM {$wpdb->postmeta} WHERE {$this->dates()} AND {$turns} > %d", $second ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- words of this class.
		$this->plan( null === $next ? self::NEVER : (int) $next );
	}

	public function plan( int $second ): void {
		update_option( self::NEXT, (string) $second, true );
		$jobs = new CronJobs();
		$second < self::NEVER ? $jobs->at( $second, self::EVENT ) : $jobs->cancel( self::EVENT );
	}

	/** @return list<int> Products and variations whose prices have changed between these seconds, after this post. */
	public function changedProducts( int $from, int $to, int $post, int $most ): array {
		global $wpdb;
		$turns = $this->turns();
		return array_map(
			'intval',
			array_values( $wpdb->get_col( $wpdb->prepare(
				"SELECT DISTINCT post_id FROM {$wpdb->postmeta} WHERE {$this->dates()} AND post_id > %d AND {$turns} BETWEEN %d AND %d ORDER BY post_id LIMIT %d", // phpcs:ignore WordPress.DB.PreparedSQL -- words of this class.
				$post,
				$from,
				$to,
				$most
			) ) )
		);
	}

	/** @return list<DueJob> The event at the next such second. */
	public function dueJobs(): array {
		$next = $this->next();
		return 0 < $next && $next < self::NEVER ? [ new DueJob( self::EVENT, $next ) ] : [];
	}

	private function next(): int {
		return (int) get_option( self::NEXT, 0 );
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}

	/** A condition for the rows of dates. */
	private function dates(): string {
		return "meta_key IN ( '" . implode( "', '", array_keys( self::LATER ) ) . "' ) AND meta_value <> ''";
	}

	/** Time at which the price changes by such a row. */
	private function turns(): string {
		return "CAST( meta_value AS SIGNED ) + CASE meta_key WHEN '_sale_price_dates_to' THEN 1 ELSE 0 END";
	}
}
