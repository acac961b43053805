<?php

declare( strict_types=1 );

namespace Marketday\Buying\AddToBasket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\ShownProduct;
use Marketday\Kernel\Island;
use Marketday\Kernel\IslandSlots;
use Marketday\Kernel\Slot;
use Marketday\Kernel\View;
use WP_Block;

/** Draws the block `marketday/add-to-basket`: the form its product's type needs. */
final class AddToBasketBlock {
	public function __construct(
		private readonly Engine $engine,
		private readonly View $view,
		private readonly FormProps $props
	) {}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes, string $content = '', ?WP_Block $block = null ): string {
		$product = ShownProduct::of( $this->engine->catalogue(), $attributes, $block );
		if ( null === $product ) {
			return '';
		}
		return ShownProduct::note( $this->engine->catalogue(), $attributes, $block ) . sprintf(
			'<div %s>%s</div>',
			get_block_wrapper_attributes(),
			$this->form(
				$product,
				true === ( $attributes['showBuyNow'] ?? false )
			) . $this->stickyBar( $product, $attributes ) . Slot::ProductFormAfter->html( $product )
		);
	}

	/**
	 * A page has one: of the product that it is about.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private function stickyBar( Product $product, array $attributes ): string {
		$canBuy = ProductType::External !== $product->type && $product->stock->isBuyable();
		$after  = $attributes['stickyBarAfter'] ?? 300;
		return $canBuy && ShownProduct::isPageOf( $product ) && false !== ( $attributes['showStickyBar'] ?? true )
			? $this->view->render(
				'sticky-bar',
				[
					'product' => $product,
					'after'   => is_int( $after ) ? max( 0, $after ) : 300,
				]
			)
			: '';
	}

	private function form( Product $product, bool $buyNow ): string {
		/**
		 * Whole form of a product whose type only the engine's extensions know; '' for all others.
		 *
		 * @param string  $html
		 * @param Product $product
		 */
		$own = apply_filters( 'marketday_product_form', '', $product );
		return is_string( $own ) && '' !== $own ? $own : $this->ownForm( $product, $buyNow );
	}

	private function ownForm( Product $product, bool $buyNow ): string {
		return match ( $product->type ) {
			ProductType::External => $this->view->render( 'external', [ 'product' => $product ] ),
			ProductType::Grouped  => $this->view->render(
				'grouped',
				[
					'product'  => $product,
					'children' => $this->engine->catalogue()->products( $product->details()->related->groupedIds ),
				]
			),
			default               => $this->purchase( $product, $buyNow ),
		};
	}

	private function purchase( Product $product, bool $buyNow ): string {
		if ( ! $product->purchasable && ProductType::Variable !== $product->type ) {
			return '';
		}
		if ( ! $product->stock->isBuyable() ) {
			return $this->view->render( 'unavailable', [ 'sentence' => $product->stock->text ?: __( 'Out of stock', 'marketday' ) ] );
		}
		$props = $this->props->of( $product, wp_unslash( $_GET ), $buyNow ); // phpcs:ignore WordPress.Security.NonceVerification -- a choice in a public address.
		if ( ProductType::Variable === $product->type && [] === ( $props['variations'] ?? $props['combinations'] ) ) {
			return $this->view->render( 'unavailable', [ 'sentence' => __( 'This product is currently out of stock and unavailable.', 'marketday' ) ] );
		}
		$slots  = IslandSlots::draw( [ Slot::ProductFormOptions, Slot::ProductFormFields ], $product );
		$props += $slots->props();
		return ( new Island( 'add-to-basket', $props, $this->view->render( 'add-to-basket', [ 'islandSlots' => $slots ] + $props ) ) )->render();
	}
}
