<?php

declare( strict_types=1 );

namespace Marketday\DemoShop;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\ProductDraft;

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
		// A name that nobody guesses, for servers that give the folder out; kept, so that the demo can be set up again.
		$placed = $this->freeName( $target, $file );
		copy( "{$this->folder}/{$file}", "{$target}/{$placed}" );
		$this->engine->writer()->save(
			new ProductDraft(
				id: $product,
				downloads: [
					[
						'name' => $name,
						'url'  => "{$uploads['baseurl']}/woocommerce_uploads/{$placed}",
					],
				]
			)
		);
	}

	private function freeName( string $target, string $file ): string {
		$name  = pathinfo( $file, PATHINFO_FILENAME );
		$type  = pathinfo( $file, PATHINFO_EXTENSION );
		$there = glob( "{$target}/{$name}-*.{$type}" ) ?: [];
		return [] === $there ? "{$name}-" . strtolower( wp_generate_password( 12, false ) ) . ".{$type}" : basename( $there[0] );
	}
}
