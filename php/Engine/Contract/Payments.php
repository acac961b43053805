<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Changes of an order when its payment goes on: for handlers, their webhooks and jobs, never for a number that a visitor sent. */
interface Payments {
	/** The order, whoever asks; null where there is none. */
	public function order( int $id ): ?Order;

	/** The page that thanks for the order. */
	public function confirmationUrl( Order $order ): string;

	/** The page on which an order is paid that was not yet; '' where nothing is to be paid. */
	public function payUrl( Order $order ): string;

	/**
	 * The money is there: the order is processed, or complete where it is files alone. An order that was paid before stays as it is.
	 *
	 * @param string $reference The provider's, kept as the order's transaction id.
	 * @return bool Whether the order was paid by this call.
	 * @throws StoreError Where its goods have gone meanwhile.
	 */
	public function markPaid( int $id, string $reference, string $note = '' ): bool;

	/** Sum that the shopper has had back so far. @throws StoreError When the order does not exist. */
	public function refundedSum( int $id ): Money;

	/**
	 * Writes a refund down that the provider has made; the whole sum makes the order refunded.
	 *
	 * @throws StoreError Where it is more than is left.
	 */
	public function recordRefund( int $id, Money $amount, string $reason = '' ): void;

	/**
	 * Has the order's handler give money back and writes it down.
	 *
	 * @throws StoreError Where there is no such handler, the provider refuses, or it is more than is left. Nothing is written down then.
	 */
	public function refund( int $id, Money $amount, string $reason = '' ): void;
}
