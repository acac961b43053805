<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\ListingContext;
use Marketday\Catalogue\Listing\Listings;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Product;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Http\VisitorNonce;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\PageBlock;
use Marketday\Kernel\View;
use Marketday\Search\Contract\SearchHit;

/** Listings of products, drawn by the server alone. */
#[LoadsIf( 'parameters', 'document_title_parts' )]
final class ProductGridFeature implements Feature {
	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks,
		private readonly Listings $listings,
		private readonly Routes $routes
	) {}

	public function register(): void {
		$view      = new View( __DIR__ . '/views' );
		$cards     = new ProductCards( $view );
		$title     = new ListingTitle( $this->listings->page );
		$block     = new GridBlock( $this->engine, $view, $cards, $this->listings, new GridScope( new BaseQuery( $this->engine ) ), $title );
		$endpoint  = new GridEndpoint( $this->engine->settings(), $this->listings );
		$this->blocks->add( 'product-grid', [ $block, 'render' ] );
		add_action( Listings::COLLECT, static fn ( Listings $listings ) => $listings->addListing( GridBlock::NAME ) );
		add_filter( 'document_title_parts', [ $title, 'withNumber' ] );
		DrawingSetup::spareAssets( 'wopb_load_more', 'wopb_pagination', 'wopb_filter' );
		$guard = VisitorNonce::guard()->and( RateLimit::reads()->guard() );
		$this->routes->add(
			Route::wcAjax( 'wopb_load_more', $guard, $endpoint->loadMore( ... ) ),
			Route::wcAjax( 'wopb_pagination', $guard, $endpoint->pagination( ... ) ),
			Route::wcAjax( 'wopb_filter', $guard, $endpoint->filter( ... ) )
		);
		$emptyState = new EmptyState( $this->engine->catalogue(), $view );
		add_filter( 'marketday_nothing_here', static fn ( string $html, bool $withProducts ): string => $html . $emptyState->html( $withProducts ), 10, 2 );
		add_filter(
			'marketday_listing_scope',
			static fn ( mixed $scope, PageBlock $saved, int $postId, ListingContext $context ): mixed => GridBlock::NAME === $saved->name
				? $block->scope( $saved, $postId, $context )
				: $scope,
			10,
			4
		);
		add_filter(
			'marketday_product_cards',
			static fn ( string $html, array $products, array $options = [] ): string => $html . $cards->render(
				self::toHits( $products ),
				CardOptions::fromAttributes( $options )
			),
			10,
			3
		);
	}

	/**
	 * @param array<array-key, mixed> $products Of Product or SearchHit.
	 * @return list<SearchHit>
	 */
	private static function toHits( array $products ): array {
		$found = array_map( static fn ( mixed $product ): mixed => $product instanceof Product ? new SearchHit( $product ) : $product, $products );
		return array_values( array_filter( $found, static fn ( mixed $product ): bool => $product instanceof SearchHit ) );
	}
}
