<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Elastic\Fake;

use InvalidArgumentException;

/** The aggregations of the fake. A place is a document, and within `nested` one of its nested documents. */
final class FakeAggregations {
	public function __construct(
		private readonly FakeFields $fields,
		private readonly FakeQueries $queries
	) {}

	/**
	 * @param array<string, array<string, mixed>>                                              $aggs
	 * @param array<array{array<string, mixed>, array{string, array<string, mixed>}|null}> $places
	 * @return array<string, mixed>
	 */
	public function answers( array $aggs, array $places ): array {
		return array_map( fn ( array $agg ): array => $this->answer( $agg, array_values( $places ) ), $aggs );
	}

	/**
	 * @param array<string, mixed>                                                            $agg
	 * @param list<array{array<string, mixed>, array{string, array<string, mixed>}|null}> $places
	 * @return array<string, mixed>
	 */
	private function answer( array $agg, array $places ): array {
		$below = $agg['aggs'] ?? [];
		unset( $agg['aggs'] );
		$kind = (string) array_key_first( $agg );
		$body = $agg[ $kind ];
		return match ( $kind ) {
			'filter'         => $this->single(
				$below,
				array_values( array_filter( $places, fn ( array $place ): bool => null !== $this->queries->score( $body, ...$place ) ) )
			),
			'nested'         => $this->single( $below, array_merge( [], ...array_map( fn ( array $place ): array => array_map( static fn ( array $one ): array => [ $place[0], $one ], $this->fields->nested( $place[0], $body['path'] ) ), $places ) ) ),
			'reverse_nested' => $this->single( $below, $this->documents( $places ) ),
			'terms'          => [ 'buckets' => $this->buckets( $body, $below, $places ) ],
			'min', 'max'     => [ 'value' => $this->extreme( $kind, $this->valuesOf( $body['field'], $places ) ) ],
			'cardinality'    => [ 'value' => count( array_unique( $this->valuesOf( $body['field'], $places ) ) ) ],
			default          => throw new InvalidArgumentException( "unknown aggregation type [{$kind}]" ),
		};
	}

	/**
	 * @param array<string, array<string, mixed>>                                             $below
	 * @param list<array{array<string, mixed>, array{string, array<string, mixed>}|null}> $places
	 * @return array<string, mixed>
	 */
	private function single( array $below, array $places ): array {
		return [ 'doc_count' => count( $places ) ] + $this->answers( $below, $places );
	}

	/**
	 * @param list<array{array<string, mixed>, array{string, array<string, mixed>}|null}> $places
	 * @return list<array{array<string, mixed>, null}>
	 */
	private function documents( array $places ): array {
		if ( [] !== $places && null === $places[0][1] ) {
			throw new InvalidArgumentException( 'reverse_nested aggregation cannot be used outside of a nested aggregation' );
		}
		$documents = [];
		foreach ( $places as [ $document ] ) {
			$documents[ $document['post_id'] ] = [ $document, null ];
		}
		return array_values( $documents );
	}

	/**
	 * @param array<string, mixed>                                                            $body
	 * @param array<string, array<string, mixed>>                                             $below
	 * @param list<array{array<string, mixed>, array{string, array<string, mixed>}|null}> $places
	 * @return list<array<string, mixed>>
	 */
	private function buckets( array $body, array $below, array $places ): array {
		if ( isset( $body['include'] ) && 'keyword' !== $this->fields->type( $body['field'] ) ) {
			throw new InvalidArgumentException( 'include is for strings' );
		}
		$having = [];
		foreach ( $places as $place ) {
			foreach ( array_unique( $this->fields->values( ...[ ...$place, $body['field'] ] ), SORT_REGULAR ) as $value ) {
				if ( ! isset( $body['include'] ) || 1 === preg_match( "~^(?:{$body['include']})\$~", (string) $value ) ) {
					$having[ is_bool( $value ) ? (int) $value : $value ][] = $place;
				}
			}
		}
		uasort( $having, static fn ( array $one, array $other ): int => count( $other ) <=> count( $one ) );
		$having = array_slice( $having, 0, $body['size'] ?? 10, true );
		return array_map( fn ( int|string $key, array $of ): array => [ 'key' => $key ] + $this->single( $below, $of ), array_keys( $having ), $having );
	}

	/**
	 * @param list<array{array<string, mixed>, array{string, array<string, mixed>}|null}> $places
	 * @return list<int|float>
	 */
	private function valuesOf( string $field, array $places ): array {
		return array_merge( [], ...array_map( fn ( array $place ): array => $this->fields->values( ...[ ...$place, $field ] ), $places ) );
	}

	/** @param list<int|float> $values */
	private function extreme( string $kind, array $values ): ?float {
		return [] === $values ? null : (float) ( 'min' === $kind ? min( $values ) : max( $values ) );
	}
}
