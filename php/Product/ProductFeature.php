<?php

declare( strict_types=1 );

namespace Marketday\Product;

use Marketday\Kernel\Blocks;
use Marketday\Kernel\Feature;
use Marketday\Kernel\View;
use Marketday\Store\Engine;

/** The page of one product. */
final class ProductFeature implements Feature {
	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks
	) {}

	public function register(): void {
		$this->blocks->add(
			'product',
			fn ( array $attributes, string $content = '', ?\WP_Block $block = null ): string => $this->block()->render( $attributes, $content, $block )
		);
	}

	/** The catalogue is asked for only when a product is drawn. */
	private function block(): ProductBlock {
		return new ProductBlock( $this->engine, new View( __DIR__ . '/views' ), new Reviews(), new RelatedProducts( $this->engine->catalogue() ) );
	}
}
