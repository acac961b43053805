<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Calls;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Routes;

/** The payment calls about the checkout's form: whether it can be ordered with, and its addresses kept for the visitor. */
final class CheckoutEndpoint {
	public function __construct( private readonly Engine $engine ) {}

	public function addTo( Routes $routes, JsonEnvelope $calls ): void {
		$routes->add(
			$calls->route( 'ppc-validate-checkout', $this->validate( ... ) ),
			$calls->route( 'ppc-save-checkout-form', $this->save( ... ) ),
		);
	}

	/** @return array{} */
	private function validate( Request $body ): array {
		( new RateLimit( 'paypal-form', 60, MINUTE_IN_SECONDS ) )->spend();
		CheckoutForm::of( $body, $this->engine->basket() )->check( $this->engine );
		return [];
	}

	/** @return array{} */
	private function save( Request $body ): array {
		( new RateLimit( 'paypal-form', 60, MINUTE_IN_SECONDS ) )->spend();
		$form = CheckoutForm::of( $body, $this->engine->basket() );
		if ( ! $form->isEmpty() ) {
			$this->engine->basket()->updateAddresses( $form->billing(), $form->shipping() );
		}
		return [];
	}
}
