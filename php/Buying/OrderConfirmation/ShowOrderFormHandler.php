<?php

declare( strict_types=1 );

namespace Marketday\Buying\OrderConfirmation;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;

/** The form in which a guest says the email address of an order, to see it. The page is shown again, with what it says. */
final class ShowOrderFormHandler {
	public function __construct( private readonly RequestedOrder $asked ) {}

	/**
	 * @return null The page is shown.
	 * @throws Problem 429 for who tries too many addresses.
	 */
	public function take( Request $request ): mixed {
		( new RateLimit( 'order-email', 10, 10 * MINUTE_IN_SECONDS ) )->spend();
		$this->asked->tryEmail( $request->text( 'billing_email', '', 200 ) );
		return null;
	}

	public function refuse( Problem $problem ): void {
		$this->asked->refuse( $problem->getMessage() );
	}
}
