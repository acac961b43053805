<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/** State of long work, kept in an option. */
final class KeptState {
	/**
	 * Reads it: what is missing, or of another kind than at the beginning, is as it was then.
	 *
	 * @template T of array<string, mixed>
	 * @param T $beginning
	 * @return T
	 */
	public static function read( string $option, array $beginning ): array {
		$kept = get_option( $option );
		$read = $beginning;
		foreach ( is_array( $kept ) ? array_intersect_key( $kept, $beginning ) : [] as $name => $value ) {
			$read[ $name ] = gettype( $value ) === gettype( $beginning[ $name ] ) ? $value : $beginning[ $name ];
		}
		/** @var T $read Each is of the kind that is meant. */
		return $read;
	}
}
