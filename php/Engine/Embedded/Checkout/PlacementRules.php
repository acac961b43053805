<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\CheckoutRequest;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\PaymentHandler;
use Marketday\Engine\Embedded\Basket\BasketSnapshot;
use Marketday\Engine\Embedded\Basket\ContentsMapper;
use Marketday\Engine\Embedded\Basket\LineTotals;
use Marketday\Engine\Embedded\Basket\PurchasableItem;

/** Tells whether a basket becomes an order, how it is paid, and what its first status is. */
final class PlacementRules {
	public function __construct(
		private readonly CheckoutRules $rules,
		private readonly PaymentHandlers $handlers,
		private readonly ContentsMapper $mapper
	) {}

	public function checkGuest( CheckoutRequest $request ): void {
		$this->rules->refuseForbiddenGuest( $request );
	}

	public function createsAccount( CheckoutRequest $request ): bool {
		return $this->rules->createsAccount( $request );
	}

	/** Checks what the form alone is refused for. */
	public function checkForm( CheckoutRequest $request, BasketSnapshot $reading ): void {
		$this->checkGuest( $request );
		$this->rules->refuseBasket( $reading );
		$this->rules->refuseFields( $request->addresses->billing, $request->addresses->shipping, $reading->sums->delivery->isNeeded, $request->fields );
	}

	/** @return PaymentHandler|null Null where nothing is to be paid. */
	public function check( CheckoutRequest $request, BasketSnapshot $reading ): ?PaymentHandler {
		$this->rules->refuseBasket( $reading );
		$this->rules->refuseFields( $request->addresses->billing, $request->addresses->shipping, $reading->sums->delivery->isNeeded, $request->fields );
		$this->rules->refuseShipping( $reading );
		if ( 0 === $reading->sums->total() ) {
			return null;
		}
		$handler = $this->handlers->available( $this->mapper->map( $reading ) )[ $request->paymentMethod ] ?? null;
		$this->rules->refusePayment( $handler, $request->paymentMethod );
		return $handler;
	}

	/** First status, as with WooCommerce: nothing is left to do for free files, and files are not given out before they are paid. */
	public function firstStatus( ?PaymentHandler $handler, BasketSnapshot $reading ): OrderStatus {
		$purchasable  = array_map( static fn ( LineTotals $line ): PurchasableItem => $line->purchasable, $reading->sums->lines );
		$files  = array_filter( $purchasable, static fn ( PurchasableItem $one ): bool => $one->delivery->downloadable );
		$status = $handler?->initialStatus() ?? OrderStatus::Processing;
		if ( OrderStatus::Processing !== $status || [] === $files ) {
			return $status;
		}
		if ( null !== $handler ) {
			return OrderStatus::OnHold;
		}
		$virtual = array_filter( $files, static fn ( PurchasableItem $one ): bool => $one->delivery->virtual );
		return count( $purchasable ) === count( $virtual ) ? OrderStatus::Completed : $status;
	}
}
