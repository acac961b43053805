<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Product\StructuredData;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Catalogue;
use Marketday\Engine\Contract\Image;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductType;

/** A product as schema.org's Product; with variations, as a ProductGroup of them. */
final class ProductNodes {
	private const MOST_WORDS = 100;

	public function __construct(
		private readonly Catalogue $catalogue,
		private readonly Offers $offers,
		private readonly Variants $variants,
		private readonly ReviewNodes $reviews,
		/** More variations than these are told as a range of prices. */
		private readonly int $mostVariants
	) {}

	/** @return array<string, mixed> */
	public function of( Product $product ): array {
		$common = [
			'@id'         => $product->url . '#product',
			'name'        => $product->name,
			'url'         => $product->url,
			'description' => wp_trim_words( Node::text( $product->shortDescription->html() ?: $product->description->html() ), self::MOST_WORDS, '…' ),
			'image'       => array_values( array_filter(
				array_map( static fn ( Image $picture ): string => $picture->full(), $product->details()->images ),
				static fn ( string $address ): bool => '' !== $address
			) ),
			'brand'       => $this->brand( $product ),
		];
		$rated  = $this->reviews->of( $product );
		$group  = ProductType::Variable === $product->type ? $this->group( $product ) : [];
		if ( [] !== $group ) {
			return Node::of( 'ProductGroup', $common + $group + $rated );
		}
		$own = [
			'sku'    => $product->sku,
			'gtin'   => Node::gtin( $product->gtin ),
			'offers' => $this->offer( $product ),
		];
		return Node::of( 'Product', $common + $own + $rated );
	}

	/** @return array<string, mixed> Empty where there are no variations, or too many. */
	private function group( Product $product ): array {
		$count = $this->catalogue->countVariations( $product->id );
		return 0 === $count || $count > $this->mostVariants ? [] : $this->variants->of( $product, $this->catalogue->variations( $product->id ) );
	}

	/** @return array<string, mixed> */
	private function offer( Product $product ): array {
		return match ( $product->type ) {
			ProductType::Variable => $this->offers->range( $product, $this->catalogue->countVariations( $product->id ) ),
			ProductType::Grouped  => $this->offers->range( $product, $this->pricedMembers( $product ) ),
			default               => $this->offers->of( $product->price(), $product->stock, $product->url, $product->details()->shipment->isNeeded ),
		};
	}

	private function pricedMembers( Product $product ): int {
		$members = $this->catalogue->products( $product->details()->related->groupedIds );
		return count( array_filter( $members, static fn ( Product $member ): bool => null !== $member->price()->current() ) );
	}

	/** @return array<string, mixed> By the taxonomy `product_brand` of WooCommerce, or by an attribute of that name. */
	private function brand( Product $product ): array {
		$terms = taxonomy_exists( 'product_brand' ) ? get_the_terms( $product->id, 'product_brand' ) : false;
		$name  = is_array( $terms ) && isset( $terms[0] ) ? Node::text( $terms[0]->name ) : '';
		foreach ( $product->attributes() as $attribute ) {
			if ( '' === $name && $attribute->use->visible && in_array( $attribute->key, [ 'brand', 'pa_brand' ], true ) ) {
				$name = (string) current( $attribute->options );
			}
		}
		return '' === $name ? [] : Node::of( 'Brand', [ 'name' => $name ] );
	}
}
