<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

interface Customers {
	/** The current visitor: a guest has id 0. */
	public function current(): Customer;

	/**
	 * Keeps an address in the account of the visitor who is logged in.
	 *
	 * @param 'billing'|'shipping' $kind
	 * @throws CheckoutRefused With a message for each field at fault; nothing is kept then.
	 */
	public function saveAddress( string $kind, Address $address ): void;

	/** Tells whether visitors may make an account without ordering. */
	public function mayRegister(): bool;

	/**
	 * Makes an account with a password that nobody knows. Nobody is written to.
	 *
	 * @return int The user's id.
	 * @throws CheckoutRefused Where it cannot be made.
	 */
	public function register( string $email ): int;
}
