<?php

declare( strict_types=1 );

namespace Marketday\Search\Contract;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Product;

/** Products of a page by their ids, each with the variation that was looked for. */
final class HitReader {
	public function __construct( private readonly Engine $engine ) {}

	/**
	 * @param list<array{id: int, unit: int, isNamed?: bool}> $rows Product, the unit that matches, and whether its own number was asked for.
	 * @param bool                                            $withVariations What was asked for means a certain variation.
	 * @return list<SearchHit>
	 */
	public function products( array $rows, bool $withVariations ): array {
		$catalogue = $this->engine->catalogue();
		$ids       = array_column( $rows, 'id' );
		$units     = array_column( $rows, 'unit', 'id' );
		$named     = array_column( $rows, 'isNamed', 'id' );
		$wanted    = array_filter(
			$units,
			static fn ( int $unit, int $id ): bool => $unit !== $id && ( $withVariations || ( $named[ $id ] ?? false ) ),
			ARRAY_FILTER_USE_BOTH
		);
		$catalogue->prime( [ ...$ids, ...array_values( $wanted ) ] );
		$products   = $catalogue->products( $ids );
		$variations = [] === $wanted ? [] : $catalogue->variationsById( array_values( $wanted ) );
		return array_map(
			static fn ( Product $product ): SearchHit => new SearchHit( $product, $variations[ $units[ $product->id ] ?? 0 ] ?? null ),
			$products
		);
	}
}
