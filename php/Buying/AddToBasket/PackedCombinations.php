<?php

declare( strict_types=1 );

namespace Marketday\Buying\AddToBasket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Catalogue;
use Marketday\Engine\Contract\Combination;

/** The combinations of a product that has very many, as small as they get: `WireCombinations` of src/features/add-to-basket. */
final class PackedCombinations {
	/** The most images that come at once; of more, each comes with its variation, when that is found. */
	private const MOST_PICTURES = 40;

	public function __construct( private readonly Catalogue $catalogue ) {}

	/**
	 * @param list<Combination>                                                 $combinations
	 * @param list<array{name: string, options: list<array{value: string}>}>    $attributes
	 * @return array{rows: list<list<int>>, pictures: list<mixed>}
	 */
	public function of( array $combinations, array $attributes ): array {
		$pictures = $this->pictures( $combinations );
		$places   = array_flip( array_keys( $pictures ) );
		$numbers  = [];
		foreach ( $attributes as [ 'name' => $name, 'options' => $options ] ) {
			$numbers[ $name ] = array_flip( array_column( $options, 'value' ) );
		}
		$rows = [];
		foreach ( $combinations as $one ) {
			$values = self::values( $one, $numbers );
			if ( null !== $values ) {
				$rows[] = [ $one->id, $one->inStock ? 2 : 1, isset( $places[ $one->pictureId ] ) ? $places[ $one->pictureId ] + 1 : 0, ...$values ];
			}
		}
		return [
			'rows'     => $rows,
			'pictures' => array_values( $pictures ),
		];
	}

	/**
	 * @param array<string, array<array-key, int>> $numbers Place of each value, by attribute.
	 * @return list<int>|null Null for a value that the product no longer has.
	 */
	private static function values( Combination $combination, array $numbers ): ?array {
		$values = [];
		foreach ( $numbers as $name => $places ) {
			$value = $combination->attributes[ $name ] ?? '';
			if ( '' !== $value && ! isset( $places[ $value ] ) ) {
				return null;
			}
			$values[] = '' === $value ? 0 : $places[ $value ] + 1;
		}
		return $values;
	}

	/**
	 * @param list<Combination> $combinations
	 * @return array<int, mixed> The contract's `image`, by the picture's id.
	 */
	private function pictures( array $combinations ): array {
		$owners = [];
		foreach ( $combinations as $one ) {
			if ( $one->pictureId > 0 ) {
				$owners[ $one->pictureId ] ??= $one->id;
			}
		}
		if ( count( $owners ) > self::MOST_PICTURES ) {
			return [];
		}
		$variations = $this->catalogue->variationsById( array_values( $owners ) );
		$pictures   = [];
		foreach ( $owners as $pictureId => $id ) {
			if ( isset( $variations[ $id ] ) ) {
				$pictures[ $pictureId ] = $this->catalogue->variationData( $variations[ $id ] )['image'] ?? [];
			}
		}
		return $pictures;
	}
}
