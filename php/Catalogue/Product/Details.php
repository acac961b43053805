<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Product;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductAttribute;

/** Details below the fold: description, additional information, reviews; the first open, or what the address asks for. */
final class Details {
	public function __construct(
		public readonly Product $product,
		public readonly ReviewPage $reviews,
		/** A page of comments (`cpage=`, `comment-page-`) or a choice of reviews was asked for: they are open. */
		public readonly bool $opensReviews = false
	) {}

	/** @return list<'description'|'additional_information'|'reviews'> */
	public function sections(): array {
		$sections = [];
		if ( ! $this->product->description->isEmpty() ) {
			$sections[] = 'description';
		}
		if ( [] !== $this->facts() ) {
			$sections[] = 'additional_information';
		}
		if ( $this->product->details()->reviewsAllowed || ! $this->reviews->isEmpty() ) {
			$sections[] = 'reviews';
		}
		return $sections;
	}

	public function openSection(): string {
		$sections = $this->sections();
		return $this->opensReviews && in_array( 'reviews', $sections, true ) ? 'reviews' : ( $sections[0] ?? '' );
	}

	/** @return array<string, array{label: string, value: string}> By `weight`, `dimensions` or the attribute's key. */
	public function facts(): array {
		$facts = [
			'weight'     => [
				'label' => __( 'Weight', 'marketday' ),
				'value' => $this->product->details()->shipment->weight,
			],
			'dimensions' => [
				'label' => __( 'Dimensions', 'marketday' ),
				'value' => $this->product->details()->shipment->dimensions,
			],
		];
		foreach ( $this->visibleAttributes() as $attribute ) {
			$facts[ $attribute->key ] = [
				'label' => $attribute->name,
				'value' => implode( ', ', $attribute->options ),
			];
		}
		return array_filter( $facts, static fn ( array $fact ): bool => '' !== $fact['value'] );
	}

	/** @return list<ProductAttribute> */
	private function visibleAttributes(): array {
		return array_values( array_filter( $this->product->attributes(), static fn ( ProductAttribute $attribute ): bool => $attribute->use->visible ) );
	}
}
