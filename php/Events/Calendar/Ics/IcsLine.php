<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

/** A content line of iCalendar (RFC 5545): name, parameters and value, folded at 75 octets. */
final class IcsLine {
	private const LONGEST = 75;

	/** Signs of a parameter that it has no sign for (RFC 6868). */
	private const PARAMETER = [
		'^'  => '^^',
		"\n" => '^n',
		'"'  => "^'",
	];

	/** @param array<string, string> $parameters */
	public function __construct(
		public readonly string $name,
		public readonly string $value,
		public readonly array $parameters = []
	) {}

	/** @param array<string, string> $parameters */
	public static function ofText( string $name, string $text, array $parameters = [] ): self {
		return new self( $name, self::escape( $text ), $parameters );
	}

	public static function escape( string $text ): string {
		$text = (string) preg_replace( '/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/', '', $text );
		return str_replace( [ '\\', ';', ',', "\r\n", "\n", "\r" ], [ '\\\\', '\;', '\,', '\n', '\n', '' ], $text );
	}

	public static function unescape( string $text ): string {
		return (string) preg_replace_callback( '/\\\\(.)/s', static fn ( array $found ): string => 'n' === $found[1] || 'N' === $found[1] ? "\n" : $found[1], $text );
	}

	/** Value of a parameter: one, or several with commas between. */
	public static function readParameter( string $value ): string {
		return strtr( str_replace( '"', '', $value ), array_flip( self::PARAMETER ) );
	}

	/** The line with its line break; no character is cut in two. */
	public function print(): string {
		$line = $this->name;
		foreach ( $this->parameters as $name => $value ) {
			$value = strtr( (string) preg_replace( [ '/\r\n?/', '/[\x00-\x09\x0b-\x1f\x7f]+/' ], [ "\n", ' ' ], $value ), self::PARAMETER );
			$line .= ";{$name}=" . ( 1 === preg_match( '/[:;,]/', $value ) ? "\"{$value}\"" : $value );
		}
		$line .= ':' . str_replace( [ "\r", "\n" ], '', $this->value );
		$lines = [];
		$room  = self::LONGEST;
		while ( strlen( $line ) > $room ) {
			$part    = mb_strcut( $line, 0, $room, 'UTF-8' );
			$lines[] = $part;
			$line    = substr( $line, strlen( $part ) );
			$room    = self::LONGEST - 1;
		}
		$lines[] = $line;
		return implode( "\r\n ", $lines ) . "\r\n";
	}
}
