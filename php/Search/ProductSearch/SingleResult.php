<?php

declare( strict_types=1 );

namespace Marketday\Search\ProductSearch;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\Listings;
use Marketday\Search\Contract\ResultPage;
use Marketday\Search\Contract\SearchNote;
use WP_Query;

/**
 * WooCommerce leads whoever found one product on to its page; shops are used to it. But that page does not say what was
 * corrected or left out and has no way to take a filter back: then the results are shown. Where a variation was meant, it is chosen.
 */
final class SingleResult {
	public function __construct( private readonly Listings $listings ) {}

	public function register(): void {
		add_filter( 'woocommerce_redirect_single_search_result', [ $this, 'leadsOn' ], 20 );
	}

	/** @param mixed $leadsOn What the shop, or another plugin, has decided. */
	public function leadsOn( mixed $leadsOn ): bool {
		$query = $GLOBALS['wp_query'] ?? null;
		$listing = $query instanceof WP_Query && 1 === (int) $query->found_posts ? $this->listings->ofPage()->archive() : null;
		if ( ! $leadsOn || null === $listing ) {
			return (bool) $leadsOn;
		}
		$found = $listing->resultPage();
		if ( ! $listing->filter()->isEmpty() || '' !== SearchNote::of( $found, '' ) ) {
			return false;
		}
		$this->chooseVariation( $found );
		return true;
	}

	private function chooseVariation( ResultPage $found ): void {
		$one = $found->products[0] ?? null;
		if ( null !== $one?->variation ) {
			add_filter( 'wp_redirect', static fn ( string $to ): string => $one->product->url === $to ? $one->url() : $to );
		}
	}
}
