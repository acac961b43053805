<?php

declare( strict_types=1 );

namespace Marketday\Store;

/** A term of a product taxonomy: a category, a tag or an attribute's value. `count` = published, visible products. */
final class Term {
	public function __construct(
		public readonly int $id,
		public readonly string $taxonomy,
		public readonly string $name,
		public readonly string $slug,
		public readonly string $url,
		public readonly int $parent = 0,
		public readonly int $count = 0
	) {}
}
