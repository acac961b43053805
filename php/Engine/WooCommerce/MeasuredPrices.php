<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Measure;
use Marketday\Engine\Contract\MeasuredPrice;
use WC_Product;
use WC_Product_Grouped;
use WC_Product_Variable;

/** Prices of things with a measure, as WooCommerce shows them in the shop or in the basket. */
final class MeasuredPrices {
	/** Key among the prices of a variable product that WooCommerce keeps: the measures that variations have of their own. */
	public const KEPT = 'marketday_measure';

	public function __construct( private readonly MoneyReader $money ) {}

	/** @return list<MeasuredPrice> */
	public function inShop( WC_Product $product ): array {
		return match ( true ) {
			$product instanceof WC_Product_Variable => $this->ofVariable( $product ),
			// Each member says its own.
			$product instanceof WC_Product_Grouped  => [],
			default                                 => array_filter( [ $this->ofOne(
				$product,
				static fn ( float $price ): float => (float) wc_get_price_to_display( $product, [ 'price' => $price ] )
			) ] ),
		};
	}

	/** One piece of a line, whose product has the line's price. */
	public function inBasket( WC_Product $product ): ?MeasuredPrice {
		$withTax = WC()->cart?->display_prices_including_tax() ?? false;
		return $this->ofOne( $product, static fn ( float $price ): float => (float) ( $withTax
			? wc_get_price_including_tax( $product, [ 'price' => $price ] )
			: wc_get_price_excluding_tax( $product, [ 'price' => $price ] ) ) );
	}

	/** @param callable(float): float $displayed */
	private function ofOne( WC_Product $product, callable $displayed ): ?MeasuredPrice {
		[ $price, $regular ] = [ $product->get_price(), $product->get_regular_price() ];
		$measure             = is_numeric( $price ) ? Measure::ofPost( $product->get_id(), $product->get_parent_id() ) : null;
		if ( null === $measure ) {
			return null;
		}
		$current = $this->money->of( $displayed( (float) $price ) );
		return new MeasuredPrice( $measure, $current, is_numeric( $regular ) ? $this->money->of( $displayed( (float) $regular ) ) : $current );
	}

	/** @return list<MeasuredPrice> */
	private function ofVariable( WC_Product_Variable $product ): array {
		$prices   = $product->get_variation_prices( true );
		$parent   = self::fields( $product->get_id() );
		$measured = [];
		foreach ( $prices['price'] as $id => $price ) {
			$fields  = array_filter( (array) ( $prices[ self::KEPT ][ $id ] ?? [] ), 'is_string' ) + $parent;
			$measure = [] === $fields ? null : Measure::fromFields( static fn ( string $key ): string => $fields[ $key ] ?? '' );
			if ( null !== $measure ) {
				$measured[] = new MeasuredPrice( $measure, $this->money->of( $price ), $this->money->of( $prices['regular_price'][ $id ] ) );
			}
		}
		return $measured;
	}

	/** @return array<string, string> The stored fields of a measure that are filled. */
	public static function fields( int $id ): array {
		$fields = [];
		foreach ( Measure::KEYS as $key ) {
			$value = get_post_meta( $id, $key, true );
			if ( is_scalar( $value ) && '' !== (string) $value ) {
				$fields[ $key ] = (string) $value;
			}
		}
		return $fields;
	}
}
