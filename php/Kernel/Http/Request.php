<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Text\TextLine;

/**
 * The parameters of a request, read by type: what has another type, length or range is a 400 that names the parameter.
 * Values arrive unslashed.
 */
final class Request {
	/** The largest number that JSON carries as it is. */
	public const LARGEST = 2 ** 53 - 1;

	/** A name of 200 letters, each of four octets that are written out. */
	public const LONGEST_VALUE = 2400;

	/** Limits of one request, far above what any page of ours sends. */
	private const LONGEST_NAME = 300;
	private const LONGEST_TEXT = 100_000;
	private const MOST_VALUES  = 3000;
	private const DEEPEST      = 8;
	private const SIZE         = 300_000;

	/**
	 * @param array<array-key, mixed> $parameters
	 * @param array<string, string>   $headers    By lower-case name.
	 */
	public function __construct(
		private readonly array $parameters,
		private readonly array $headers = []
	) {}

	/** @return array<string, string> Headers of the request that PHP answers, by lower-case name. */
	public static function sentHeaders(): array {
		$headers = [];
		foreach ( $_SERVER as $name => $value ) {
			if ( is_string( $value ) && str_starts_with( (string) $name, 'HTTP_' ) ) {
				$headers[ strtolower( str_replace( '_', '-', substr( (string) $name, 5 ) ) ) ] = wp_unslash( $value );
			}
		}
		return $headers;
	}

	public function has( string $name ): bool {
		return array_key_exists( $name, $this->parameters );
	}

	public function raw( string $name ): mixed {
		return $this->parameters[ $name ] ?? null;
	}

	/** @return array<array-key, mixed> */
	public function all(): array {
		return $this->parameters;
	}

	public function header( string $name ): string {
		return $this->headers[ strtolower( $name ) ] ?? '';
	}

	/** A line of text without tags, control characters or outer space. */
	public function text( string $name, string $default = '', int $maximum = 500 ): string {
		$value = $this->scalar( $name );
		if ( null === $value ) {
			return $default;
		}
		if ( strlen( $value ) > $maximum ) {
			throw $this->invalid( $name, sprintf( 'must have at most %d characters', $maximum ) );
		}
		return TextLine::of( $value );
	}

	/** A line of text as it was sent: addresses and slugs have percent signs, which a cleaned text has lost. */
	public function plain( string $name, int $maximum ): string {
		$value = $this->scalar( $name ) ?? '';
		if ( strlen( $value ) > $maximum || 1 === preg_match( '/[\x00-\x1f\x7f]/', $value ) ) {
			throw $this->invalid( $name, sprintf( 'must be a text of at most %d characters', $maximum ) );
		}
		return $value;
	}

	/** A whole number, also as a string of digits; with LARGEST as its bound it can be counted with, times the length of a page. */
	public function integer( string $name, ?int $default = null, int $minimum = -self::LARGEST, int $maximum = self::LARGEST ): int {
		$value = $this->scalar( $name );
		if ( null === $value || '' === $value ) {
			if ( null === $default ) {
				throw $this->invalid( $name, 'is missing' );
			}
			return $default;
		}
		$number = filter_var( $value, FILTER_VALIDATE_INT );
		if ( false === $number || $number < $minimum || $number > $maximum ) {
			throw $this->invalid( $name, 'must be a whole number in its range' );
		}
		return $number;
	}

	/** @return list<int> Of a list, or of a text with commas; 0 for what is below 1, which is nobody's. */
	public function ids( string $name, int $maximum = 100 ): array {
		$value  = $this->parameters[ $name ] ?? [];
		$values = is_array( $value ) ? $this->map( $name, $maximum ) : explode( ',', $this->text( $name, '', 2000 ) );
		if ( count( $values ) > $maximum ) {
			throw $this->invalid( $name, sprintf( 'must have at most %d entries', $maximum ) );
		}
		$ids    = [];
		foreach ( array_filter( $values, static fn ( mixed $one ): bool => '' !== $one ) as $one ) {
			$id = is_scalar( $one ) ? filter_var( $one, FILTER_VALIDATE_INT ) : false;
			if ( false === $id || abs( $id ) > self::LARGEST ) {
				throw $this->invalid( $name, 'must hold whole numbers in their range' );
			}
			$ids[] = max( 0, $id );
		}
		return $ids;
	}

