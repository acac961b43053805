<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\Catalogue;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductType;
use Marketday\Kernel\Slot;
use WC_Product;

/**
 * WooCommerce's product form and ours have the same fields: in its own the slots of ours are printed, and in ours what extensions print in its
 * own, such as an engraving or a gift box. Without them, what needs them cannot be bought. A product of a type that only an extension knows, such
 * as a bundle, has that extension's form.
 */
final class ProductFormSlots {
	/** Hooks on which extensions print fields of the form, in WooCommerce's order. */
	private const WITHIN = [
		'woocommerce_before_add_to_cart_form',
		'woocommerce_before_variations_form',
		'woocommerce_before_single_variation',
		'woocommerce_before_add_to_cart_button',
		'woocommerce_before_add_to_cart_quantity',
		'woocommerce_after_add_to_cart_quantity',
	];

	/** Hooks that only the form of a variable product has. */
	private const OF_VARIABLE = [ 'woocommerce_before_variations_form', 'woocommerce_before_single_variation' ];

	/** Hook on which they print fields, and buttons for other ends as well. */
	private const AFTER = 'woocommerce_after_add_to_cart_button';

	/** Hook on which extensions make ready what they print in the form. */
	private const BEFORE = 'woocommerce_before_single_product';

	/** True while one of the two forms is drawn: the other's places are not filled with what comes from here. */
	private bool $isDrawing = false;

	/** @var array<int, true> Products that extensions have been told of. */
	private array $announced = [];

	public function __construct( private readonly Catalogue $catalogue ) {}

	public function register(): void {
		add_action( 'woocommerce_before_add_to_cart_button', fn () => $this->print( Slot::ProductFormOptions, Slot::ProductFormFields ) );
		// Of a product that is sold out, WooCommerce prints no form.
		add_action( 'woocommerce_simple_add_to_cart', function (): void {
			global $product;
			if ( $product instanceof WC_Product && $product->is_purchasable() && ! $product->is_in_stock() ) {
				$this->print( Slot::ProductFormAfter );
			}
		}, 40 );
		add_action( 'woocommerce_after_add_to_cart_form', fn () => $this->print( Slot::ProductFormAfter ) );
		Slot::ProductFormFields->fill( function ( Product $product ): void {
			echo $this->theirFields( $product ); // phpcs:ignore WordPress.Security.EscapeOutput -- as WooCommerce's own form prints it.
		}, 20 );
		add_filter( 'marketday_product_form', fn ( mixed $html, Product $product ): mixed => '' === $html ? $this->theirForm( $product ) : $html, 10, 2 );
	}

	private function print( Slot ...$slots ): void {
		/** The product that WooCommerce's templates are about at the moment. */
		global $product;
		$shown = ! $this->isDrawing && $product instanceof WC_Product ? $this->catalogue->product( $product->get_id() ) : null;
		foreach ( null === $shown ? [] : $slots as $slot ) {
			echo $this->draw( $product, static fn () => $slot->print( $shown ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by who fills it.
		}
	}

	private function theirFields( Product $product ): string {
		$theirs = $this->isDrawing ? null : wc_get_product( $product->id );
		if ( ! $theirs instanceof WC_Product ) {
			return '';
		}
		$this->announceProduct( $theirs );
		$within = 'variable' === $theirs->get_type() ? self::WITHIN : array_diff( self::WITHIN, self::OF_VARIABLE );
		$html   = $this->draw( $theirs, static fn () => array_map( do_action( ... ), $within ) );
		$after  = $this->draw( $theirs, static fn () => do_action( self::AFTER ) );
		$html  .= self::hasFields( $after ) ? $after : '';
		$sent = self::hasFields( $html ) ? ' data-marketday-sent-whole=""' : '';
		return '' === $html ? '' : "<div class=\"marketday-add-to-basket__others\"{$sent}>{$html}</div>";
	}

	/** The form of a type that is none of WooCommerce's own. */
	private function theirForm( Product $product ): string {
		$theirs = wc_get_product( $product->id );
		$type   = $theirs instanceof WC_Product ? $theirs->get_type() : '';
		$action = "woocommerce_{$type}_add_to_cart";
		if ( ! $theirs instanceof WC_Product || null !== ProductType::tryFrom( $type ) || ! has_action( $action ) ) {
			return '';
		}
		$this->announceProduct( $theirs );
		$html = $this->draw( $theirs, static fn () => do_action( $action ), false );
		return '' === $html ? '' : "<div class=\"marketday-add-to-basket__theirs\">{$html}</div>";
	}

	/** Tells extensions which product comes, as WooCommerce's own page does before anything of it. What they print there has no place here. */
	private function announceProduct( WC_Product $product ): void {
		if ( isset( $this->announced[ $product->get_id() ] ) ) {
			return;
		}
		$this->announced[ $product->get_id() ] = true;
		$hasNotices                       = remove_action( self::BEFORE, 'woocommerce_output_all_notices', 10 );
		$this->draw( $product, static fn () => do_action( self::BEFORE ) );
		$hasNotices && add_action( self::BEFORE, 'woocommerce_output_all_notices', 10 );
	}

	/** Tells whether what is printed has fields that its plugin reads from the form. */
	private static function hasFields( string $html ): bool {
		return 1 === preg_match( '/<(input|select|textarea|button)\b[^>]*\sname=/i', $html );
	}

	/** @param bool $isAlone Whether the other form's places stay empty meanwhile. */
	private function draw( WC_Product $about, Closure $draw, bool $isAlone = true ): string {
		global $product, $post;
		$before          = [ $product, $post, $this->isDrawing ];
		$product         = $about; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as WooCommerce's templates have it; put back below.
		$post            = get_post( $about->get_id() ) ?? $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- the same.
		$this->isDrawing = $isAlone;
		ob_start();
		try {
			$draw();
		} finally {
			$html = trim( (string) ob_get_clean() );

			[ $product, $post, $this->isDrawing ] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- put back.
		}
		return $html;
	}
}
