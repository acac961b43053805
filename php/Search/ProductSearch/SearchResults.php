<?php

declare( strict_types=1 );

namespace Marketday\Search\ProductSearch;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductQuery;
use Marketday\Kernel\View;
use Marketday\Search\Contract\CatalogueSearch;
use Marketday\Search\Contract\FilterState;

/**
 * Results of a live search: as data for our own client, and as HTML, drawn from the same, for everybody else.
 *
 * @phpstan-import-type FoundArray from FoundData
 */
final class SearchResults {
	/** Number of each group, before 'more'. */
	public const SHOWN = 6;

	private const PRODUCTS = 12;

	public function __construct(
		private readonly CatalogueSearch $search,
		private readonly CategoryMatches $categories,
		private readonly PopularTerms $popular,
		private readonly View $view
	) {}

	public function html( SearchRequest $asked, SearchSettings $settings ): string {
		return $this->view->render( 'results', [ 'found' => $this->data( $asked, $settings ) ] );
	}

	/** @return FoundArray */
	public function data( SearchRequest $asked, SearchSettings $settings ): array {
		$scope      = new ProductQuery(
			perPage: $settings->parts->more ? self::PRODUCTS : self::SHOWN,
			search: $asked->text,
			categories: null === $asked->category ? [] : [ $asked->category->term_id ]
		);
		$found      = $this->search->find( $scope, new FilterState() );
		$words      = '' === $found->corrected ? $asked->text : $found->corrected;
		$categories = null === $asked->category && '' !== $asked->text ? $this->categories->of( $words ) : [];
		return ( new FoundData( $found, $settings->parts->more ? $categories : array_slice( $categories, 0, self::SHOWN ), $settings, $asked ) )->toArray(
			0 === $found->total && [] === $categories ? $this->popular->offers() : []
		);
	}
}
