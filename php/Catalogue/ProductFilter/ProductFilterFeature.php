<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductFilter;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\Listings;
use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\View;

/** The filter of listings (docs/PROTOCOL.md#filter-block), its calls, and what crawlers may do with its addresses. */
#[LoadsIf( 'parameters', 'template_redirect', 'get_canonical_url', 'marketday_listing_canonical' )]
#[LoadsIf( 'parameters|about:product', 'wp_robots' )]
final class ProductFilterFeature implements Feature {
	public function __construct(
		private readonly Engine $engine,
		private readonly Listings $listings,
		private readonly Blocks $blocks,
		private readonly Routes $routes
	) {}

	public function register(): void {
		$block = new FilterBlock( $this->engine, $this->listings, new View( __DIR__ . '/views' ) );
		add_action( Listings::COLLECT, static fn ( Listings $listings ) => $listings->addCompanion( FilterBlock::NAME, $block->data( ... ) ) );
		$this->blocks->add( 'product-filter', [ $block, 'render' ] );
		$this->routes->add(
			FacetsEndpoint::route( fn (): FacetsEndpoint => new FacetsEndpoint( $this->engine->catalogue() ) ),
			( new MoreItemsEndpoint( $block, $this->engine->settings(), $this->listings ) )->route()
		);
		$this->registerCrawlRules();
	}

	private function registerCrawlRules(): void {
		$rules = new CrawlRules( $this->listings );
		add_filter( 'wp_robots', [ $rules, 'robots' ], 20 );
		add_filter( 'robots_txt', [ $rules, 'robotsFile' ], 20 );
		add_filter( 'marketday_listing_canonical', [ $rules, 'canonical' ] );
		add_filter( 'get_canonical_url', [ $rules, 'canonical' ], 20 );
		add_action( 'template_redirect', [ $rules, 'leadToPlainAddress' ], 5 );
	}
}
