<?php

declare( strict_types=1 );

namespace Marketday\Search\Contract;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Image;
use Marketday\Engine\Contract\Price;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\Variation;
use Marketday\Engine\Contract\VariationUrl;

/** A product of a listing, with the variation that was looked for where the filter means a certain one. */
final class SearchHit {
	public function __construct(
		public readonly Product $product,
		public readonly ?Variation $variation = null
	) {}

	public function image(): ?Image {
		return $this->variation->image ?? $this->product->image();
	}

	public function price(): Price {
		$own = $this->variation?->price;
		return null !== $own && '' !== $own->html ? $own : $this->product->price();
	}

	/** Options that are chosen of a product, in words: `Red, Large`; '' for none. */
	public function choice(): string {
		$words = [];
		foreach ( null === $this->variation ? [] : $this->product->attributes() as $attribute ) {
			$value = $this->variation->attributes[ "attribute_{$attribute->key}" ] ?? '';
			if ( '' !== $value ) {
				$words[] = $attribute->options[ $value ] ?? $value;
			}
		}
		return implode( ', ', $words );
	}

	/** The product's page, with the variation chosen. */
	public function url(): string {
		return VariationUrl::of( $this->product->url, $this->variation->attributes ?? [] );
	}
}
