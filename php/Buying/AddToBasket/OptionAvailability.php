<?php

declare( strict_types=1 );

namespace Marketday\Buying\AddToBasket;

defined( 'ABSPATH' ) || exit;

/** The options that lead to an active variation at all, and those that lead to one in stock: the others are disabled before anything is chosen. */
final class OptionAvailability {
	/**
	 * @param array<string, array<array-key, bool>> $stock Whether something of a value is in stock, by attribute and value; '' is any.
	 */
	private function __construct( private readonly array $stock ) {}

	/** @param list<array<string, mixed>> $variations The contract's. */
	public static function ofVariations( array $variations ): self {
		$stock = [];
		foreach ( $variations as $variation ) {
			foreach ( true === ( $variation['variation_is_active'] ?? false ) ? (array) ( $variation['attributes'] ?? [] ) : [] as $name => $value ) {
				$value                    = is_scalar( $value ) ? (string) $value : '';
				$stock[ $name ][ $value ] = ( $stock[ $name ][ $value ] ?? false ) || ( $variation['is_in_stock'] ?? true );
			}
		}
		return new self( $stock );
	}

	/**
	 * @param list<list<int>>                                                $rows       As PackedCombinations makes them.
	 * @param list<array{name: string, options: list<array{value: string}>}> $attributes
	 */
	public static function ofRows( array $rows, array $attributes ): self {
		$stock = [];
		foreach ( $attributes as $place => [ 'name' => $name, 'options' => $options ] ) {
			foreach ( $rows as $row ) {
				$value                    = $options[ ( $row[ $place + 3 ] ?? 0 ) - 1 ]['value'] ?? '';
				$stock[ $name ][ $value ] = ( $stock[ $name ][ $value ] ?? false ) || 2 === $row[1];
			}
		}
		return new self( $stock );
	}

	public function isPossible( string $attribute, string $value ): bool {
		return isset( $this->stock[ $attribute ][ $value ] ) || isset( $this->stock[ $attribute ][''] );
	}

	/** Tells whether there is something of this value, and all of it is sold out. */
	public function isSoldOut( string $attribute, string $value ): bool {
		$of = $this->stock[ $attribute ] ?? [];
		return $this->isPossible( $attribute, $value ) && ! ( $of[ $value ] ?? false ) && ! ( $of[''] ?? false );
	}
}
