<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;

/** Addresses as the Store API takes them: only a billing address has an e-mail. */
final class StoreApiAddress {
	/** @return array<string, string> */
	public static function billing( Address $address ): array {
		$fields = $address->toArray();
		if ( '' === $fields['email'] ) {
			unset( $fields['email'] );
		}
		return $fields;
	}

	/** @return array<string, string> */
	public static function shipping( Address $address ): array {
		return array_diff_key( $address->toArray(), [ 'email' => true ] );
	}
}
