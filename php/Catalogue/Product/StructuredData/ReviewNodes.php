<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Product\StructuredData;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Product\Review;
use Marketday\Catalogue\Product\ReviewChoice;
use Marketday\Catalogue\Product\Reviews;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\Settings;

/** Reviews of a product, in schema.org's words. */
final class ReviewNodes {
	private const BEST = 5;

	public function __construct(
		private readonly Reviews $reviews,
		private readonly Settings $settings
	) {}

	/** @return array<string, mixed> The average and the newest reviews; [] where the shop has no stars or none are given. */
	public function of( Product $product ): array {
		$settings = $this->settings->reviews();
		if ( ! $settings->enabled || ! $settings->rated || 0 === $product->rating->count || $product->rating->average <= 0 ) {
			return [];
		}
		// Search engines take no review without stars.
		$rated = array_filter( $this->reviews->of( $product->id, new ReviewChoice() )->reviews, static fn ( Review $review ): bool => $review->rating > 0 );
		return [
			'aggregateRating' => Node::of(
				'AggregateRating',
				[
					'ratingValue' => $product->rating->average,
					'bestRating'  => self::BEST,
					'reviewCount' => $product->rating->count,
				]
			),
			'review'          => array_map( self::review( ... ), array_values( $rated ) ),
		];
	}

	/** @return array<string, mixed> */
	private static function review( Review $review ): array {
		return Node::of(
			'Review',
			[
				'author'        => Node::of( 'Person', [ 'name' => Node::text( $review->author ) ] ),
				'datePublished' => $review->isoDate,
				'reviewBody'    => Node::text( $review->html ),
				'reviewRating'  => Node::of(
					'Rating',
					[
						'ratingValue' => $review->rating,
						'bestRating'  => self::BEST,
					]
				),
			]
		);
	}
}
