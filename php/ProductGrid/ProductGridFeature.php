<?php

declare( strict_types=1 );

namespace Marketday\ProductGrid;

use Marketday\Kernel\Blocks;
use Marketday\Kernel\Feature;
use Marketday\Kernel\View;
use Marketday\Store\Engine;
use Marketday\Store\Product;

/** Listings of products, drawn by the server alone. */
final class ProductGridFeature implements Feature {
	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks
	) {}

	public function register(): void {
		$view  = new View( __DIR__ . '/views' );
		$cards = new ProductCards( $view );
		$block = new GridBlock( $this->engine, $view, $cards, new MainQuery() );
		$this->blocks->add( 'product-grid', [ $block, 'render' ] );
		add_filter( 'marketday_product_cards', static fn ( string $html, array $products, array $options = [] ): string => $html . $cards->render( self::products( $products ), CardOptions::fromAttributes( $options ) ), 10, 3 );
	}

	/**
	 * @param array<array-key, mixed> $products
	 * @return list<Product>
	 */
	private static function products( array $products ): array {
		return array_values( array_filter( $products, static fn ( mixed $product ): bool => $product instanceof Product ) );
	}
}
