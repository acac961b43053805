<?php

declare( strict_types=1 );

namespace Marketday\Checkout;

use Marketday\Kernel\Http\PageForm;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Store\CheckoutRefused;
use Marketday\Store\Engine;
use Marketday\Store\Page;
use Marketday\Store\StoreError;

/**
 * The checkout form, sent without scripts. A placed order redirects (303) to its confirmation; a refused one is shown again
 * by the block, with each message at its field and every value kept.
 */
final class CheckoutFormHandler {
	public const NONCE = 'marketday-checkout';

	private ?SentForm $sent = null;

	/** @var array<string, string> */
	private array $errors = [];

	public function __construct( private readonly Engine $engine ) {}

	/** What was sent and refused in this request; null when nothing was. */
	public function sent(): ?SentForm {
		return $this->sent;
	}

	/** @return array<string, string> Message by field. */
	public function errors(): array {
		return $this->errors;
	}

	/** Answers a form of ours; leaves every other request alone. */
	public function handle(): void {
		$form = PageForm::sent();
		if ( ! in_array( $form->action, [ 'place-order', 'checkout-coupon' ], true ) ) {
			return;
		}
		nocache_headers();
		try {
			$form->check( self::NONCE );
			'checkout-coupon' === $form->action ? $this->applyCoupon( $form->request ) : $this->takeForm( $form->request );
		} catch ( CheckoutRefused $refusal ) {
			$this->errors = [] === $refusal->fields ? [ 'checkout' => $refusal->getMessage() ] : $this->atShownFields( $refusal->fields );
		} catch ( StoreError | Problem $refusal ) {
			$this->errors = [ 'checkout' => $refusal->getMessage() ];
		}
	}

	private function takeForm( Request $request ): void {
		$sent       = SentForm::read( $request );
		$this->sent = $sent;
		$this->chooseDelivery( $request );
		if ( $request->has( 'update-address' ) ) {
			$this->engine->basket()->updateAddresses( $sent->billing, $sent->delivery() );
			return;
		}
		if ( $this->needsTerms() && ! $sent->acceptsTerms ) {
			$this->errors = [ 'terms' => __( 'Please read and accept the terms and conditions to proceed with your order.', 'marketday' ) ];
			return;
		}
		$this->leave( $this->engine->checkout()->place( $sent->order() )->redirectUrl );
	}

	private function chooseDelivery( Request $request ): void {
		foreach ( $request->map( 'shipping_method' ) as $package => $rate ) {
			try {
				$this->engine->basket()->chooseShippingRate( (string) $package, is_string( $rate ) ? sanitize_text_field( $rate ) : '' );
			} catch ( StoreError ) {
				// The way of delivery went with the address it was offered for; the order is placed with what is offered now.
				continue;
			}
		}
	}

	private function applyCoupon( Request $request ): void {
		try {
			$this->engine->basket()->applyCoupon( $request->text( 'coupon_code' ) );
			$this->engine->notices()->add( 'success', esc_html__( 'The coupon has been applied.', 'marketday' ) );
		} catch ( StoreError $refusal ) {
			$this->engine->notices()->add( 'error', esc_html( $refusal->getMessage() ) );
		}
		$this->leave( $this->engine->settings()->pageUrl( Page::Checkout ) );
	}

	/**
	 * Where the order goes to the billing address, what is wrong with the delivery address is told there.
	 *
	 * @param array<string, string> $errors
	 * @return array<string, string>
	 */
	private function atShownFields( array $errors ): array {
		$shown = [];
		foreach ( $errors as $field => $message ) {
			$isFolded = ! ( $this->sent->shipElsewhere ?? true ) && 'shipping_method' !== $field;
			$name     = $isFolded ? (string) preg_replace( '/^shipping_/', 'billing_', $field ) : $field;
			$shown[ $name ] ??= $message;
		}
		return $shown;
	}

	private function needsTerms(): bool {
		return 0 !== $this->engine->settings()->pageId( Page::Terms );
	}

	private function leave( string $url ): never {
		// A payment's own page may be elsewhere; the engine gave the address, not the shopper.
		wp_redirect( '' === $url ? home_url( '/' ) : $url, 303, 'Marketday' ); // phpcs:ignore WordPress.Security.SafeRedirect
		exit;
	}
}
