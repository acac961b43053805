<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Admin;

defined( 'ABSPATH' ) || exit;

use Closure;

/** Callback for `sanitize_callback`: takes what is right, and refuses the rest with a reason; nothing is made of it in silence. */
final class SettingInput {
	/** @return Closure(mixed): mixed */
	public static function number( string $option, string $label, int $least, int $most ): Closure {
		return static fn ( mixed $sent ): mixed => self::whole( $sent, $least, $most ) ?? RefusedInput::of( $option, $sent, $label, self::range( $least, $most ) );
	}

	/** @return Closure(mixed): mixed '' is none. */
	public static function address( string $option, string $label ): Closure {
		return static fn ( mixed $sent ): mixed => self::readAddress( $sent ) ?? RefusedInput::of( $option, $sent, $label, self::addressReason() );
	}

	/** @return Closure(mixed): string What a box sends: `yes` or nothing. */
	public static function box(): Closure {
		return static fn ( mixed $sent ): string => 'yes' === $sent ? 'yes' : 'no';
	}

	/** @return int|null Null for what is no whole number of the range. */
	public static function whole( mixed $sent, int $least, int $most ): ?int {
		$text = is_scalar( $sent ) ? trim( (string) $sent ) : '';
		return 1 === preg_match( '/^-?\d{1,9}$/D', $text ) && (int) $text >= $least && (int) $text <= $most ? (int) $text : null;
	}

	public static function range( int $least, int $most ): string {
		/* translators: 1 and 2: numbers */
		return sprintf( __( 'Enter a whole number from %1$s to %2$s.', 'marketday' ), number_format_i18n( $least ), number_format_i18n( $most ) );
	}

	/** @return string|null Null for what is no address of the web. */
	public static function readAddress( mixed $sent ): ?string {
		$text = is_string( $sent ) ? trim( $sent ) : '';
		if ( '' === $text ) {
			return '';
		}
		$parts = wp_parse_url( $text );
		$clean = esc_url_raw( $text, [ 'https', 'http' ] );
		return is_array( $parts ) && in_array( strtolower( $parts['scheme'] ?? '' ), [ 'https', 'http' ], true ) && '' !== ( $parts['host'] ?? '' ) && '' !== $clean
			? $clean
			: null;
	}

	public static function plainReason(): string {
		return __( 'Use plain text, without HTML.', 'marketday' );
	}

	public static function addressReason(): string {
		return __( 'Enter a full address, like https://example.com/path.', 'marketday' );
	}
}
