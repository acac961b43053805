<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** The current visitor's basket. Every change throws StoreError with the Store API's code and changes nothing when refused. */
interface Basket {
	public function contents(): BasketContents;

	/** @return string The line's cart_item_key. */
	public function add( AddToBasket $addition ): string;

	/** Quantity 0 removes the line. */
	public function update( string $key, int $quantity ): void;

	public function remove( string $key ): void;

	/**
	 * Brings a line back that was removed in this session, with everything it held.
	 *
	 * @throws StoreError Where it is not known, or can no longer be bought.
	 */
	public function restore( string $key ): void;

	public function clear(): void;

	public function applyCoupon( string $code ): void;

	public function removeCoupon( string $code ): void;

	/** @param string $rateId e.g. `flat_rate:1`. */
	public function chooseShippingRate( string $packageId, string $rateId ): void;

	/** Remembers the visitor's addresses for tax and shipping; totals are computed anew. */
	public function updateAddresses( ?Address $billing, ?Address $shipping ): void;

	/**
	 * Quote for a basket of these alone, for this visitor. His own basket, its choices and its session stay as they are.
	 *
	 * @param list<AddToBasket> $additions
	 * @throws StoreError Where one of them cannot be bought so.
	 */
	public function quote( array $additions ): BasketContents;

	/** The cart_hash of the contract; '' for an empty basket. */
	public function hash(): string;

	/**
	 * Holds what is in the basket for its shopper (`StockHolds`): the pieces whose stock is counted, as many as the bounds allow (`HoldBounds`).
	 *
	 * @return int|null The second at which the time is up; null where nothing is held.
	 */
	public function hold(): ?int;

	/** Tells whether that is all that could be held: none of its pieces are above the bounds, or another's. */
	public function isHeldWhole(): bool;

	/** Key of the session that keeps it: what `takeOver()` and `end()` of another request know it by. Whoever has it has the basket: it is shown to nobody. */
	public function key(): string;

	/**
	 * Copies what another session has: its lines as they are, its coupons where this basket has none.
	 *
	 * @throws StoreError Where there is nothing to take over.
	 */
	public function takeOver( string $key ): void;

	/**
	 * Contents that `takeOver()` would bring.
	 *
	 * @return array{pieces: array<int, int>, coupons: list<string>} Pieces by the id of their product or variation.
	 */
	public function contentsOf( string $key ): array;

	/** Forgets another guest's session with its basket. */
	public function end( string $key ): void;

	/** @return array<string, string> HTML by selector: the contract's `fragments`, other features' included. */
	public function fragments(): array;

	/** True while the visitor has no session at all: the page may come from a cache. */
	public function isUntouched(): bool;
}
