<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Address of delivery of a checkout form: the billing address, unless the shopper asked for another one. `src/features/checkout/delivery-address.ts`
 * is the same rule for browsers (tests/fixtures/delivery-address.json).
 */
final class DeliveryAddress {
	/** Tells whether an order goes to an address of its own: the shopper asked for one (a kept form may say so still), and the basket takes one. */
	public static function isElsewhere( bool $asked, Basket $basket ): bool {
		return $asked && $basket->contents()->delivery->needsAddress;
	}

	/**
	 * A carrier wants a phone; the form asks for it once. An order is written to at the billing address alone.
	 *
	 * @param bool $elsewhere Whether the shopper asked for another address.
	 */
	public static function of( Address $billing, Address $shipping, bool $elsewhere ): Address {
		$own = $elsewhere ? $shipping : $billing;
		return Address::fromArray(
			[
				'email' => '',
				'phone' => '' === $own->phone ? $billing->phone : $own->phone,
			] + $own->toArray()
		);
	}

	/**
	 * The same for an order by the API, which says with the address itself whether it is another one: of nothing but country and region nobody has filled in one.
	 */
	public static function ofApi( Address $billing, Address $shipping, bool $elsewhere ): Address {
		$filled = array_diff_key( $shipping->toArray(), array_flip( [ 'country', 'state', 'email', 'phone' ] ) );
		$own    = ! $elsewhere && '' === implode( '', $filled ) ? $billing : $shipping;
		return Address::fromArray( [ 'email' => '' ] + $own->toArray() );
	}

	/**
	 * Moves what is wrong with a delivery address that is not shown to the fields that are: those of the billing address. A field's first message stays.
	 *
	 * @param array<string, string> $errors Message by field name: `shipping_postcode`. `shipping_method` is no field of an address.
	 * @return array<string, string>
	 */
	public static function shownErrors( array $errors, bool $elsewhere ): array {
		$shown = [];
		foreach ( $errors as $field => $message ) {
			$shown[ $elsewhere ? $field : (string) preg_replace( '/^shipping_(?!method$)/', 'billing_', $field ) ] ??= $message;
		}
		return $shown;
	}
}
