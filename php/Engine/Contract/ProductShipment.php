<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Facts that a package of it needs, as they are shown. */
final class ProductShipment {
	public function __construct(
		public readonly string $weight = '',
		public readonly string $dimensions = '',
		/** True if it is sent, not downloaded or done. */
		public readonly bool $isNeeded = true
	) {}
}
