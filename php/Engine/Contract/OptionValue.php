<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Value of an attribute that was sent: a slug or a name, as letters or octets. Never another than that one. */
final class OptionValue {
	/**
	 * @param array<array-key, string> $options  Name by value.
	 * @param bool                     $areSlugs Of a global attribute, whose values are slugs of terms.
	 * @return string|null The value as it is kept; null where it is none of them, or where it could be several.
	 */
	public static function among( array $options, string $sent, bool $areSlugs ): ?string {
		if ( '' === $sent || array_key_exists( $sent, $options ) ) {
			return '' === $sent ? null : $sent;
		}
		if ( ! mb_check_encoding( $sent, 'UTF-8' ) ) {
			return null;
		}
		foreach ( self::readings( $sent, $areSlugs ) as $fits ) {
			$found = [];
			foreach ( $options as $value => $name ) {
				if ( $fits( (string) $value, $name ) ) {
					$found[] = (string) $value;
				}
			}
			if ( [] !== $found ) {
				return 1 === count( $found ) ? $found[0] : null;
			}
		}
		return null;
	}

	/** @return list<\Closure(string, string): bool> The surest first. */
	private static function readings( string $sent, bool $areSlugs ): array {
		$slug    = Slug::of( $sent );
		$decoded = Slug::decode( $sent );
		$text    = trim( html_entity_decode( $decoded, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		$lower   = mb_strtolower( $text, 'UTF-8' );
		$byName  = [
			static fn ( string $value, string $name ): bool => $name === $sent || $name === $decoded,
			static fn ( string $value, string $name ): bool => $name === $text || $value === $text,
		];
		return $areSlugs ? [
			static fn ( string $value ): bool => Slug::of( $value ) === $slug,
			...$byName,
			static fn ( string $value, string $name ): bool => mb_strtolower( $name, 'UTF-8' ) === $lower,
		] : $byName;
	}
}
