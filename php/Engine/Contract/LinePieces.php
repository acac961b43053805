<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Pieces of a line, and how many there may be. */
final class LinePieces {
	public function __construct(
		public readonly int $quantity,
		public readonly QuantityLimits $limits,
		public readonly bool $soldIndividually,
		/** True where another line or an extension decides how many there are. */
		public readonly bool $isFixed = false
	) {}
}
