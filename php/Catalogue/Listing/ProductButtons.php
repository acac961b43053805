<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Listing;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Product;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Slot;
use Marketday\Kernel\View;

/**
 * The small buttons of a product beside the one that buys it: wishlist, compare, quick view and what else joins them, on cards and on the
 * product's page. Without scripts they are links. What they print is the same for every visitor; `src/host/product-buttons` marks those
 * that are on, and loads what they do when a shopper turns to one.
 */
final class ProductButtons {
	public const SCRIPT = 'marketday-product-buttons';

	/** @var array<string, ProductButton> */
	private array $buttons = [];

	/** The action in which features add their buttons, once something is drawn that has them. */
	public const COLLECT = 'marketday_product_buttons';

	public function register(): void {
		Slot::CardActions->fill( fn ( Product $product ) => $this->print( $product, true ) );
		Slot::ProductActions->fill( fn ( Product $product ) => $this->print( $product, false ) );
	}

	public function add( ProductButton $button ): void {
		$this->buttons[ $button->name ] = $button;
	}

	/** Script and styles, also for a link with a count. */
	public static function enqueue(): void {
		DrawingSetup::registerAssets();
		wp_enqueue_script( self::SCRIPT );
		wp_enqueue_style( self::SCRIPT );
	}

	private function print( Product $product, bool $isOnCard ): void {
		if ( 0 === did_action( self::COLLECT ) ) {
			do_action( self::COLLECT );
		}
		$buttons = array_filter( $this->buttons, static fn ( ProductButton $button ): bool => $isOnCard || $button->isOnPage );
		if ( [] === $buttons ) {
			return;
		}
		self::enqueue();
		$html = ( new View( __DIR__ . '/views' ) )->render( 'product-buttons', [
			'product'  => $product,
			'buttons'  => $buttons,
			'isOnCard' => $isOnCard,
		] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
	}
}
