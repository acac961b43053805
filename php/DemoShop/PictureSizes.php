<?php

declare( strict_types=1 );

namespace Marketday\DemoShop;

/** While the demo's pictures are imported, only the sizes that pages use are made of them: it saves more than half of the time. */
final class PictureSizes {
	private const UNUSED = [ '1536x1536', '2048x2048', 'large', 'medium_large', 'medium' ];

	public function reduce(): void {
		add_filter( 'intermediate_image_sizes_advanced', [ $this, 'used' ] );
	}

	public function restore(): void {
		remove_filter( 'intermediate_image_sizes_advanced', [ $this, 'used' ] );
	}

	/**
	 * @param array<string, mixed> $sizes
	 * @return array<string, mixed>
	 */
	public function used( array $sizes ): array {
		return array_diff_key( $sizes, array_flip( self::UNUSED ) );
	}
}
