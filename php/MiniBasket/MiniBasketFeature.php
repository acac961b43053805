<?php

declare( strict_types=1 );

namespace Marketday\MiniBasket;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Blocks;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Island;
use Marketday\Kernel\IslandSlots;
use Marketday\Kernel\Slot;
use Marketday\Kernel\View;
use Marketday\Store\Engine;
use Marketday\Store\Page;

/** The basket's button and drawer. What it prints is the same for every visitor: pages are cached. */
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
		$slots  = IslandSlots::draw( [ Slot::MiniBasketFoot ] );
		$props  = $this->props( $attributes ) + $slots->props();
		$island = new Island( 'mini-basket', $props, ( new View( __DIR__ . '/views' ) )->render( 'mini-basket', $props ) );
		return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $island->render() . $slots->templates() );
	}

	/**
	 * @param array<string, mixed> $fragments
	 * @return array<string, mixed>
	 */
	public function addBasketData( array $fragments ): array {
		$basket                          = wp_json_encode( $this->engine->basket()->contents()->toArray(), JSON_HEX_TAG | JSON_HEX_AMP );
		$fragments[ self::BASKET_DATA ] = '<script type="application/json" class="marketday-basket-data">' . $basket . '</script>';
		return $fragments;
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array{basketUrl: string, checkoutUrl: string, shopUrl: string, showLabel: bool, opens: string}
	 */
	private function props( array $attributes ): array {
		$settings = $this->engine->settings();
		return [
			'basketUrl'   => $settings->pageUrl( Page::Basket ),
			'checkoutUrl' => $settings->pageUrl( Page::Checkout ),
			'shopUrl'     => $settings->pageUrl( Page::Shop ),
			'showLabel'   => (bool) ( $attributes['showLabel'] ?? true ),
			'opens'       => 'page' === ( $attributes['opens'] ?? '' ) ? 'page' : 'drawer',
		];
	}
}
