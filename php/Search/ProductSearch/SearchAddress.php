<?php

declare( strict_types=1 );

namespace Marketday\Search\ProductSearch;

defined( 'ABSPATH' ) || exit;

/** The page of all results (docs/PROTOCOL.md#addresses): `/?s={term}&product_cat={category}`. */
final class SearchAddress {
	public static function of( string $text, string $category = '' ): string {
		$parameters = array_filter(
			[
				's'           => $text,
				'post_type'   => 'product',
				'product_cat' => $category,
			],
			static fn ( string $value ): bool => '' !== $value
		);
		return home_url( '/?' . http_build_query( [ 's' => $text ] + $parameters, '', '&', PHP_QUERY_RFC3986 ) );
	}

	/**
	 * A search that names a category, or leaves it open, is one for products: `/?s=wool&product_cat=`.
	 *
	 * @param array<string, mixed> $variables What WordPress has read of an address.
	 * @return array<string, mixed>
	 */
	public static function meansProducts( array $variables ): array {
		$isOpen = in_array( $variables['post_type'] ?? '', [ '', 'any' ], true ) && ! is_admin();
		return $isOpen && isset( $variables['s'], $variables['product_cat'] ) ? [ 'post_type' => 'product' ] + $variables : $variables;
	}
}
