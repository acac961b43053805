<?php

declare( strict_types=1 );

namespace Marketday\DemoShop;

use Marketday\Store\Engine;
use Marketday\Store\ProductDraft;

/** Puts the file of the downloadable product into the folder for such files and names it in the product. */
final class Downloads {
	private const FILES = [ 'FF-WALKS-PDF' => [ 'Three Winter Walks', 'three-winter-walks.pdf' ] ];

	public function __construct(
		private readonly Engine $engine,
		private readonly string $folder
	) {}

	public function write(): void {
		foreach ( self::FILES as $sku => [ $name, $file ] ) {
			$product = $this->engine->writer()->idBySku( $sku );
			if ( $product > 0 && is_file( "{$this->folder}/{$file}" ) ) {
				$this->place( $product, $name, $file );
			}
		}
	}

	private function place( int $product, string $name, string $file ): void {
		$uploads = wp_upload_dir( null, false );
		$target  = $uploads['basedir'] . '/woocommerce_uploads';
		wp_mkdir_p( $target );
		copy( "{$this->folder}/{$file}", "{$target}/{$file}" );
		$this->engine->writer()->save(
			new ProductDraft(
				id: $product,
				downloads: [
					[
						'name' => $name,
						'url'  => "{$uploads['baseurl']}/woocommerce_uploads/{$file}",
					],
				]
			)
		);
	}
}
