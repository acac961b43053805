<?php

declare( strict_types=1 );

namespace Marketday\Buying\MiniBasket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\CrossSells;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\PageRegions;
use Marketday\Kernel\Assets;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Island;
use Marketday\Kernel\IslandSlots;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\Slot;
use Marketday\Kernel\View;

/** The basket's button and drawer. What it prints is the same for every visitor: pages are cached. */
#[LoadsIf( 'sent:marketday_regions', 'woocommerce_add_to_cart_fragments' )]
final class MiniBasketFeature implements Feature {
	/** The fragment that carries the basket itself; `src/host/fragments.ts` knows the same name. */
	public const BASKET_DATA = 'script.marketday-basket-data';

	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks
	) {}

	public function register(): void {
		$this->blocks->add( 'mini-basket', [ $this, 'render' ] );
		add_filter( 'woocommerce_add_to_cart_fragments', [ $this, 'addBasketData' ] );
	}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes ): string {
		$slots  = IslandSlots::draw( [ Slot::MiniBasketTop, Slot::MiniBasketFoot ] );
		$props  = $this->props( $attributes ) + $slots->props();
		$island = new Island( 'mini-basket', $props, ( new View( __DIR__ . '/views' ) )->render( 'mini-basket', $props ) );
		// The script that shows what was added presses the button of the block that says so (`src/host/basket-changes.ts`).
		$opens   = 'drawer' === $props['opens'] && ( $attributes['opensAfterAdding'] ?? false );
		return sprintf(
			'<div %s>%s</div>',
			get_block_wrapper_attributes( $opens ? [ 'data-marketday-shows-additions' => '' ] : [] ),
			$island->render() . $slots->templates()
		);
	}

	/**
	 * @param array<string, mixed> $fragments
	 * @return array<string, mixed>
	 */
	public function addBasketData( array $fragments ): array {
		if ( ! PageRegions::hasBasket() ) {
			return $fragments;
		}
		$basket                          = wp_json_encode(
			( new CrossSells( $this->engine->catalogue() ) )->with( $this->engine->basket()->contents() ),
			JSON_HEX_TAG | JSON_HEX_AMP
		);
		$fragments[ self::BASKET_DATA ] = '<script type="application/json" class="marketday-basket-data">' . $basket . '</script>';
		return $fragments;
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, bool|string>
	 */
	private function props( array $attributes ): array {
		$settings = $this->engine->settings();
		return [
			'basketUrl'   => $settings->pageUrl( Page::Basket ),
			'checkoutUrl' => $settings->pageUrl( Page::Checkout ),
			'shopUrl'     => $settings->pageUrl( Page::Shop ),
			'showLabel'   => (bool) ( $attributes['showLabel'] ?? true ),
			'opens'       => 'page' === ( $attributes['opens'] ?? '' ) ? 'page' : 'drawer',
			'showFreeDelivery' => (bool) ( $attributes['showFreeDelivery'] ?? true ),
			'showCrossSells' => (bool) ( $attributes['showCrossSells'] ?? true ),
			'stylesUrl'   => Assets::sheetUrl( 'mini-basket' ),
		];
	}
}
