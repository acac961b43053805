<?php

declare( strict_types=1 );

namespace Marketday\Search\Elastic;

defined( 'ABSPATH' ) || exit;

use Marketday\Search\Index\Selection;
use stdClass;

/**
 * One question about a listing: the listing's own scope as the query's filter, the visitor's choice as `post_filter`, counts as
 * aggregations that carry the other facets' choice.
 */
final class ListingRequest {
	public const UNIT = 'unit';

	/** Orders by ProductSort's values, and `relevance`. */
	private const ORDERS = [
		'menu_order' => [ 'menu_order' => 'asc', 'title' => 'asc' ],
		'title'      => [ 'title' => 'asc' ],
		'date'       => [ 'published' => 'desc' ],
		'price'      => [ 'low' => 'asc' ],
		'price-desc' => [ 'high' => 'desc' ],
		'popularity' => [ 'sales' => 'desc' ],
		'views'      => [ 'views' => 'desc' ],
		'rating'     => [ 'rating' => 'desc', 'ratings' => 'desc' ],
		'reviews'    => [ 'ratings' => 'desc', 'rating' => 'desc' ],
		'relevance'  => [ '_score' => 'desc', 'sales' => 'desc' ],
	];

	/**
	 * @param string       $words  What is searched for; '' is no search.
	 * @param string       $order  A key of ORDERS.
	 * @param int          $size   0 asks for numbers alone.
	 * @param list<string> $facets Taxonomies and those of Facet whose values are counted.
	 */
	public function __construct(
		public readonly Selection $selection,
		public readonly string $words = '',
		public readonly string $order = 'menu_order',
		public readonly int $from = 0,
		public readonly int $size = 0,
		public readonly array $facets = []
	) {}

	/**
	 * ElasticPress's own arguments of the query, made into this question.
	 *
	 * @param array<string, mixed> $formatted
	 * @return array<string, mixed>
	 */
	public function applyTo( array $formatted ): array {
		$filters = isset( $formatted['post_filter'] ) ? [ $formatted['post_filter'] ] : [];
		if ( null !== $this->selection->scope->within ) {
			$filters[] = Conditions::of( $this->selection->scope->within )->query();
		}
		$search = $formatted['query'] ?? [ 'match_all' => new stdClass() ];
		$body   = [
			'query'            => [
				'bool' => [
					'must'   => [ '' === $this->words ? $search : ( new Words( $this->words ) )->or( $search ) ],
					'filter' => $filters,
				],
			],
			'post_filter'      => Conditions::of( $this->selection )->query( $this->size > 0 ? $this->firstUnit() : [] ),
			'from'             => $this->from,
			'size'             => $this->size,
			'sort'             => $this->sort(),
			'track_total_hits' => true,
		];
		$aggs = $this->aggregations();
		return array_diff_key( $formatted, array_flip( [ 'highlight', 'suggest', 'aggs' ] ) + $body ) + $body + ( [] === $aggs ? [] : [ 'aggs' => $aggs ] );
	}

	/**
	 * The answer's part that counts a facet.
	 *
	 * @param array<string, mixed> $response Elasticsearch's.
	 * @return array<string, mixed>
	 */
	public function facetResponse( string $facet, array $response ): array {
		$place = (int) array_search( $facet, $this->facets, true );
		$parts = [];
		foreach ( [ 'values', 'anyway', 'added', 'more' ] as $part ) {
			$parts[ $part ] = $response['aggregations'][ "facet_{$place}_{$part}" ] ?? [];
		}
		return $parts;
	}

	/** @return array<string, mixed> */
	private function aggregations(): array {
		$aggs = [];
		foreach ( $this->facets as $place => $facet ) {
			foreach ( ( new FacetCount( $this->selection, $facet ) )->request() as $part => $agg ) {
				$aggs[ "facet_{$place}_{$part}" ] = $agg;
			}
		}
		return $aggs;
	}

	/** @return array<string, mixed> The first unit that matches, as the index takes the first plane; the dearest where products stand by it. */
	private function firstUnit(): array {
		$dearest = [ ProductDocument::UNITS . '.price' => [ 'order' => 'desc' ] ];
		$first   = [ ProductDocument::UNITS . '.place' => [ 'order' => 'asc' ] ];
		return [
			'name'            => self::UNIT,
			'size'            => 1,
			'sort'            => $this->standByDearest() ? [ $dearest, $first ] : [ $first ],
			'_source'         => false,
			'docvalue_fields' => [ ProductDocument::UNITS . '.id' ],
		];
	}

	/** @return list<array<string, mixed>> */
	private function sort(): array {
		$orders = self::ORDERS[ $this->order ] ?? self::ORDERS['menu_order'];
		$sort   = [];
		foreach ( $orders as $field => $direction ) {
			$sort[] = match ( true ) {
				'_score' === $field => [ $field => [ 'order' => $direction ] ],
				'high' === $field && $this->standByDearest() => [ ProductDocument::UNITS . '.price' => $this->highestThatMatches() ],
				default => [ ProductDocument::FIELD . ".{$field}" => [ 'order' => $direction ] ],
			};
		}
		$first = reset( $orders );
		// As the index does: among equals the newer one first where the order is a falling one.
		$sort[] = [ 'post_id' => [ 'order' => $first ] ];
		return $sort;
	}

	private function standByDearest(): bool {
		return 'price-desc' === $this->order && $this->selection->hasHighestPrice();
	}

	/** @return array<string, mixed> As the index does where a highest price is chosen: what costs more does not count. */
	private function highestThatMatches(): array {
		return [
			'order'  => 'desc',
			'mode'   => 'max',
			'nested' => [
				'path'   => ProductDocument::UNITS,
				'filter' => Conditions::all( Conditions::of( $this->selection )->units ),
			],
		];
	}
}
