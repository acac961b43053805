<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\LowestPrice;
use Marketday\Engine\Contract\PriceEvents;
use WC_Product;
use WC_Product_Variable;
use WC_Product_Variation;

/** WooCommerce's price markup told as Marketday's event: what features say of a price stands on WooCommerce's own pages too. */
final class PriceAnnouncements {
	public function __construct( private readonly MeasuredPrices $measures ) {}

	public function register(): void {
		add_filter( 'woocommerce_get_price_html', [ $this, 'say' ], 20, 2 );
		add_filter( 'woocommerce_format_price_range', [ $this, 'sayLowest' ], 10, 3 );
		add_filter( 'woocommerce_variation_prices_array', [ $this, 'keep' ], 10, 2 );
		add_filter( 'woocommerce_get_variation_prices_hash', [ $this, 'mark' ] );
		add_filter( 'woocommerce_show_variation_price', [ $this, 'show' ], 10, 3 );
	}

	public function say( mixed $html, WC_Product $product ): string {
		$html = is_string( $html ) ? $html : '';
		return PriceEvents::html( $html, '' === $html ? [] : $this->measures->inShop( $product ) );
	}

	/** Amounts, or their markup. */
	public function sayLowest( mixed $html, mixed $from, mixed $to ): string {
		$amount = static fn ( mixed $price ): string => is_numeric( $price ) ? wc_price( (float) $price ) : ( is_string( $price ) ? wp_kses_post( $price ) : '' );
		return LowestPrice::html( $amount( $from ), PlainText::of( $amount( $from ) ), PlainText::of( $amount( $to ) ) );
	}

	/**
	 * The variations are in hand when WooCommerce works out the prices that it keeps: a listing asks for none of them later.
	 *
	 * @param array<string, array<int, mixed>> $prices
	 * @return array<string, array<int, mixed>>
	 */
	public function keep( array $prices, WC_Product $variation ): array {
		$fields = MeasuredPrices::fields( $variation->get_id() );
		if ( [] !== $fields ) {
			$prices[ MeasuredPrices::KEPT ][ $variation->get_id() ] = $fields;
		}
		return $prices;
	}

	/**
	 * Prices that were kept without measures are not taken.
	 *
	 * @param array<array-key, mixed> $hash
	 * @return array<array-key, mixed>
	 */
	public function mark( array $hash ): array {
		return $hash + [ MeasuredPrices::KEPT => true ];
	}

	/** Shows the chosen variation's price where all cost the same for another amount: then it is still news. */
	public function show( mixed $shown, WC_Product_Variable $product, WC_Product_Variation $variation ): bool {
		return (bool) $shown || [] !== MeasuredPrices::fields( $variation->get_id() );
	}
}
