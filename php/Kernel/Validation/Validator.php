<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Validation;

defined( 'ABSPATH' ) || exit;

/**
 * The rules of docs/PROTOCOL.md#validation-rules on the server: the twin of src/validation/validate.ts, held equal by tests/fixtures/validation-cases.json.
 * A rule's parameters are as Parsley's attributes have them: `[ 'type' => 'email', 'length' => [ 2, 20 ] ]`.
 */
final class Validator {
	/** @param array<string, string> $messages Instead of the usual ones, by rule or by `type.` and the type. */
	public function __construct( private readonly array $messages = [] ) {}

	/**
	 * @param string|list<string>                 $value A list for boxes to choose from.
	 * @param array<string, mixed>                $rules Parameters by rule; false and null leave a rule out.
	 * @return list<Fault> Those of the highest priority; [] where nothing is wrong.
	 */
	public function faults( string|array $value, array $rules ): array {
		$text  = is_string( $value ) ? $value : '';
		$rules = array_filter( $rules, static fn ( mixed $parameter ): bool => null !== $parameter && false !== $parameter );
		if ( ( is_array( $value ) ? [] === $value : '' === $text ) && ! isset( $rules['required'] ) && ! isset( $rules['validateIfEmpty'] ) ) {
			return [];
		}
		unset( $rules['validateIfEmpty'] );
		$faults = [];
		$worst  = null;
		foreach ( $rules as $rule => $parameter ) {
			$priority = Facts::priority( $rule );
			if ( null !== $worst && $priority < $worst ) {
				continue;
			}
			$sentence = $this->holds( $rule, $value, $parameter, $rules ) ? null : $this->message( $rule, $parameter, $text );
			if ( null !== $sentence ) {
				$faults = $worst === $priority ? [ ...$faults, new Fault( $rule, $sentence ) ] : [ new Fault( $rule, $sentence ) ];
				$worst  = $priority;
			}
		}
		return $faults;
	}

