<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\BasketContents;
use Marketday\Engine\Contract\PaymentHandler;
use Marketday\Engine\Contract\SaleEvents;

/** The ways to pay, in their order. */
final class PaymentHandlers {
	/** @return array<string, PaymentHandler> By id. */
	public function all(): array {
		return SaleEvents::paymentMethods( [ new BankTransfer(), new CashOnDelivery() ] );
	}

	/** @return array<string, PaymentHandler> Those this basket can be paid with. */
	public function available( BasketContents $basket ): array {
		return array_filter( $this->all(), static fn ( PaymentHandler $handler ): bool => $handler->isAvailable( $basket ) );
	}

	public function find( string $id ): ?PaymentHandler {
		return $this->all()[ $id ] ?? null;
	}
}
