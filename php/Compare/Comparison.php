<?php

declare( strict_types=1 );

namespace Marketday\Compare;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\VisitorList;
use Marketday\Listing\ListedProducts;
use Marketday\Store\Discovery\FoundProduct;
use Marketday\Store\Engine;
use Marketday\Store\Product;
use Marketday\Store\ProductQuery;

/** The products the current visitor compares. */
final class Comparison {
	private const SUGGESTED = 10;

	public function __construct(
		private readonly Engine $engine,
		private readonly VisitorList $list
	) {}

	/** @return list<int> */
	public function ids(): array {
		return $this->list->ids();
	}

	/**
	 * @param list<int>|null $ids Of an address that was shared; the visitor's own where there are none.
	 * @return array<int, FoundProduct|null> By id, in the order they were added; null for what is not sold any more.
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
			throw Problem::notFound( 'marketday_product_not_found', __( 'There is no such product.', 'marketday' ) );
		}
		if ( $this->list->isFull() ) {
			/* translators: %d: a number. */
			throw new Problem( 409, 'marketday_list_full', sprintf( __( 'You can compare %d products at once.', 'marketday' ), $this->list->most ) );
		}
		$this->list->add( $id );
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

	public function clear(): void {
		$this->list->clear();
	}

	/** @return list<Product> Some that could join. */
	public function suggestions( string $search ): array {
		return $this->engine->catalogue()->query( new ProductQuery( perPage: self::SUGGESTED, search: $search, exclude: $this->ids() ) )->products;
	}
}
