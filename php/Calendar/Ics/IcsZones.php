<?php

declare( strict_types=1 );

namespace Marketday\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;
use IntlTimeZone;

/** Which zone a TZID means: a name of the time zone database, one of Windows, or one that the file describes itself. */
final class IcsZones {
	/** @var array<string, IcsComponent> VTIMEZONE by TZID. */
	private array $described = [];

	public function __construct( IcsComponent $calendar ) {
		foreach ( $calendar->below( 'VTIMEZONE' ) as $zone ) {
			$this->described[ $zone->text( 'TZID' ) ] = $zone;
		}
	}

	/** Null where nobody knows it. */
	public function named( string $tzid ): ?DateTimeZone {
		$names = timezone_identifiers_list( DateTimeZone::ALL_WITH_BC );
		// Some programs put a path before the name: `/example.org/20260101/Europe/London`.
		for ( $name = trim( $tzid, '"/ ' ); '' !== $name; $name = str_contains( $name, '/' ) ? explode( '/', $name, 2 )[1] : '' ) {
			if ( in_array( $name, $names, true ) ) {
				return new DateTimeZone( $name );
			}
		}
		$windows = class_exists( IntlTimeZone::class ) ? IntlTimeZone::getIDForWindowsID( $tzid ) : false;
		if ( is_string( $windows ) && '' !== $windows ) {
			return new DateTimeZone( $windows );
		}
		return $this->fixed( $tzid );
	}

	/** A zone that the file describes by one offset for all times. */
	private function fixed( string $tzid ): ?DateTimeZone {
		$described = $this->described[ $tzid ] ?? null;
		$offsets   = [];
		foreach ( null === $described ? [] : $described->children as $observance ) {
			$offsets[] = $observance->text( 'TZOFFSETTO' );
		}
		$offset = 1 === count( array_unique( $offsets ) ) ? $offsets[0] : '';
		return 1 === preg_match( '/^([+-]\d\d)(\d\d)/', $offset, $found ) ? new DateTimeZone( "{$found[1]}:{$found[2]}" ) : null;
	}
}
