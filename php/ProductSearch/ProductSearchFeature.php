<?php

declare( strict_types=1 );

namespace Marketday\ProductSearch;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Blocks;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\OwnTables;
use Marketday\Kernel\View;
use Marketday\Listing\Listings;
use Marketday\ProductSearch\Admin\WordsPage;
use Marketday\Store\Discovery\Discovery;
use Marketday\Store\Engine;
use Marketday\Store\Lazy;

/** Search with live results (docs/PROTOCOL.md#search), its words kept by the shop, and what is searched for most. */
#[LoadsIf( 'sent:s', 'template_redirect', 'request' )]
final class ProductSearchFeature implements Feature {
	public function __construct(
		private readonly Engine $engine,
		private readonly Discovery $discovery,
		private readonly Listings $listings,
		private readonly Blocks $blocks,
		private readonly Routes $routes
	) {}

	public function register(): void {
		$view    = new View( __DIR__ . '/views' );
		$popular = new PopularTerms();
		$results = new SearchResults( $this->discovery, new CategoryMatches(), $popular, $view );
		$words   = new WordsPage( $popular, $view );

		// One for all forms of a page: it names each apart.
		$block = new Lazy( fn (): SearchBlock => new SearchBlock( $this->engine->catalogue(), $this->listings->page, $popular, $view ) );
		$this->blocks->add( 'product-search', static fn ( array $attributes ): string => $block->value()->render( $attributes ) );
		DrawingSetup::spareAssets( '/wopb/product-search' );
		$this->routes->add( ...( new SearchEndpoint( $results ) )->routes() );
		OwnTables::tell( static fn (): array => [ $popular->ownTable() ] );
		$words->addTo( $this->routes );
		add_filter( 'request', [ SearchAddress::class, 'meansProducts' ] );
		add_action( 'admin_menu', [ $words, 'addToMenu' ] );
		// Before WooCommerce leads whoever found one product on to it.
		add_action( 'template_redirect', fn () => $this->countSearch( $popular ), 5 );
		( new SingleResult( $this->listings ) )->register();
		( new CorrectedSearch( $this->listings, $view ) )->register();
	}

	/** The results page counts: whoever comes to it has finished typing. */
	private function countSearch( PopularTerms $popular ): void {
		$query = $GLOBALS['wp_query'] ?? null;
		if ( $query instanceof \WP_Query && $query->is_search() && 'product' === $query->get( 'post_type' ) && ! $query->is_paged() && $query->have_posts() ) {
			$listing = $this->listings->ofPage()->archive();
			if ( null !== $listing && '' !== $listing->scope->search && $listing->found()->isAsTyped ) {
				$popular->count( $listing->scope->search );
			}
		}
	}
}
