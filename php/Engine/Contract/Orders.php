<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

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

	/**
	 * Additions that would bring an order's goods into a basket once more, at the prices and with the rules of today.
	 *
	 * @return list<AddToBasket>
	 */
	public function additions( int $id ): array;

	/** Tells whether a paid order (processing or completed) of the account has the product or one of its variations. */
	public function hasBought( int $customerId, int $productId ): bool;

	/**
	 * Data that a feature has kept with an order: nobody else reads them, and no shopper is shown them.
	 *
	 * @param string $namespace The feature's name: small letters, digits and `_`.
	 * @return array<string, string> By name; nothing of an order that does not exist.
	 */
	public function data( int $id, string $namespace ): array;

	/**
	 * Keeps values with an order, beside those kept before.
	 *
	 * @param array<string, string|null> $values By name, of small letters, digits and `_`; null takes one away.
	 * @throws StoreError When the order does not exist.
	 */
	public function keep( int $id, string $namespace, array $values ): void;

	/**
	 * The order that a value was kept with: that of a payment's reference, for example.
	 *
	 * @return int|null The newest, where several have it.
	 */
	public function withData( string $namespace, string $name, string $value ): ?int;

	/**
	 * Adds to what the shop's people read about the order.
	 *
	 * @throws StoreError When the order does not exist.
	 */
	public function note( int $id, string $text ): void;

	/**
	 * Paid orders (processing or completed), newest first: what a shop may truly say of its sales. One bounded look; who asks for every page keeps the answer.
	 *
	 * @return list<Sale>
	 */
	public function sales( DateTimeImmutable $since, int $most ): array;

	/**
	 * Number of pieces of each product that were sold in those orders; pieces that were refunded do not count.
	 *
	 * @return array<int, int> By product, those sold most first.
	 */
	public function piecesSold( DateTimeImmutable $since, int $most = 5000 ): array;

	/**
	 * Origins of the newest orders, for those in which both is known.
	 *
	 * @return list<array{address: string, email: string}> IP addresses, and the shoppers' own.
	 */
	public function origins( int $most ): array;

	/** @throws StoreError When the order does not exist. */
	public function setStatus( int $id, OrderStatus $status, string $note = '' ): void;
}
