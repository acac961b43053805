<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Products that a product's page leads on to. */
final class LinkedProducts {
	/**
	 * @param list<int>              $groupedIds
	 * @param list<int>              $upsellIds
	 * @param list<int>              $crossSellIds
	 */
	public function __construct(
		public readonly array $groupedIds = [],
		public readonly array $upsellIds = [],
		public readonly array $crossSellIds = []
	) {}
}
