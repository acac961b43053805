<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\CheckoutRefused;
use Marketday\Engine\Contract\Customer;
use Marketday\Engine\Contract\Customers;
use WC_Customer;

final class WooCommerceCustomers implements Customers {
	public function __construct(
		private readonly ShopSession $session,
		private readonly CheckoutValidation $validation
	) {}

	public function current(): Customer {
		$this->session->begin();
		$customer = WC()->customer;
		return new Customer(
			get_current_user_id(),
			Address::fromArray( $customer->get_billing() ),
			Address::fromArray( $customer->get_shipping() )
		);
	}

	public function saveAddress( string $kind, Address $address ): void {
		$faults = $this->validation->faults( $kind, $address );
		if ( [] !== $faults ) {
			throw new CheckoutRefused( 'rest_invalid_param', __( 'There’s a problem with the fields below.', 'marketday' ), $faults );
		}
		$this->session->begin();
		$account = new WC_Customer( get_current_user_id() );
		$fields  = $this->fields( $kind, $address );
		foreach ( [ $account, WC()->customer ] as $customer ) {
			$customer->set_props( $fields );
			$customer->save();
		}
		// What other plugins hear when an address is saved on WooCommerce's own account page.
		do_action( 'woocommerce_customer_save_address', $account->get_id(), $kind, WC()->countries->get_address_fields( $address->country, "{$kind}_" ), $account );
	}

	public function mayRegister(): bool {
		return 'yes' === get_option( 'woocommerce_enable_myaccount_registration', 'no' );
	}

	/** Its mail is the account page's: WooCommerce's own leads to a form of WooCommerce's page. */
	public function register( string $email ): int {
		add_filter( 'woocommerce_email_enabled_customer_new_account', '__return_false', 100 );
		try {
			$id = wc_create_new_customer( $email, wc_create_new_customer_username( $email ), wp_generate_password( 24 ) );
		} finally {
			remove_filter( 'woocommerce_email_enabled_customer_new_account', '__return_false', 100 );
		}
		if ( ! is_int( $id ) ) {
			throw new CheckoutRefused( 'registration-error', __( 'We couldn’t create your account.', 'marketday' ) );
		}
		return $id;
	}

	/** @return array<string, string> By the names of a customer's properties. */
	private function fields( string $kind, Address $address ): array {
		$fields = [];
		foreach ( $address->toArray() as $name => $value ) {
			if ( 'email' !== $name || 'billing' === $kind ) {
				$fields[ "{$kind}_{$name}" ] = 'postcode' === $name ? wc_format_postcode( $value, $address->country ) : $value;
			}
		}
		return $fields;
	}
}
