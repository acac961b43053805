<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\SizeChart;

defined( 'ABSPATH' ) || exit;

use WP_Post;

/** Finds the chart of a product: the one chosen on its own screen, else the newest that fits it. */
final class SizeCharts {
	/** More charts than a shop has; the newest count. */
	private const MOST = 200;

	public function ofProduct( int $id ): ?SizeChart {
		return $this->chosenChart( $id ) ?? $this->fitting( $id );
	}

	/** 0 where its own screen chooses none. */
	public static function chosenId( int $product ): int {
		$stored = get_post_meta( $product, SizeChart::OF_PRODUCT, true );
		$first  = is_array( $stored ) ? reset( $stored ) : $stored;
		return is_numeric( $first ) ? max( 0, (int) $first ) : 0;
	}

	/** @return list<SizeChart> Published ones, the newest first. */
	public function all(): array {
		$posts = get_posts( [
			'post_type'      => SizeChart::POST_TYPE,
			'post_status'    => 'publish',
			'posts_per_page' => self::MOST,
			'orderby'        => 'ID',
			'order'          => 'DESC',
			'no_found_rows'  => true,
			'update_post_term_cache' => false,
			// Translation plugins choose the language's.
			'suppress_filters' => false,
		] );
		return array_values( array_map( SizeChart::of( ... ), array_filter( $posts, static fn ( mixed $post ): bool => $post instanceof WP_Post ) ) );
	}

	private function chosenChart( int $product ): ?SizeChart {
		$chart = SizeChart::find( self::chosenId( $product ) );
		return true === $chart?->isPublished() ? $chart : null;
	}

	/** The newest that is for all products, this one or one of its categories, and not one it is kept from. */
	public function fitting( int $product ): ?SizeChart {
		$categories = null;
		foreach ( $this->all() as $chart ) {
			if ( in_array( $product, $chart->excludedIds(), true ) ) {
				continue;
			}
			if ( $chart->isForAll() || in_array( $product, $chart->includedIds(), true ) ) {
				return $chart;
			}
			$categories ??= self::categories( $product );
			if ( [] !== array_intersect( $categories, $chart->categories() ) ) {
				return $chart;
			}
		}
		return null;
	}

	/** @return list<int> With those they are within. */
	private static function categories( int $product ): array {
		$terms = get_the_terms( $product, 'product_cat' );
		$ids   = is_array( $terms ) ? array_column( $terms, 'term_id' ) : [];
		return array_values( array_unique( array_merge(
			$ids,
			...array_map( static fn ( int $id ): array => get_ancestors( $id, 'product_cat', 'taxonomy' ), $ids )
		) ) );
	}
}
