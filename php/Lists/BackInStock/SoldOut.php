<?php

declare( strict_types=1 );

namespace Marketday\Lists\BackInStock;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Catalogue;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\Variation;

/** The products and variations that can be waited for. */
final class SoldOut {
	/** Most variations: of more, a list would be no help. */
	private const MOST = 60;

	public function __construct( private readonly Catalogue $catalogue ) {}

	/** @return array<int, string> Names by id: the product itself, or those of its variations that are sold out. */
	public function items( Product $product ): array {
		if ( ProductType::Variable === $product->type ) {
			return $this->catalogue->countVariations( $product->id ) > self::MOST ? [] : $this->variations( $product );
		}
		return ProductType::Simple === $product->type && ! $product->stock->isBuyable() ? [ $product->id => $product->name ] : [];
	}

	/** Tells whether it can be bought today. */
	public function isBack( int $itemId, int $productId ): bool {
		$stock = $itemId === $productId
			? $this->catalogue->product( $itemId )?->stock
			: ( $this->catalogue->variationsById( [ $itemId ] )[ $itemId ] ?? null )?->stock;
		return null !== $stock && $stock->isBuyable();
	}

	/** @return array<int, string> */
	private function variations( Product $product ): array {
		$items = [];
		foreach ( $this->catalogue->variations( $product->id ) as $variation ) {
			if ( $variation->sale->visible && ! $variation->stock->isBuyable() ) {
				$items[ $variation->id ] = self::name( $product, $variation );
			}
		}
		return $items;
	}

	/** Its values, as the form has them: 'Blue, S'. */
	private static function name( Product $product, Variation $variation ): string {
		$values = [];
		foreach ( $product->attributes() as $attribute ) {
			$value = $variation->attributes[ "attribute_{$attribute->key}" ] ?? '';
			if ( $attribute->use->forVariations && '' !== $value ) {
				$values[] = $attribute->options[ $value ] ?? $value;
			}
		}
		return [] === $values ? $product->name : implode( wp_get_list_item_separator(), $values );
	}
}
