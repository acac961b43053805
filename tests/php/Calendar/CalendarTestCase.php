<?php

declare( strict_types=1 );

namespace Marketday\Tests\Calendar;

use DateTimeImmutable;
use Marketday\Events\Calendar\EventData;
use Marketday\Events\Calendar\EventFinder;
use Marketday\Events\Calendar\EventType;
use Marketday\Events\Calendar\OccurrenceTable;
use Marketday\Kernel\Clock;
use Marketday\Tests\SiteTestCase;

/** Tests with events of their own, in a calendar without others, on 25 November 2026 at noon in London. */
abstract class CalendarTestCase extends SiteTestCase {
	protected EventFinder $finder;

	protected Clock $clock;

	protected function setUp(): void {
		// On MariaDB a table that is made ends the test's transaction.
		( new OccurrenceTable() )->install();
		parent::setUp();
		global $wpdb;
		$wpdb->query( 'DELETE FROM ' . OccurrenceTable::name() ); // phpcs:ignore WordPress.DB -- a table's name.
		update_option( 'timezone_string', 'Europe/London' );
		update_option( 'start_of_week', 1 );
		update_option( 'time_format', 'H:i' );
		update_option( 'date_format', 'j F Y' );
		$this->finder = new EventFinder( new OccurrenceTable() );
		$this->clock  = new class() implements Clock {
			public function now(): DateTimeImmutable {
				return new DateTimeImmutable( '2026-11-25 12:00', wp_timezone() );
			}
		};
	}

	/**
	 * @param array<string, mixed> $data Beside start and end.
	 * @param array<string, mixed> $post
	 */
	protected function event( string $title, string $start, string $end, array $data = [], array $post = [] ): int {
		$id = wp_insert_post( $post + [
			'post_type'   => EventType::NAME,
			'post_status' => 'publish',
			'post_title'  => $title,
		] );
		self::assertIsInt( $id );
		update_post_meta( $id, EventData::META, wp_slash( $data + [
			'start' => $start,
			'end'   => $end,
			'zone'  => 'Europe/London',
		] + EventData::blank() ) );
		return $id;
	}

	/** @param array<string, string> $meta */
	protected function term( string $taxonomy, string $name, array $meta = [] ): int {
		$made = wp_insert_term( $name, $taxonomy );
		self::assertIsArray( $made );
		foreach ( $meta as $key => $value ) {
			update_term_meta( (int) $made['term_id'], $key, $value );
		}
		return (int) $made['term_id'];
	}
}
