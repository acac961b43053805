<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Product;

defined( 'ABSPATH' ) || exit;

/** A page of a product's reviews, and how many gave how many stars. */
final class ReviewPage {
	/**
	 * @param list<Review>    $reviews
	 * @param array<int, int> $votes   How many reviews gave 0 (none) to 5 stars; of all approved ones.
	 */
	public function __construct(
		public readonly array $reviews = [],
		public readonly array $votes = [],
		public readonly ReviewChoice $choice = new ReviewChoice(),
		public readonly int $pages = 1
	) {}

	public function isEmpty(): bool {
		return 0 === array_sum( $this->votes );
	}

	/** Tells whether any review has stars. */
	public function isRated(): bool {
		return array_sum( $this->votes ) > $this->withStars( 0 );
	}

	public function withStars( int $stars ): int {
		return $this->votes[ $stars ] ?? 0;
	}

	/** The part of the rated reviews that gave so many stars, in per cent. */
	public function share( int $stars ): float {
		return round( 100 * $this->withStars( $stars ) / max( 1, array_sum( $this->votes ) - $this->withStars( 0 ) ), 1 );
	}
}
