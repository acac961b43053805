<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;

/** The zones that TZIDs mean: those that the file describes itself, or that are known by their names. */
final class IcsZones {
	/** @var array<string, IcsComponent> VTIMEZONE by TZID, in lower case. */
	private array $described = [];

	/** @var array<string, IcsZone> Those that were asked for, by TZID. */
	private array $zones = [];

	/** Zone of times that name none: the calendar's, where it names one, or the site's. */
	public readonly IcsZone $own;

	public readonly IcsZone $utc;

	/** Zone in the place of one that nobody knows. */
	private DateTimeZone $standsIn;

	public function __construct( IcsComponent $calendar ) {
		foreach ( $calendar->below( 'VTIMEZONE' ) as $zone ) {
			$this->described[ self::key( $zone->text( 'TZID' ) ) ] ??= $zone;
		}
		unset( $this->described[''] );
		$this->utc      = new IcsZone( 'UTC', new DateTimeZone( 'UTC' ) );
		$this->standsIn = wp_timezone();
		$name           = ( $calendar->children[0] ?? $calendar )->text( 'X-WR-TIMEZONE' );
		$calendarZone   = '' === $name ? null : $this->zone( $name );
		$this->own      = null !== $calendarZone && $calendarZone->isKnown() ? $calendarZone : new IcsZone( '', wp_timezone() );
		$this->standsIn = $this->own->known;
	}

	public function zone( string $tzid ): IcsZone {
		return $this->zones[ $tzid ] ??= $this->find( $tzid );
	}

	/** @return list<IcsZone> Those that the file describes. */
	public function all(): array {
		return array_values( array_map( fn ( IcsComponent $zone ): IcsZone => $this->zone( $zone->text( 'TZID' ) ), $this->described ) );
	}

	private function find( string $tzid ): IcsZone {
		$component = $this->described[ self::key( $tzid ) ] ?? null;
		$known     = ZoneNames::find( $tzid ) ?? ( null === $component ? null : ZoneNames::find( $component->text( 'X-LIC-LOCATION' ) ) );
		$described = null === $component ? null : DescribedZone::read( $component, $known );
		// Many files tell the changes of a year or two: where they are those of the name, the name says how it goes on.
		// What clocks showed before 1970 is told in many ways.
		if ( null !== $known && null !== $described?->end && $described->agreesWith( $known, max( 0, $described->begin ), $described->end ) ) {
			$described = null;
		}
		return new IcsZone( $tzid, $known ?? $this->standsIn, null !== $known, $described );
	}

	private static function key( string $tzid ): string {
		return strtolower( trim( $tzid, "\"' \t" ) );
	}
}
