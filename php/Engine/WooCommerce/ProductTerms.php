<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\TermNames;

/** Terms by the names people give them; missing ones are made. */
final class ProductTerms {
	/**
	 * @param list<list<string>> $paths Names from the root.
	 * @return list<int>
	 */
	public static function paths( array $paths, string $taxonomy ): array {
		$ids = [];
		foreach ( $paths as $path ) {
			$parent = 0;
			foreach ( $path as $name ) {
				$parent = self::id( $name, $taxonomy, $parent );
			}
			if ( $parent > 0 ) {
				$ids[] = $parent;
			}
		}
		return array_values( array_unique( $ids ) );
	}

	/**
	 * @param list<string> $names
	 * @return list<int>
	 */
	public static function tags( array $names ): array {
		return array_map( static fn ( string $name ): int => self::id( $name, 'product_tag' ), $names );
	}

	public static function shippingClass( string $name ): int {
		return '' === $name ? 0 : self::id( $name, 'product_shipping_class' );
	}

	public static function id( string $name, string $taxonomy, int $parent = 0 ): int {
		return TermNames::id( trim( $name ), $taxonomy, $parent );
	}
}
