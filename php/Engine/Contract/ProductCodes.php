<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Codes that a variation is known by; '' for none. */
final class ProductCodes {
	public function __construct(
		public readonly string $sku,
		/** Its own, '' for none: a number stands for one thing only. */
		public readonly string $gtin = ''
	) {}
}
