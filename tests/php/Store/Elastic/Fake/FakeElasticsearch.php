<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Elastic\Fake;

/**
 * Elasticsearch's search over documents in memory, as far as listings use it; what it does not know is an error, and so is a field that
 * the mapping lacks. Nested documents are hidden from queries outside `nested`, as they are there.
 */
final class FakeElasticsearch {
	/** @var array<int, array<string, mixed>> */
	private array $documents = [];

	private readonly FakeFields $fields;

	/** @param array<string, mixed> $properties Of the mapping. */
	public function __construct( array $properties ) {
		$this->fields = new FakeFields( $properties );
	}

	/** @param array<string, mixed> $document */
	public function put( int $id, array $document ): void {
		// What is sent travels as JSON.
		$this->documents[ $id ] = json_decode( (string) json_encode( $document ), true );
	}

	/**
	 * @param array<string, mixed> $body
	 * @return array<string, mixed>
	 */
	public function search( array $body ): array {
		$body    = json_decode( (string) json_encode( $body ), true );
		$queries = new FakeQueries( $this->fields );
		$found   = [];
		foreach ( $this->documents as $id => $document ) {
			$score = $queries->score( $body['query'] ?? [ 'match_all' => [] ], $document );
			if ( null !== $score ) {
				$found[ $id ] = $score;
			}
		}
		$kept = array_filter(
			$found,
			fn ( int $id ): bool => ! isset( $body['post_filter'] ) || null !== $queries->score( $body['post_filter'], $this->documents[ $id ] ),
			ARRAY_FILTER_USE_KEY
		);
		$ids  = $this->sorted( $kept, $body['sort'] ?? [ '_score' ], $queries );
		$hits = array_map( fn ( int $id ): array => $this->hit( $id, $kept[ $id ], $body, $queries ), array_slice( $ids, $body['from'] ?? 0, $body['size'] ?? 10 ) );
		return [
			'timed_out'    => false,
			'hits'         => [
				'total' => [
					'value'    => count( $kept ),
					'relation' => 'eq',
				],
				'hits'  => $hits,
			],
			'aggregations' => ( new FakeAggregations( $this->fields, $queries ) )->answers( $body['aggs'] ?? [], array_map( static fn ( array $document ): array => [ $document, null ], array_intersect_key( $this->documents, $found ) ) ),
		];
	}

	/**
	 * @param array<int, float>               $scores By id.
	 * @param list<array<string, mixed>|string> $sort
	 * @return list<int>
	 */
	private function sorted( array $scores, array $sort, FakeQueries $queries ): array {
		$ids = array_keys( $scores );
		usort( $ids, function ( int $one, int $other ) use ( $scores, $sort, $queries ): int {
			foreach ( $sort as $by ) {
				$field     = is_string( $by ) ? $by : (string) array_key_first( $by );
				$direction = is_string( $by ) ? 'desc' : ( $by[ $field ]['order'] ?? 'asc' );
				$value     = fn ( int $id ): mixed => '_score' === $field ? $scores[ $id ] : $this->sorting( $id, $field, $by, $queries );
				$order     = $value( $one ) <=> $value( $other );
				if ( 0 !== $order ) {
					return 'desc' === $direction ? -$order : $order;
				}
			}
			return 0;
		} );
		return $ids;
	}

	/** @param array<string, mixed>|string $by A field of nested documents is sorted by its highest value among those that a filter finds. */
	private function sorting( int $id, string $field, array|string $by, FakeQueries $queries ): mixed {
		$nested = is_array( $by ) ? ( $by[ $field ]['nested'] ?? null ) : null;
		if ( null === $nested ) {
			return $this->value( $id, $field );
		}
		$values = [];
		foreach ( $this->fields->nested( $this->documents[ $id ], $nested['path'] ) as $one ) {
			$matches = null !== $queries->score( $nested['filter'], $this->documents[ $id ], $one );
			array_push( $values, ...( $matches ? $this->fields->values( $this->documents[ $id ], $one, $field ) : [] ) );
		}
		return [] === $values ? null : max( $values );
	}

	private function value( int $id, string $field ): mixed {
		return $this->fields->values( $this->documents[ $id ], null, $field )[0] ?? null;
	}

	/**
	 * @param array<string, mixed> $body
	 * @return array<string, mixed>
	 */
	private function hit( int $id, float $score, array $body, FakeQueries $queries ): array {
		$only = $body['_source']['includes'] ?? null;
		$hit  = [
			'_index'  => 'fake',
			'_id'     => (string) $id,
			'_score'  => $score,
			'_source' => null === $only ? $this->documents[ $id ] : array_intersect_key( $this->documents[ $id ], array_flip( $only ) ),
		];
		$inner = $queries->innerHits( $body['post_filter'] ?? [], $this->documents[ $id ] );
		return [] === $inner ? $hit : $hit + [ 'inner_hits' => $inner ];
	}
}
