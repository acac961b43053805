<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** The fields of addresses as templates and scripts draw them, by the rules of their country. */
final class AddressForms {
	/**
	 * The forms of both addresses. Lists of countries are left out: they are the same in each and long.
	 *
	 * @return array{billing: list<array<string, mixed>>, shipping: list<array<string, mixed>>}
	 */
	public static function of( Checkout $checkout, string $billingCountry, string $shippingCountry ): array {
		$form = static function ( string $kind, string $country ) use ( $checkout ): array {
			$fields = $checkout->addressFields( 'billing' === $kind ? 'billing' : 'shipping', $country );
			return array_map(
				static fn ( $field ): array => ( 'country' === $field->name ? [ 'options' => (object) [], 'type' => 'select' ] : [] ) + $field->toArray(),
				$fields
			);
		};
		return [
			'billing'  => $form( 'billing', $billingCountry ),
			'shipping' => $form( 'shipping', $shippingCountry ),
		];
	}

	/** @return array<string, string> Countries the shop sends to: name by code. */
	public static function shippingCountries( Checkout $checkout, string $country ): array {
		foreach ( $checkout->addressFields( 'shipping', $country ) as $field ) {
			if ( 'country' === $field->name && [] !== $field->options ) {
				return $field->options;
			}
		}
		return $checkout->countries();
	}
}
