<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Product;

defined( 'ABSPATH' ) || exit;

/** One approved review; `rating` 0 where none was given. */
final class Review {
	public function __construct(
		public readonly int $id,
		public readonly string $author,
		public readonly int $rating,
		public readonly string $date,
		public readonly string $isoDate,
		/** Safe HTML. */
		public readonly string $html,
		/** The author had bought the product. */
		public readonly bool $verified = false
	) {}
}
