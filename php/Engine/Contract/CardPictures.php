<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * One more size of each picture, two thirds of the product page's: two cards beside each other on a phone take some 340 of the screen's pixels
 * each, for which the thumbnail is too small, so that a browser fetches 600. Made with the others when a picture is uploaded.
 */
final class CardPictures {
	public const SIZE = 'marketday_small';

	/** Size by WooCommerce's name, which the embedded store keeps. */
	private const OF = 'woocommerce_single';

	public static function register(): void {
		add_filter( 'intermediate_image_sizes_advanced', self::add( ... ) );
	}

	/**
	 * @param array<string, array{width: int, height: int, crop: bool|array<mixed>}> $sizes
	 * @return array<string, array{width: int, height: int, crop: bool|array<mixed>}>
	 */
	private static function add( array $sizes ): array {
		$single = $sizes[ self::OF ] ?? null;
		return null === $single ? $sizes : $sizes + [
			self::SIZE => [
				'width'  => (int) round( (int) $single['width'] * 2 / 3 ),
				'height' => (int) round( (int) $single['height'] * 2 / 3 ),
				'crop'   => $single['crop'],
			],
		];
	}
}
