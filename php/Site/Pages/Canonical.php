<?php

declare( strict_types=1 );

namespace Marketday\Site\Pages;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\ListingContext;
use WP_Term;

/** One address for each listing and each of its pages, whatever orders and filters are added to it. */
final class Canonical {
	/** Filters of SEO plugins, which name the canonical address in WordPress's place. */
	private const THEIRS = [ 'wpseo_canonical', 'rank_math/frontend/canonical', 'aioseo_canonical_url', 'slim_seo_canonical_url' ];

	public function register(): void {
		add_filter( 'get_canonical_url', [ $this, 'ofPage' ] );
		// After they have taken WordPress's away.
		add_action( 'wp_head', [ $this, 'printForListing' ], 20 );
		foreach ( self::THEIRS as $filter ) {
			add_filter( $filter, $this->correctTheirs( ... ), 20 );
		}
	}

	/** A listing whose filter has a page of its own is known here alone; of all others they know as much. */
	private function correctTheirs( mixed $url ): mixed {
		$listing = $this->listingUrl();
		$known   = self::applyFilters( $listing );
		return '' === $known || $known === $listing ? $url : $known;
	}

	/** Pages of one listing on an ordinary page are pages of their own; those of several together are none. */
	public function ofPage( string $url ): string {
		$pages = ListingContext::turnedIn( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification -- public page numbers, checked there.
		return 1 === count( $pages ) ? add_query_arg( $pages, $url ) : $url;
	}

	/** WordPress itself names a canonical address only for single pages. All SEO plugins unhook it, and name one for listings too. */
	public function printForListing(): void {
		$url = false === has_action( 'wp_head', 'rel_canonical' ) ? '' : self::applyFilters( $this->listingUrl() );
		if ( '' !== $url ) {
			printf( "<link rel=\"canonical\" href=\"%s\">\n", esc_url( $url ) );
		}
	}

	private static function applyFilters( string $url ): string {
		/**
		 * The canonical address of a listing of products; '' for none.
		 *
		 * @param string $url Of the archive or one of its pages, without what was added to it.
		 */
		return (string) apply_filters( 'marketday_listing_canonical', $url );
	}

	private function listingUrl(): string {
		if ( is_search() ) {
			return '';
		}
		$term = is_tax( get_object_taxonomies( 'product' ) ) ? get_queried_object() : null;
		$url  = match ( true ) {
			$term instanceof WP_Term          => get_term_link( $term ),
			is_post_type_archive( 'product' ) => get_post_type_archive_link( 'product' ),
			default                           => '',
		};
		if ( ! is_string( $url ) || '' === $url ) {
			return '';
		}
		$page = (int) get_query_var( 'paged' );
		return match ( true ) {
			$page <= 1                                         => $url,
			'' === (string) get_option( 'permalink_structure' ) => add_query_arg( 'paged', $page, $url ),
			default                                            => user_trailingslashit( trailingslashit( $url ) . "page/{$page}", 'paged' ),
		};
	}
}
