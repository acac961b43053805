<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Listing;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Catalogue;
use Marketday\Engine\Contract\Variation;
use Marketday\Search\Contract\SearchHit;

/** The products behind a visitor's list of ids, which are those of products or of variations. */
final class ListedProducts {
	public function __construct( private readonly Catalogue $catalogue ) {}

	public function one( int $id ): ?SearchHit {
		return $this->of( [ $id ] )[ $id ] ?? null;
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, SearchHit|null> By id, in the same order; null for what visitors cannot see (any more).
	 */
	public function of( array $ids ): array {
		$this->catalogue->prime( $ids );
		$found    = array_fill_keys( $ids, null );
		$products = $this->byId( $ids );
		$rest     = array_values( array_diff( $ids, array_keys( $products ) ) );
		$chosen   = [] === $rest ? [] : $this->catalogue->variationsById( $rest );
		$parents  = $this->byId( array_values( array_diff(
			array_unique( array_map( static fn ( Variation $variation ): int => $variation->productId, array_values( $chosen ) ) ),
			array_keys( $products )
		) ) ) + $products;
		foreach ( $ids as $id ) {
			$variation = $chosen[ $id ] ?? null;
			$product   = $products[ $id ] ?? ( null === $variation ? null : $parents[ $variation->productId ] ?? null );
			if ( null !== $product ) {
				$found[ $id ] = new SearchHit( $product, $variation );
			}
		}
		return $found;
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, \Marketday\Engine\Contract\Product>
	 */
	private function byId( array $ids ): array {
		$products = [] === $ids ? [] : $this->catalogue->products( $ids );
		return array_combine( array_map( static fn ( \Marketday\Engine\Contract\Product $product ): int => $product->id, $products ), $products );
	}

	/** Tells whether it goes into the basket without a further choice. */
	public static function isAddable( SearchHit $found ): bool {
		if ( null === $found->variation ) {
			return $found->product->addToBasket->ajax && $found->product->stock->isBuyable();
		}
		return $found->variation->sale->purchasable && $found->variation->stock->isBuyable() && ! in_array( '', $found->variation->attributes, true );
	}
}
