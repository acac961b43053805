<?php

declare( strict_types=1 );

namespace Marketday\Search\ProductSearch;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\Listings;
use Marketday\Kernel\View;
use Marketday\Search\Contract\SearchNote;
use WP_Query;

/** Says what was corrected or left out above results that WooCommerce's template or its blocks list. The product grid says it itself. */
final class CorrectedSearch {
	public function __construct(
		private readonly Listings $listings,
		private readonly View $view
	) {}

	public function register(): void {
		// Above everything WooCommerce puts there.
		add_action( 'woocommerce_before_shop_loop', [ $this, 'printNote' ], 5 );
	}

	public function printNote(): void {
		$query = $GLOBALS['wp_query'] ?? null;
		$listing = $query instanceof WP_Query && $query->is_search() ? $this->listings->ofPage()->archive() : null;
		if ( null === $listing ) {
			return;
		}
		$note = SearchNote::of( $listing->resultPage(), trim( "{$listing->scope->search} {$listing->filter()->search}" ) );
		if ( '' !== $note ) {
			// phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes.
			echo $this->view->render( 'corrected', [ 'note' => $note ] );
		}
	}
}
