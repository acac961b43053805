<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Vault;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\Api\Addresses;
use Marketday\Buying\PayPal\Api\PayPalAmount;
use Marketday\Buying\PayPal\PayPalSettings;
use Marketday\Buying\PayPal\Reconciliation\Outcome;
use Marketday\Buying\PayPal\Reconciliation\Payments;
use Marketday\Buying\PayPal\Reconciliation\Refunds;
use Marketday\Engine\Contract\BasketContents;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\PaymentMethod;
use Marketday\Engine\Contract\PaymentOutcome;
use Marketday\Engine\Contract\PaymentStatus;
use Marketday\Engine\Contract\RefundingHandler;
use Marketday\Engine\Contract\StoreError;

/** The account at PayPal that a customer lets the shop keep, as a way to pay: its owner is asked there only where PayPal has doubts. */
final class VaultHandler implements RefundingHandler {
	public const ID = 'marketday_paypal_kept';

	/** Key of the settings: orders were paid so, which can be refunded after it was switched off. */
	public const USED = 'kept_used';

	public function __construct(
		private readonly PayPalSettings $settings,
		private readonly Addresses $addresses,
		private readonly Payments $payments,
		private readonly Charges $charges,
		private readonly Refunds $refunds
	) {}

	public function method(): PaymentMethod {
		$address = SavedAccounts::address( get_current_user_id() );
		/* translators: %s: e-mail address of an account at PayPal */
		$title = '' === $address ? __( 'Saved PayPal account', 'marketday' ) : sprintf( __( 'PayPal: %s', 'marketday' ), $address );
		return new PaymentMethod( self::ID, $title, __( 'Paid straight from your saved account.', 'marketday' ) );
	}

	public function isAvailable( BasketContents $basket ): bool {
		return $this->settings->isReady()
			&& $this->settings->is( 'vaulting' )
			&& '' !== SavedAccounts::token( get_current_user_id() )
			&& PayPalAmount::takes( $basket->totals->total->currency );
	}

	public function initialStatus(): OrderStatus {
		return OrderStatus::Pending;
	}

	public function pay( Order $order, array $data ): PaymentOutcome {
		$user  = get_current_user_id();
		$token = $this->settings->is( 'vaulting' ) && $order->customer->id === $user ? SavedAccounts::token( $user ) : '';
		if ( '' === $token ) {
			throw $this->refusal();
		}
		$this->settings->is( self::USED ) || $this->settings->keep( [ self::USED => true ] );
		$outcome = $this->charges->make( $order, $token, isset( $data[ self::OF_ORDER ] ) );
		$payment = $this->payments->ofOrder( $order->id );
		if ( Outcome::NotApproved === $outcome && null !== $payment ) {
			return new PaymentOutcome( PaymentStatus::Success, $this->addresses->approval( $payment->id ) );
		}
		if ( $outcome->isUnpaid() ) {
			null === $payment || $this->payments->release( $payment->id, $order->id );
			throw $this->refusal();
		}
		return new PaymentOutcome( PaymentStatus::Success );
	}

	public function refund( Order $order, Money $amount, string $reason ): void {
		$this->refunds->give( $order, $amount, $reason );
	}

	public function instructionsHtml( int $orderId ): string {
		return '';
	}

	private function refusal(): StoreError {
		return new StoreError( 'marketday_paypal_declined', __( 'Choose a different payment method.', 'marketday' ) );
	}
}
