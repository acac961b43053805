<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Slug;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Engine\Embedded\Catalogue\CatalogueQuery;
use Marketday\Engine\Embedded\Catalogue\ProductLookupQuery;
use Marketday\Engine\Embedded\Catalogue\ShownPrices;
use Marketday\Engine\Embedded\Catalogue\VisibilityTerms;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Kernel\Http\Request;
use WP_Term;

/** Finds the products that a `GET products` request asks for. */
final class ProductCollection {
	private const DATES = [
		'date'         => 'p.post_date',
		'date_gmt'     => 'p.post_date_gmt',
		'modified'     => 'p.post_modified',
		'modified_gmt' => 'p.post_modified_gmt',
	];

	private const SHOWN = [
		'visible' => 's.in_catalogue = 1 AND s.in_search = 1',
		'catalog' => 's.in_catalogue = 1',
		'search'  => 's.in_search = 1',
		'hidden'  => 's.in_catalogue = 0 AND s.in_search = 0',
	];

	public function __construct(
		private readonly CatalogueQuery $query,
		private readonly EmbeddedSettings $settings,
		private readonly ProductTermFilter $terms,
		private readonly ProductOrder $order
	) {}

	/** @return array{ids: list<int>, total: int} */
	public function find( Request $request ): array {
		$statement = $this->statement( $request );
		$include   = $request->ids( 'include', 1000 );
		$perPage   = $request->integer( 'per_page', 10, 1, 100 );
		$offset    = $request->integer( 'offset', ( $request->integer( 'page', 1, 1 ) - 1 ) * $perPage, 0 );
		if ( 'include' === $request->text( 'orderby' ) && [] !== $include ) {
			$found = array_values( array_intersect( array_unique( $include ), $statement->ids( count( $include ), 0 ) ) );
			return [
				'ids'   => array_slice( $found, $offset, $perPage ),
				'total' => count( $found ),
			];
		}
		$this->order->add( $statement, $request->text( 'orderby', 'date' ), $request->text( 'order', 'desc' ) );
		return $this->query->page( $statement, $perPage, $offset );
	}

	/** Statement of what is asked for, in no order. */
	public function statement( Request $request ): ProductLookupQuery {
		$statement = new ProductLookupQuery();
		$this->addVisibility( $statement, $request );
		$this->addChosen( $statement, $request );
		$this->addDates( $statement, $request );
		$this->terms->add( $statement, $request );
		$this->addRelation( $statement, $request->integer( 'related', 0 ) );
		$this->addLookups( $statement, $request );
		return $statement;
	}

	private function addVisibility( ProductLookupQuery $statement, Request $request ): void {
		$condition = self::SHOWN[ $request->text( 'catalog_visibility' ) ] ?? null;
		if ( null !== $condition ) {
			$statement->where( $condition );
		}
	}

	private function addChosen( ProductLookupQuery $statement, Request $request ): void {
		$include = $request->ids( 'include', 1000 );
		$exclude = $request->ids( 'exclude', 1000 );
		if ( [] !== $include ) {
			$statement->whereIn( 's.product_id', $include );
		}
		if ( [] === $include && [] !== $exclude ) {
			$statement->whereIn( 's.product_id', $exclude, true );
		}
		if ( '' !== $request->text( 'search' ) ) {
			$this->query->addSearch( $statement, $request->text( 'search' ) );
		}
		foreach ( [ 'slug' => 'p.post_name', 'sku' => 'l.sku' ] as $name => $column ) {
			$values = $this->words( $request, $name );
			$values = 'slug' === $name ? array_map( Slug::of( ... ), $values ) : $values;
			if ( [] !== $values ) {
				$statement->joinPosts()->joinLookup()->where( "{$column} IN ( " . implode( ', ', array_fill( 0, count( $values ), '%s' ) ) . ' )', ...$values );
			}
		}
	}

	/** Related products share a category or a tag. */
	private function addRelation( ProductLookupQuery $statement, int $product ): void {
		if ( $product < 1 ) {
			return;
		}
		$terms = [];
		foreach ( [ 'product_cat', 'product_tag' ] as $taxonomy ) {
			$found = get_the_terms( $product, $taxonomy );
			array_push( $terms, ...( is_array( $found ) ? array_map( static fn ( WP_Term $term ): int => $term->term_taxonomy_id, array_values( $found ) ) : [] ) );
		}
		$statement->withTerms( $terms )->whereIn( 's.product_id', [ $product ], true );
	}

	private function addDates( ProductLookupQuery $statement, Request $request ): void {
		$column = self::DATES[ $request->text( 'date_column', 'date' ) ] ?? self::DATES['date'];
		foreach ( [ 'after' => '>', 'before' => '<' ] as $name => $sign ) {
			$time = strtotime( $request->text( $name ) );
			if ( false !== $time ) {
				$statement->joinPosts()->where( "{$column} {$sign} %s", gmdate( 'Y-m-d H:i:s', $time ) );
			}
		}
	}

	private function addLookups( ProductLookupQuery $statement, Request $request ): void {
		$this->query->addPrices( $statement, $this->money( $request, 'min_price' ), $this->money( $request, 'max_price' ), new ShownPrices( $this->settings ) );
		$states = array_filter( array_map(
			static fn ( mixed $state ): ?StockStatus => is_string( $state ) ? StockStatus::tryFrom( $state ) : null,
			$request->map( 'stock_status' )
		) );
		$this->query->addStock( $statement, array_values( $states ) );
		$this->query->addRatings( $statement, $request->ids( 'rating', 1000 ) );
		if ( null !== $request->raw( 'on_sale' ) ) {
			$statement->where( 's.on_sale = %d', $request->boolean( 'on_sale' ) ? 1 : 0 );
		}
		if ( null !== $request->raw( 'featured' ) ) {
			$statement->withTerms( [ VisibilityTerms::id( 'featured' ) ], ! $request->boolean( 'featured' ) );
		}
	}

	/** Minor units as text. */
	private function money( Request $request, string $name ): ?Money {
		$text = $request->text( $name );
		if ( 1 !== preg_match( '/^\d{1,12}$/', $text ) ) {
			return null;
		}
		$shown = new Money( (int) $text, $this->settings->currency() );
		return 'min_price' === $name ? $this->settings->pricing->lowest( $shown ) : $this->settings->pricing->highest( $shown );
	}

	/** @return list<string> */
	private function words( Request $request, string $name ): array {
		return array_values( array_filter(
			array_map( 'trim', explode( ',', $request->plain( $name, 10 * Request::LONGEST_VALUE ) ) ),
			static fn ( string $word ): bool => '' !== $word
		) );
	}
}