	/** A date of the calendar, as 2026-02-28. */
	public static function isDate( string $text ): bool {
		$pattern = (string) Facts::pattern( 'date' );
		return 1 === preg_match( $pattern, $text, $parts ) && checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] );
	}

	/** An e-mail address as docs/PROTOCOL.md#contact-patterns takes it for a contact, with or without `mailto:`. */
	public static function isContactEmail( string $text ): bool {
		return 1 === preg_match( (string) Facts::pattern( 'contactEmail' ), $text );
	}

	/** A telephone number as docs/PROTOCOL.md#contact-patterns takes it for a contact, with or without `tel:`. */
	public static function isContactPhone( string $text ): bool {
		return 1 === preg_match( (string) Facts::pattern( 'contactPhone' ), (string) preg_replace( '/[-.() ]/', '', $text ) );
	}

	/** Text as the page's script reads it: browsers send a line's end as two characters, which count as one. */
	public static function lineFeeds( string $text ): string {
		return str_replace( [ "\r\n", "\r" ], "\n", $text );
	}

	/**
	 * @param string|list<string>  $value
	 * @param array<string, mixed> $rules
	 */
	private function holds( string $rule, string|array $value, mixed $parameter, array $rules ): bool {
		$text   = is_string( $value ) ? $value : '';
		$count  = is_array( $value ) ? count( $value ) : ( '' === $text ? 0 : 1 );
		$length = mb_strlen( self::lineFeeds( $text ) );
		[ $first, $second ] = is_array( $parameter ) ? [ ...array_values( $parameter ), '', '' ] : [ $parameter, '' ];
		return match ( $rule ) {
			'required'  => is_array( $value ) ? $count > 0 : 1 === preg_match( (string) Facts::pattern( 'filled' ), $text ),
			'notblank'  => 1 === preg_match( (string) Facts::pattern( 'filled' ), $text ),
			'type'      => $this->isOfType( (string) $first, $text, $rules ),
			'pattern'   => JavaScriptPattern::of( (string) $first )?->matches( $text ) ?? true,
			'minlength' => self::isBeyond( $length, $first, 1 ),
			'maxlength' => self::isBeyond( $length, $first, -1 ),
			'length'    => self::isBeyond( $length, $first, 1 ) && self::isBeyond( $length, $second, -1 ),
			'mincheck'  => self::isBeyond( $count, $first, 1 ),
			'maxcheck'  => self::isBeyond( $count, $first, -1 ),
			'check'     => self::isBeyond( $count, $first, 1 ) && self::isBeyond( $count, $second, -1 ),
			'min'       => $this->compare( $text, $first, $rules, 1 ),
			'max'       => $this->compare( $text, $first, $rules, -1 ),
			'range'     => $this->compare( $text, $first, $rules, 1 ) && $this->compare( $text, $second, $rules, -1 ),
			'equalto'   => $text === (string) $first,
			'euvatin'   => 1 === preg_match( (string) Facts::pattern( 'euvatin' ), $text ),
			'names'     => ! self::hasBrackets( $text ) && ! self::hasAddress( $text ),
			default     => true,
		};
	}

	/** @param array<string, mixed> $rules */
	private function isOfType( string $type, string $text, array $rules ): bool {
		if ( 'date' === $type ) {
			return self::isDate( $text );
		}
		if ( 'contactPhone' === $type ) {
			return self::isContactPhone( $text );
		}
		$pattern = Facts::pattern( $type );
		if ( null !== $pattern && 1 !== preg_match( $pattern, $text ) ) {
			return false;
		}
		return 'number' !== $type || ! isset( $rules['step'] ) || self::isOnStep( (float) $text, $rules );
	}

	/** @param array<string, mixed> $rules */
	private static function isOnStep( float $number, array $rules ): bool {
		$step = self::number( $rules['step'] ) ?? 0.0;
		if ( $step <= 0 ) {
			return true;
		}
		$steps = ( $number - ( self::number( $rules['base'] ?? null ) ?? self::number( $rules['min'] ?? null ) ?? 0.0 ) ) / $step;
		return abs( $steps - round( $steps ) ) < 1e-9 * max( 1, abs( $steps ) );
	}

	/** A parameter that is no number leaves its rule out. */
	private static function number( mixed $parameter ): ?float {
		$text = is_int( $parameter ) || is_float( $parameter ) || is_string( $parameter ) ? (string) $parameter : '';
		return 1 === preg_match( (string) Facts::pattern( 'number' ), $text ) ? (float) $text : null;
	}

	/** @param int $sign 1 where the limit is the lowest, -1 where it is the highest. */
	private static function isBeyond( int $count, mixed $limit, int $sign ): bool {
		return ( $count - ( self::number( $limit ) ?? $count ) ) * $sign >= 0;
	}

	/** @param array<string, mixed> $rules */
	private function compare( string $text, mixed $limit, array $rules, int $sign ): bool {
		if ( 'date' === ( $rules['type'] ?? '' ) ) {
			$day = is_scalar( $limit ) ? (string) $limit : '';
			return self::isDate( $text ) && ( ! self::isDate( $day ) || strcmp( $text, $day ) * $sign >= 0 );
		}
		$number = self::number( $text );
		return null !== $number && ( $number - ( self::number( $limit ) ?? $number ) ) * $sign >= 0;
	}

	private static function hasBrackets( string $text ): bool {
		return 1 === preg_match( '/[<>]/', $text );
	}

	private static function hasAddress( string $text ): bool {
		return 1 === preg_match( (string) Facts::pattern( 'address' ), $text );
	}

	/** Nothing for what only tells another rule how. */
	private function message( string $rule, mixed $parameter, string $text ): string {
		if ( 'names' === $rule && is_array( $parameter ) ) {
			$own = (string) ( array_values( $parameter )[ self::hasBrackets( $text ) ? 0 : 1 ] ?? '' );
			if ( '' !== $own ) {
				return $own;
			}
		}
		$all      = $this->messages + Messages::all();
		$sentence = 'type' === $rule
			? $all[ 'type.' . ( is_scalar( $parameter ) ? $parameter : '' ) ] ?? $this->messages['type'] ?? $all['default']
			: $all[ $rule ] ?? $all['default'];
		return vsprintf( $sentence, [ ...( is_array( $parameter ) ? array_values( $parameter ) : [ $parameter ] ), '', '' ] );
	}
}
