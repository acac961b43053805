<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;
use Marketday\Engine\Contract\Storage\Database;
use Marketday\Engine\Contract\Storage\Transaction;
use Marketday\Kernel\Schema;
use WP_Post;

/**
 * The dates of all events, so that a month is one look into an index. Days are those of the site's zone, which its calendar shows;
 * all-day events keep their own.
 */
final class OccurrenceTable {
	private const VERSION = '3';

	private const AT_ONCE = 400;

	public static function name(): string {
		return Schema::table( 'event_dates' );
	}

	public function install(): void {
		$isNew = Schema::install( 'event_dates', self::VERSION, [
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT',
			'event_id bigint(20) unsigned NOT NULL',
			'occurrence char(15) NOT NULL',
			'starts_at bigint(20) NOT NULL',
			'ends_at bigint(20) NOT NULL',
			'first_day date NOT NULL',
			'last_day date NOT NULL',
			'is_long tinyint(1) unsigned NOT NULL DEFAULT 0',
			'status varchar(12) NOT NULL',
			'is_public tinyint(1) unsigned NOT NULL DEFAULT 0',
			'PRIMARY KEY  (id)',
			'KEY event_id (event_id,starts_at)',
			'KEY public_days (is_public,first_day,starts_at)',
			'KEY public_reach (is_public,is_long,last_day,starts_at)',
			'KEY public_starts (is_public,starts_at)',
		] );
		if ( $isNew ) {
			$this->readPosts();
		}
	}

	/** Reads what a table of before did not know of its dates. */
	public function readPosts(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET is_long = 1 WHERE last_day > first_day', self::name() ) );
		$wpdb->query( $wpdb->prepare(
			"UPDATE %i SET is_public = 1 WHERE event_id IN (SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_status = 'publish' AND post_password = '')",
			self::name(),
			EventType::NAME
		) );
	}

	/** Tells whether everybody may see the event, kept with its dates: a look for dates asks nothing of posts. */
	public static function isPublic( ?WP_Post $post ): bool {
		return null !== $post && EventType::NAME === $post->post_type && 'publish' === $post->post_status && '' === $post->post_password;
	}

	public function publish( WP_Post $post ): void {
		global $wpdb;
		$this->install();
		$wpdb->update( self::name(), [ 'is_public' => (int) self::isPublic( $post ) ], [ 'event_id' => $post->ID ], [ '%d' ], [ '%d' ] );
	}

	/**
	 * All dates of an event, in place of those it had.
	 *
	 * @param list<Occurrence> $occurrences
	 */
	public function replace( int $event, array $occurrences ): void {
		$this->install();
		Transaction::run( function () use ( $event, $occurrences ): void {
			Database::execute( 'DELETE FROM ' . self::name() . ' WHERE event_id = %d', $event );
			foreach ( array_chunk( $occurrences, self::AT_ONCE ) as $chunk ) {
				$this->insert( $event, $chunk );
			}
		} );
	}

	public function remove( int $event ): void {
		global $wpdb;
		$wpdb->delete( self::name(), [ 'event_id' => $event ], [ '%d' ] );
	}

	/** @param list<Occurrence> $occurrences */
	private function insert( int $event, array $occurrences ): void {
		global $wpdb;
		$zone   = wp_timezone();
		$post   = get_post( $event );
		$open   = (int) self::isPublic( $post instanceof WP_Post ? $post : null );
		$values = [];
		foreach ( $occurrences as $occurrence ) {
			[ $first, $last ] = self::days( $occurrence, $zone );
			$values[]         = $wpdb->prepare(
				'(%d,%s,%d,%d,%s,%s,%d,%s,%d)',
				$event,
				$occurrence->id,
				$occurrence->start->getTimestamp(),
				$occurrence->end->getTimestamp(),
				$first,
				$last,
				(int) ( $last > $first ),
				$occurrence->status->value,
				$open
			);
		}
		Database::execute( $wpdb->prepare( 'INSERT INTO %i (event_id, occurrence, starts_at, ends_at, first_day, last_day, is_long, status, is_public) VALUES ', self::name() ) . implode( ',', $values ) ); // phpcs:ignore WordPress.DB -- each row is prepared.
	}

	/** @return array{string, string} What ends at midnight ends with the day before. */
	private static function days( Occurrence $occurrence, DateTimeZone $zone ): array {
		$zone = $occurrence->isAllDay ? $occurrence->start->getTimezone() : $zone;
		$end  = $occurrence->end > $occurrence->start ? $occurrence->end->modify( '-1 second' ) : $occurrence->end;
		return [ $occurrence->start->setTimezone( $zone )->format( 'Y-m-d' ), $end->setTimezone( $zone )->format( 'Y-m-d' ) ];
	}
}
