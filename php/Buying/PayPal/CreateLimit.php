<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;

/**
 * Limit of begun payments, as who tries stolen cards begins many: few may be begun from one line, and where many failed, a captcha is asked by whoever
 * answers the filter.
 */
final class CreateLimit {
	private const CALLS = 20;

	private const SECONDS = 15 * MINUTE_IN_SECONDS;

	/** @throws StoreError|Problem */
	public function check( Request $body ): void {
		if ( is_user_logged_in() ) {
			return;
		}
		$limit = new RateLimit( 'paypal-create', self::CALLS, self::SECONDS );
		$hard  = new RateLimit( 'paypal-captcha', 5, self::SECONDS );
		$limit->spend();
		/**
		 * A guest begins a payment; many from his line did so before. A sentence refuses him, as where a captcha is not answered.
		 *
		 * @param string                  $refusal '' for none.
		 * @param array<array-key, mixed> $sent    What the call brought.
		 * @param bool                    $isMany  Whether there were many.
		 */
		$refusal = apply_filters( 'marketday_payment_captcha_refusal', '', $body->all(), $hard->take() > 0 );
		if ( is_string( $refusal ) && '' !== $refusal ) {
			throw new StoreError( 'marketday_captcha', $refusal, 403 );
		}
	}
}
