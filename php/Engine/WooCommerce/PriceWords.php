<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

/**
 * Words that an extension puts to the price of a line in WooCommerce's own basket: '£7.00 / month' of a subscription. The Store API knows the amount alone, and
 * leaves the rest to a script of the extension, which is for WooCommerce's block.
 */
final class PriceWords {
	private const FILTER = 'woocommerce_cart_item_price';

	/**
	 * @param array<string, mixed> $item Of WooCommerce's basket, with its key.
	 * @return list<array{name: string, value: string}> One; none where the price is an amount.
	 */
	public static function of( array $item ): array {
		$product = $item['data'] ?? null;
		if ( ! $product instanceof \WC_Product || ! has_filter( self::FILTER ) ) {
			return [];
		}
		$own   = WC()->cart->get_product_price( $product );
		$words = self::plain( (string) apply_filters( self::FILTER, $own, $item, is_string( $item['key'] ?? null ) ? $item['key'] : '' ) );
		return $words === self::plain( $own ) || 1 !== preg_match( '/\p{L}{2}/u', str_replace( self::plain( $own ), '', $words ) )
			? []
			: [
				[
					'name'  => __( 'Price', 'marketday' ),
					'value' => $words,
				],
			];
	}

	/** Text without what is said of an amount to screen readers alone, as of one that was. */
	private static function plain( string $html ): string {
		$seen = (string) preg_replace( '~<del\b.*?</del>|<(\w+)[^>]*screen-reader-text[^>]*>.*?</\1>~s', '', $html );
		return trim( (string) preg_replace( '/\s+/u', ' ', PlainText::of( $seen ) ) );
	}
}
