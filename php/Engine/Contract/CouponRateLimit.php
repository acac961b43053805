<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\RateLimit;

/** Limit of codes that a visitor may try that no coupon has. Then right ones are refused like wrong ones, so that trying on tells nothing. */
final class CouponRateLimit {
	private readonly RateLimit $limit;

	public function __construct() {
		$this->limit = new RateLimit( 'coupon-guesses', 10, 10 * MINUTE_IN_SECONDS );
	}

	public function areTooMany(): bool {
		return $this->limit->isReached();
	}

	/** A code was tried that no coupon has. Outside of a transaction that is undone. */
	public function count(): void {
		$this->limit->take();
	}

	public function sentence(): string {
		return __( 'Too many coupon attempts. Try again in a few minutes.', 'marketday' );
	}
}
