<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\SaleEvents;
use WC_Order;

/** Words of features on an order (`SaleEvents::onOrderDetails`), where WooCommerce draws it: its mails, its pages, its order screen. */
final class OrderDetails {
	public function register(): void {
		add_filter( 'woocommerce_email_order_meta_fields', [ $this, 'addToEmail' ], 10, 3 );
		add_action( 'woocommerce_order_details_after_order_table', [ $this, 'printOnPage' ] );
		add_action( 'woocommerce_admin_order_data_after_order_details', [ $this, 'printOnScreen' ] );
	}

	public function addToEmail( mixed $fields, mixed $toShop, mixed $order ): mixed {
		foreach ( is_array( $fields ) && $order instanceof WC_Order ? SaleEvents::orderDetails( $order->get_id() ) : [] as $index => $detail ) {
			$fields[ "marketday-{$index}" ] = [
				'label' => $detail['name'],
				'value' => $detail['value'],
			];
		}
		return $fields;
	}

	public function printOnPage( mixed $order ): void {
		$this->print( $order, '<p><strong>%s:</strong> %s</p>' );
	}

	public function printOnScreen( mixed $order ): void {
		$this->print( $order, '<p class="form-field form-field-wide"><strong>%s:</strong> %s</p>' );
	}

	private function print( mixed $order, string $row ): void {
		foreach ( $order instanceof WC_Order ? SaleEvents::orderDetails( $order->get_id() ) : [] as $detail ) {
			printf( $row, esc_html( $detail['name'] ), nl2br( esc_html( $detail['value'] ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- fixed markup, escaped values.
		}
	}
}
