<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Slug;
use Marketday\Engine\Embedded\Catalogue\ProductLookupQuery;
use Marketday\Engine\Embedded\Catalogue\ShownPrices;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/** `GET wc/store/v1/products/collection-data`: what the products of a question can be narrowed by, counted, as WooCommerce counts. */
final class CollectionDataEndpoint {
	/** Taxonomies that one request may have counted. */
	private const MOST = 25;

	public function __construct(
		private readonly ProductCollection $collection,
		private readonly EmbeddedSettings $settings
	) {}

	public function add( Routes $routes ): void {
		$routes->add( Route::rest(
			'GET',
			'wc/store/v1|/products/collection-data',
			Guard::publicRead(),
			$this->answer( ... ),
			ProductArguments::collection() + ProductArguments::counting()
		) );
	}

	private function answer( Request $request ): Response {
		return Response::json( [
			'price_range'         => $request->boolean( 'calculate_price_range' ) ? $this->prices( $request ) : null,
			'attribute_counts'    => $this->attributeCounts( $request ),
			'rating_counts'       => $request->boolean( 'calculate_rating_counts' ) ? $this->ratings( $request ) : null,
			'stock_status_counts' => $request->boolean( 'calculate_stock_status_counts' ) ? $this->stock( $request ) : null,
			'taxonomy_counts'     => $this->taxonomyCounts( $request ),
		] );
	}

	/** @return array<string, int|string>|null */
	private function prices( Request $request ): ?array {
		$row = $this->without( $request, 'min_price', 'max_price' )->groupedRows( 'MIN( s.min_price ), MAX( s.max_price )' )[0] ?? [ null, null ];
		if ( ! is_numeric( $row[0] ) || ! is_numeric( $row[1] ) ) {
			return null;
		}
		return CurrencyFields::of( $this->settings->currency() ) + [
			'min_price' => (string) $this->shownPrice( (string) $row[0] ),
			'max_price' => (string) $this->shownPrice( (string) $row[1] ),
		];
	}

	/** Price in minor units, as shoppers see it. */
	private function shownPrice( string $stored ): int {
		$base = Money::fromDecimal( $stored, $this->settings->pricing->base() );
		return ( new ShownPrices( $this->settings ) )->toShown( $this->settings->pricing->amount( $base ) )->minor;
	}

	/** @return list<array{rating: int, count: int}> */
	private function ratings( Request $request ): array {
		$rows = $this->without( $request, 'rating' )->where( 's.rating_count > 0' )->groupedRows( 'ROUND( s.rating ), COUNT(*)', '', 'ROUND( s.rating )' );
		return array_map( static fn ( array $row ): array => [
			'rating' => (int) $row[0],
			'count'  => (int) $row[1],
		], $rows );
	}

	/** @return list<array{status: string, count: int}> */
	private function stock( Request $request ): array {
		$counts = array_column( $this->without( $request, 'stock_status' )->groupedRows( 's.stock_status, COUNT(*)', '', 's.stock_status' ), 1, 0 );
		$rows   = [];
		foreach ( [ 'instock', 'outofstock', 'onbackorder' ] as $status ) {
			$rows[] = [
				'status' => $status,
				'count'  => (int) ( $counts[ $status ] ?? 0 ),
			];
		}
		return $rows;
	}

	/** @return list<array{term: int, count: int}>|null Null where none was asked for. */
	private function attributeCounts( Request $request ): ?array {
		$asked = $request->map( 'calculate_attribute_counts' );
		if ( [] === $asked ) {
			return null;
		}
		$counts = [];
		foreach ( array_slice( $asked, 0, self::MOST ) as $one ) {
			$taxonomy = is_array( $one ) && is_string( $one['taxonomy'] ?? null ) ? Slug::taxonomy( $one['taxonomy'] ) : '';
			if ( str_starts_with( $taxonomy, 'pa_' ) && taxonomy_exists( $taxonomy ) ) {
				$isOr     = ! is_array( $one ) || 'and' !== ( $one['query_type'] ?? 'or' );
				$counts[] = $this->terms( $isOr ? $this->withoutAttribute( $request, $taxonomy ) : $this->collection->statement( $request ), $taxonomy );
			}
		}
		return array_merge( ...$counts );
	}

	/** @return list<array{term: int, count: int}>|null */
	private function taxonomyCounts( Request $request ): ?array {
		$asked = array_filter( $request->map( 'calculate_taxonomy_counts' ), 'is_string' );
		if ( [] === $asked ) {
			return null;
		}
		$counts = [];
		foreach ( array_slice( array_unique( array_map( Slug::taxonomy( ... ), $asked ) ), 0, self::MOST ) as $taxonomy ) {
			if ( taxonomy_exists( $taxonomy ) && is_object_in_taxonomy( 'product', $taxonomy ) ) {
				$counts[] = $this->terms( $this->collection->statement( $request ), $taxonomy );
			}
		}
		return array_merge( ...$counts );
	}

	/** @return list<array{term: int, count: int}> */
	private function terms( ProductLookupQuery $statement, string $taxonomy ): array {
		global $wpdb;
		$join = (string) $wpdb->prepare(
			"INNER JOIN {$wpdb->term_relationships} r ON r.object_id = s.product_id INNER JOIN {$wpdb->term_taxonomy} t ON t.term_taxonomy_id = r.term_taxonomy_id AND t.taxonomy = %s",
			$taxonomy
		);
		return array_map( static fn ( array $row ): array => [
			'term'  => (int) $row[0],
			'count' => (int) $row[1],
		], $statement->groupedRows( 't.term_id, COUNT( DISTINCT s.product_id )', $join, 't.term_id' ) );
	}

	private function without( Request $request, string ...$names ): ProductLookupQuery {
		return $this->collection->statement( new Request( array_diff_key( $request->all(), array_flip( $names ) ) ) );
	}

	private function withoutAttribute( Request $request, string $taxonomy ): ProductLookupQuery {
		$others = array_filter( $request->map( 'attributes' ), static fn ( mixed $one ): bool => is_array( $one ) && $taxonomy !== Slug::taxonomy( is_string( $one['attribute'] ?? null ) ? $one['attribute'] : '' ) );
		return $this->collection->statement( new Request( [ 'attributes' => array_values( $others ) ] + $request->all() ) );
	}
}
