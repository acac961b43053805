<?php

declare( strict_types=1 );

namespace Marketday\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

/** Reads iCalendar as it is found in the world: with either line break, and with lines folded wrongly, which are told of and left out. */
final class IcsReader {
	public const MOST_BYTES = 5_000_000;

	private const MOST_LINES = 200_000;
	private const DEEPEST    = 6;

	/** @throws InvalidCalendarException */
	public static function read( string $text ): IcsComponent {
		if ( strlen( $text ) > self::MOST_BYTES ) {
			throw new InvalidCalendarException( __( 'The file is too large: a calendar may have 5 MB.', 'marketday' ) );
		}
		$text  = (string) preg_replace( '/^\xEF\xBB\xBF/', '', $text );
		$text  = mb_check_encoding( $text, 'UTF-8' ) ? $text : mb_convert_encoding( $text, 'UTF-8', 'ISO-8859-1' );
		$lines = preg_split( '/\r\n|\n|\r/', (string) preg_replace( '/(\r\n|\n|\r)[ \t]/', '', $text ) ) ?: [];
		if ( count( $lines ) > self::MOST_LINES || 1 !== preg_match( '/^\s*BEGIN:VCALENDAR\s*$/mi', $text ) ) {
			throw new InvalidCalendarException( __( 'This file is no calendar: it does not begin as an .ics file does.', 'marketday' ) );
		}
		$root  = new IcsComponent( '' );
		$stack = [ $root ];
		foreach ( $lines as $text ) {
			$line = self::line( $text );
			$top  = $stack[ count( $stack ) - 1 ];
			if ( null === $line ) {
				$root->broken += '' === trim( $text ) ? 0 : 1;
			} elseif ( 'BEGIN' === $line->name && count( $stack ) < self::DEEPEST ) {
				$inner           = new IcsComponent( strtoupper( trim( $line->value ) ) );
				$top->children[] = $inner;
				$stack[]         = $inner;
			} elseif ( 'END' === $line->name ) {
				if ( count( $stack ) > 1 && strtoupper( trim( $line->value ) ) === $top->name ) {
					array_pop( $stack );
				} else {
					++$root->broken;
				}
			} else {
				$top->lines[] = $line;
			}
		}
		return $root;
	}

	private static function line( string $text ): ?IcsLine {
		if ( 1 !== preg_match( '/^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^":;]*))*):(.*)$/s', $text, $found ) ) {
			return null;
		}
		$parameters = [];
		preg_match_all( '/;([A-Za-z0-9-]+)=(?:"([^"]*)"|([^":;]*))/', $found[2], $pairs, PREG_SET_ORDER );
		foreach ( $pairs as $pair ) {
			$parameters[ strtoupper( $pair[1] ) ] = ( $pair[2] ?? '' ) . ( $pair[3] ?? '' );
		}
		return new IcsLine( strtoupper( $found[1] ), $found[3], $parameters );
	}
}
