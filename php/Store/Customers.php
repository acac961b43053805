<?php

declare( strict_types=1 );

namespace Marketday\Store;

interface Customers {
	/** The current visitor: a guest has id 0. */
	public function current(): Customer;
}
