<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Customers;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\Settings;
use Marketday\Engine\Embedded\Session\Session;

/**
 * The current visitor's addresses: what he entered in this session, else his account's, else only the shop's own country,
 * so that tax and shipping can be told before an address is known.
 */
final class VisitorAddresses {
	public function __construct(
		private readonly Session $session,
		private readonly Settings $settings
	) {}

	public function billing(): Address {
		return $this->read( 'billing' );
	}

	public function shipping(): Address {
		return $this->read( 'shipping' );
	}

	/** Saves addresses, only inside `Session::change()`. */
	public function save( ?Address $billing, ?Address $shipping ): void {
		$kept = (array) $this->session->get( 'customer', [] );
		foreach ( array_filter( compact( 'billing', 'shipping' ) ) as $kind => $address ) {
			$kept[ $kind ] = array_filter( $address->toArray(), static fn ( string $value ): bool => '' !== $value );
		}
		$this->session->set( 'customer', $kept );
	}

	public static function saveToAccount( int $userId, Address $billing, Address $shipping ): void {
		self::saveOneToAccount( $userId, 'billing', $billing );
		self::saveOneToAccount( $userId, 'shipping', $shipping );
	}

	/** @param 'billing'|'shipping' $kind */
	public static function saveOneToAccount( int $userId, string $kind, Address $address ): void {
		foreach ( $address->toArray() as $field => $value ) {
			if ( 'email' !== $field || 'billing' === $kind ) {
				update_user_meta( $userId, "{$kind}_{$field}", wp_slash( $value ) );
			}
		}
	}

	public static function ofAccount( int $userId, string $kind ): Address {
		$fields = [];
		foreach ( Address::FIELDS as $field ) {
			$fields[ $field ] = get_user_meta( $userId, "{$kind}_{$field}", true );
		}
		$user = get_userdata( $userId );
		if ( 'billing' === $kind && '' === $fields['email'] && $user ) {
			$fields['email'] = $user->user_email;
		}
		return Address::fromArray( $fields );
	}

	private function read( string $kind ): Address {
		$kept = (array) $this->session->get( 'customer', [] );
		if ( is_array( $kept[ $kind ] ?? null ) ) {
			return Address::fromArray( $kept[ $kind ] );
		}
		$user    = get_current_user_id();
		$address = $user > 0 ? self::ofAccount( $user, $kind ) : new Address();
		return '' === $address->country ? Address::fromArray( [ 'country' => $this->defaultCountry() ] + $address->toArray() ) : $address;
	}

	private function defaultCountry(): string {
		return '' === get_option( 'woocommerce_default_customer_address', 'base' ) ? '' : $this->settings->baseCountry();
	}
}
