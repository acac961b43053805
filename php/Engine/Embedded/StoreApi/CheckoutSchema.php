<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderFields;
use Marketday\Engine\Contract\PlacedOrder;
use Marketday\Engine\Embedded\Customers\VisitorAddresses;
use Marketday\Engine\Embedded\Orders\OrderMeta;
use Marketday\Engine\Embedded\Session\Session;

/** The checkout as the Store API's JSON: before an order is placed what is known so far, afterwards the order. */
final class CheckoutSchema {
	public function __construct(
		private readonly Session $session,
		private readonly VisitorAddresses $addresses
	) {}

	/**
	 * Draft of an order; as in WooCommerce the basket in it tells no shipping; `cart` does.
	 *
	 * @param array<string, mixed> $cart
	 * @return array<string, mixed>
	 */
	public function draft( array $cart, string $paymentMethod ): array {
		$unsent = [
			'totals'                  => (object) array_merge( (array) $cart['totals'], array_fill_keys( [ 'total_shipping', 'total_shipping_tax' ], null ) ),
			'has_calculated_shipping' => false,
			'shipping_rates'          => [],
		];
		return [
			'order_id'           => 0,
			'status'             => 'checkout-draft',
			'order_key'          => '',
			'order_number'       => '0',
			'customer_note'      => (string) $this->session->get( 'customer_note', '' ),
			'customer_id'        => get_current_user_id(),
			'billing_address'    => (object) CartSchema::address( $this->addresses->billing(), true ),
			'shipping_address'   => (object) CartSchema::address( $this->addresses->shipping(), false ),
			'payment_method'     => $paymentMethod,
			'payment_result'     => null,
			'additional_fields'  => (object) [],
			'__experimentalCart' => (object) array_merge( $cart, $unsent ),
			'extensions'         => (object) [],
		];
	}

	/**
	 * @param int $customerId Who has ordered; 0 for a guest, also for one who has got an account by it: where the address has one already there is
	 *                        no new one, and nobody is told which it was.
	 * @return array<string, mixed>
	 */
	public function order( Order $order, PlacedOrder $placed, int $customerId ): array {
		$outcome = $placed->outcome;
		$details = $outcome->details + [
			'result'   => $outcome->status->value,
			'redirect' => $placed->redirectUrl,
		];
		return [
			'order_id'           => $order->id,
			'status'             => $order->status->value,
			'order_key'          => $order->key,
			'order_number'       => $order->number,
			'customer_note'      => $order->customer->note,
			'customer_id'        => $customerId,
			'billing_address'    => (object) CartSchema::address( $order->customer->billing, true ),
			'shipping_address'   => (object) CartSchema::address( $order->customer->shipping, false ),
			'payment_method'     => $order->payment->methodId,
			'payment_result'     => [
				'payment_status'  => $outcome->status->value,
				'payment_details' => array_map(
					static fn ( string $key, string $value ): array => compact( 'key', 'value' ),
					array_keys( $details ),
					array_values( $details )
				),
				'redirect_url'    => $placed->redirectUrl,
			],
			'additional_fields'  => (object) $this->ownFields( $order->id ),
			'__experimentalCart' => null,
			'extensions'         => (object) [],
		];
	}

	/** @return array<string, string|bool> As WooCommerce tells them: a box is true or false. */
	private function ownFields( int $orderId ): array {
		$fields = [];
		foreach ( OrderFields::all() as $field ) {
			$value                       = OrderMeta::text( $orderId, $field->metaKey() );
			$fields[ $field->apiName() ] = 'checkbox' === $field->type ? '1' === $value : $value;
		}
		return $fields;
	}
}
