<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\LineItem;

/** One line as the session keeps it: what and how many, never what it costs. */
final class BasketItem {
	/**
	 * @param array<string, string> $variation Chosen value by `attribute_{key}`.
	 * @param array<string, mixed>  $data      What features keep with the line, by the feature's name.
	 */
	public function __construct(
		public readonly string $key,
		public readonly int $productId,
		public readonly int $variationId,
		public readonly array $variation,
		public readonly int $quantity,
		public readonly array $data = []
	) {}

	/**
	 * The line's key: lines with the same product, variation, choices and data are one line.
	 *
	 * @param array<string, string> $variation
	 * @param array<string, mixed>  $data
	 */
	public static function keyOf( int $productId, int $variationId, array $variation, array $data ): string {
		$parts = [ (string) $productId ];
		if ( $variationId > 0 ) {
			$parts[] = (string) $variationId;
		}
		foreach ( [ $variation, $data ] as $map ) {
			if ( [] !== $map ) {
				$parts[] = implode( '', array_map( self::pair( ... ), array_map( 'strval', array_keys( $map ) ), $map ) );
			}
		}
		return md5( implode( '_', $parts ) );
	}

	public function id(): int {
		return $this->variationId ?: $this->productId;
	}

	/** The line as features know it. */
	public function line(): LineItem {
		return new LineItem( $this->productId, $this->variationId, $this->quantity, $this->data );
	}

	public function withQuantity( int $quantity ): self {
		return new self( $this->key, $this->productId, $this->variationId, $this->variation, $quantity, $this->data );
	}

	/** @return array<string, mixed> */
	public function toArray(): array {
		return [
			'key'          => $this->key,
			'product_id'   => $this->productId,
			'variation_id' => $this->variationId,
			'variation'    => $this->variation,
			'quantity'     => $this->quantity,
			'data'         => $this->data,
		];
	}

	/** Null where the stored row is damaged. */
	public static function fromArray( mixed $row ): ?self {
		if (
			! is_array( $row )
			|| ! is_string( $row['key'] ?? null )
			|| ! is_int( $row['product_id'] ?? null )
			|| ! is_int( $row['quantity'] ?? null )
			|| $row['quantity'] < 1
		) {
			return null;
		}
		$variation = array_filter( (array) ( $row['variation'] ?? [] ), 'is_string' );
		return new self( $row['key'], $row['product_id'], (int) ( $row['variation_id'] ?? 0 ), $variation, $row['quantity'], (array) ( $row['data'] ?? [] ) );
	}

	private static function pair( string $name, mixed $value ): string {
		return trim( $name ) . trim( is_array( $value ) ? http_build_query( $value ) : ( is_scalar( $value ) ? (string) $value : '' ) );
	}
}
