<?php

declare( strict_types=1 );

namespace Marketday\ProductSearch;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Discovery\Discovery;
use Marketday\Store\Discovery\Found;
use Marketday\Store\Discovery\PageState;
use Marketday\Store\Discovery\SearchNote;
use WP_Query;

/**
 * WooCommerce leads whoever found one product on to its page; shops are used to it. But that page does not say what was
 * corrected or left out and has no way to take a filter back: then the results are shown. Where a variation was meant, it is chosen.
 */
final class SingleResult {
	public function __construct(
		private readonly Discovery $discovery,
		private readonly PageState $page
	) {}

	public function register(): void {
		add_filter( 'woocommerce_redirect_single_search_result', [ $this, 'leadsOn' ], 20 );
	}

	/** @param mixed $leadsOn What the shop, or another plugin, has decided. */
	public function leadsOn( mixed $leadsOn ): bool {
		$query = $GLOBALS['wp_query'] ?? null;
		$scope = $query instanceof WP_Query && 1 === (int) $query->found_posts ? $this->page->archive() : null;
		if ( ! $leadsOn || null === $scope ) {
			return (bool) $leadsOn;
		}
		$filter = $this->page->filter();
		$found  = $this->discovery->find( $scope->with( page: 1 ), $filter );
		if ( ! $filter->isEmpty() || '' !== SearchNote::of( $found, '' ) ) {
			return false;
		}
		$this->chooseVariation( $found );
		return true;
	}

	private function chooseVariation( Found $found ): void {
		$one = $found->products[0] ?? null;
		if ( null !== $one?->variation ) {
			add_filter( 'wp_redirect', static fn ( string $to ): string => $one->product->url === $to ? $one->url() : $to );
		}
	}
}
