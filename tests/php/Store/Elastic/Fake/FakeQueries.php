<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Elastic\Fake;

use InvalidArgumentException;

/** The query language of the fake. */
final class FakeQueries {
	public function __construct( private readonly FakeFields $fields ) {}

	/**
	 * @param array<string, mixed>                     $query
	 * @param array<string, mixed>                     $document
	 * @param array{string, array<string, mixed>}|null $nested
	 * @return float|null Null where it does not match.
	 */
	public function score( array $query, array $document, ?array $nested = null ): ?float {
		if ( 1 !== count( $query ) ) {
			throw new InvalidArgumentException( '[bool] malformed query: ' . json_encode( $query ) );
		}
		$kind = (string) array_key_first( $query );
		$body = $query[ $kind ];
		return match ( $kind ) {
			'bool'           => $this->bool( $body, $document, $nested ),
			'match_all'      => (float) ( $body['boost'] ?? 1 ),
			'constant_score' => null === $this->score( $body['filter'], $document, $nested ) ? null : (float) ( $body['boost'] ?? 1 ),
			'function_score' => $this->score( $body['query'], $document, $nested ),
			'nested'         => $this->best( array_map( fn ( array $one ): ?float => $this->score( $body['query'], $document, $one ), $this->fields->nested( $document, $body['path'] ) ) ),
			'terms'          => $this->any( $document, $nested, $body, fn ( mixed $value, mixed $wanted ): bool => in_array( $value, $wanted, true ) ),
			'term'           => $this->any( $document, $nested, $body, fn ( mixed $value, mixed $wanted ): bool => $value === ( is_array( $wanted ) ? $wanted['value'] : $wanted ) ),
			'prefix'         => $this->any( $document, $nested, $body, fn ( mixed $value, mixed $wanted ): bool => str_starts_with( (string) $value, $wanted ) ),
			'range'          => $this->any( $document, $nested, $body, $this->isWithin( ... ) ),
			'exists'         => [] === $this->fields->values( $document, $nested, $body['field'] ) ? null : 1.0,
			'match'          => $this->words( $document, $nested, [ 'fields' => [ array_key_first( $body ) ] ] + ( is_array( reset( $body ) ) ? reset( $body ) : [ 'query' => reset( $body ) ] ) ),
			'multi_match'    => $this->words( $document, $nested, $body ),
			default          => throw new InvalidArgumentException( "unknown query [{$kind}]" ),
		};
	}

	/**
	 * @param array<string, mixed> $query
	 * @param array<string, mixed> $document
	 * @return array<string, mixed> By name.
	 */
	public function innerHits( array $query, array $document ): array {
		$found = [];
		foreach ( $query as $kind => $body ) {
			if ( 'nested' === $kind && isset( $body['inner_hits'] ) ) {
				$found[ $body['inner_hits']['name'] ] = [ 'hits' => [ 'hits' => $this->unitHits( $body, $document ) ] ];
			} elseif ( is_array( $body ) && ! in_array( $kind, [ 'terms', 'term', 'range' ], true ) ) {
				$found += $this->innerHits( $body, $document );
			}
		}
		return $found;
	}

	/**
	 * @param array<string, mixed> $body
	 * @param array<string, mixed> $document
	 * @return list<array<string, mixed>>
	 */
	private function unitHits( array $body, array $document ): array {
		$matching = array_filter(
			$this->fields->nested( $document, $body['path'] ),
			fn ( array $one ): bool => null !== $this->score( $body['query'], $document, $one )
		);
		$value = fn ( array $one, string $field ): mixed => $this->fields->values( $document, $one, $field );
		usort( $matching, static function ( array $one, array $other ) use ( $body, $value ): int {
			foreach ( $body['inner_hits']['sort'] as $by ) {
				$field = (string) array_key_first( $by );
				$order = $value( $one, $field ) <=> $value( $other, $field );
				if ( 0 !== $order ) {
					return 'desc' === $by[ $field ]['order'] ? -$order : $order;
				}
			}
			return 0;
		} );
		$fields = fn ( array $one ): array => array_combine( $body['inner_hits']['docvalue_fields'], array_map( fn ( string $field ): array => $this->fields->values( $document, $one, $field ), $body['inner_hits']['docvalue_fields'] ) );
		return array_map( static fn ( array $one ): array => [ 'fields' => $fields( $one ) ], array_slice( $matching, 0, $body['inner_hits']['size'] ) );
	}

