<?php

declare( strict_types=1 );

namespace Marketday\Product;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Schema;

/** Who has seen which product today, so that a visitor counts once; what is older than a day is forgotten. */
final class ViewLog {
	private const TABLE = 'product_views';

	private const VERSION = '1';

	/** The day whose views are no longer noted, because there were so many. */
	private const FULL = 'marketday_product_views_full';

	/** Rows of a day, some 30 MB; a shop with more views has an analytics service for them. */
	private const MOST = 250_000;

	/** One in so many views takes the old days with it, and looks whether the day is full. */
	private const CLEANED_EVERY = 200;

	public function __construct(
		private readonly int $most = self::MOST,
		private readonly int $cleanedEvery = self::CLEANED_EVERY
	) {}

	/** @return bool Whether it is the visitor's first view of the product on this day; never, once the day is full. */
	public function note( string $visitor, int $product, string $day ): bool {
		global $wpdb;
		$this->create();
		if ( get_option( self::FULL ) === $day ) {
			return false;
		}
		$isNew = 1 === $wpdb->query( $wpdb->prepare( 'INSERT IGNORE INTO %i (day, visitor, product_id) VALUES (%s, %s, %d)', self::table(), $day, $visitor, $product ) );
		if ( $isNew && 1 === wp_rand( 1, $this->cleanedEvery ) ) {
			$this->clean( $day );
		}
		return $isNew;
	}

	private function clean( string $day ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE day < %s', self::table(), $day ) );
		if ( (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE day = %s', self::table(), $day ) ) >= $this->most ) {
			update_option( self::FULL, $day, true );
		}
	}

	/** How many products the visitor has seen on this day. */
	public function count( string $visitor, string $day ): int {
		global $wpdb;
		$this->create();
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE day = %s AND visitor = %s', self::table(), $day, $visitor ) );
	}

	private static function table(): string {
		return Schema::table( self::TABLE );
	}

	private function create(): void {
		$columns = [
			'day varchar(10) NOT NULL',
			'visitor varchar(32) NOT NULL',
			'product_id bigint(20) unsigned NOT NULL',
			'PRIMARY KEY  (day,visitor,product_id)',
		];
		if ( Schema::install( self::TABLE, self::VERSION, $columns ) ) {
			delete_option( 'marketday_product_views_table' ); // The version's place before tables had one for all.
		}
	}
}
