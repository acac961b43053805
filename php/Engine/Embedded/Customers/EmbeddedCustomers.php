<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Customers;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\CheckoutRefused;
use Marketday\Engine\Contract\Customer;
use Marketday\Engine\Contract\Customers;
use Marketday\Engine\Embedded\Checkout\AccountMaker;
use Marketday\Engine\Embedded\Checkout\AddressRules;
use Marketday\Engine\Embedded\Session\Session;

final class EmbeddedCustomers implements Customers {
	public function __construct(
		private readonly VisitorAddresses $addresses,
		private readonly AddressRules $rules,
		private readonly Session $session
	) {}

	public function current(): Customer {
		return new Customer( get_current_user_id(), $this->addresses->billing(), $this->addresses->shipping() );
	}

	public function saveAddress( string $kind, Address $address ): void {
		$tidy   = $this->rules->tidy( $address );
		$faults = [];
		foreach ( $this->rules->complaints( $kind, $tidy ) as $name => $sentence ) {
			$faults[ "{$kind}_{$name}" ] = $sentence;
		}
		if ( [] !== $faults ) {
			throw new CheckoutRefused( 'rest_invalid_param', __( 'There’s a problem with the fields below.', 'marketday' ), $faults );
		}
		VisitorAddresses::saveOneToAccount( get_current_user_id(), $kind, $tidy );
		// The basket of this visit reckons with it, too.
		$this->session->change( fn () => $this->addresses->save( 'billing' === $kind ? $tidy : null, 'shipping' === $kind ? $tidy : null ) );
	}

	public function mayRegister(): bool {
		return 'yes' === get_option( 'woocommerce_enable_myaccount_registration', 'no' ) || (bool) get_option( 'users_can_register' );
	}

	public function register( string $email ): int {
		return ( new AccountMaker() )->create( new Address( email: $email ), '' );
	}
}
