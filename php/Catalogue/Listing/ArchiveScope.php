<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Listing;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\ProductSort;
use Marketday\Engine\Contract\Slug;
use Marketday\Kernel\Text\TextLine;
use Marketday\Search\Contract\ProductTaxonomies;
use WP_Query;
use WP_Term;

/** The products that an archive or a search is about, by the name that calls have for its page. */
final class ArchiveScope {
	/** `taxonomy###{taxonomy}###{slug}`, `search###{term}`, `archive`, or '' for what is no page of products. */
	public static function builderOf( mixed $query ): string {
		if ( ! $query instanceof WP_Query ) {
			return '';
		}
		$term      = $query->is_tax( get_object_taxonomies( 'product' ) ) ? $query->get_queried_object() : null;
		$isProduct = 'product' === $query->get( 'post_type' ) || $term instanceof WP_Term;
		return match ( true ) {
			$query->is_search() && $isProduct         => 'search###' . (string) $query->get( 's' ),
			$term instanceof WP_Term                  => "taxonomy###{$term->taxonomy}###{$term->slug}",
			$query->is_post_type_archive( 'product' ) => 'archive',
			default                                   => '',
		};
	}

	/**
	 * @param array<array-key, mixed> $parameters Of the page's address.
	 * @return ProductQuery|null Its first page; null for what there is not.
	 */
	public static function of( string $builder, array $parameters ): ?ProductQuery {
		$parts   = explode( '###', $builder, 3 );
		$perPage = self::perPage();
		if ( [ 'archive' ] === $parts ) {
			return new ProductQuery( perPage: $perPage, sort: self::defaultSort() );
		}
		if ( str_starts_with( $builder, 'search###' ) ) {
			return self::ofSearch( substr( $builder, 9 ), $perPage, $parameters['product_cat'] ?? '' );
		}
		$taxonomy = Slug::taxonomy( $parts[1] ?? '' );
		$term     = 'taxonomy' === $parts[0] && 3 === count( $parts ) && ProductTaxonomies::has( $taxonomy ) ? Slug::term( $parts[2], $taxonomy ) : null;
		if ( ! $term instanceof WP_Term ) {
			return null;
		}
		$scope = new ProductQuery( perPage: $perPage, sort: self::defaultSort() );
		return match ( $term->taxonomy ) {
			'product_cat' => $scope->with( categories: [ $term->term_id ] ),
			'product_tag' => $scope->with( tags: [ $term->term_id ] ),
			default       => $scope->with( attributes: [ $term->taxonomy => [ $term->term_id ] ] ),
		};
	}

	/** The search's address may name a category: `/?s={term}&product_cat={category}` (docs/PROTOCOL.md#addresses). */
	private static function ofSearch( string $words, int $perPage, mixed $slug ): ?ProductQuery {
		$category = is_string( $slug ) ? Slug::term( $slug, 'product_cat' ) : null;
		if ( mb_strlen( $words ) > 200 || ( is_string( $slug ) && '' !== $slug && null === $category ) ) {
			return null;
		}
		return new ProductQuery(
			perPage: $perPage,
			search: TextLine::of( $words ),
			categories: null === $category ? [] : [ $category->term_id ]
		);
	}

	private static function perPage(): int {
		$query = $GLOBALS['wp_query'] ?? null;
		$asked = $query instanceof WP_Query && '' !== self::builderOf( $query ) ? (int) $query->get( 'posts_per_page' ) : 0;
		/**
		 * The number of products on an archive's page, by WooCommerce's own name of the hook.
		 *
		 * @param int $perPage
		 */
		$usual = (int) apply_filters(
			'loop_shop_per_page',
			(int) get_option( 'woocommerce_catalog_columns', 4 ) * (int) get_option( 'woocommerce_catalog_rows', 4 )
		);
		return max( 1, min( 100, $asked > 0 ? $asked : $usual ) );
	}

	/** The shop's own order of archives. */
	private static function defaultSort(): ProductSort {
		$option = get_option( 'woocommerce_default_catalog_orderby', 'menu_order' );
		return ProductSort::tryFrom( is_string( $option ) ? $option : '' ) ?? ProductSort::Default;
	}
}