	/**
	 * @param array<string, mixed>                     $body
	 * @param array<string, mixed>                     $document
	 * @param array{string, array<string, mixed>}|null $nested
	 */
	private function bool( array $body, array $document, ?array $nested ): ?float {
		$clauses = fn ( string $kind ): array => array_map(
			fn ( array $one ): ?float => $this->score( $one, $document, $nested ),
			self::list( $body[ $kind ] ?? [] )
		);
		$must    = $clauses( 'must' );
		$should  = array_filter( $clauses( 'should' ), 'is_float' );
		$least   = $body['minimum_should_match'] ?? ( isset( $body['must'] ) || isset( $body['filter'] ) || ! isset( $body['should'] ) ? 0 : 1 );
		if (
			in_array( null, [ ...$must, ...$clauses( 'filter' ) ], true ) || [] !== array_filter( $clauses( 'must_not' ), 'is_float' ) || count( $should ) < $least
		) {
			return null;
		}
		return array_sum( $must ) + array_sum( $should );
	}

	/**
	 * @param array<string, mixed>                     $document
	 * @param array{string, array<string, mixed>}|null $nested
	 * @param array<string, mixed>                     $body
	 * @param callable(mixed, mixed): bool             $is
	 */
	private function any( array $document, ?array $nested, array $body, callable $is ): ?float {
		$field = (string) array_key_first( $body );
		foreach ( $this->fields->values( $document, $nested, $field ) as $value ) {
			if ( $is( $value, $body[ $field ] ) ) {
				return 1.0;
			}
		}
		return null;
	}

	/** @param array<string, int> $bounds */
	private function isWithin( mixed $value, array $bounds ): bool {
		return $value >= ( $bounds['gte'] ?? $value ) && $value <= ( $bounds['lte'] ?? $value );
	}

	/**
	 * Each word in one field (`best_fields`) or in any of them (`cross_fields`), at most two letters away where fuzziness is allowed.
	 *
	 * @param array<string, mixed>                     $document
	 * @param array{string, array<string, mixed>}|null $nested
	 * @param array<string, mixed>                     $body
	 */
	private function words( array $document, ?array $nested, array $body ): ?float {
		$scores = [];
		$all    = [];
		foreach ( $body['fields'] as $named ) {
			[ $field, $boost ] = explode( '^', "{$named}^1" );
			$words             = self::wordsOf( implode( ' ', $this->fields->values( $document, $nested, $field ) ) );
			$all               = [ ...$all, ...$words ];
			$scores[]          = $this->having( $body, $words, (float) $boost );
		}
		return 'cross_fields' === ( $body['type'] ?? '' ) ? $this->having( $body, $all, 1.0 ) : $this->best( $scores );
	}

	/**
	 * @param array<string, mixed> $body
	 * @param list<string>         $words
	 */
	private function having( array $body, array $words, float $boost ): ?float {
		$found = 0.0;
		foreach ( self::wordsOf( $body['query'] ) as $wanted ) {
			$allowed = isset( $body['fuzziness'] ) ? ( strlen( $wanted ) > 5 ? 2 : ( strlen( $wanted ) > 2 ? 1 : 0 ) ) : 0;
			$same    = substr( $wanted, 0, $body['prefix_length'] ?? 0 );
			$near    = array_filter( $words, static fn ( string $word ): bool => str_starts_with( $word, $same ) );
			$away    = [] === $near ? 99 : min( array_map( static fn ( string $word ): int => levenshtein( $wanted, $word ), $near ) );
			if ( $away > $allowed ) {
				return null;
			}
			$found += $boost / ( 1 + $away );
		}
		return $found * (float) ( $body['boost'] ?? 1 );
	}

	/** @return list<string> */
	private static function wordsOf( string $text ): array {
		return array_values( array_filter( (array) preg_split( '/[^\p{L}\p{N}]+/u', mb_strtolower( $text ) ), static fn ( mixed $word ): bool => '' !== $word ) );
	}

	/**
	 * @param array<array-key, mixed> $clauses
	 * @return list<array<string, mixed>>
	 */
	private static function list( array $clauses ): array {
		return array_is_list( $clauses ) ? $clauses : [ $clauses ];
	}

	/** @param array<float|null> $scores */
	private function best( array $scores ): ?float {
		$scores = array_filter( $scores, 'is_float' );
		return [] === $scores ? null : max( $scores );
	}
}
