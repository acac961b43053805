<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\Api\Addresses;
use Marketday\Buying\PayPal\Api\PayPalClient;
use Marketday\Buying\PayPal\Api\PayPalOrder;
use Marketday\Buying\PayPal\Api\PayPalRefusalException;
use Marketday\Buying\PayPal\Money\PurchaseUnit;
use Marketday\Buying\PayPal\Reconciliation\Owner;
use Marketday\Buying\PayPal\Reconciliation\Payment;
use Marketday\Buying\PayPal\Reconciliation\PaymentPoller;
use Marketday\Buying\PayPal\Reconciliation\Payments;
use Marketday\Buying\PayPal\Reconciliation\Settlement;
use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\BasketContents;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\HttpFailureException;
use Marketday\Kernel\SignedToken;

/** Begins payments at PayPal: of a basket, before there is an order, or of an order that is there. Amounts are the engine's. */
final class OrderCreation {
	public const RETURN = 'ppc-return-url';

	/** Key of a payment's data: the order was there before, and is paid on its own page. */
	public const OWN_PAGE = 'own_page';

	/** Purpose of the signed key in return addresses: a return in another browser is a return all the same. */
	public const PURPOSE = 'paypal-return';

	public function __construct(
		private readonly Engine $engine,
		private readonly PayPalSettings $settings,
		private readonly PayPalClient $client,
		private readonly Addresses $addresses,
		private readonly Payments $payments,
		private readonly Owner $owner,
		private readonly PaymentPoller $poller
	) {}

	/**
	 * @param string                $context Where the button stands, in the contract's words.
	 * @param array<string, string> $data    Kept with the payment.
	 * @throws StoreError   Where there is nothing to pay.
	 * @throws PayPalRefusalException
	 * @throws HttpFailureException
	 */
	public function ofBasket( BasketContents $basket, string $context, string $source, array $data = [] ): PayPalOrder {
		if ( $basket->isEmpty() || [] !== $basket->errors || ! $basket->needsPayment ) {
			throw new StoreError( 'woocommerce_rest_cart_empty', $basket->errors[0] ?? __( 'There’s nothing to pay.', 'marketday' ) );
		}
		$unit       = PurchaseUnit::ofBasket( $basket );
		$isCheckout = in_array( $context, [ 'checkout', 'checkout-block' ], true );
		$delivery   = $basket->delivery->isNeeded && $isCheckout ? PurchaseUnit::delivery( $basket->addresses->shipping ) : null;
		$preference = ! $basket->delivery->isNeeded ? 'NO_SHIPPING' : ( null === $delivery ? 'GET_FROM_FILE' : 'SET_PROVIDED_ADDRESS' );
		if ( null !== $delivery ) {
			$unit['shipping'] = $delivery;
		} elseif ( $basket->delivery->isNeeded && [] !== PurchaseUnit::options( $basket ) ) {
			$unit['shipping'] = [ 'options' => PurchaseUnit::options( $basket ) ];
		}
		$created = $this->create( $unit, $this->source( $source ), $preference, $isCheckout ? 'PAY_NOW' : 'CONTINUE' );
		$total   = $basket->totals->total;
		$this->payments->begin( $created->id(), $this->owner->begin(), $context, $total->minor, $total->currency->code, 0, [ 'payee' => $created->payee() ] + $data );
		return $created;
	}

	/**
	 * @param bool $isOwnPage Whether the order was there before: who turns back finds it waiting, not his basket.
	 * @return string Where the shopper approves it.
	 * @throws StoreError Where PayPal refuses or is silent: the order fails, and the basket is there again.
	 */
	public function ofOrder( Order $order, bool $isOwnPage ): string {
		try {
			[ $unit, $preference ] = $this->unitOf( $order );
			$created               = $this->create( $unit, [ 'paypal' => [] ], $preference, 'PAY_NOW', $order );
		} catch ( PayPalRefusalException | HttpFailureException $failure ) {
			$this->engine->orders()->note( $order->id, "PayPal: {$failure->getMessage()}" );
			throw new StoreError( 'marketday_paypal_unavailable', __( 'Something went wrong. Please try again or choose another payment source.', 'marketday' ) );
		}
		$this->payments->begin(
			$created->id(),
			$this->owner->begin(),
			'pay-now',
			$order->contents->total->minor,
			$order->contents->total->currency->code,
			$order->id,
			[ 'payee' => $created->payee() ] + ( $isOwnPage ? [ self::OWN_PAGE => '1' ] : [] )
		);
		$this->engine->orders()->keep( $order->id, Settlement::SPACE, [ 'order' => $created->id() ] );
		$this->poller->over( $created->id() );
		$url = $created->approvalUrl();
		return '' === $url ? $this->addresses->approval( $created->id() ) : $url;
	}

