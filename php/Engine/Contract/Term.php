<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Closure;

/** A term of a product taxonomy: a category, a tag or an attribute's value. `count` = published, visible products. */
final class Term {
	/** @param Closure(): string $address Of its archive; '' where it has none. Made when it is asked for: lists of values do not show it. */
	public function __construct(
		public readonly int $id,
		public readonly string $taxonomy,
		public readonly string $name,
		public readonly string $slug,
		private readonly Closure $address,
		public readonly int $parent = 0,
		public readonly int $count = 0
	) {}

	public function url(): string {
		return ( $this->address )();
	}
}
