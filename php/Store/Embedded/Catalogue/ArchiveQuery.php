<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Store\ProductQuery;
use Marketday\Store\ProductSort;
use WP_Post;
use WP_Query;
use WP_Term;

/**
 * Answers WordPress's own query on product archives (and searches among products) from the shelf: its own way sorts and
 * counts all posts, which takes long in large catalogues. What is asked for in another way is left to WordPress.
 */
#[LoadsIf( 'about:product|sent:s', 'posts_pre_query' )]
final class ArchiveQuery {
	private const FIELDS = [
		'slug'             => 'slug',
		'name'             => 'name',
		'term_id'          => 'term_id',
		'term_taxonomy_id' => 'term_taxonomy_id',
	];

	public function __construct(
		private readonly ProductRecords $records,
		private readonly CatalogueQuery $query
	) {}

	public function register(): void {
		add_filter( 'posts_pre_query', [ $this, 'answer' ], 10, 2 );
	}

	/**
	 * @param array<int|WP_Post>|null $posts
	 * @return array<int|WP_Post>|null
	 */
	public function answer( ?array $posts, WP_Query $query ): ?array {
		$asked = null === $posts && $this->isListing( $query ) ? $this->read( $query ) : null;
		if ( null === $asked ) {
			return $posts;
		}
		$found = $this->query->run( $asked );
		$this->records->prime( $found['ids'] );
		$this->records->primeTerms( $found['ids'] );
		$query->found_posts   = $found['total'];
		$query->max_num_pages = (int) ceil( $found['total'] / $asked->perPage );
		return array_values( array_filter( array_map( 'get_post', $found['ids'] ), static fn ( mixed $post ): bool => $post instanceof WP_Post ) );
	}

	private function isListing( WP_Query $query ): bool {
		if ( is_admin() || ! $query->is_main_query() || $query->is_feed() || $query->is_date() || $query->is_author() || '' !== (string) $query->get( 'offset' ) ) {
			return false;
		}
		return $query->is_post_type_archive( 'product' )
			|| $query->is_tax( get_object_taxonomies( 'product' ) )
			|| ( $query->is_search() && 'product' === $query->get( 'post_type' ) );
	}

	private function read( WP_Query $query ): ?ProductQuery {
		$perPage = (int) $query->get( 'posts_per_page' );
		$terms   = $this->terms( $query );
		if ( $perPage < 1 || $perPage > CatalogueQuery::MOST_PER_PAGE || null === $terms ) {
			return null;
		}
		return new ProductQuery(
			page: max( 1, (int) $query->get( 'paged' ) ),
			perPage: $perPage,
			sort: ProductSort::tryFrom( (string) $query->get( ShopArchive::SORT ) ) ?? ProductSort::Default,
			search: (string) $query->get( 's' ),
			categories: $terms['product_cat'] ?? [],
			tags: $terms['product_tag'] ?? [],
			attributes: array_filter( $terms, static fn ( string $taxonomy ): bool => str_starts_with( $taxonomy, 'pa_' ), ARRAY_FILTER_USE_KEY )
		);
	}

	/** @return array<string, list<int>>|null Term ids by taxonomy; null for a question the catalogue does not know. */
	private function terms( WP_Query $query ): ?array {
		$found = [];
		foreach ( $query->tax_query->queries ?? [] as $key => $clause ) {
			if ( 'relation' === $key || ( is_array( $clause ) && 'product_visibility' === ( $clause['taxonomy'] ?? '' ) ) ) {
				continue;
			}
			$taxonomy = is_array( $clause ) && is_string( $clause['taxonomy'] ?? null ) ? $clause['taxonomy'] : '';
			$isKnown  = in_array( $taxonomy, [ 'product_cat', 'product_tag' ], true ) || str_starts_with( $taxonomy, 'pa_' );
			$ids      = $isKnown && is_array( $clause ) && 'IN' === ( $clause['operator'] ?? 'IN' ) ? $this->ids( $clause, $taxonomy ) : [];
			if ( [] === $ids || isset( $found[ $taxonomy ] ) ) {
				return null;
			}
			$found[ $taxonomy ] = $ids;
		}
		return $found;
	}

	/**
	 * @param array<array-key, mixed> $clause
	 * @return list<int>
	 */
	private function ids( array $clause, string $taxonomy ): array {
		$field = self::FIELDS[ is_string( $clause['field'] ?? null ) ? $clause['field'] : 'term_id' ] ?? 'term_id';
		$ids   = [];
		foreach ( (array) ( $clause['terms'] ?? [] ) as $value ) {
			$term = is_scalar( $value ) ? get_term_by( $field, (string) $value, $taxonomy ) : false;
			if ( $term instanceof WP_Term ) {
				$ids[] = $term->term_id;
			}
		}
		return $ids;
	}
}
