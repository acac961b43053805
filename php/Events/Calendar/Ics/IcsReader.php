<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

/** Reads iCalendar as it is found in the world: with either line break, and with lines folded wrongly, which are told of and left out. */
final class IcsReader {
	public const MOST_BYTES = 5_000_000;

	private const MOST_LINES = 300_000;
	private const DEEPEST    = 6;

	private const NAME = '[A-Za-z0-9_-]+';

	/** A value of a parameter: in quotation marks it may have all signs. */
	private const VALUE = '(?:"[^"]*"|[^":;,]*)';

	private const OF_CALENDARS = [ 'VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE' ];

	private const DATES = [ 'DTSTART', 'DTEND', 'RECURRENCE-ID', 'EXDATE', 'RDATE' ];

	/** @throws InvalidCalendarException */
	public static function read( string $text ): IcsComponent {
		if ( strlen( $text ) > self::MOST_BYTES ) {
			throw new InvalidCalendarException( __( 'The file is too large: the limit is 5 MB.', 'marketday' ) );
		}
		$lines = IcsText::lines( $text );
		if ( [] === preg_grep( '/^\s*BEGIN:V(?:CALENDAR|EVENT)\s*$/i', $lines ) ) {
			throw new InvalidCalendarException( __( 'This isn’t an .ics file.', 'marketday' ) );
		}
		if ( count( $lines ) > self::MOST_LINES ) {
			throw new InvalidCalendarException( __( 'The file is too large: the limit is 300,000 lines.', 'marketday' ) );
		}
		$root  = new IcsComponent( '' );
		$stack = [ $root ];
		foreach ( $lines as $text ) {
			$line = self::line( $text );
			$top  = $stack[ count( $stack ) - 1 ];
			if ( null === $line ) {
				$root->broken += '' === trim( $text ) ? 0 : 1;
				continue;
			}
			$root->spoilt += str_contains( $line->value, "\u{FFFD}" ) ? 1 : 0;
			if ( 'BEGIN' === $line->name && count( $stack ) < self::DEEPEST ) {
				$inner           = new IcsComponent( strtoupper( trim( $line->value ) ) );
				$place           = self::place( $stack, $inner->name );
				$root->broken   += count( $stack ) > $place ? 1 : 0;
				$stack           = [ ...array_slice( $stack, 0, $place ), $inner ];
				$stack[ $place - 1 ]->children[] = $inner;
			} elseif ( 'END' === $line->name ) {
				$open          = self::depth( $stack, strtoupper( trim( $line->value ) ) );
				$root->broken += null === $open || count( $stack ) - 1 > $open ? 1 : 0;
				$stack         = array_slice( $stack, 0, $open );
			} else {
				$top->lines[] = $line;
			}
		}
		return $root;
	}

	/**
	 * Number of the open components that a new one lies in: none of a calendar's own lies in another, so that one without an end has it there.
	 *
	 * @param list<IcsComponent> $stack
	 */
	private static function place( array $stack, string $name ): int {
		foreach ( in_array( $name, self::OF_CALENDARS, true ) ? $stack : [] as $depth => $open ) {
			if ( in_array( $open->name, self::OF_CALENDARS, true ) ) {
				return $depth;
			}
		}
		return count( $stack );
	}

	/**
	 * Depth of the innermost component of the name: what is open within it ends with it.
	 *
	 * @param list<IcsComponent> $stack
	 */
	private static function depth( array $stack, string $name ): ?int {
		for ( $depth = count( $stack ) - 1; $depth > 0; $depth-- ) {
			if ( $stack[ $depth ]->name === $name ) {
				return $depth;
			}
		}
		return null;
	}

	private static function line( string $text ): ?IcsLine {
		$value = self::VALUE;
		$name  = self::NAME;
		if ( 1 !== preg_match( "/^({$name})((?:;{$name}(?:={$value}(?:,{$value})*)?)*)\\s?:(.*)$/s", ltrim( $text ), $found ) ) {
			return null;
		}
		$parameters = [];
		preg_match_all( "/;({$name})(?:=({$value}(?:,{$value})*))?/", $found[2], $pairs, PREG_SET_ORDER );
		foreach ( $pairs as $pair ) {
			$parameters[ strtoupper( $pair[1] ) ] = IcsLine::readParameter( $pair[2] ?? '' );
		}
		$name  = strtoupper( $found[1] );
		$value = $found[3];
		// A zone's name with a colon belongs in quotation marks, and is found without.
		if ( isset( $parameters['TZID'] ) && in_array( $name, self::DATES, true ) && 1 === preg_match( '/^(.*):(\d{8}\S*)$/s', $value, $cut ) ) {
			$parameters['TZID'] .= ":{$cut[1]}";
			$value               = $cut[2];
		}
		if ( isset( $parameters['QUOTED-PRINTABLE'] ) || 'QUOTED-PRINTABLE' === strtoupper( $parameters['ENCODING'] ?? '' ) ) {
			$value = IcsText::decodeQuoted( $value, $parameters['CHARSET'] ?? '' );
		}
		return new IcsLine( $name, $value, $parameters );
	}
}
