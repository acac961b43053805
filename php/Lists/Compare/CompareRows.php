<?php

declare( strict_types=1 );

namespace Marketday\Lists\Compare;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductAttribute;
use Marketday\Kernel\Stars;
use Marketday\Search\Contract\SearchHit;

/** Rows of the comparison: price, availability and reviews, each attribute that one of the products has, and what else is known of them. */
final class CompareRows {
	/**
	 * @param array<int, SearchHit|null> $products
	 * @param list<string>                  $hidden   Names of rows that a site leaves out.
	 * @return list<CompareRow> Without those in which no product has anything.
	 */
	public static function of( array $products, array $hidden = [] ): array {
		$row  = static fn ( string $name, string $label, callable $cell ): CompareRow => new CompareRow(
			$name,
			$label,
			array_map( static fn ( ?SearchHit $found ): string => null === $found ? '' : $cell( $found ), $products )
		);
		$rows = [
			$row( 'price', __( 'Price', 'marketday' ), static fn ( SearchHit $found ): string => $found->price()->html ),
			$row( 'stock_status', __( 'Availability', 'marketday' ), self::stock( ... ) ),
			$row(
				'review',
				__( 'Reviews', 'marketday' ),
				static fn ( SearchHit $found ): string => 0 === $found->product->rating->count ? '' : Stars::html(
					$found->product->rating->average,
					$found->product->rating->count
				) . ' <span aria-hidden="true">(' . esc_html( number_format_i18n( $found->product->rating->count ) ) . ')</span>'
			),
			...array_map(
				static fn ( string $key, string $name ): CompareRow => $row( $key, $name, static fn ( SearchHit $found ): string => self::attribute( $found, $key ) ),
				array_keys( self::attributes( $products ) ),
				self::attributes( $products )
			),
			$row(
				'description',
				__( 'Description', 'marketday' ),
				static fn ( SearchHit $found ): string => esc_html( wp_trim_words( wp_strip_all_tags( $found->product->shortDescription->html() ), 30 ) )
			),
			$row( 'weight', __( 'Weight', 'marketday' ), static fn ( SearchHit $found ): string => esc_html( $found->product->details()->shipment->weight ) ),
			$row(
				'dimensions',
				__( 'Dimensions', 'marketday' ),
				static fn ( SearchHit $found ): string => esc_html( $found->product->details()->shipment->dimensions )
			),
			$row( 'sku', __( 'SKU', 'marketday' ), static fn ( SearchHit $found ): string => esc_html( $found->variation?->codes->sku ?: $found->product->sku ) ),
		];
		return array_values( array_filter( $rows, static fn ( CompareRow $row ): bool => ! in_array( $row->name, $hidden, true ) && ! $row->isEmpty() ) );
	}

	private static function stock( SearchHit $found ): string {
		$stock = $found->variation->stock ?? $found->product->stock;
		return sprintf(
			'<span class="marketday-compared__stock%s">%s</span>',
			$stock->isBuyable() ? '' : ' is-out',
			esc_html( $stock->text ?: ( $stock->isBuyable() ? __( 'In stock', 'marketday' ) : __( 'Out of stock', 'marketday' ) ) )
		);
	}

	/**
	 * @param array<int, SearchHit|null> $products
	 * @return array<string, string> Name by key, of every attribute that shoppers see of one of them.
	 */
	private static function attributes( array $products ): array {
		$names = [];
		foreach ( array_filter( $products ) as $found ) {
			foreach ( $found->product->attributes() as $attribute ) {
				if ( $attribute->use->visible || $attribute->use->forVariations ) {
					$names += [ $attribute->key => $attribute->name ];
				}
			}
		}
		return $names;
	}

	private static function attribute( SearchHit $found, string $key ): string {
		$own = array_filter( $found->product->attributes(), static fn ( ProductAttribute $attribute ): bool => $attribute->key === $key );
		$one = reset( $own );
		if ( false === $one ) {
			return '';
		}
		$chosen = $found->variation->attributes[ "attribute_{$key}" ] ?? '';
		return esc_html( '' === $chosen ? implode( wp_get_list_item_separator(), $one->options ) : $one->options[ $chosen ] ?? $chosen );
	}
}
