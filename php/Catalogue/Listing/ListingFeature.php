<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Listing;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Settings;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Routes;

/** Call that draws listings and the blocks around them anew. */
final class ListingFeature implements Feature {
	public function __construct(
		private readonly Settings $shop,
		private readonly Listings $listings,
		private readonly Routes $routes
	) {}

	public function register(): void {
		DrawingSetup::spareAssets( '/wopb/product-filter' );
		$this->routes->add( ( new ListingEndpoint( $this->shop, $this->listings ) )->route() );
	}
}
