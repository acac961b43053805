<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Product;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Product\StructuredData\StructuredData;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\RecentlyViewed;
use Marketday\Engine\Contract\ShownProduct;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\Clock;
use Marketday\Kernel\DailyLog;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\OwnTables;
use Marketday\Kernel\View;
use Marketday\Kernel\VisitorData\CookieRegistry;
use Marketday\Kernel\VisitorData\Purpose;

/** The page of one product. */
#[LoadsIf( 'post', 'init' )]
#[LoadsIf( 'about:product', 'wp_enqueue_scripts' )]
final class ProductFeature implements Feature {
	private readonly StructuredData $structuredData;

	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks,
		private readonly Routes $routes,
		private readonly Clock $clock
	) {
		$this->structuredData = new StructuredData( $engine );
	}

	public function register(): void {
		CookieRegistry::add(
			RecentlyViewed::COOKIE,
			Purpose::Preferences,
			0,
			static fn (): string => __( 'Products the visitor has viewed, so we can show them again.', 'marketday' )
		);
		$reviewers = new Reviewers( $this->engine );
		$reviewers->register();
		( new ReviewRules() )->register();
		( new ReviewForm( $this->engine->settings(), new View( __DIR__ . '/views' ), $reviewers ) )->register();
		OwnTables::add( static fn (): array => [ ( new DailyLog( ViewsEndpoint::LOG ) )->ownTable() ] );
		add_action( 'wp_enqueue_scripts', [ $this, 'countViews' ] );
		$this->routes->add( ViewsEndpoint::route( fn (): ViewsEndpoint => new ViewsEndpoint( $this->engine, new DailyLog( ViewsEndpoint::LOG ), $this->clock ) ) );
		$this->blocks->add(
			'product',
			fn ( array $attributes, string $content = '', ?\WP_Block $block = null ): string => $this->block()->render( $attributes, $content, $block )
		);
		$this->blocks->add( 'product-tabs', [ $this, 'tabs' ] );
		$this->blocks->add(
			'product-part',
			fn (
				array $attributes,
				string $content = '',
				?\WP_Block $block = null
			): string => ( new ProductPartBlock( $this->engine->catalogue(), $this->parts() ) )->render( $attributes, $block )
		);
	}

	/** @param array<string, mixed> $attributes */
	public function tabs( array $attributes, string $content = '', ?\WP_Block $block = null ): string {
		$product = ShownProduct::of( $this->engine->catalogue(), $attributes, $block );
		return null === $product ? '' : ShownProduct::note( $this->engine->catalogue(), $attributes, $block )
			. sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $this->parts()->tabs( $product ) );
	}

	/** Views count on every product's page, also where a theme or another plugin draws it. */
	public function countViews(): void {
		if ( is_singular( 'product' ) ) {
			DrawingSetup::registerAssets();
			wp_enqueue_script( 'marketday-product-page' );
		}
	}

	/** The catalogue is asked for only when a product is drawn. */
	private function block(): ProductBlock {
		return new ProductBlock( $this->engine, new View( __DIR__ . '/views' ), $this->parts(), $this->structuredData );
	}

	private function parts(): ProductParts {
		return new ProductParts( $this->engine, new View( __DIR__ . '/views' ), new Reviews(), new RelatedProducts( $this->engine->catalogue() ) );
	}
}
