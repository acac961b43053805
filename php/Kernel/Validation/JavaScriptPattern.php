<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Validation;

defined( 'ABSPATH' ) || exit;

/**
 * A pattern of a form's field as the page's script reads it: a text is the whole value, as in HTML; between slashes it may be a part of it,
 * with Parsley's flags behind. It is tried with the flag `u`, then without.
 */
final class JavaScriptPattern {
	/** @var array<string, self|null> */
	private static array $known = [];

	private function __construct(
		private readonly string $expression,
		private readonly bool $isUnicode
	) {}

	/** Null where a browser could not read it either, or PCRE cannot do what it asks: the rule is left out. */
	public static function of( string $pattern ): ?self {
		if ( ! array_key_exists( $pattern, self::$known ) ) {
			self::$known[ $pattern ] = self::read( $pattern );
		}
		return self::$known[ $pattern ];
	}

	/** A pattern that PCRE gives up on counts as met. */
	public function matches( string $text ): bool {
		return 0 !== @preg_match( $this->expression, $this->isUnicode ? $text : self::units( $text ) );
	}

	private static function read( string $pattern ): ?self {
		$isWhole = 1 !== preg_match( '~^/(.*)/([gimy]*)$~sD', $pattern, $parts );
		$source  = $isWhole ? "^(?:{$pattern})$" : $parts[1];
		$flags   = $isWhole ? '' : $parts[2];
		if ( ! mb_check_encoding( $pattern, 'UTF-8' ) || count_chars( $flags, 3 ) !== self::sortFlags( $flags ) ) {
			return null;
		}
		foreach ( [ true, false ] as $isUnicode ) {
			try {
				$expression = ( new PatternTranslator( $source, $isUnicode, $flags ) )->expression();
			} catch ( PatternSyntaxException ) {
				continue;
			}
			return false === @preg_match( $expression, '' ) ? null : new self( $expression, $isUnicode );
		}
		return null;
	}

	/** A flag is given once. */
	private static function sortFlags( string $flags ): string {
		$characters = str_split( $flags );
		sort( $characters );
		return implode( '', $characters );
	}

	/** Characters beyond the basic plane as the two units that JavaScript takes them for without the flag `u`. */
	private static function units( string $text ): string {
		return (string) preg_replace_callback( '/[\x{10000}-\x{10FFFF}]/u', static function ( array $found ): string {
			$code = mb_ord( $found[0] ) - 0x10000;
			return mb_chr( PatternTranslator::UNITS + ( $code >> 10 ) ) . mb_chr( PatternTranslator::UNITS + 0x400 + ( $code & 0x3FF ) );
		}, $text );
	}
}
