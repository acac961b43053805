<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** State of a payment that has begun; the values are those of the Store API's `payment_status`. */
enum PaymentStatus: string {
	case Success = 'success';
	case Pending = 'pending';
	case Failure = 'failure';
	case Error   = 'error';

	public function hasFailed(): bool {
		return self::Failure === $this || self::Error === $this;
	}
}
