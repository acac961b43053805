<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\Reconciliation\Owner;
use Marketday\Buying\PayPal\Reconciliation\Payments;
use Marketday\Engine\Contract\BasketContents;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\Settings;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\SignedToken;
use Marketday\Kernel\Slot;
use Marketday\Kernel\View;

/** PayPal's buttons in the pages. They are ours until a shopper turns to one: nothing of PayPal is loaded before, and nothing of a visitor is in them. */
final class Buttons {
	private const PART = 'paypal-buttons';

	public function __construct(
		private readonly PayPalSettings $settings,
		private readonly Payments $payments,
		private readonly Owner $owner,
		private readonly Blocks $blocks,
		private readonly Settings $shop
	) {}

	public function register(): void {
		$this->blocks->addPart( self::PART );
		Slot::ProductFormAfter->fill( function ( mixed $product ): void {
			if ( $product instanceof Product ) {
				$this->print( 'product', $product );
			}
		}, 5 );
		Slot::MiniBasketFoot->fill( fn () => $this->print( 'mini-cart' ), 5 );
		Slot::CheckoutExpress->fill( fn () => $this->print( 'express' ), 5 );
		Slot::BasketFoot->fill( fn () => $this->print( 'cart' ), 5 );
		Slot::CheckoutBeforeSubmit->fill( function ( mixed $basket ): void {
			if ( $basket instanceof BasketContents && $basket->needsPayment ) {
				$this->printAtCheckout( $basket->totals->total );
			}
		}, 5 );
	}

	/** Prints the buttons that approve anew what was approved for another sum. */
	private function printAtCheckout( Money $total ): void {
		$payment = $this->payments->approvedOf( $this->owner->current() );
		if ( ! $this->settings->isReady() || null === $payment || $payment->amount !== $total->minor || $payment->currency !== $total->currency->code ) {
			$this->print( 'checkout' );
			return;
		}
		DrawingSetup::registerAssets();
		wp_enqueue_style( 'marketday-' . self::PART );
		$key = SignedToken::sign( OrderCreation::PURPOSE, '0', time() + HOUR_IN_SECONDS );
		$this->show( 'continuation', [
			'cancelUrl' => add_query_arg( [
				'token'     => $payment->id,
				'key'       => $key,
				'cancelled' => '1',
			], home_url( '/?wc-ajax=' . OrderCreation::RETURN ) ),
		] );
	}

	private function print( string $context, ?Product $product = null ): void {
		if ( ! $this->settings->isAt( $context ) ) {
			return;
		}
		DrawingSetup::registerAssets();
		wp_enqueue_script( 'marketday-' . self::PART );
		wp_enqueue_style( 'marketday-' . self::PART );
		$this->show( 'button', [
			'context'   => 'express' === $context ? 'cart' : $context,
			'isExpress' => 'express' === $context,
			'productId' => $product->id ?? 0,
			'color'     => $this->settings->text( 'color' ),
			'shape'     => $this->settings->text( 'shape' ),
			'label'     => $this->settings->text( 'label' ),
			'payLater'  => $this->settings->is( 'pay_later' ) && 'mini-cart' !== $context,
			// Venmo is a wallet of the United States and pays in their dollars.
			'isVenmo'   => $this->settings->is( 'wallet' ) && 'mini-cart' !== $context && 'USD' === $this->shop->currency()->code,
			'isCard'    => $this->settings->is( 'cards' ) && 'checkout' === $context,
		] );
	}

	/** @param array<string, mixed> $variables */
	private function show( string $template, array $variables ): void {
		$html = ( new View( __DIR__ . '/views' ) )->render( $template, $variables );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
	}
}
