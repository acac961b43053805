<?php

declare( strict_types=1 );

namespace Marketday\ProductSearch;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\View;
use Marketday\Store\Discovery\Discovery;
use Marketday\Store\Discovery\PageState;
use Marketday\Store\Discovery\SearchNote;
use WP_Query;

/** Says what was corrected or left out above results that WooCommerce's template or its blocks list. The product grid says it itself. */
final class CorrectedSearch {
	public function __construct(
		private readonly Discovery $discovery,
		private readonly PageState $page,
		private readonly View $view
	) {}

	public function register(): void {
		// Above everything WooCommerce puts there.
		add_action( 'woocommerce_before_shop_loop', [ $this, 'tell' ], 5 );
	}

	public function tell(): void {
		$query = $GLOBALS['wp_query'] ?? null;
		$scope = $query instanceof WP_Query && $query->is_search() ? $this->page->archive() : null;
		if ( null === $scope ) {
			return;
		}
		$filter = $this->page->filter();
		$note   = SearchNote::of( $this->discovery->find( $scope->with( page: 1 ), $filter ), trim( "{$scope->search} {$filter->search}" ) );
		if ( '' !== $note ) {
			// phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes.
			echo $this->view->render( 'corrected', [ 'note' => $note ] );
		}
	}
}
