<?php

declare( strict_types=1 );

namespace Marketday\CatalogueGenerator;

defined( 'ABSPATH' ) || exit;

/** The product of one number: always the same for the same number. */
final class GeneratedProduct {
	public readonly string $sku;

	public readonly string $name;

	/** Every fifth product has variations. */
	public readonly bool $isVariable;

	/** Pence, before any sale. */
	public readonly int $regular;

	public readonly int $price;

	public readonly int $stock;

	/** Mean stars with two decimals, 0 without reviews. */
	public readonly float $rating;

	public readonly int $reviews;

	public readonly int $sales;

	public function __construct( public readonly int $number ) {
		$this->sku        = sprintf( 'GEN-%07d', $number );
		$adjective        = Vocabulary::ADJECTIVES[ $this->pick( 'adjective', count( Vocabulary::ADJECTIVES ) ) ];
		$thing            = Vocabulary::THINGS[ $this->pick( 'thing', count( Vocabulary::THINGS ) ) ];
		$this->name       = "{$adjective} {$thing} {$number}";
		$this->isVariable = 0 === $number % 5;
		$this->regular    = 199 + 50 * $this->pick( 'price', 400 );
		$this->price      = 0 === $this->pick( 'sale', 6 ) ? intdiv( $this->regular * 4, 5 ) : $this->regular;
		$this->stock      = 0 === $this->pick( 'out', 12 ) ? 0 : 1 + $this->pick( 'stock', 80 );
		$this->reviews    = max( 0, $this->pick( 'reviews', 60 ) - 20 );
		$this->rating     = 0 === $this->reviews ? 0.0 : round( 2.5 + $this->pick( 'stars', 251 ) / 100, 2 );
		$this->sales      = $this->pick( 'sales', 900 );
	}

	/** A number below the limit that depends on the product and the purpose only. */
	public function pick( string $purpose, int $limit ): int {
		return crc32( "{$purpose} {$this->number}" ) % $limit;
	}

	public function isOnSale(): bool {
		return $this->price < $this->regular;
	}

	public function stockStatus(): string {
		return $this->stock > 0 ? 'instock' : 'outofstock';
	}

	public static function decimal( int $pence ): string {
		return sprintf( '%d.%02d', intdiv( $pence, 100 ), $pence % 100 );
	}
}
