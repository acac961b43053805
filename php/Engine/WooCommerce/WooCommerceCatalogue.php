<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Catalogue;
use Marketday\Engine\Contract\Image;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductPage;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\Variation;
use WC_Product;
use WC_Product_Variable;
use WC_Product_Variation;

final class WooCommerceCatalogue implements Catalogue {
	public function __construct(
		private readonly CatalogueQuery $query,
		private readonly ProductReader $products,
		private readonly VariationReader $variations,
		private readonly VariationPriming $priming,
		private readonly ImageReader $pictures,
		private readonly TermReader $terms
	) {}

	public function query( ProductQuery $query ): ProductPage {
		$found = $this->query->find( $query );
		return new ProductPage( $this->products( $found['ids'] ), $found['total'], max( 1, $query->page ), $query->perPage );
	}

	public function product( int $id ): ?Product {
		$product = $this->readable( $id );
		return null === $product ? null : $this->products->product( $product );
	}

	public function products( array $ids ): array {
		if ( [] === $ids ) {
			return [];
		}
		_prime_post_caches( $ids );
		$this->priming->next( $ids );
		$products = array_values( array_filter( array_map( $this->readable( ... ), $ids ), static fn ( ?WC_Product $product ): bool => null !== $product ) );
		$this->pictures->await( $products );
		return array_map( $this->products->product( ... ), $products );
	}

	public function variations( int $productId ): array {
		$product = $this->readable( $productId );
		return $product instanceof WC_Product_Variable ? $this->variations->ofProduct( $product ) : [];
	}

	public function countVariations( int $productId ): int {
		$product = $this->readable( $productId );
		return $product instanceof WC_Product_Variable ? count( $product->get_variation_prices( true )['price'] ) : 0;
	}

	public function prime( array $ids ): void {
		_prime_post_caches( $ids );
	}

	public function variationsById( array $ids ): array {
		$isPublic = fn ( WC_Product_Variation $variation ): bool => 'publish' === $variation->get_status() && null !== $this->readable( $variation->get_parent_id() );
		$shown    = array_values( array_filter( $this->variations->read( $ids ), $isPublic ) );
		return array_column( $this->variations->variations( $shown ), null, 'id' );
	}

	public function findVariation( int $productId, array $chosen ): ?Variation {
		$product = $this->readable( $productId );
		if ( ! $product instanceof WC_Product_Variable ) {
			return null;
		}
		$id        = ChosenVariation::find( $product, $chosen );
		$variation = $id > 0 ? wc_get_product( $id ) : null;
		return $variation instanceof WC_Product_Variation ? $this->variations->variation( $variation ) : null;
	}

	public function variationData( Variation $variation ): array {
		$parent = wc_get_product( $variation->productId );
		$child  = wc_get_product( $variation->id );
		$data   = $parent instanceof WC_Product_Variable && $child instanceof WC_Product_Variation ? $parent->get_available_variation( $child ) : false;
		return is_array( $data ) ? $data : [];
	}

	public function images( array $ids ): array {
		return Image::each( $ids, $this->pictures->image( ... ) );
	}

	public function terms( string $taxonomy, bool $hideEmpty = true ): array {
		return $this->terms->all( [ $taxonomy ], $hideEmpty )[ $taxonomy ];
	}

	public function termsOfMany( array $taxonomies, bool $hideEmpty = true ): array {
		return $this->terms->all( $taxonomies, $hideEmpty );
	}

	public function attributeTaxonomies(): array {
		$labels = [];
		foreach ( wc_get_attribute_taxonomies() as $attribute ) {
			$labels[ wc_attribute_taxonomy_name( $attribute->attribute_name ) ] = PlainText::of( $attribute->attribute_label );
		}
		return $labels;
	}

	private function readable( int $id ): ?WC_Product {
		$product = $id > 0 ? wc_get_product( $id ) : false;
		if ( ! $product instanceof WC_Product || $product instanceof WC_Product_Variation ) {
			return null;
		}
		return 'publish' === $product->get_status() && '' === get_post_field( 'post_password', $id ) ? $product : null;
	}
}
