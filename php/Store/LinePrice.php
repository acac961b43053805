<?php

declare( strict_types=1 );

namespace Marketday\Store;

defined( 'ABSPATH' ) || exit;

/** What one piece of a line costs, in minor units as prices are entered (with or without tax, as the shop is set). */
final class LinePrice {
	public function __construct(
		public readonly int $price,
		/** What the piece costs without a reduction: more than `price` is shown as struck through. */
		public readonly int $regular
	) {}
}
