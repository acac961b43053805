<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

/** Every bit that is set for one product (see Entry): the values of each facet, plane by plane. */
final class Entries {
	/** @param list<array<string, list<int>>> $planes Values by facet. Plane 0 also has those of the whole product. */
	public function __construct( private readonly array $planes ) {}

	/** @param string $written As `text()` gives it. */
	public static function read( string $written ): self {
		$planes = [];
		foreach ( explode( '|', $written ) as $facets ) {
			$values = [];
			foreach ( '' === $facets ? [] : explode( ' ', $facets ) as $facet ) {
				[ $name, $list ]  = explode( ':', $facet, 2 );
				$values[ $name ] = array_map( 'intval', explode( ',', $list ) );
			}
			$planes[] = $values;
		}
		return new self( $planes );
	}

	/** `product_cat:98,96 .unit:1 .price:-1,3|.unit:1 .price:-1,2,5`, as the products table keeps it. */
	public function text(): string {
		$planes = [];
		foreach ( $this->planes as $facets ) {
			$written = [];
			foreach ( $facets as $facet => $values ) {
				if ( [] !== $values ) {
					$written[] = $facet . ':' . implode( ',', $values );
				}
			}
			$planes[] = implode( ' ', $written );
		}
		return implode( '|', $planes );
	}

	/** @return list<string> As Entry::key(). */
	public function keys(): array {
		$keys = [];
		foreach ( $this->planes as $plane => $facets ) {
			foreach ( $facets as $facet => $values ) {
				foreach ( $values as $value ) {
					$keys[] = "{$facet}:{$value}:{$plane}";
				}
			}
		}
		return $keys;
	}
}
