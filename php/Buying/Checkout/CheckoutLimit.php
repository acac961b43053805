<?php

declare( strict_types=1 );

namespace Marketday\Buying\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\RateLimit;

/** Limit of the orders that a guest may place or pay, and so of the mails that strangers are sent by guests. Customers answer for themselves. */
final class CheckoutLimit {
	private readonly RateLimit $limit;

	public function __construct() {
		$this->limit = new RateLimit( 'checkout', 15, 15 * MINUTE_IN_SECONDS );
	}

	/** @throws StoreError */
	public function check(): void {
		if ( ! is_user_logged_in() && $this->limit->take() > 0 ) {
			throw new StoreError( 'marketday_too_many_requests', __( 'Too many attempts. Try again in a few minutes.', 'marketday' ), 429 );
		}
	}
}