	/**
	 * An order that is paid from an account that PayPal keeps: taken at once, unless PayPal wants to ask its owner.
	 *
	 * @param string $token What pays.
	 * @param string $key   What the payment is known by: the same one is not taken twice.
	 * @throws PayPalRefusalException
	 * @throws HttpFailureException
	 */
	public function ofSavedAccount( Order $order, string $token, string $key ): PayPalOrder {
		[ $unit, $preference ] = $this->unitOf( $order );
		return $this->create( $unit, [ 'paypal' => [ 'vault_id' => $token ] ], $preference, 'PAY_NOW', $order, $key );
	}

	/** @return array{array<string, mixed>, string} The unit of an order, and what PayPal shall do about the address. */
	private function unitOf( Order $order ): array {
		$sent = PurchaseUnit::delivery( $order->customer->shipping );
		return [
			( null === $sent ? [] : [ 'shipping' => $sent ] ) + [
				'custom_id'  => (string) $order->id,
				'invoice_id' => $this->settings->prefix() . $order->number,
			] + PurchaseUnit::ofOrder( $order ),
			null === $sent ? 'NO_SHIPPING' : 'SET_PROVIDED_ADDRESS',
		];
	}

	/** @return string PayPal's page where the shopper may choose another card; '' after so many tries. */
	public function again( Payment $payment, Order $order, int $tries ): string {
		$made = (int) ( $this->engine->orders()->data( $order->id, Settlement::SPACE )['tries'] ?? 0 );
		return $made < $tries ? $this->addresses->approval( $payment->id ) : '';
	}

	/**
	 * An address that PayPal refuses is left out: the shopper has one there.
	 *
	 * @param array<string, mixed>                $unit
	 * @param array<string, array<string, mixed>> $source What pays.
	 */
	private function create( array $unit, array $source, string $preference, string $action, ?Order $order = null, string $key = '' ): PayPalOrder {
		$key = '' === $key ? bin2hex( random_bytes( 12 ) ) : $key;
		try {
			return $this->send( $unit, $source, $preference, $action, $order, $key );
		} catch ( PayPalRefusalException $refusal ) {
			if ( 422 !== $refusal->status || ! $refusal->isAboutDelivery() ) {
				throw $refusal;
			}
			return $this->send( array_diff_key( $unit, [ 'shipping' => true ] ), $source, 'GET_FROM_FILE', $action, $order, "{$key}-2" );
		}
	}

	/**
	 * @param array<string, mixed>                $unit
	 * @param array<string, array<string, mixed>> $source
	 */
	private function send( array $unit, array $source, string $preference, string $action, ?Order $order, string $key ): PayPalOrder {
		$back = add_query_arg( 'key', SignedToken::sign( self::PURPOSE, (string) ( $order->id ?? 0 ), time() + 6 * HOUR_IN_SECONDS ), home_url( '/?wc-ajax=' . self::RETURN ) );
		$ways = [
			'return_url' => $back,
			'cancel_url' => add_query_arg( 'cancelled', '1', $back ),
		];
		$look = [
			'brand_name'                => mb_substr( $this->engine->settings()->shopName(), 0, 127 ),
			'locale'                    => str_replace( '_', '-', substr( get_locale(), 0, 5 ) ),
			'shipping_preference'       => $preference,
			'user_action'               => $action,
			'payment_method_preference' => 'UNRESTRICTED',
		];
		return new PayPalOrder( $this->client->ask( 'POST', '/v2/checkout/orders', [
			'intent'         => $this->settings->intent(),
			'purchase_units' => [ $unit ],
			'payment_source' => array_map( static fn ( array $payer ): array => $payer + [
				'experience_context' => isset( $source['card'] ) ? $ways : $ways + $look,
			], $source ),
		], $key ) );
	}

	/** @return array<string, array<string, mixed>> What pays: a card's owner may be asked by his bank, as the shop has it. */
	private function source( string $funding ): array {
		if ( 'card' !== $funding || ! $this->settings->takesCards() ) {
			return [ 'venmo' === $funding ? 'venmo' : 'paypal' => [] ];
		}
		$when = $this->settings->text( 'contingency' );
		return [ 'card' => 'NO_3D_SECURE' === $when ? [] : [ 'attributes' => [ 'verification' => [ 'method' => $when ] ] ] ];
	}

	/** @return Address Of a payer or a form, as far as it is told. */
	public static function completeAddress( Address $given, Address $else ): Address {
		$fields = array_filter( $given->toArray(), static fn ( string $value ): bool => '' !== $value );
		return Address::fromArray( $fields + $else->toArray() );
	}
}
