<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\BasketContents;
use Marketday\Store\PaymentHandler;

/** The ways to pay, in their order. */
final class PaymentHandlers {
	/** @return array<string, PaymentHandler> By id. */
	public function all(): array {
		/**
		 * The ways to pay in the embedded store.
		 *
		 * @param list<PaymentHandler> $handlers
		 */
		$handlers = apply_filters( 'marketday_payment_methods', [ new BankTransfer(), new CashOnDelivery() ] );
		$found    = [];
		foreach ( is_array( $handlers ) ? $handlers : [] as $handler ) {
			if ( $handler instanceof PaymentHandler ) {
				$found[ $handler->method()->id ] = $handler;
			}
		}
		return $found;
	}

	/** @return array<string, PaymentHandler> Those this basket can be paid with. */
	public function available( BasketContents $basket ): array {
		return array_filter( $this->all(), static fn ( PaymentHandler $handler ): bool => $handler->isAvailable( $basket ) );
	}

	public function find( string $id ): ?PaymentHandler {
		return $this->all()[ $id ] ?? null;
	}
}
