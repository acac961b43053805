<?php

declare( strict_types=1 );

namespace Marketday\Search\FacetIndex;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\Listings;
use Marketday\Search\Contract\CatalogueSearch;
use Marketday\Search\Contract\SearchHit;
use WP_Post;
use WP_Query;

/**
 * Answers WordPress's own query of product archives and product searches by the page's listing, with the visitor's filter: so the
 * page's numbers, its 404 and its title agree with what the listing shows, on both engines, also before the index has been built.
 */
final class ArchiveListing {
	public function __construct( private readonly Listings $listings ) {}

	public function register(): void {
		add_filter( 'posts_pre_query', [ $this, 'answer' ], 5, 2 );
	}

	/**
	 * @param array<int|WP_Post>|null $posts
	 * @return array<int|WP_Post>|null
	 */
	public function answer( ?array $posts, WP_Query $query ): ?array {
		$listing = null === $posts && $this->isListing( $query ) ? $this->listings->ofPage()->archive() : null;
		if ( null === $listing ) {
			return $posts;
		}
		$found = $listing->resultPage();
		$query->set( CatalogueSearch::ANSWERED, true );
		$query->found_posts   = $found->total;
		$query->max_num_pages = $found->pages();
		$posts                = array_map( static fn ( SearchHit $one ): mixed => get_post( $one->product->id ), $found->products );
		return array_values( array_filter( $posts, static fn ( mixed $post ): bool => $post instanceof WP_Post ) );
	}

	private function isListing( WP_Query $query ): bool {
		return ! is_admin() && $query->is_main_query() && ! $query->is_feed() && ! $query->is_date() && ! $query->is_author()
			&& '' === (string) $query->get( 'offset' ) && (int) $query->get( 'posts_per_page' ) > 0;
	}
}
