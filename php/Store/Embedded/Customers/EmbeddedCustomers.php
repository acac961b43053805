<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Customers;

use Marketday\Store\Customer;
use Marketday\Store\Customers;

final class EmbeddedCustomers implements Customers {
	public function __construct( private readonly VisitorAddresses $addresses ) {}

	public function current(): Customer {
		return new Customer( get_current_user_id(), $this->addresses->billing(), $this->addresses->shipping() );
	}
}
