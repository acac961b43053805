<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\CheckoutRequest;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\EmailAddress;
use Marketday\Kernel\Slot;
use Marketday\Marketing\Newsletter\Subscribe\Subscription;
use Marketday\Marketing\Newsletter\Subscribers\PendingChanges;

/** A box at the checkout for who wants letters: off unless the site wants it, and never ticked beforehand. An order alone subscribes nobody. */
final class CheckoutConsent {
	/** The script of WooCommerce's block checkout. */
	public const PART = 'newsletter-consent';

	private const SPACE = 'marketday-newsletter';

	/** Email address of the order that this request places. */
	private string $email = '';

	public function __construct(
		private readonly Options $options,
		private readonly Subscription $subscription
	) {}

	public function register(): void {
		Slot::CheckoutFields->fill( $this->print( ... ) );
		add_action( 'woocommerce_after_order_notes', $this->print( ... ) );
		add_filter( 'render_block_woocommerce/checkout-contact-information-block', fn ( string $block ): string => $block . $this->place() );
		SaleEvents::onValidateCheckout( function ( CheckoutRequest $request ): void {
			$this->email = $request->addresses->billing->email;
		} );
		SaleEvents::onCheckoutExtensions( $this->take( ... ) );
	}

	private function wording(): string {
		return __( 'Email me about new products and offers. I can unsubscribe at any time.', 'marketday' );
	}

	private function print(): void {
		$html = $this->html();
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped below.
	}

	private function html(): string {
		return $this->options->asksAtCheckout() ? sprintf(
			'<div class="marketday-choice"><input type="checkbox" id="marketday-newsletter-optin" name="extensions[%1$s][optin]" value="1"><label for="marketday-newsletter-optin">%2$s</label></div>',
			esc_attr( self::SPACE ),
			esc_html( $this->wording() )
		) : '';
	}

	/** WooCommerce's script draws its block anew of what the server sent, so it gets an empty place and our script fills that. */
	private function place(): string {
		$html = $this->html();
		if ( '' === $html ) {
			return '';
		}
		DrawingSetup::registerAssets();
		wp_enqueue_script( 'marketday-' . self::PART );
		wp_enqueue_style( 'marketday-forms' );
		return sprintf( '<div class="marketday-consent-place" data-consent="%s"></div>', esc_attr( $html ) );
	}

	/** @param array<string, array<string, mixed>> $extensions */
	private function take( array $extensions, int $orderId ): void {
		$optin = $extensions[ self::SPACE ]['optin'] ?? false;
		if ( ! $this->options->asksAtCheckout() || ! in_array( $optin, [ true, 1, '1', 'true' ], true ) || ! EmailAddress::canReceive( $this->email ) ) {
			return;
		}
		$this->subscription->request( $this->email, new PendingChanges(), 'checkout', $this->wording(), 'checkout', "order {$orderId}" );
	}
}
