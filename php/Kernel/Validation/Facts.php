<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Validation;

defined( 'ABSPATH' ) || exit;

use LogicException;

/** The one table of priorities and patterns, written from src/validation/facts.ts by `npm run twins`. */
final class Facts {
	/** @var array{priorities: array<string, int>, patterns: array<string, string>, messages: array<string, string>}|null */
	private static ?array $facts = null;

	/** @var array<string, string> By type, as PCRE reads them. */
	private static array $expressions = [];

	/** @return int Rules of the highest priority that fail are told, no others. */
	public static function priority( string $rule ): int {
		return self::all()['priorities'][ $rule ] ?? 2;
	}

	/** @return string|null As PHP reads it; null for a type without one. */
	public static function pattern( string $type ): ?string {
		$source = self::all()['patterns'][ $type ] ?? null;
		if ( null === $source ) {
			return null;
		}
		return self::$expressions[ $type ] ??= ( new PatternTranslator( $source, true, '' ) )->expression();
	}

	/** @return array<string, string> In English, by rule, or `type.email`. */
	public static function messages(): array {
		return self::all()['messages'];
	}

	/** @return array{priorities: array<string, int>, patterns: array<string, string>, messages: array<string, string>} */
	private static function all(): array {
		if ( null === self::$facts ) {
			$facts       = json_decode( (string) file_get_contents( __DIR__ . '/facts.json' ), true );
			/** @var array{priorities: array<string, int>, patterns: array<string, string>, messages: array<string, string>} $facts */
			$facts       = is_array( $facts ) ? $facts : throw new LogicException( 'facts.json cannot be read.' );
			self::$facts = $facts;
		}
		return self::$facts;
	}
}
