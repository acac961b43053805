<?php

declare( strict_types=1 );

namespace Marketday\Search\Contract;

defined( 'ABSPATH' ) || exit;

/** Range of prices as shown, in minor units; null for no limit. */
final class ChosenPrices {
	/**
	 * @param int|null                 $minimum As shown, in minor units.
	 * @param int|null                 $maximum As shown, in minor units.
	 */
	public function __construct(
		public readonly ?int $minimum = null,
		public readonly ?int $maximum = null
	) {}
}
