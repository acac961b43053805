<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGallery;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\ShownProduct;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Island;
use Marketday\Kernel\View;
use WP_Block;

/** The images of a product: a strip, small images, zoom and a full-screen view. */
final class ProductGalleryFeature implements Feature {
	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks
	) {}

	public function register(): void {
		$this->blocks->add( 'product-gallery', [ $this, 'render' ] );
		$view = new View( __DIR__ . '/views' );
		( new VideoBox( $view ) )->register();
		( new GalleriesBox( $this->engine, $view ) )->register();
	}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes, string $content = '', ?WP_Block $block = null ): string {
		$product = ShownProduct::of( $this->engine->catalogue(), $attributes, $block );
		if ( null === $product ) {
			return '';
		}
		$images    = new GalleryImages( $this->engine->catalogue() );
		$galleries = $images->ofVariations( $product );
		$props     = [
			'productId' => $product->id,
			'images'    => $images->of( $product ),
		] + ( [] === $galleries ? [] : [ 'galleries' => $galleries ] );
		$island    = new Island( 'product-gallery', $props, ( new View( __DIR__ . '/views' ) )->render( 'product-gallery', $props ) );
		return sprintf(
			'%s<div %s>%s</div>',
			ShownProduct::note( $this->engine->catalogue(), $attributes, $block ),
			get_block_wrapper_attributes( [ 'class' => 'marketday-product-gallery' ] ),
			$island->render()
		);
	}
}
