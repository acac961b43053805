<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

/** Note behind the prices of a listing ('incl. VAT'), said once for all its cards where it is the same. */
final class PriceNote {
	/**
	 * @param string $cards HTML of the cards.
	 * @return string Safe HTML; '' where nothing stands behind prices, or an amount that differs from price to price.
	 */
	public static function of( string $cards ): string {
		preg_match_all( '~<small class="woocommerce-price-suffix">(.*?)</small>~s', $cards, $found );
		$texts = array_unique( $found[1] );
		return 1 === count( $texts ) && ! str_contains( $texts[0], '<span' ) ? $texts[0] : '';
	}
}
