<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Places where a product uses an attribute: the table of its page, and its variations. */
final class AttributeUse {
	public function __construct(
		public readonly bool $visible,
		public readonly bool $forVariations
	) {}
}