	public function boolean( string $name, bool $default = false ): bool {
		$value = $this->scalar( $name );
		return null === $value ? $default : in_array( strtolower( $value ), [ '1', 'true', 'yes', 'on' ], true );
	}

	/**
	 * Tells whether data are asked for in the place of HTML: `format` is `data`, of our own client; everybody else says `html` or nothing.
	 *
	 * @throws Problem 400 for any other format.
	 */
	public function wantsData(): bool {
		return match ( $this->plain( 'format', 20 ) ) {
			'data'     => true,
			'', 'html' => false,
			default    => throw $this->invalid( 'format', 'must be html or data' ),
		};
	}

	/** Refuses what is longer, more or deeper than any honest request; the readers below have bounds of their own. */
	public function refuseExcess(): void {
		$count = 0;
		$size  = 0;
		foreach ( $this->parameters as $name => $value ) {
			$this->weigh( (string) $name, (string) $name, $value, self::LONGEST_TEXT, $count, $size );
		}
	}

	/**
	 * @param int $characters Of each text in it.
	 * @return array<array-key, mixed> A map or list; JSON text is not decoded here.
	 */
	public function map( string $name, int $maximum = 100, int $characters = 2000 ): array {
		$value = $this->parameters[ $name ] ?? [];
		if ( ! is_array( $value ) ) {
			throw $this->invalid( $name, 'must be a list or map' );
		}
		if ( count( $value ) > $maximum ) {
			throw $this->invalid( $name, sprintf( 'must have at most %d entries', $maximum ) );
		}
		$count = 0;
		$size  = 0;
		$this->weigh( $name, $name, $value, $characters, $count, $size );
		return $value;
	}

	/** @return array<string, string> As they were sent, the parameters whose names start with the prefix, e.g. `attribute_`. */
	public function withPrefix( string $prefix, int $maximum = 50 ): array {
		$found = [];
		foreach ( $this->parameters as $name => $value ) {
			if ( is_string( $name ) && str_starts_with( $name, $prefix ) ) {
				$found[ $name ] = $this->plain( $name, self::LONGEST_VALUE );
			}
		}
		if ( count( $found ) > $maximum ) {
			throw $this->invalid( $prefix, sprintf( 'must have at most %d entries', $maximum ) );
		}
		return $found;
	}

	/**
	 * The lines of text with these names behind a prefix.
	 *
	 * @param list<string> $names
	 * @return array<string, string> By name without the prefix; '' for what was not sent.
	 */
	public function texts( string $prefix, array $names ): array {
		$values = array_map( fn ( string $name ): string => $this->text( $prefix . $name ), $names );
		return array_combine( $names, $values );
	}

	public function invalid( string $name, string $reason ): Problem {
		$name = mb_substr( $name, 0, 60 );
		return new Problem(
			400,
			'rest_invalid_param',
			sprintf( 'Invalid parameter(s): %s', $name ),
			[ 'params' => [ $name => sprintf( '%s %s.', $name, $reason ) ] ]
		);
	}

	/** @param string $parameter Where the value is in. @param string $name The value's own. */
	private function weigh( string $parameter, string $name, mixed $value, int $characters, int &$count, int &$size, int $depth = 1 ): void {
		$length = is_string( $value ) ? strlen( $value ) : 8;
		$size  += $length + strlen( $name );
		if ( strlen( $name ) > self::LONGEST_NAME || $length > $characters ) {
			throw $this->invalid( $parameter, 'has a name or a value that is too long' );
		}
		if ( ++$count > self::MOST_VALUES || $size > self::SIZE || $depth > self::DEEPEST ) {
			throw $this->invalid( $parameter, 'holds too much' );
		}
		foreach ( is_array( $value ) ? $value : [] as $key => $inner ) {
			$this->weigh( $parameter, (string) $key, $inner, $characters, $count, $size, $depth + 1 );
		}
	}

	private function scalar( string $name ): ?string {
		$value = $this->parameters[ $name ] ?? null;
		if ( null === $value ) {
			return null;
		}
		if ( is_bool( $value ) ) {
			return $value ? '1' : '0';
		}
		if ( ! is_scalar( $value ) ) {
			throw $this->invalid( $name, 'must be a single value' );
		}
		$text = (string) $value;
		if ( ! mb_check_encoding( $text, 'UTF-8' ) ) {
			throw $this->invalid( $name, 'must be UTF-8' );
		}
		return $text;
	}
}
