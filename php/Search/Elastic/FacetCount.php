<?php

declare( strict_types=1 );

namespace Marketday\Search\Elastic;

defined( 'ABSPATH' ) || exit;

use Marketday\Search\Index\Facet;
use Marketday\Search\Index\Selection;
use stdClass;

/**
 * The aggregations that count one facet's values, and their answer read: how many products each value leads to. Values of units are
 * counted among the units that match and by their products (`reverse_nested`). It means what IndexResult counts.
 */
final class FacetCount {
	/** More than any facet has; below what Elasticsearch allows in one answer. */
	private const MOST = 10_000;

	/** @param string $facet A taxonomy, or one of Facet. */
	public function __construct(
		private readonly Selection $selection,
		private readonly string $facet
	) {}

	/**
	 * @return array<string, array<string, mixed>> By part: `values`; where one taxonomy's choice is enough also `anyway` and `added`; where
	 *                                             values of this facet are chosen also `more`.
	 */
	public function request(): array {
		if ( Facet::PRICE === $this->facet ) {
			return [ 'values' => $this->among( $this->selection->without( Facet::PRICE ), [], $this->price() ) ];
		}
		$others = $this->isEither() ? $this->selection->withoutTerms() : $this->selection->without( $this->facet );
		$parts  = [ 'values' => $this->having( $others ) ];
		if ( $this->isEither() ) {
			$anyway          = Conditions::of( $this->selection->without( $this->facet ) )->query();
			$parts['anyway'] = [ 'filter' => $anyway ];
			$parts['added']  = $this->having( $others, [ Conditions::not( $anyway ) ] );
		}
		if ( [] !== $this->selection->chosenValues( $this->facet ) ) {
			$parts['more'] = $this->having( $others, [ Conditions::not( Conditions::of( $this->selection )->query() ) ] );
		}
		return $parts;
	}

	/**
	 * @param array<string, mixed> $response By part.
	 * @return array<int, int> By value; without those that lead nowhere.
	 */
	public function counts( array $response ): array {
		$counts = $this->buckets( $response['values'] ?? null );
		if ( $this->isEither() ) {
			$anyway = (int) ( $response['anyway']['doc_count'] ?? 0 );
			$added  = $this->buckets( $response['added'] ?? null );
			foreach ( array_keys( $counts ) as $value ) {
				$counts[ $value ] = $anyway + ( $added[ $value ] ?? 0 );
			}
		}
		$chosen = $this->selection->chosenValues( $this->facet );
		$more   = [] === $chosen ? [] : $this->buckets( $response['more'] ?? null );
		foreach ( [] === $chosen ? [] : array_diff( array_keys( $counts ), $chosen ) as $value ) {
			$counts[ $value ] = $more[ $value ] ?? 0;
		}
		return $counts;
	}

	/**
	 * @param array<string, mixed> $response
	 * @return array{int, int}|null Minor units.
	 */
	public function prices( array $response ): ?array {
		$units = $response['values']['units']['matching'] ?? [];
		$low   = $units['low']['value'] ?? null;
		$high  = $units['high']['value'] ?? null;
		return is_numeric( $low ) && is_numeric( $high ) ? [ (int) $low, (int) $high ] : null;
	}

	/** True if one taxonomy's choice is enough: then a value adds its products to those of the other taxonomies' choice. */
	private function isEither(): bool {
		return $this->selection->terms->isAny && ! str_starts_with( $this->facet, '.' ) && $this->selection->choosesBeside( $this->facet );
	}

	/**
	 * @param list<array<string, mixed>> $more
	 * @return array<string, mixed>
	 */
	private function having( Selection $selection, array $more = [] ): array {
		if ( Facet::isOfUnit( $this->facet ) ) {
			$values                     = $this->values( ProductDocument::UNITS );
			$values['aggs']['products'] = [ 'reverse_nested' => new stdClass() ];
			$mustBeBuyable              = str_starts_with( $this->facet, 'pa_' ) && $this->selection->wantsBuyable();
			return $this->among( $selection, $more, [ 'values' => $values ], $mustBeBuyable ? [ Conditions::buyable() ] : [] );
		}
		return [
			'filter' => Conditions::all( [ Conditions::of( $selection )->query(), ...$more ] ),
			'aggs'   => [ 'values' => $this->values( ProductDocument::FIELD ) ],
		];
	}

	/**
	 * Count among the units that a selection finds.
	 *
	 * @param list<array<string, mixed>> $more  What the products have to be besides.
	 * @param array<string, mixed>       $aggs
	 * @param list<array<string, mixed>> $units What the units have to be besides.
	 * @return array<string, mixed>
	 */
	private function among( Selection $selection, array $more, array $aggs, array $units = [] ): array {
		$conditions = Conditions::of( $selection );
		return [
			'filter' => Conditions::all( [ ...$conditions->products, ...$more ] ),
			'aggs'   => [
				'units' => [
					'nested' => [ 'path' => ProductDocument::UNITS ],
					'aggs'   => [
						'matching' => [
							'filter' => Conditions::all( [ ...$conditions->units, ...$units ] ),
							'aggs'   => $aggs,
						],
					],
				],
			],
		];
	}

	/** @return array<string, mixed> */
	private function values( string $path ): array {
		$field = match ( $this->facet ) {
			Facet::RATING => 'stars',
			Facet::STOCK  => 'stock',
			Facet::SALE   => 'sale',
			default       => 'terms',
		};
		$terms = [
			'field' => "{$path}.{$field}",
			'size'  => self::MOST,
		];
		if ( 'terms' === $field ) {
			$terms['include'] = preg_replace( '/[^\w%-]/', '\\\\$0', $this->facet ) . ':[0-9]+';
		}
		return [ 'terms' => $terms ];
	}

	/** @return array<string, mixed> */
	private function price(): array {
		$field = [ 'field' => ProductDocument::UNITS . '.price' ];
		return [
			'low'  => [ 'min' => $field ],
			'high' => [ 'max' => $field ],
		];
	}

	/** @return array<int, int> */
	private function buckets( mixed $response ): array {
		$found  = $response['values']['buckets'] ?? $response['units']['matching']['values']['buckets'] ?? [];
		$counts = [];
		foreach ( is_array( $found ) ? $found : [] as $bucket ) {
			$parts          = explode( ':', (string) $bucket['key'] );
			$value          = (int) end( $parts );
			$counts[ $value ] = (int) ( $bucket['products']['doc_count'] ?? $bucket['doc_count'] );
		}
		// 0 is no value: no stars, not on sale.
		return array_filter( $counts, static fn ( int $count, int $value ): bool => $count > 0 && 0 !== $value, ARRAY_FILTER_USE_BOTH );
	}
}
