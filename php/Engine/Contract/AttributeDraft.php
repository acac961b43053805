<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** An attribute of a product to be written; on a variation `values` holds its one value ([] = any). */
final class AttributeDraft {
	/** @param list<string> $values Names as people read them. */
	public function __construct(
		public readonly string $name,
		public readonly array $values,
		public readonly bool $global,
		public readonly bool $visible = true,
		public readonly bool $forVariations = false,
		public readonly string $default = ''
	) {}
}
