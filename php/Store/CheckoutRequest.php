<?php

declare( strict_types=1 );

namespace Marketday\Store;

defined( 'ABSPATH' ) || exit;

/** What a shopper sends to order. Prices, totals and rates are never part of it. */
final class CheckoutRequest {
	/**
	 * @param array<string, string>               $paymentData
	 * @param array<string, array<string, mixed>> $extensions    By namespace (docs/PROTOCOL.md#order-attribution).
	 * @param bool                                $shipElsewhere The shopper asked for another address: an empty one is then a fault, else it is the billing address.
	 */
	public function __construct(
		public readonly Address $billing,
		public readonly Address $shipping,
		public readonly string $paymentMethod,
		public readonly string $customerNote = '',
		public readonly array $paymentData = [],
		public readonly array $extensions = [],
		public readonly bool $createAccount = false,
		public readonly string $password = '',
		public readonly bool $shipElsewhere = false,
		/** @var array<string, string> What the shop's own fields hold, by id: tidy, and not checked otherwise. */
		public readonly array $fields = []
	) {}
}
