<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/**
 * Sources of orders' shoppers. Both engines keep them with the order where WooCommerce does, so that they are read and counted
 * once, whoever has recorded them, and stay when a shop changes engines.
 */
interface OrderSources {
	/** The start of the fields' names, in forms and with `_` before it in an order's meta. */
	public const PREFIX = 'wc_order_attribution_';

	/** The namespace of the checkout's extension data. */
	public const EXTENSION = 'woocommerce/order-attribution';

	/** Tells whether the shop platform records sources itself, and shows them in its list of orders. */
	public function isRecordedByPlatform(): bool;

	/** @return array<string, string> By field, such as `utm_source`; nothing where none was recorded, or there is no such order. */
	public function of( int $orderId ): array;

	/**
	 * Keeps what is not kept yet: an order's source does not change.
	 *
	 * @param array<string, string> $fields Plain text, by field.
	 */
	public function keep( int $orderId, array $fields ): void;

	/**
	 * Orders that were placed since, without cancelled, failed and unfinished ones, by source and currency; the source with the most orders first.
	 *
	 * @return list<array{type: string, source: string, currency: string, orders: int, total: string}> `total`: a decimal. `type` is '' where none was recorded.
	 */
	public function counts( DateTimeImmutable $since, int $most = 50 ): array;
}
