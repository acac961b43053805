<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AccountOffer;
use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\Checkout;
use Marketday\Engine\Contract\CheckoutRequest;
use Marketday\Engine\Contract\DeliveryAddress;
use Marketday\Engine\Contract\OrderFields;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\PaymentMethod;
use Marketday\Engine\Contract\PaymentOutcome;
use Marketday\Engine\Contract\PaymentStatus;
use Marketday\Engine\Contract\PlacedOrder;
use Marketday\Engine\Contract\StoreError;
use WC_Order;
use WC_Payment_Gateway;
use WC_Shipping_Method;
use WC_Shipping_Zones;
use WC_Validation;

/** WooCommerce's checkout by its Store API: what the block checkout does in the browser, done for a plain form. */
final class WooCommerceCheckout implements Checkout {
	public function __construct(
		private readonly ShopSession $session,
		private readonly StoreApi $api,
		private readonly AddressFieldReader $fields,
		private readonly CheckoutValidation $validation,
		private readonly IdempotentCheckout $once
	) {}

	public function countries(): array {
		return array_map( PlainText::of( ... ), WC()->countries->get_allowed_countries() );
	}

	public function addressFields( string $kind, string $country ): array {
		return $this->fields->fields( $kind, $country );
	}

	public function isPostcode( string $postcode, string $country ): bool {
		return WC_Validation::is_postcode( wc_format_postcode( $postcode, $country ), $country );
	}

	public function addressLines( Address $address ): array {
		$fields = array_diff_key( $address->toArray(), [ 'email' => true, 'phone' => true ] );
		if ( '' === implode( '', array_diff_key( $fields, [ 'country' => true, 'state' => true ] ) ) ) {
			return [];
		}
		return array_values( array_filter(
			array_map( PlainText::of( ... ), explode( "\n", WC()->countries->get_formatted_address( $fields, "\n" ) ) ),
			static fn ( string $line ): bool => '' !== $line
		) );
	}

	public function deliveryNames( string $country ): array {
		if ( ! wc_shipping_enabled() ) {
			return [];
		}
		$zone = WC_Shipping_Zones::get_zone_matching_package(
			[
				'destination' => [
					'country'  => $country,
					'state'    => '',
					'postcode' => '',
				],
			]
		);
		return array_values( array_map(
			static fn ( WC_Shipping_Method $method ): string => PlainText::of( $method->get_title() ),
			$zone->get_shipping_methods( true )
		) );
	}

	public function accountOffer(): AccountOffer {
		$checkout  = WC()->checkout();
		$isOffered = ! is_user_logged_in() && $checkout->is_registration_enabled();
		return new AccountOffer(
			$isOffered,
			$isOffered && $checkout->is_registration_required(),
			$isOffered && 'yes' !== get_option( 'woocommerce_registration_generate_password', 'yes' )
		);
	}

	public function paymentMethods(): array {
		$this->session->begin();
		$gateways = array_filter(
			WC()->payment_gateways()->get_available_payment_gateways(),
			static fn ( mixed $gateway ): bool => $gateway instanceof WC_Payment_Gateway
		);
		return array_values(
			array_map(
				static fn ( WC_Payment_Gateway $gateway ): PaymentMethod => new PaymentMethod(
					$gateway->id,
					PlainText::of( $gateway->get_title() ),
					PlainText::of( $gateway->get_description() )
				),
				$gateways
			)
		);
	}

	public function place( CheckoutRequest $request ): PlacedOrder {
		return $this->once->place( fn (): PlacedOrder => $this->order( $request ) );
	}

	public function lastOrder(): ?PlacedOrder {
		return $this->once->earlier();
	}

	/** The basket was not emptied when the shopper left for the provider's page. */
	public function giveUp( int $orderId, string $note ): void {
		$order = wc_get_order( $orderId );
		if ( $order instanceof WC_Order ) {
			$order->update_status( OrderStatus::Cancelled->value, $note );
		}
	}

	public function check( CheckoutRequest $request ): void {
		$basket = $this->session->basket();
		if ( $basket->is_empty() ) {
			throw new StoreError( 'woocommerce_rest_cart_empty', __( 'Your basket is empty.', 'marketday' ), 409 );
		}
		$this->validation->check( $request->addresses->billing, $this->delivery( $request ), $request->fields );
	}

	/** Address that the order goes to; null where there is nothing to be sent. */
	private function delivery( CheckoutRequest $request ): ?Address {
		return $this->session->basket()->needs_shipping() ? DeliveryAddress::ofApi(
			$request->addresses->billing,
			$request->addresses->shipping,
			$request->addresses->shipElsewhere
		) : null;
	}

	private function order( CheckoutRequest $request ): PlacedOrder {
		$shipping = $this->delivery( $request );
		$this->validation->check( $request->addresses->billing, $shipping, $request->fields );
		try {
			$address = $shipping ?? DeliveryAddress::ofApi( $request->addresses->billing, $request->addresses->shipping, false );
			$response  = new Json( $this->api->request( 'POST', '/checkout', $this->body( $request, $address ) ) );
		} catch ( StoreError $error ) {
			throw $this->validation->explain( $error );
		}
		$payment = $response->map( 'payment_result' );
		return new PlacedOrder(
			$response->number( 'order_id' ),
			$response->text( 'order_key' ),
			OrderStatus::tryFrom( $response->text( 'status' ) ) ?? OrderStatus::Pending,
			$payment->text( 'redirect_url' ),
			self::outcome( $payment )
		);
	}

	private static function outcome( Json $payment ): PaymentOutcome {
		$details = [];
		foreach ( $payment->list( 'payment_details' ) as $detail ) {
			$details[ $detail->text( 'key' ) ] = $detail->text( 'value' );
		}
		$status = PaymentStatus::tryFrom( $payment->text( 'payment_status' ) ) ?? PaymentStatus::Success;
		return new PaymentOutcome( $status, $payment->text( 'redirect_url' ), $details );
	}

	/** @return array<string, mixed> */
	private function body( CheckoutRequest $request, Address $shipping ): array {
		$paymentData = [];
		foreach ( $request->paymentData as $key => $value ) {
			$paymentData[] = [
				'key'   => $key,
				'value' => $value,
			];
		}
		$body = [
			'billing_address'  => StoreApiAddress::billing( $request->addresses->billing ),
			'shipping_address' => StoreApiAddress::shipping( $shipping ),
			'payment_method'   => $request->paymentMethod,
			'payment_data'     => $paymentData,
			'customer_note'    => $request->customerNote,
			'extensions'       => $request->extensions,
		] + $this->ownFields( $request->fields );
		return $request->account->isWanted ? $body + [
			'create_account'    => true,
			'customer_password' => $request->account->password,
		] : $body;
	}

	/**
	 * @param array<string, string> $values By id.
	 * @return array<string, array<string, string|bool>>
	 */
	private function ownFields( array $values ): array {
		$additional = [];
		foreach ( OrderFields::all() as $field ) {
			if ( isset( $values[ $field->id ] ) ) {
				$additional[ $field->apiName() ] = 'checkbox' === $field->type ? true : $values[ $field->id ];
			}
		}
		return [] === $additional ? [] : [ 'additional_fields' => $additional ];
	}
}
