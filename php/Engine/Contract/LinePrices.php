<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Prices of a line, as they are displayed. */
final class LinePrices {
	public function __construct(
		public readonly Money $each,
		public readonly Money $regular,
		public readonly Money $total,
		public readonly bool $isTaxed = false
	) {}
}
