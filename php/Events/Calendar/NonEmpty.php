<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

/** Values that say something. */
final class NonEmpty {
	/**
	 * @template K of array-key
	 * @template V
	 * @param array<K, V> $values
	 * @return array<K, V> Without texts and lists that are empty, and without 0.
	 */
	public static function of( array $values ): array {
		return array_filter( $values, static fn ( mixed $value ): bool => ! in_array( $value, [ '', [], null, 0, false ], true ) );
	}
}
