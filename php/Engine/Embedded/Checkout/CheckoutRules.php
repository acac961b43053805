<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AccountOffer;
use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\CheckoutRefused;
use Marketday\Engine\Contract\CheckoutRequest;
use Marketday\Engine\Contract\OrderFields;
use Marketday\Engine\Contract\PaymentHandler;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Basket\BasketSnapshot;

/** Tells whether this basket may be ordered with these addresses and this payment. Each refusal says what to mend. */
final class CheckoutRules {
	public function __construct( private readonly AddressRules $addresses ) {}

	public function refuseForbiddenGuest( CheckoutRequest $request ): void {
		if ( is_user_logged_in() || $this->createsAccount( $request ) || 'yes' === get_option( 'woocommerce_enable_guest_checkout', 'yes' ) ) {
			return;
		}
		throw new StoreError( 'woocommerce_rest_guest_checkout_disabled', __( 'Please log in to order.', 'marketday' ), 403 );
	}

	public static function accountOffer(): AccountOffer {
		$isOffered = ! is_user_logged_in() && 'yes' === get_option( 'woocommerce_enable_signup_and_login_from_checkout', 'no' );
		return new AccountOffer(
			$isOffered,
			$isOffered && 'yes' !== get_option( 'woocommerce_enable_guest_checkout', 'yes' ),
			$isOffered && 'yes' !== get_option( 'woocommerce_registration_generate_password', 'yes' )
		);
	}

	/** An account is made where the shop allows it at checkout, and the shopper asks for it or guests may not order. */
	public function createsAccount( CheckoutRequest $request ): bool {
		$offer = self::accountOffer();
		return $offer->isOffered && ( $request->account->isWanted || $offer->isRequired );
	}

	public function refuseBasket( BasketSnapshot $reading ): void {
		if ( [] === $reading->sums->lines ) {
			throw new StoreError( 'woocommerce_rest_cart_empty', __( 'Your basket is empty.', 'marketday' ), 409 );
		}
		foreach ( $reading->problems as $problem ) {
			throw new StoreError( $problem->errorCode, $problem->getMessage(), 409 );
		}
	}

	public function refuseShipping( BasketSnapshot $reading ): void {
		if ( $reading->sums->delivery->isNeeded && null === $reading->sums->chosenRate() ) {
			throw new StoreError(
				'woocommerce_rest_invalid_shipping_option',
				__( 'We can’t deliver this order to that address. Choose a different address or delivery option.', 'marketday' )
			);
		}
	}

	/**
	 * @param array<string, string> $ownFields What the shop's own fields hold, by id.
	 * @throws CheckoutRefused With a sentence for each field.
	 */
	public function refuseFields( Address $billing, Address $shipping, bool $needsShipping, array $ownFields ): void {
		$all    = [ 'billing' => $this->addresses->complaints( 'billing', $billing ) ] + ( $needsShipping ? [ 'shipping' => $this->addresses->complaints(
			'shipping',
			$shipping
		) ] : [] );
		$fields = [];
		foreach ( $all as $kind => $complaints ) {
			foreach ( $complaints as $name => $sentence ) {
				$fields[ "{$kind}_{$name}" ] = $sentence;
			}
		}
		$fields += OrderFields::complaints( $ownFields );
		if ( [] !== $fields ) {
			throw new CheckoutRefused( $this->code( $fields, $billing, $shipping ), implode( ' ', array_unique( $fields ) ), $fields );
		}
	}

	public function refusePayment( ?PaymentHandler $handler, string $id ): void {
		if ( '' === $id ) {
			throw new StoreError( 'woocommerce_rest_checkout_missing_payment_method', __( 'Choose how to pay.', 'marketday' ) );
		}
		if ( null === $handler ) {
			throw new StoreError(
				'woocommerce_rest_checkout_payment_method_disabled',
				__( 'This payment method isn’t available for this order. Choose another.', 'marketday' )
			);
		}
	}

	/** @param array<string, string> $fields */
	private function code( array $fields, Address $billing, Address $shipping ): string {
		if ( '' === $billing->email ) {
			return 'woocommerce_rest_missing_email_address';
		}
		if ( isset( $fields['billing_email'] ) ) {
			return 'woocommerce_rest_invalid_email_address';
		}
		$unsold = ( isset( $fields['billing_country'] ) && '' !== $billing->country ) || ( isset( $fields['shipping_country'] ) && '' !== $shipping->country );
		return $unsold ? 'woocommerce_rest_invalid_address_country' : 'woocommerce_rest_invalid_address';
	}
}
