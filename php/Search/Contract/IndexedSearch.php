<?php

declare( strict_types=1 );

namespace Marketday\Search\Contract;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\ProductSort;
use Marketday\Kernel\OwnTables;
use Marketday\Search\Index\IndexState;
use Marketday\Search\Index\ProductIndex;
use Marketday\Search\Index\Selection;
use Marketday\Search\Index\ShownPrices;
use Marketday\Search\Index\Text\TextMatch;

/** Search over the facet index; over the engine's own query, without counts, until the index has been built once. */
final class IndexedSearch implements CatalogueSearch {
	private const MOST_PER_PAGE = 100;

	private ?ProductIndex $index = null;

	private string $version = '';

	/** @var array{scope: ProductQuery, filter: FilterState, shown: string|null, selection: Selection, searched: TextMatch|null}|null */
	private ?array $last = null;

	/** @param bool $isShown Whether it speaks the visitor's currency; else the shop's own. */
	public function __construct(
		private readonly Engine $engine,
		private readonly bool $isShown = true
	) {}

	/** The same in the shop's own currency, for one who exchanges all prices. */
	public function inBase(): self {
		return new self( $this->engine, false );
	}

	public function find( ProductQuery $scope, FilterState $filter ): ResultPage {
		$index = $this->index();
		return null === $index ? $this->plain( $scope, $filter ) : OwnTables::reading(
			fn (): ResultPage => $this->findIndexed( $index, $scope, $filter ),
			fn (): ResultPage => $this->plain( $scope, $filter )
		);
	}

	public function facets( ProductQuery $scope, FilterState $filter, array $facets ): Facets {
		$index = $this->index();
		return null === $index ? $this->plainFacets( $scope, $filter ) : OwnTables::reading(
			fn (): Facets => $this->indexedFacets( $index, $scope, $filter, $facets ),
			fn (): Facets => $this->plainFacets( $scope, $filter )
		);
	}

	private function plainFacets( ProductQuery $scope, FilterState $filter ): Facets {
		return new Facets( $this->plain( $scope->with( page: 1, perPage: 1 ), $filter )->total, [], null );
	}

	/** @param list<string> $facets */
	private function indexedFacets( ProductIndex $index, ProductQuery $scope, FilterState $filter, array $facets ): Facets {
		$counted = array_map( [ FacetNames::class, 'inner' ], $facets );
		$result  = $index->search( $this->selectionFor( $index, $scope, $filter )['selection'], $counted );
		$counts  = [];
		foreach ( array_diff( $facets, [ Facets::PRICE ] ) as $facet ) {
			$counts[ $facet ] = FacetNames::byName( $facet, $result->counts( FacetNames::inner( $facet ) ) );
		}
		return new Facets( $result->total(), $counts, in_array( Facets::PRICE, $facets, true ) ? $result->priceRange() : null );
	}

	private function findIndexed( ProductIndex $index, ProductQuery $scope, FilterState $filter ): ResultPage {
		[ 'selection' => $selection, 'searched' => $searched ] = $this->selectionFor( $index, $scope, $filter );

		$result  = $index->search( $selection );
		$page    = max( 1, $scope->page );
		$perPage = max( 1, min( self::MOST_PER_PAGE, $scope->perPage ) );
		$offset  = ( $page - 1 ) * $perPage;
		$sort    = $filter->sort ?? $scope->sort;
		$rows    = match ( true ) {
			ProductSort::Default === $sort && null !== $searched => $index->pageByRank( $result, $searched, $perPage, $offset ),
			ProductSort::Default === $sort && [] !== $scope->include => $index->pageInOrder( $result, $scope->include, $perPage, $offset ),
			default                                                  => $index->page( $result, $sort->value, $perPage, $offset ),
		};
		$products = ( new HitReader( $this->engine ) )->products( $rows, Scope::meansVariation( $scope, $filter ) );
		$searched ??= new TextMatch();
		return new ResultPage( $products, $result->total(), $page, $perPage, $searched->corrected, $searched->isAsTyped, $searched->isPartial, $searched->leftOut );
	}

	/**
	 * A listing asks for its products and counts one after the other: the last question is kept, and with it what matches.
	 *
	 * @return array{scope: ProductQuery, filter: FilterState, shown: string|null, selection: Selection, searched: TextMatch|null}
	 */
	private function selectionFor( ProductIndex $index, ProductQuery $scope, FilterState $filter ): array {
		$shown = $this->shownPrices();
		if ( null === $this->last || $scope !== $this->last['scope'] || $filter !== $this->last['filter'] || $shown?->name() !== $this->last['shown'] ) {
			$searched   = $this->matchText( $index, $scope, $filter );
			$this->last = [
				'scope'     => $scope,
				'filter'    => $filter,
				'shown'     => $shown?->name(),
				'selection' => ( new Scope( $index ) )->selection( $scope, $filter, $searched?->bits(), $shown ),
				'searched'  => $searched,
			];
		}
		return $this->last;
	}

	/** Null where nothing is searched for. */
	private function matchText( ProductIndex $index, ProductQuery $scope, FilterState $filter ): ?TextMatch {
		$words = trim( "{$scope->search} {$filter->search}" );
		return '' === $words ? null : $index->text( $words );
	}

	/** Null for the shop's own currency. */
	private function shownPrices(): ?ShownPrices {
		$exchange = $this->isShown ? $this->engine->pricing()->exchange() : null;
		return null === $exchange ? null : new ShownPrices( $exchange );
	}

	private function plain( ProductQuery $scope, FilterState $filter ): ResultPage {
		if ( $this->isShown ) {
			return ( new ExchangedSearch( $this->inBase(), $this->engine->pricing() ) )->find( $scope, $filter );
		}
		$narrowed = ( new PlainQuery( $this->engine->settings()->baseCurrency() ) )->of( $scope, $filter );
		$page     = $this->engine->catalogue()->query( $narrowed );
		return new ResultPage(
			array_map( static fn ( Product $product ): SearchHit => new SearchHit( $product ), $page->products ),
			$page->total,
			$page->page,
			$page->perPage
		);
	}

	/** The serving index; what it has loaded is kept until it changes. */
	private function index(): ?ProductIndex {
		$state   = IndexState::read();
		$version = "{$state->active}.{$state->served}";
		if ( $version !== $this->version ) {
			$this->version = $version;
			$this->index   = ProductIndex::serving();
			$this->last    = null;
		}
		return $this->index;
	}
}
