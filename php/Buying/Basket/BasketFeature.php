<?php

declare( strict_types=1 );

namespace Marketday\Buying\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\View;

/** The basket page: its block, its forms without scripts, and what every page's scripts know of the shop. */
final class BasketFeature implements Feature {
	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks,
		private readonly Routes $routes
	) {}

	public function register(): void {
		$views = new View( __DIR__ . '/views' );
		$block = new BasketBlock( $this->engine, $views );
		$this->blocks->add( 'basket', [ $block, 'render' ] );
		( new BasketFormHandler( $this->engine ) )->add( $this->routes );
		( new DestinationFormHandler( $this->engine, $views ) )->register( $this->routes );
		( new ClearBasketFormHandler( $this->engine ) )->add( $this->routes );
		add_filter( 'marketday_page_configuration', [ $this, 'configurePage' ] );
	}

	/**
	 * The same for every visitor: pages are cached.
	 *
	 * @param array<string, mixed> $configuration
	 * @return array<string, mixed>
	 */
	public function configurePage( array $configuration ): array {
		$settings = $this->engine->settings();
		return [
			'basketUrl'        => $settings->pageUrl( Page::Basket ),
			'checkoutUrl'      => $settings->pageUrl( Page::Checkout ),
			'currency'         => $settings->currency()->toArray(),
			'redirectAfterAdd' => $settings->redirectsAfterAdd(),
		] + $configuration;
	}
}
