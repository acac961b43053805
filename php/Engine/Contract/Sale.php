<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/** A paid order, without anything that says whose it is but the town. */
final class Sale {
	/** @param list<int> $productIds In the order of its lines. */
	public function __construct(
		public readonly int $orderId,
		public readonly DateTimeImmutable $placedAt,
		public readonly array $productIds,
		/** Town that it was sent to, or else billed; '' where nothing is known. */
		public readonly string $town
	) {}
}
