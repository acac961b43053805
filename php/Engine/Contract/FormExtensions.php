<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Data that extensions send with a checkout's plain form: fields `extensions[namespace][name]`, and those of an order's source by the names WooCommerce gave them. */
final class FormExtensions {
	private const MOST = 50;

	/**
	 * @param array<array-key, mixed> $fields The sent form: nothing in it is checked.
	 * @return array<string, array<string, mixed>> By namespace.
	 */
	public static function of( array $fields ): array {
		$found = [];
		foreach ( array_slice( is_array( $fields['extensions'] ?? null ) ? $fields['extensions'] : [], 0, self::MOST ) as $namespace => $data ) {
			if ( is_string( $namespace ) && is_array( $data ) ) {
				$found[ $namespace ] = array_filter( $data, 'is_string', ARRAY_FILTER_USE_KEY );
			}
		}
		$source = array_filter(
			$fields,
			static fn ( mixed $value, int|string $name ): bool => is_string( $value ) && str_starts_with( (string) $name, OrderSources::PREFIX ),
			ARRAY_FILTER_USE_BOTH
		);
		foreach ( array_slice( $source, 0, self::MOST ) as $name => $value ) {
			$found[ OrderSources::EXTENSION ][ substr( (string) $name, strlen( OrderSources::PREFIX ) ) ] ??= $value;
		}
		return $found;
	}
}
