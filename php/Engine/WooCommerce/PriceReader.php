<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Price;
use WC_DateTime;
use WC_Product;
use WC_Product_Grouped;
use WC_Product_Variable;

/** Prices as WooCommerce shows them: its filters and its tax display decide. */
final class PriceReader {
	public function __construct(
		private readonly MoneyReader $money,
		private readonly VariationPriming $variations
	) {}

	public function price( WC_Product $product ): Price {
		return $this->variations->price(
			$product,
			fn (): Price => Price::later(
				fn (): array => $this->amounts( $product ),
				$product->is_on_sale(),
				$product->get_price_html(),
				$product->is_on_sale() ? $this->saleEnds( $product ) : null
			)
		);
	}

	/** @return array{?Money, ?Money, ?Money} Current, regular, highest. */
	private function amounts( WC_Product $product ): array {
		return match ( true ) {
			$product instanceof WC_Product_Variable => $this->ofVariable( $product ),
			$product instanceof WC_Product_Grouped  => $this->ofGrouped( $product ),
			default                                 => $this->ofOne( $product ),
		};
	}

	/** End of a sale; of a variable product that of the sale that ends first. */
	private function saleEnds( WC_Product $product ): ?DateTimeImmutable {
		if ( ! $product instanceof WC_Product_Variable ) {
			return self::immutable( $product->get_date_on_sale_to() );
		}
		$prices  = $product->get_variation_prices( true );
		$reduced = array_keys( array_diff_assoc( $prices['price'], $prices['regular_price'] ) );
		$ends    = [];
		update_meta_cache( 'post', $reduced );
		foreach ( $reduced as $id ) {
			// Few sales have an end; a variation is read whole only for it.
			$variation = '' === get_post_meta( $id, '_sale_price_dates_to', true ) ? null : wc_get_product( $id );
			$end       = $variation instanceof WC_Product ? self::immutable( $variation->get_date_on_sale_to() ) : null;
			if ( null !== $end ) {
				$ends[ $end->getTimestamp() ] = $end;
			}
		}
		return [] === $ends ? null : $ends[ min( array_keys( $ends ) ) ];
	}

	private static function immutable( ?WC_DateTime $date ): ?DateTimeImmutable {
		return null === $date ? null : DateTimeImmutable::createFromMutable( $date );
	}

	/** @return array{?Money, ?Money, ?Money} */
	private function ofOne( WC_Product $product ): array {
		[ $price, $usual ] = [ $product->get_price(), $product->get_regular_price() ];
		$current           = $this->displayPrice( $product, $price );
		// Each display asks for the taxes of shop and shopper anew.
		$regular = $usual === $price ? $current : $this->displayPrice( $product, $usual );
		return [ $current, $regular ?? $current, $current ];
	}

	/** @return array{?Money, ?Money, ?Money} */
	private function ofVariable( WC_Product_Variable $product ): array {
		if ( [] === $product->get_variation_prices( true )['price'] ) {
			return [ null, null, null ];
		}
		return [
			$this->money->ofPrice( $product->get_variation_price( 'min', true ) ),
			$this->money->ofPrice( $product->get_variation_regular_price( 'min', true ) ),
			$this->money->ofPrice( $product->get_variation_price( 'max', true ) ),
		];
	}

	/** @return array{?Money, ?Money, ?Money} */
	private function ofGrouped( WC_Product_Grouped $product ): array {
		$prices = [];
		foreach ( array_map( 'wc_get_product', $product->get_children() ) as $child ) {
			$price = $child instanceof WC_Product && wc_products_array_filter_visible_grouped( $child ) ? $this->displayPrice( $child, $child->get_price() ) : null;
			if ( null !== $price ) {
				$prices[ $price->minor ] = $price;
			}
		}
		if ( [] === $prices ) {
			return [ null, null, null ];
		}
		ksort( $prices );
		$lowest = array_values( $prices )[0];
		return [ $lowest, $lowest, array_values( $prices )[ count( $prices ) - 1 ] ];
	}

	private function displayPrice( WC_Product $product, mixed $price ): ?Money {
		return is_numeric( $price ) ? $this->money->of( (float) wc_get_price_to_display( $product, [ 'price' => (float) $price ] ) ) : null;
	}
}
