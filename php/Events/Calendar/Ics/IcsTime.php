<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;
use Marketday\Events\Calendar\LocalDateTime;
use Marketday\Events\Calendar\Recurrence\Days;

/** A day, or a time in a zone, as a file has it. */
final class IcsTime {
	/** Forms that are clear though iCalendar has others: with signs between, without seconds, with a distance to UTC. */
	private const FORM = '/^(\d{4})-?(\d\d)-?(\d\d)(?:[T ]([01]\d|2[0-4]):?([0-5]\d)(?::?([0-5]\d|60))?(?:[.,]\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?$/i';

	public function __construct(
		public readonly LocalDateTime $wall,
		public readonly bool $isDay,
		public readonly IcsZone $zone
	) {}

	/** Null for what is none. @param string $value Of the line, or one of those in its list. */
	public static function read( IcsLine $line, IcsZones $zones, string $value ): ?self {
		if ( 1 !== preg_match( self::FORM, trim( $value ), $found ) ) {
			return null;
		}
		[ , $year, $month, $date ] = array_map( 'intval', $found );
		if ( ! checkdate( $month, $date, $year ) ) {
			return null;
		}
		$day   = new LocalDateTime( Days::number( $year, $month, $date ), 0 );
		$time  = $found[4] ?? '';
		$isDay = '' === $time || 'DATE' === strtoupper( $line->parameters['VALUE'] ?? '' );
		// The sixtieth second is a leap second, and the 24th hour the next day.
		$wall = $isDay ? $day : $day->plus( (int) $time * 3600 + (int) ( $found[5] ?? 0 ) * 60 + min( 59, (int) ( $found[6] ?? 0 ) ) );
		return new self( $wall, $isDay, self::zone( $line, $zones, strtoupper( $found[7] ?? '' ) ) );
	}

	public function moment(): DateTimeImmutable {
		return $this->zone->moment( $this->wall );
	}

	/**
	 * The time by the clocks of a zone; a day is that day everywhere.
	 *
	 * @param IcsZone|null $same What the file calls the zone, where its clocks show the same.
	 */
	public function in( DateTimeZone $zone, ?IcsZone $same ): LocalDateTime {
		return $this->isDay || $this->zone === $same ? $this->wall : LocalDateTime::of( $this->moment(), $zone );
	}

	private static function zone( IcsLine $line, IcsZones $zones, string $offset ): IcsZone {
		if ( 'Z' === $offset ) {
			return $zones->utc;
		}
		$name = '' === $offset ? trim( $line->parameters['TZID'] ?? '' ) : $offset;
		return '' === $name ? $zones->own : $zones->zone( $name );
	}
}
