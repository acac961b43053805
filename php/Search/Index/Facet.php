<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\StockStatus;

/** The facets that are no taxonomy. A dot keeps their names apart from taxonomies'. */
final class Facet {
	public const CATALOGUE = '.catalogue';
	public const SEARCH    = '.search';
	public const FEATURED  = '.featured';
	public const RATING    = '.rating';
	public const UNIT      = '.unit';
	public const STOCK     = '.stock';
	public const SALE      = '.sale';
	public const PRICE     = '.price';

	/** No facet: rows of the products' order, see SortedOrder. */
	public const ORDER = '.order';

	/** The value of PRICE that says there is a price; the others are its binary digits. */
	public const PRICED = -1;

	/** The prices that shops have fixed in a further currency, in thousandths of it, of the units that have one. */
	public static function priceIn( string $currency ): string {
		return self::PRICE . '.' . strtolower( $currency );
	}

	public static function stockValue( StockStatus $status ): int {
		return match ( $status ) {
			StockStatus::InStock     => 1,
			StockStatus::OutOfStock  => 2,
			StockStatus::OnBackorder => 3,
		};
	}

	/** @return list<int> The values of PRICE for a price in minor units. */
	public static function priceValues( int $price ): array {
		$values = [ self::PRICED ];
		for ( $digit = 0; $price > 0; $digit++, $price >>= 1 ) {
			if ( 1 === ( $price & 1 ) ) {
				$values[] = $digit;
			}
		}
		return $values;
	}

	/** Tells whether the products' terms of this taxonomy are values of a facet: those that shops keep for themselves are none. */
	public static function isOfTaxonomy( string $taxonomy ): bool {
		return ! in_array( $taxonomy, [ 'product_type', 'product_visibility', 'product_shipping_class' ], true );
	}

	/** Tells whether its values belong to a unit, rather than to the whole product. */
	public static function isOfUnit( string $facet ): bool {
		return str_starts_with( $facet, 'pa_' ) || str_starts_with( $facet, self::PRICE ) || in_array( $facet, [ self::UNIT, self::STOCK, self::SALE ], true );
	}
}
