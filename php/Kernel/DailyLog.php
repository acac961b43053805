<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/** A log of who has done something with which post today, so that a visitor counts once; what is older than a day is forgotten. */
final class DailyLog {
	private const VERSION = '1';

	/** Rows of a day, some 30 MB; a shop with more has an analytics service for them. */
	private const MOST = 250_000;

	/** One in so many notes takes the old days with it, and looks whether the day is full. */
	private const CLEANED_EVERY = 200;

	/** @param string $table Without the plugin's prefix: `product_views`. */
	public function __construct(
		private readonly string $table,
		private readonly int $most = self::MOST,
		private readonly int $cleanedEvery = self::CLEANED_EVERY
	) {}

	public function ownTable(): OwnTable {
		return OwnTable::ofSchema( $this->table, $this->create( ... ) );
	}

	/** @return bool Whether it is the visitor's first of this post on this day; never, once the day is full. */
	public function note( string $visitor, int $post, string $day ): bool {
		global $wpdb;
		$this->create();
		if ( get_option( $this->full() ) === $day ) {
			return false;
		}
		$isNew = 1 === $wpdb->query( $wpdb->prepare(
			'INSERT IGNORE INTO %i (day, visitor, product_id) VALUES (%s, %s, %d)',
			$this->table(),
			$day,
			$visitor,
			$post
		) );
		if ( $isNew && 1 === wp_rand( 1, $this->cleanedEvery ) ) {
			$this->clean( $day );
		}
		return $isNew;
	}

	private function clean( string $day ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE day < %s', $this->table(), $day ) );
		if ( (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE day = %s', $this->table(), $day ) ) >= $this->most ) {
			update_option( $this->full(), $day, true );
		}
	}

	/** Number of posts that the visitor has been noted with on this day. */
	public function count( string $visitor, string $day ): int {
		global $wpdb;
		$this->create();
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE day = %s AND visitor = %s', $this->table(), $day, $visitor ) );
	}

	/** The option with the day of which no more is noted, because there was so much. */
	private function full(): string {
		return "marketday_{$this->table}_full";
	}

	private function table(): string {
		return Schema::table( $this->table );
	}

	private function create(): void {
		$columns = [
			'day varchar(10) NOT NULL',
			'visitor varchar(32) NOT NULL',
			'product_id bigint(20) unsigned NOT NULL',
			'PRIMARY KEY  (day,visitor,product_id)',
		];
		if ( Schema::install( $this->table, self::VERSION, $columns ) ) {
			delete_option( "marketday_{$this->table}_table" ); // The version's place before tables had one for all.
		}
	}
}
