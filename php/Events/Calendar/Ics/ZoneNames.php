<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;

/** Names of time zones in calendars: by the time zone database, by Windows, by its cities, by its distance to UTC, or in words. */
final class ZoneNames {
	/** Zones in words, as Notes, Apple and web forms write them. */
	private const WORDS = [
		'alaska'                => 'America/Anchorage',
		'atlantic'              => 'America/Halifax',
		'british'               => 'Europe/London',
		'central'               => 'America/Chicago',
		'central european'      => 'Europe/Berlin',
		'eastern'               => 'America/New_York',
		'eastern european'      => 'Europe/Bucharest',
		'greenwich mean'        => 'Europe/London',
		'gmt'                   => 'UTC',
		'hawaii'                => 'Pacific/Honolulu',
		'india'                 => 'Asia/Kolkata',
		'indiana (east)'        => 'America/Indiana/Indianapolis',
		'japan'                 => 'Asia/Tokyo',
		'mountain'              => 'America/Denver',
		'moscow'                => 'Europe/Moscow',
		'newfoundland'          => 'America/St_Johns',
		'pacific'               => 'America/Los_Angeles',
		'utc'                   => 'UTC',
		'coordinated universal' => 'UTC',
		'western european'      => 'Europe/Lisbon',
		'western/central europe' => 'Europe/Berlin',
	];

	/** @var array<string, string>|null The database's names, by their lower case. */
	private static ?array $known = null;

	/** Null where nobody knows it. */
	public static function find( string $name ): ?DateTimeZone {
		$name  = strtolower( trim( $name, "\"'/ \t" ) );
		$found = '' === $name ? null : self::ofDatabase( $name ) ?? self::ofWindows( $name ) ?? self::inWords( $name );
		$found ??= self::ofCities( $name ) ?? self::ofOffset( $name );
		return null === $found ? self::ofAbbreviation( $name ) : new DateTimeZone( $found );
	}

	/** Some programs put a path before the name: `/example.org/20260101/Europe/London`. */
	private static function ofDatabase( string $name ): ?string {
		for ( $name = str_replace( ' ', '_', $name ); '' !== $name; $name = str_contains( $name, '/' ) ? explode( '/', $name, 2 )[1] : '' ) {
			if ( isset( self::knownNames()[ $name ] ) ) {
				return self::knownNames()[ $name ];
			}
		}
		return null;
	}

	/** Zone by Windows' name. Some write 'Daylight Time' in summer for the zone that is called by its winter; Notes writes neither. */
	private static function ofWindows( string $name ): ?string {
		return WindowsZones::NAMES[ $name ]
			?? WindowsZones::NAMES[ (string) preg_replace( '/ (daylight|summer) time/', ' standard time', $name ) ]
			?? WindowsZones::NAMES[ "{$name} standard time" ]
			?? null;
	}

	/** `Eastern`, `Central European Time`, `(UTC-05:00) Eastern Time (US & Canada)`. */
	private static function inWords( string $name ): ?string {
		$bare = (string) preg_replace( [ '/^\((?:gmt|utc)[^)]*\)\s*/', '/ \(us [^)]*canada\)$/', '/( standard| daylight| summer)? time$/' ], '', $name );
		return self::WORDS[ $bare ] ?? null;
	}

	/** `(GMT+01.00) Sarajevo/Warsaw/Zagreb`: the first city that the database has, where its winter or summer is as far from UTC as is said. */
	private static function ofCities( string $name ): ?string {
		if ( 1 !== preg_match( '/^(?:\((?:gmt|utc)?\s*([+-]\d\d?)?(?:[:.]?(\d\d))?\)\s*)?(.*[a-z].*)$/', $name, $found ) ) {
			return null;
		}
		$offset = '' === $found[1] ? null : (int) $found[1] * 3600 + ( '-' === $found[1][0] ? -60 : 60 ) * (int) $found[2];
		foreach ( preg_split( '/\s*[,\/;&]\s*/', $found[3] ) ?: [] as $city ) {
			foreach ( preg_grep( '#/' . preg_quote( str_replace( ' ', '_', trim( $city ) ), '#' ) . '$#', array_keys( self::knownNames() ) ) ?: [] as $key ) {
				$zone = self::knownNames()[ $key ];
				if ( null === $offset || in_array( $offset, self::offsets( $zone ), true ) ) {
					return $zone;
				}
			}
		}
		return null;
	}

	/** `UTC+01:00`, `GMT+0100`, `-5`. */
	private static function ofOffset( string $name ): ?string {
		return 1 === preg_match( '/^\(?(?:utc|gmt)?\s*([+-])(\d\d?)[:.]?(\d\d)?(?![\d:.])/', $name, $found ) && (int) $found[2] <= 14
			? sprintf( '%s%02d:%02d', $found[1], (int) $found[2], (int) ( $found[3] ?? 0 ) )
			: null;
	}

	/** `PDT`, `CEST`: of several zones of that name, the one that PHP thinks of first. */
	private static function ofAbbreviation( string $name ): ?DateTimeZone {
		$found = 1 === preg_match( '/^[a-z]{3,5}$/', $name ) ? timezone_name_from_abbr( $name ) : false;
		return is_string( $found ) && '' !== $found ? new DateTimeZone( $found ) : null;
	}

	/** @return list<int> Seconds east of UTC in winter and in summer. */
	private static function offsets( string $zone ): array {
		return array_map(
			static fn ( string $day ): int => ( new DateTimeZone( $zone ) )->getOffset( new DateTimeImmutable( $day ) ),
			[ '2026-01-01', '2026-07-01' ]
		);
	}

	/** @return array<string, string> */
	private static function knownNames(): array {
		if ( null === self::$known ) {
			$names       = timezone_identifiers_list( DateTimeZone::ALL_WITH_BC );
			self::$known = array_combine( array_map( 'strtolower', $names ), $names );
		}
		return self::$known;
	}
}
