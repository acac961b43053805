<?php

declare( strict_types=1 );

namespace Marketday\DemoShop;

defined( 'ABSPATH' ) || exit;

/**
 * While the demo's pictures are imported, only the sizes that shop pages use are made of them, and by GD where there is a choice:
 * together that takes less than half of the time, and much less where PHP runs in WebAssembly.
 */
final class PictureSizes {
	private const UNUSED = [ '1536x1536', '2048x2048', 'large', 'medium' ];

	public function reduce(): void {
		add_filter( 'intermediate_image_sizes_advanced', [ $this, 'withoutUnused' ] );
		add_filter( 'wp_image_editors', [ $this, 'quickest' ] );
	}

	public function restore(): void {
		remove_filter( 'intermediate_image_sizes_advanced', [ $this, 'withoutUnused' ] );
		remove_filter( 'wp_image_editors', [ $this, 'quickest' ] );
	}

	/**
	 * @param array<string, mixed> $sizes
	 * @return array<string, mixed>
	 */
	public function withoutUnused( array $sizes ): array {
		return array_diff_key( $sizes, array_flip( self::UNUSED ) );
	}

	/**
	 * @param list<string> $editors Class names.
	 * @return list<string>
	 */
	public function quickest( array $editors ): array {
		return array_values( array_unique( [ 'WP_Image_Editor_GD', ...$editors ] ) );
	}
}
