<?php

declare( strict_types=1 );

namespace Marketday\Lists\Compare;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\ListedProducts;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\ProductSort;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\VisitorList;
use Marketday\Search\Contract\CatalogueSearch;
use Marketday\Search\Contract\FilterState;
use Marketday\Search\Contract\SearchHit;

/** The products the current visitor compares. */
final class Comparison {
	private const SUGGESTED = 10;
	private const AROUND    = 3;

	public function __construct(
		private readonly Engine $engine,
		private readonly CatalogueSearch $catalogueSearch,
		private readonly VisitorList $list
	) {}

	/** @return list<int> */
	public function ids(): array {
		return $this->list->ids();
	}

	/**
	 * @param list<int>|null $ids Of an address that was shared; the visitor's own where there are none.
	 * @return array<int, SearchHit|null> By id, in the order they were added; null for what is not sold any more.
	 */
	public function products( ?array $ids = null ): array {
		return ( new ListedProducts( $this->engine->catalogue() ) )->of( array_slice( $ids ?? $this->ids(), 0, $this->list->most ) );
	}

	/**
	 * @return bool False where it was there already.
	 * @throws Problem Where visitors cannot see it, or the list is full.
	 */
	public function add( int $id ): bool {
		if ( $this->list->has( $id ) ) {
			return false;
		}
		if ( null === ( new ListedProducts( $this->engine->catalogue() ) )->one( $id ) ) {
			throw Problem::notFound( 'marketday_product_not_found', __( 'We can’t find that product.', 'marketday' ) );
		}
		if ( $this->list->isFull() ) {
			/* translators: %d: a number. */
			throw new Problem( 409, 'marketday_list_full', sprintf( __( 'You can compare up to %d products.', 'marketday' ), $this->list->most ) );
		}
		$this->list->add( $id );
		ComparedReport::count( $id );
		return true;
	}

	/** @param list<int> $ids @return bool False where none of them was there. */
	public function remove( array $ids ): bool {
		if ( [] === array_intersect( $ids, $this->ids() ) ) {
			return false;
		}
		$this->list->remove( $ids );
		return true;
	}

	/**
	 * Puts a product in the place of another.
	 *
	 * @param int $by -1 one place to the front, 1 one to the end; past an end it comes in at the other.
	 */
	public function move( int $id, int $by ): void {
		$ids   = $this->ids();
		$place = array_search( $id, $ids, true );
		if ( false === $place ) {
			return;
		}
		$count = count( $ids );
		array_splice( $ids, $place, 1 );
		array_splice( $ids, ( $place + $by + $count ) % $count, 0, [ $id ] );
		$this->list->arrange( $ids );
	}

	/** @param list<int> $ids Where they are not those that are compared, nothing changes. */
	public function arrange( array $ids ): void {
		$this->list->arrange( array_values( array_unique( $ids ) ) );
	}

	/**
	 * The product and others like it, for its page.
	 *
	 * @return array<int, SearchHit>
	 */
	public function around( Product $product ): array {
		$advised    = array_slice( $product->details()->related->upsellIds, 0, self::AROUND );
		$categories = array_map( static fn ( \Marketday\Engine\Contract\Term $term ): int => $term->id, $product->details()->categories );
		$others     = [] === $categories || count( $advised ) === self::AROUND
			? []
			: $this->engine->catalogue()->query( new ProductQuery(
				perPage: self::AROUND,
				sort: ProductSort::Popularity,
				exclude: [ $product->id, ...$advised ],
				categories: $categories
			) )->products;
		$found      = [ $product->id => new SearchHit( $product ) ];
		foreach ( [ ...$this->engine->catalogue()->products( $advised ), ...$others ] as $other ) {
			$found[ $other->id ] = new SearchHit( $other );
		}
		return array_slice( $found, 0, 1 + self::AROUND, true );
	}

	public function clear(): void {
		$this->list->clear();
	}

	/**
	 * @param list<int>|null $compared The visitor's own where there are none.
	 * @return list<Product> Some that could join them.
	 */
	public function suggestions( string $search, ?array $compared = null ): array {
		$found = $this->catalogueSearch->find( new ProductQuery( perPage: self::SUGGESTED, search: $search, exclude: $compared ?? $this->ids() ), new FilterState() );
		return array_map( static fn ( SearchHit $one ): Product => $one->product, $found->products );
	}
}
