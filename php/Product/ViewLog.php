<?php

declare( strict_types=1 );

namespace Marketday\Product;

defined( 'ABSPATH' ) || exit;

/** Who has seen which product today, so that a visitor counts once; what is older than a day is forgotten. */
final class ViewLog {
	private const VERSION = '1';

	private const OPTION = 'marketday_product_views_table';

	/** One in so many views takes the old days with it. */
	private const CLEANED_EVERY = 200;

	/** @return bool Whether it is the visitor's first view of the product on this day. */
	public function note( string $visitor, int $product, string $day ): bool {
		global $wpdb;
		$this->create();
		$isNew = 1 === $wpdb->query( $wpdb->prepare( 'INSERT IGNORE INTO %i (day, visitor, product_id) VALUES (%s, %s, %d)', self::table(), $day, $visitor, $product ) );
		if ( $isNew && 1 === wp_rand( 1, self::CLEANED_EVERY ) ) {
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE day < %s', self::table(), $day ) );
		}
		return $isNew;
	}

	/** How many products the visitor has seen on this day. */
	public function count( string $visitor, string $day ): int {
		global $wpdb;
		$this->create();
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE day = %s AND visitor = %s', self::table(), $day, $visitor ) );
	}

	private static function table(): string {
		global $wpdb;
		return "{$wpdb->prefix}marketday_product_views";
	}

	private function create(): void {
		global $wpdb;
		if ( self::VERSION === get_option( self::OPTION ) ) {
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		dbDelta(
			'CREATE TABLE ' . self::table() . " (
			day varchar(10) NOT NULL,
			visitor varchar(32) NOT NULL,
			product_id bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (day,visitor,product_id)
		) {$wpdb->get_charset_collate()};"
		);
		update_option( self::OPTION, self::VERSION, true );
	}
}
