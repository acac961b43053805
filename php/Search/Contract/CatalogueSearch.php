<?php

declare( strict_types=1 );

namespace Marketday\Search\Contract;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductQuery;

/**
 * Finds products for listings: what the listing itself allows (its scope, set by the editor or the archive) and within it
 * what the visitor chose. A count is the number of products its value leads to, and prices are those shown.
 */
interface CatalogueSearch {
	/** Query variable of a query of WordPress that was answered from here, for other engines that answer queries. */
	public const ANSWERED = 'marketday_answered';

	public function find( ProductQuery $scope, FilterState $filter ): ResultPage;

	/**
	 * @param list<string> $facets Product taxonomies, and those of Facets' constants.
	 */
	public function facets( ProductQuery $scope, FilterState $filter, array $facets ): Facets;
}
