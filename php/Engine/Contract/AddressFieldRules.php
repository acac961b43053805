<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Rules of the fields of addresses: three of them are shown, required or left out, and all of them stand in an order of the shop's
 * own. The first is kept in WooCommerce's own options, which both engines read; the second by a filter that both ask.
 */
final class AddressFieldRules {
	public const STATES = [ 'hidden', 'optional', 'required' ];

	/** The fields that may be left out: without the others nothing can be sent. */
	public const OPTIONAL = [ 'company', 'address_2', 'phone' ];

	public const ORDER = 'marketday_address_field_order';

	/** @return array<string, string> State by field. */
	public static function states(): array {
		$states = [];
		foreach ( self::OPTIONAL as $name ) {
			$state           = get_option( self::option( $name ), 'optional' );
			$states[ $name ] = is_string( $state ) && in_array( $state, self::STATES, true ) ? $state : 'optional';
		}
		return $states;
	}

	/** @param array<string, string> $states Those of other fields and states are left out. */
	public static function keepStates( array $states ): void {
		foreach ( self::OPTIONAL as $name ) {
			if ( in_array( $states[ $name ] ?? '', self::STATES, true ) ) {
				update_option( self::option( $name ), $states[ $name ] );
			}
		}
	}

	/** @return list<string> Names of fields in the shop's order; [] for that of each country. Those left out follow. */
	public static function order(): array {
		/**
		 * The order of the fields of addresses.
		 *
		 * @param list<string> $names
		 */
		$names = apply_filters( self::ORDER, [] );
		return array_values( array_intersect( is_array( $names ) ? $names : [], Address::FIELDS ) );
	}

	/** @return array<string, int> Priority by field, in the shop's order. */
	public static function priorities(): array {
		$order = self::order();
		return [] === $order
			? []
			: array_map( static fn ( int $place ): int => ( $place + 1 ) * 10, array_flip( [ ...$order, ...array_diff( Address::FIELDS, $order ) ] ) );
	}

	private static function option( string $name ): string {
		return "woocommerce_checkout_{$name}_field";
	}
}
