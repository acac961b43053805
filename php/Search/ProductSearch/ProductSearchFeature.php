<?php

declare( strict_types=1 );

namespace Marketday\Search\ProductSearch;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\Listings;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Lazy;
use Marketday\Kernel\Admin\OwnMenu;
use Marketday\Kernel\Admin\SettingsTab;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\OwnTables;
use Marketday\Kernel\Preload;
use Marketday\Kernel\Reports\Reports;
use Marketday\Kernel\Upkeep;
use Marketday\Kernel\View;
use Marketday\Search\Contract\CatalogueSearch;
use Marketday\Search\Contract\SearchPins;
use Marketday\Search\ProductSearch\Admin\Pins;
use Marketday\Search\ProductSearch\Admin\SearchesReport;
use Marketday\Search\ProductSearch\Admin\WordsScreen;

/** Search with live results (docs/PROTOCOL.md#search), its words kept by the shop, and what is searched for most. */
#[LoadsIf( 'sent:s', 'template_redirect', 'request' )]
#[LoadsIf( 'settings', 'admin_init' )]
#[LoadsIf( 'settings', 'admin_init' )]
final class ProductSearchFeature implements Feature {
	public function __construct(
		private readonly Engine $engine,
		private readonly CatalogueSearch $search,
		private readonly Listings $listings,
		private readonly Blocks $blocks,
		private readonly Routes $routes
	) {}

	public function register(): void {
		Preload::options( SearchPins::OPTION );
		$view    = new View( __DIR__ . '/views' );
		$popular = new PopularTerms();
		$vain    = new VainTerms();
		$results = new SearchResults( $this->search, new CategoryMatches(), $popular, $view );
		$words   = new WordsScreen( $popular, new Lazy( fn (): Pins => new Pins( $this->engine->catalogue() ) ), $view );

		// One for all forms of a page: it names each apart.
		$block = new Lazy( fn (): SearchBlock => new SearchBlock( $this->engine->catalogue(), $this->listings->page, $popular, $view ) );
		$this->blocks->add( 'product-search', static fn ( array $attributes ): string => $block->value()->render( $attributes ) );
		DrawingSetup::spareAssets( '/wopb/product-search' );
		$this->routes->add( ...( new SearchEndpoint( $results ) )->routes() );
		OwnTables::add( static fn (): array => [ $popular->ownTable(), $vain->ownTable() ] );
		Upkeep::add( static fn () => $vain->forgetOld() );
		Reports::add( 'searches', 0, static fn (): SearchesReport => new SearchesReport( $popular, $vain ) );
		add_filter( 'marketday_home_figures', static fn ( array $figures ): array => [ ...$figures, self::figure( $vain ) ], 20 );
		$words->addTo( $this->routes );
		add_filter( 'request', [ SearchAddress::class, 'meansProducts' ] );
		add_action( 'admin_menu', [ $words, 'addToMenu' ] );
		SettingsTab::Search->addLinks(
			'marketday_search',
			static fn (): string => __( 'Product search', 'marketday' ),
			static fn (): string => __( 'Words that mean the same, popular searches, and the index that finds products.', 'marketday' ),
			static fn (): array => [
				OwnMenu::address( 'marketday-search' ) => __( 'Synonyms and popular searches', 'marketday' ),
				OwnMenu::address( 'marketday-index' )  => __( 'Product index', 'marketday' ),
			]
		);
		// Before WooCommerce leads whoever found one product on to it.
		add_action( 'template_redirect', fn () => $this->countSearch( $popular, $vain ), 5 );
		( new SingleResult( $this->listings ) )->register();
		( new CorrectedSearch( $this->listings, $view ) )->register();
	}

	/** The results page counts: whoever comes to it has finished typing. */
	private function countSearch( PopularTerms $popular, VainTerms $vain ): void {
		$query = $GLOBALS['wp_query'] ?? null;
		if ( ! $query instanceof \WP_Query || ! $query->is_search() || 'product' !== $query->get( 'post_type' ) || $query->is_paged() ) {
			return;
		}
		$listing = $this->listings->ofPage()->archive();
		if ( null === $listing || '' === $listing->scope->search ) {
			return;
		}
		if ( $query->have_posts() && $listing->resultPage()->isAsTyped ) {
			$popular->count( $listing->scope->search );
		} elseif ( ! $query->have_posts() && $this->isUnfiltered() ) {
			$vain->count( $listing->scope->search );
		}
	}

	/** True if nothing was found without a filter: what a filter leaves nothing of was found. */
	private function isUnfiltered(): bool {
		return [] === array_diff_key( $_GET, array_flip( [ 's', 'post_type', 'product_cat', 'orderby', 'lang' ] ) ); // phpcs:ignore WordPress.Security -- names only.
	}

	/** @return array{label: string, value: string, note: string, url: string} */
	private static function figure( VainTerms $vain ): array {
		return [
			'label' => __( 'Searches without results', 'marketday' ),
			'value' => number_format_i18n( $vain->since( 7 ) ),
			'note'  => __( 'different words', 'marketday' ),
			'url'   => Reports::address( 'searches' ),
		];
	}
}
