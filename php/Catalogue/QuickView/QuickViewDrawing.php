<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\QuickView;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductType;
use Marketday\Kernel\Slot;
use Marketday\Kernel\UnusedPresets;
use Marketday\Kernel\View;
use WP_HTML_Tag_Processor;

/** Draws a product as its page does, of the same parts, with what a dialog needs beside them. */
final class QuickViewDrawing {
	public function __construct(
		private readonly Engine $engine,
		private readonly CloseSetting $setting,
		private readonly View $view
	) {}

	/** @param list<int> $listed Of the listing, in its order. */
	public function html( Product $product, array $listed ): string {
		$buyNow = fn ( Product $shown ) => $this->printBuyNow( $shown );
		add_action( Slot::ProductFormAfter->action(), $buyNow, 5 );
		$body = do_blocks( sprintf(
			'<!-- wp:marketday/product {"productId":%d,"showBreadcrumbs":false,"showTitle":false,"showDetails":false,"showRelated":false} /-->',
			$product->id
		) );
		remove_action( Slot::ProductFormAfter->action(), $buyNow, 5 );
		[ $before, $after ] = $this->neighbours( $product->id, $listed );
		return $this->view->render( 'quick-view', [
			'product' => $product,
			'body'    => $this->atHome( $body, $product ),
			'closes'  => $this->setting->isOn(),
			'before'  => $before,
			'after'   => $after,
			'listed'  => implode( ',', $listed ),
			'assets'  => self::assets() . UnusedPresets::laterStyle( $body ),
		] );
	}

	private function printBuyNow( Product $product ): void {
		if (
			! $product->stock->isBuyable()
			|| ! in_array( $product->type, [ ProductType::Simple, ProductType::Variable ], true )
			|| ( ! $product->purchasable && ProductType::Simple === $product->type )
		) {
			return;
		}
		printf(
			'<button type="button" class="marketday-button marketday-button--quiet marketday-button--wide wopb-quickview-buy-btn" data-marketday-button="quick-view" name="buy-now" value="%s" data-cart_type="buy_now" data-redirect="%s">%s</button>',
			esc_attr( (string) $product->id ),
			esc_url( $this->engine->settings()->pageUrl( Page::Checkout ) ),
			esc_html__( 'Buy now', 'marketday' )
		);
	}

	/** Links within the product's page lead to that page, and another shop opens beside this one. */
	private function atHome( string $html, Product $product ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( [ 'tag_name' => 'a' ] ) ) {
			if ( '#reviews' === $tags->get_attribute( 'href' ) ) {
				$tags->set_attribute( 'href', $product->url . '#reviews' );
			}
			if ( ProductType::External === $product->type && $tags->has_class( 'single_add_to_cart_button' ) ) {
				$tags->set_attribute( 'target', '_blank' );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * @param list<int> $listed
	 * @return array{?Product, ?Product} Before and after it.
	 */
	private function neighbours( int $id, array $listed ): array {
		$place = array_search( $id, $listed, true );
		if ( false === $place ) {
			return [ null, null ];
		}
		$ids   = [ $listed[ $place - 1 ] ?? 0, $listed[ $place + 1 ] ?? 0 ];
		$found = [];
		foreach ( $this->engine->catalogue()->products( array_values( array_filter( $ids, static fn ( int $one ): bool => $one > 0 ) ) ) as $product ) {
			$found[ $product->id ] = $product;
		}
		return [ $found[ $ids[0] ] ?? null, $found[ $ids[1] ] ?? null ];
	}

	/** The styles and scripts that the product's parts have asked for: the page takes those it has not. */
	private static function assets(): string {
		ob_start();
		wp_styles()->do_items();
		wp_scripts()->do_items();
		return (string) ob_get_clean();
	}
}
