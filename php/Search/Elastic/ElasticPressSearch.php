<?php

declare( strict_types=1 );

namespace Marketday\Search\Elastic;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\ProductSort;
use Marketday\Search\Contract\CatalogueSearch;
use Marketday\Search\Contract\FacetNames;
use Marketday\Search\Contract\Facets;
use Marketday\Search\Contract\FilterState;
use Marketday\Search\Contract\HitReader;
use Marketday\Search\Contract\ResultPage;
use Marketday\Search\Contract\Scope;
use Marketday\Search\Contract\SearchHit;
use Marketday\Search\Index\FactsReader;
use Marketday\Search\Index\Selection;
use Marketday\Search\Index\Text\Analyser;
use Marketday\Search\Index\Text\QueryReader;
use Marketday\Search\Index\Text\WordForm;

/** Search over ElasticPress's index: for catalogues beyond one machine. Where it gives no answer, the other search does. */
final class ElasticPressSearch implements CatalogueSearch {
	private const MOST_PER_PAGE = 100;

	/** Hand-picked products are put in their order here. */
	private const MOST_PICKED = 10_000;

	public function __construct(
		private readonly SearchClient $client,
		private readonly HitReader $rows,
		private readonly FactsReader $facts,
		private readonly CatalogueSearch $otherwise
	) {}

	public function find( ProductQuery $scope, FilterState $filter ): ResultPage {
		$page    = max( 1, $scope->page );
		$perPage = max( 1, min( self::MOST_PER_PAGE, $scope->perPage ) );
		$words   = self::words( $scope, $filter );
		$sort    = $filter->sort ?? $scope->sort;
		$picked  = ProductSort::Default === $sort && '' === $words ? array_slice( $scope->include, 0, self::MOST_PICKED ) : [];
		$order   = ProductSort::Default === $sort && '' !== $words ? 'relevance' : $sort->value;
		$request = new ListingRequest(
			self::selection( $scope, $filter ),
			$words,
			$order,
			[] === $picked ? ( $page - 1 ) * $perPage : 0,
			[] === $picked ? $perPage : count( $picked )
		);
		$response  = $this->client->search( $request );
		if ( null === $response ) {
			return $this->otherwise->find( $scope, $filter );
		}
		$rows = self::rows( $response );
		if ( [] !== $picked ) {
			$rows = array_slice( self::inOrder( $rows, $picked ), ( $page - 1 ) * $perPage, $perPage );
		}
		$products = $this->rows->products( $this->nameUnits( $rows, $words ), Scope::meansVariation( $scope, $filter ) );
		return new ResultPage( $products, self::total( $response ), $page, $perPage, isAsTyped: self::areNamed( $words, $products ) );
	}

	public function facets( ProductQuery $scope, FilterState $filter, array $facets ): Facets {
		$counted   = array_map( [ FacetNames::class, 'inner' ], $facets );
		$selection = self::selection( $scope, $filter );
		$request   = new ListingRequest( $selection, self::words( $scope, $filter ), facets: $counted );
		$response    = $this->client->search( $request );
		if ( null === $response ) {
			return $this->otherwise->facets( $scope, $filter, $facets );
		}
		$counts = [];
		$prices = null;
		foreach ( $facets as $facet ) {
			$inner = FacetNames::inner( $facet );
			$count = new FacetCount( $selection, $inner );
			if ( Facets::PRICE === $facet ) {
				$prices = $count->prices( $request->facetResponse( $inner, $response ) );
			} else {
				$counts[ $facet ] = FacetNames::byName( $facet, $count->counts( $request->facetResponse( $inner, $response ) ) );
			}
		}
		return new Facets( self::total( $response ), $counts, $prices );
	}

	private static function selection( ProductQuery $scope, FilterState $filter ): Selection {
		return ( new Scope() )->selection( $scope, $filter );
	}

	private static function words( ProductQuery $scope, FilterState $filter ): string {
		return trim( "{$scope->search} {$filter->search}" );
	}

	/**
	 * Elasticsearch does not tell how it has read a word; what stands in the names of what it found is a word of the catalogue.
	 *
	 * @param list<SearchHit> $products
	 */
	private static function areNamed( string $words, array $products ): bool {
		$names  = implode( ' ', array_map( static fn ( SearchHit $one ): string => $one->product->name, $products ) );
		$normal = static fn ( string $text ): array => array_map( [ WordForm::class, 'normal' ], array_merge( [], ...Analyser::groups( $text ) ) );
		return '' !== $words && QueryReader::readsAll( $words ) && [] === array_diff( $normal( $words ), $normal( $names ) );
	}

	/**
	 * @param array<string, mixed> $response
	 * @return list<array{id: int, unit: int, isNamed: bool}>
	 */
	private static function rows( array $response ): array {
		$rows = [];
		foreach ( $response['hits']['hits'] ?? [] as $hit ) {
			$id     = (int) ( $hit['_source']['post_id'] ?? $hit['_id'] ?? 0 );
			$unit   = $hit['inner_hits'][ ListingRequest::UNIT ]['hits']['hits'][0]['fields'][ ProductDocument::UNITS . '.id' ][0] ?? $id;
			$rows[] = [
				'id'      => $id,
				'unit'    => (int) $unit,
				'isNamed' => false,
			];
		}
		return $rows;
	}

	/**
	 * @param list<array{id: int, unit: int, isNamed: bool}> $rows
	 * @param list<int>                                      $picked
	 * @return list<array{id: int, unit: int, isNamed: bool}>
	 */
	private static function inOrder( array $rows, array $picked ): array {
		$places = array_flip( $picked );
		usort( $rows, static fn ( array $one, array $other ): int => ( $places[ $one['id'] ] ?? 0 ) <=> ( $places[ $other['id'] ] ?? 0 ) );
		return $rows;
	}

	/**
	 * Names the variation where somebody asks for a variation's number.
	 *
	 * @param list<array{id: int, unit: int, isNamed: bool}> $rows
	 * @return list<array{id: int, unit: int, isNamed: bool}>
	 */
	private function nameUnits( array $rows, string $words ): array {
		$code = ( new Words( $words ) )->code();
		if ( '' === $code || [] === $rows ) {
			return $rows;
		}
		$units = [];
		foreach ( $this->facts->read( array_column( $rows, 'id' ) ) as $facts ) {
			$units[ $facts->id ] = $facts->text->codes()[ $code ] ?? $facts->id;
		}
		return array_map(
			static function ( array $row ) use ( $units ): array {
				$unit = $units[ $row['id'] ] ?? $row['id'];
				return $unit === $row['id'] ? $row : [
					'id'      => $row['id'],
					'unit'    => $unit,
					'isNamed' => true,
				];
			},
			$rows
		);
	}

	/** @param array<string, mixed> $response Since Elasticsearch 7 the total is an object. */
	private static function total( array $response ): int {
		$total = $response['hits']['total'] ?? 0;
		return (int) ( is_array( $total ) ? ( $total['value'] ?? 0 ) : $total );
	}
}
