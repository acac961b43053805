<?php

declare( strict_types=1 );

namespace Marketday\DemoShop;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;

/** Products with a video. */
final class Videos {
	public function __construct(
		private readonly Engine $engine,
		private readonly ShopFile $videos,
		private readonly Pictures $files
	) {}

	public function write(): void {
		foreach ( $this->videos->parts() as $video ) {
			$product = $this->engine->writer()->idBySku( $video->text( 'sku' ) );
			if ( $product > 0 && ! metadata_exists( 'post', $product, '__wopb_product_video' ) ) {
				update_post_meta( $product, '__wopb_product_video', [
					'type'            => 'media',
					'url'             => $this->files->address( $video->text( 'file' ) ),
					'single_position' => 'after_first_image',
				] );
			}
		}
	}
}
