<?php

declare( strict_types=1 );

namespace Marketday\Search\Contract;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\StockStatus;
use Marketday\Search\Index\Facet;

/** Facets as listings name them, and as what answers them does. */
final class FacetNames {
	private const INNER = [
		Facets::STOCK  => Facet::STOCK,
		Facets::RATING => Facet::RATING,
		Facets::SALE   => Facet::SALE,
		Facets::PRICE  => Facet::PRICE,
	];

	public static function inner( string $facet ): string {
		return self::INNER[ $facet ] ?? $facet;
	}

	/**
	 * @param array<int, int> $counts By term id, whole stars, Facet::stockValue().
	 * @return array<int|string, int> As Facets has them: stock by its status.
	 */
	public static function byName( string $facet, array $counts ): array {
		if ( Facets::STOCK !== $facet ) {
			return $counts;
		}
		$named = [];
		foreach ( StockStatus::cases() as $status ) {
			$value = Facet::stockValue( $status );
			if ( isset( $counts[ $value ] ) ) {
				$named[ $status->value ] = $counts[ $value ];
			}
		}
		return $named;
	}
}
