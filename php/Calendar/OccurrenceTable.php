<?php

declare( strict_types=1 );

namespace Marketday\Calendar;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;
use Marketday\Kernel\Schema;

/**
 * The dates of all events, so that a month is one look into an index. Days are those of the site's zone, which its calendar shows;
 * all-day events keep their own.
 */
final class OccurrenceTable {
	private const VERSION = '1';

	private const AT_ONCE = 400;

	public static function name(): string {
		return Schema::table( 'event_dates' );
	}

	public function install(): void {
		Schema::install( 'event_dates', self::VERSION, [
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT',
			'event_id bigint(20) unsigned NOT NULL',
			'occurrence char(15) NOT NULL',
			'starts_at bigint(20) NOT NULL',
			'ends_at bigint(20) NOT NULL',
			'first_day date NOT NULL',
			'last_day date NOT NULL',
			'days smallint unsigned NOT NULL',
			'status varchar(12) NOT NULL',
			'PRIMARY KEY  (id)',
			'KEY event_id (event_id,starts_at)',
			'KEY first_day (first_day,starts_at)',
			'KEY long_ones (days,last_day)',
			'KEY starts_at (starts_at)',
		] );
	}

	/**
	 * All dates of an event, in place of those it had.
	 *
	 * @param list<Occurrence> $occurrences
	 */
	public function replace( int $event, array $occurrences ): void {
		$this->install();
		$this->remove( $event );
		foreach ( array_chunk( $occurrences, self::AT_ONCE ) as $chunk ) {
			$this->insert( $event, $chunk );
		}
	}

	public function remove( int $event ): void {
		global $wpdb;
		$wpdb->delete( self::name(), [ 'event_id' => $event ], [ '%d' ] );
	}

	/** @param list<Occurrence> $occurrences */
	private function insert( int $event, array $occurrences ): void {
		global $wpdb;
		$zone   = wp_timezone();
		$values = [];
		foreach ( $occurrences as $occurrence ) {
			[ $first, $last ] = self::days( $occurrence, $zone );
			$length           = ( WallTime::read( $last )->day ?? 0 ) - ( WallTime::read( $first )->day ?? 0 ) + 1;
			$values[]         = $wpdb->prepare( '(%d,%s,%d,%d,%s,%s,%d,%s)', $event, $occurrence->id, $occurrence->start->getTimestamp(), $occurrence->end->getTimestamp(), $first, $last, $length, $occurrence->status->value );
		}
		$wpdb->query( $wpdb->prepare( 'INSERT INTO %i (event_id, occurrence, starts_at, ends_at, first_day, last_day, days, status) VALUES ', self::name() ) . implode( ',', $values ) ); // phpcs:ignore WordPress.DB -- each row is prepared.
	}

	/** @return array{string, string} What ends at midnight ends with the day before. */
	private static function days( Occurrence $occurrence, DateTimeZone $zone ): array {
		$zone = $occurrence->isAllDay ? $occurrence->start->getTimezone() : $zone;
		$end  = $occurrence->end > $occurrence->start ? $occurrence->end->modify( '-1 second' ) : $occurrence->end;
		return [ $occurrence->start->setTimezone( $zone )->format( 'Y-m-d' ), $end->setTimezone( $zone )->format( 'Y-m-d' ) ];
	}
}
