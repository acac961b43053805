<?php

declare( strict_types=1 );

namespace Marketday\Store;

defined( 'ABSPATH' ) || exit;

interface Orders {
	/** The order, where the key is its own: a shopper sees none by number alone. */
	public function find( int $id, string $key ): ?Order;

	/**
	 * A logged-in customer's orders, newest first.
	 *
	 * @return list<Order>
	 */
	public function forCustomer( int $customerId, int $page = 1, int $perPage = 10 ): array;

	/**
	 * The files that a logged-in customer can have today, newest first, a hundred at most.
	 *
	 * @return list<Download>
	 */
	public function downloads( int $customerId ): array;

	/** Whether a paid order (processing or completed) of the account has the product or one of its variations. */
	public function hasBought( int $customerId, int $productId ): bool;

	/** @throws StoreError When the order does not exist. */
	public function setStatus( int $id, OrderStatus $status, string $note = '' ): void;
}
