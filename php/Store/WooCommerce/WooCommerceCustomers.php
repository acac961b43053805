<?php

declare( strict_types=1 );

namespace Marketday\Store\WooCommerce;

use Marketday\Store\Address;
use Marketday\Store\Customer;
use Marketday\Store\Customers;

final class WooCommerceCustomers implements Customers {
	public function __construct( private readonly ShopSession $session ) {}

	public function current(): Customer {
		$this->session->begin();
		$customer = WC()->customer;
		return new Customer(
			get_current_user_id(),
			Address::fromArray( $customer->get_billing() ),
			Address::fromArray( $customer->get_shipping() )
		);
	}
}
