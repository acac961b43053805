<?php

declare( strict_types=1 );

namespace Marketday\Store;

defined( 'ABSPATH' ) || exit;

/**
 * One more size of each picture, between the card's own and half of it: two cards beside each other on a phone take some 340 of the screen's
 * pixels, for which a browser would fetch 600. Made with the others when a picture is uploaded; what is there already is left.
 */
final class CardPictures {
	public const SIZE = 'marketday_small';

	/** By WooCommerce's name, which the embedded store keeps. */
	private const OF = 'woocommerce_thumbnail';

	public static function register(): void {
		add_filter( 'intermediate_image_sizes_advanced', self::add( ... ) );
	}

	/**
	 * @param array<string, array{width: int, height: int, crop: bool|array<mixed>}> $sizes
	 * @return array<string, array{width: int, height: int, crop: bool|array<mixed>}>
	 */
	private static function add( array $sizes ): array {
		$card = $sizes[ self::OF ] ?? null;
		return null === $card ? $sizes : $sizes + [
			self::SIZE => [
				'width'  => (int) round( (int) $card['width'] * 2 / 3 ),
				'height' => (int) round( (int) $card['height'] * 2 / 3 ),
				'crop'   => $card['crop'],
			],
		];
	}
}
