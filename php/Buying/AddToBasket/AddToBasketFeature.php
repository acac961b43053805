<?php

declare( strict_types=1 );

namespace Marketday\Buying\AddToBasket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Http\VisitorNonce;
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
			Route::rest(
				'GET',
				'marketday/v1|/products/(?P<id>[\d]+)/form',
				Guard::publicRead(),
				fn ( Request $request ): Response => ( new FormEndpoint( $this->engine, $props ) )->answer( $request )
			),
			Route::wcAjax(
				'wopb_variation_loop_add_cart',
				VisitorNonce::guard( 'wopb_nonce' ),
				fn ( Request $request ): Response => ( new AddVariationEndpoint( $this->engine ) )->answer( $request )
			)
		);
		( new BuyNow( $this->engine->settings() ) )->register();
		( new AddToBasketCall( $this->engine ) )->add( $this->routes );
	}
}
