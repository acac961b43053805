<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\ProductSort;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Search\Index\ProductIndex;

/** Finds the ids of a page of products and counts all that match. The one place that knows how the catalogue is searched. */
final class CatalogueQuery {
	public const MOST_PER_PAGE = 100;

	private const ORDERS = [
		'menu_order' => 's.menu_order ASC, s.title ASC, s.product_id ASC',
		'title'      => 's.title ASC, s.product_id ASC',
		'date'       => 's.published DESC, s.product_id DESC',
		'price'      => 's.min_price ASC, s.product_id ASC',
		'price-desc' => 's.max_price DESC, s.product_id DESC',
		'popularity' => 's.sales DESC, s.product_id DESC',
		'rating'     => 's.rating DESC, s.rating_count DESC, s.product_id DESC',
		'reviews'    => 's.rating_count DESC, s.rating DESC, s.product_id DESC',
		// Views are counted in the index; until it is there, what sells most stands for what is seen most.
		'views'      => 's.sales DESC, s.product_id DESC',
	];

	public function __construct(
		private readonly ProductLookupTable $lookupTable,
		private readonly EmbeddedSettings $settings
	) {}

	/** @return array{ids: list<int>, total: int} */
	public function run( ProductQuery $query ): array {
		$statement = $this->statement( $query );
		$perPage   = max( 1, min( self::MOST_PER_PAGE, $query->perPage ) );
		$offset    = ( max( 1, $query->page ) - 1 ) * $perPage;
		if ( [] !== $query->include && ProductSort::Default === $query->sort ) {
			return $this->inOrderOf( $query->include, $statement, $perPage, $offset );
		}
		return $this->page( $statement, $perPage, $offset );
	}

	/** @return array{ids: list<int>, total: int} */
	public function page( ProductLookupQuery $statement, int $perPage, int $offset ): array {
		$ids    = $statement->ids( $perPage, $offset );
		$isLast = count( $ids ) < $perPage && ( [] !== $ids || 0 === $offset );
		return [
			'ids'   => $ids,
			'total' => $isLast ? $offset + count( $ids ) : $this->lookupTable->total( $statement ),
		];
	}

	/** Query that every listing starts from: products that the catalogue (or the search) shows. */
	public function visible( bool $isSearch = false ): ProductLookupQuery {
		return ( new ProductLookupQuery() )->where( $isSearch ? 's.in_search = 1' : 's.in_catalogue = 1' );
	}

	/** Finds what the shop's own search finds; until its index has been built, what has the words as they are typed. */
	public function addSearch( ProductLookupQuery $statement, string $search ): void {
		global $wpdb;
		$index = '' === trim( $search ) ? null : ProductIndex::serving();
		if ( null !== $index ) {
			$statement->where( $index->textCondition( 's.product_id', $search ) );
			return;
		}
		foreach ( array_slice( (array) preg_split( '/\s+/u', $search, -1, PREG_SPLIT_NO_EMPTY ), 0, 8 ) as $word ) {
			$like = '%' . $wpdb->esc_like( (string) $word ) . '%';
			$statement->where( 's.words LIKE %s', $like );
		}
	}

	/** Prices are asked for as shown; the lookup holds them as entered. */
	public function addPrices( ProductLookupQuery $statement, ?Money $minimum, ?Money $maximum, ShownPrices $shown ): void {
		if ( null !== $minimum ) {
			$statement->where( 's.max_price >= %f', (float) $shown->toStored( $minimum )->decimal() );
		}
		if ( null !== $maximum ) {
			$statement->where( 's.min_price <= %f', (float) $shown->toStored( $maximum )->decimal() );
		}
	}

	/** @param list<StockStatus> $states */
	public function addStock( ProductLookupQuery $statement, array $states ): void {
		if ( [] !== $states ) {
			$names = array_map( static fn ( StockStatus $state ): string => $state->value, $states );
			$statement->where( 's.stock_status IN ( ' . implode( ', ', array_fill( 0, count( $names ), '%s' ) ) . ' )', ...$names );
		}
	}

	/** @param list<int> $stars */
	public function addRatings( ProductLookupQuery $statement, array $stars ): void {
		if ( [] !== $stars ) {
			$statement->where( 's.rating_count > 0' )->whereIn( 'ROUND( s.rating )', $stars );
		}
	}

	private function statement( ProductQuery $query ): ProductLookupQuery {
		$statement = $this->visible( '' !== $query->search );
		if ( '' !== $query->search ) {
			$this->addSearch( $statement, $query->search );
		}
		$this->addChosen( $statement, $query );
		$this->addTerms( $statement, $query );
		$this->addPrices( $statement, $query->minimumPrice, $query->maximumPrice, new ShownPrices( $this->settings ) );
		$this->addStock( $statement, $query->stock );
		$this->addRatings( $statement, $query->ratings );
		if ( $query->onSaleOnly ) {
			$statement->where( 's.on_sale = 1' );
		}
		if ( '' !== $query->sku ) {
			$statement->joinLookup()->where( 'l.sku = %s', $query->sku );
		}
		return $statement->orderBy( $this->order( $query ) );
	}

	/** Order of the query. A price above the highest that is chosen puts no product on top: such a product stands at its lowest. */
	private function order( ProductQuery $query ): string {
		if ( ProductSort::PriceHigh !== $query->sort || null === $query->maximumPrice ) {
			return self::ORDERS[ $query->sort->value ];
		}
		$maximum = sprintf( '%F', (float) ( new ShownPrices( $this->settings ) )->toStored( $query->maximumPrice )->decimal() );
		return "CASE WHEN s.max_price <= {$maximum} THEN s.max_price ELSE s.min_price END DESC, s.product_id DESC";
	}

	private function addChosen( ProductLookupQuery $statement, ProductQuery $query ): void {
		if ( [] !== $query->include ) {
			$statement->whereIn( 's.product_id', $query->include );
		}
		if ( [] !== $query->exclude ) {
			$statement->whereIn( 's.product_id', $query->exclude, true );
		}
		if ( $query->featuredOnly ) {
			$statement->withTerms( [ VisibilityTerms::id( 'featured' ) ] );
		}
	}

	private function addTerms( ProductLookupQuery $statement, ProductQuery $query ): void {
		$own = [
			'product_cat' => $query->categories,
			'product_tag' => $query->tags,
		];
		foreach ( [ $own, $query->attributes, ...$query->further ] as $choice ) {
			foreach ( array_filter( $choice ) as $taxonomy => $terms ) {
				$statement->withTerms( 'product_cat' === $taxonomy ? TermTree::withChildren( $terms, $taxonomy ) : TermTree::taxonomyIds( $terms, $taxonomy ) );
			}
		}
	}

	/**
	 * @param list<int> $include
	 * @return array{ids: list<int>, total: int}
	 */
	private function inOrderOf( array $include, ProductLookupQuery $statement, int $perPage, int $offset ): array {
		$found = array_values( array_intersect( array_unique( $include ), $statement->ids( count( $include ), 0 ) ) );
		return [
			'ids'   => array_slice( $found, $offset, $perPage ),
			'total' => count( $found ),
		];
	}
}
