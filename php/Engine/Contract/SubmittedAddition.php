<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Request;

/** Data that a form or a call sends to add a product, before anything is made of it: numbers that are none, lists for single values, markup. */
final class SubmittedAddition {
	/**
	 * @param array<array-key, mixed> $sent     Unslashed.
	 * @param string                  $idName   Of the field with the product's id.
	 * @param bool                    $isSeveral A quantity for each product of a group.
	 * @return string What a shopper is told; '' where it can be read.
	 */
	public static function fault( array $sent, string $idName, bool $isSeveral ): string {
		foreach ( $sent as $name => $value ) {
			if ( ! self::isReadable( (string) $name, $value, $idName, $isSeveral ) ) {
				return self::sentence( (string) $name );
			}
		}
		return '';
	}

	/** Sentence for a shopper on a field that cannot be read; '' for those that are none of an addition. */
	public static function sentence( string $name ): string {
		return match ( true ) {
			in_array( $name, [ 'add-to-cart', 'product_id', 'variation_id' ], true ) => __( 'We can’t find that product.', 'marketday' ),
			'quantity' === $name => __( 'Choose how many you’d like.', 'marketday' ),
			str_starts_with( $name, 'attribute_' ) => __( 'Please select some product options before adding this product to your basket.', 'marketday' ),
			default => '',
		};
	}

	private static function isReadable( string $name, mixed $value, string $idName, bool $isSeveral ): bool {
		return match ( true ) {
			$name === $idName => self::isWhole( $value ) && (int) $value > 0,
			'variation_id' === $name => '' === $value || self::isWhole( $value ),
			'quantity' === $name && is_array( $value ) => $isSeveral && $value === array_filter( $value, is_scalar( ... ) ),
			'quantity' === $name => is_scalar( $value ),
			str_starts_with( $name, 'attribute_' ) => self::isLine( $value ),
			default => true,
		};
	}

	private static function isWhole( mixed $value ): bool {
		return is_scalar( $value ) && 1 === preg_match( '/^\d{1,15}$/D', (string) $value );
	}

	/** A line, which may have octets and signs: what is none of the attribute's values is refused where they are known. */
	private static function isLine( mixed $value ): bool {
		return is_scalar( $value )
			&& strlen( (string) $value ) <= Request::LONGEST_VALUE
			&& mb_check_encoding( (string) $value, 'UTF-8' )
			&& 1 !== preg_match( '/[\x00-\x1f\x7f]/', (string) $value );
	}
}
