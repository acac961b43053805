<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Api;

defined( 'ABSPATH' ) || exit;

/** Reads what others sent: what is missing or of another kind is empty. */
final class Fields {
	/**
	 * @param array<array-key, mixed> $data
	 * @return array<array-key, mixed>
	 */
	public static function map( array $data, string|int ...$path ): array {
		$value = self::at( $data, $path );
		return is_array( $value ) ? $value : [];
	}

	/** @param array<array-key, mixed> $data */
	public static function text( array $data, string|int ...$path ): string {
		$value = self::at( $data, $path );
		return is_scalar( $value ) ? (string) $value : '';
	}

	/**
	 * @param array<array-key, mixed>      $data
	 * @param array<array-key, string|int> $path
	 */
	private static function at( array $data, array $path ): mixed {
		$value = $data;
		foreach ( $path as $name ) {
			$value = is_array( $value ) ? $value[ $name ] ?? null : null;
		}
		return $value;
	}
}
