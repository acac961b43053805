<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** A way to pay that gives money back. */
interface RefundingHandler extends PaymentHandler {
	/**
	 * Gives money back at the provider; the engine writes it down afterwards.
	 *
	 * @param Money $amount At most what the order has left.
	 * @throws StoreError With a sentence for the shop's people, where it was not given back.
	 */
	public function refund( Order $order, Money $amount, string $reason ): void;
}
