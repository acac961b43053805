<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Listing;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductQuery;
use Marketday\Search\Contract\CatalogueSearch;
use Marketday\Search\Contract\Facets;
use Marketday\Search\Contract\FilterState;
use Marketday\Search\Contract\ResultPage;

/**
 * A listing as its visitor has it: what it may show, on which page, and what was chosen in it. It is made once for a request
 * (PageListings); what it finds and counts is asked for when somebody draws it, once for all that do.
 */
final class Listing {
	private ?FilterState $filter = null;

	private ?ResultPage $found = null;

	private ?Facets $facets = null;

	/** @var list<string> What the facets are counted for. */
	private array $counted = [];

	/**
	 * @param ProductQuery $scope  What its editor or its archive allows, within the open tab; page and order as the visitor has them.
	 * @param FilterState  $chosen As the address or a call has it.
	 */
	public function __construct(
		private readonly CatalogueSearch $search,
		public readonly ProductQuery $scope,
		private readonly FilterState $chosen
	) {}

	/** Choice of the visitor, within the prices that the listing has (docs/PROTOCOL.md#price-filter). */
	public function filter(): FilterState {
		return $this->filter ??= PriceLimits::within( $this->search, $this->scope, $this->chosen );
	}

	/** Its products on this page. */
	public function resultPage(): ResultPage {
		return $this->found ??= $this->search->find( $this->scope, $this->filter() );
	}

	/** @param list<string> $names Product taxonomies, and those of Facets' constants. */
	public function facets( array $names ): Facets {
		if ( null === $this->facets || [] !== array_diff( $names, $this->counted ) ) {
			$this->counted = array_values( array_unique( [ ...$this->counted, ...$names ] ) );
			$this->facets  = $this->search->facets( $this->scope, $this->filter(), $this->counted );
		}
		return $this->facets;
	}

	/** Number of products on all its pages. */
	public function total(): int {
		return $this->found->total ?? $this->facets( [] )->total;
	}
}
