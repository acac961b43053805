<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Price of one piece of a line, in minor units as prices are entered (with or without tax, as the shop is set). */
final class LinePrice {
	public function __construct(
		public readonly int $price,
		/** Price of the piece without a reduction: more than `price` is shown as struck through. */
		public readonly int $regular
	) {}
}
