<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Way in which an order is paid. */
final class OrderPayment {
	public function __construct(
		public readonly string $methodId,
		public readonly string $methodTitle,
		/** Instructions of the payment method after ordering (bank details ...): safe HTML. */
		public readonly string $instructionsHtml
	) {}
}
