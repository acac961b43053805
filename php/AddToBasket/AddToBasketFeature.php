<?php

declare( strict_types=1 );

namespace Marketday\AddToBasket;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Blocks;
use Marketday\Kernel\Feature;
use Marketday\Kernel\View;
use Marketday\Store\Engine;

/** The form of a product page. */
final class AddToBasketFeature implements Feature {
	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks
	) {}

	public function register(): void {
		$block = new AddToBasketBlock( $this->engine, new View( __DIR__ . '/views' ), new FormProps( $this->engine ) );
		$this->blocks->add( 'add-to-basket', [ $block, 'render' ] );
		( new BuyNow( $this->engine->settings() ) )->register();
	}
}
