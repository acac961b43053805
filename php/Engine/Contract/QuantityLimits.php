<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Limits of how many of a product one basket line may hold; `maximum` null = no limit. */
final class QuantityLimits {
	public function __construct(
		public readonly int $minimum = 1,
		public readonly ?int $maximum = null,
		public readonly int $step = 1
	) {}
}
