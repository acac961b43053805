<?php

declare( strict_types=1 );

namespace Marketday\Buying\AddToBasket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\View;

/** The form of a product page. */
#[LoadsIf( 'sent:' . BuyNow::FIELD, 'woocommerce_add_to_cart_redirect' )]
final class AddToBasketFeature implements Feature {
	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks,
		private readonly Routes $routes
	) {}

	public function register(): void {
		$view  = new View( __DIR__ . '/views' );
		$props = new FormProps( $this->engine );
		$block = new AddToBasketBlock( $this->engine, $view, $props );
		$this->blocks->add( 'add-to-basket', [ $block, 'render' ] );
		( new CardOptions( $view ) )->register();
		$this->routes->add(
			FormEndpoint::route( fn (): FormEndpoint => new FormEndpoint( $this->engine, $props ) ),
			AddVariationEndpoint::route( fn (): AddVariationEndpoint => new AddVariationEndpoint( $this->engine ) )
		);
		( new BuyNow( $this->engine->settings() ) )->register();
		( new AddToBasketEndpoint( $this->engine ) )->add( $this->routes );
	}
}
