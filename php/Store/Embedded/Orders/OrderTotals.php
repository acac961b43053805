<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Orders;

use Closure;
use Marketday\Store\Embedded\EmbeddedSettings;
use Marketday\Store\Money;

/** The rows below an order's lines, in their order: subtotal, discount, shipping, tax, total, as displayed. */
final class OrderTotals {
	public function __construct( private readonly EmbeddedSettings $settings ) {}

	/**
	 * @param array<int, array{id: int, type: string, name: string, meta: array<string, string>}> $items
	 * @param Closure(string): string $text  The order's meta.
	 * @param Closure(string): Money  $money From a stored decimal.
	 * @return list<array{label: string, amount: Money}>
	 */
	public function rows( array $items, Closure $text, Closure $money ): array {
		$withTax  = $this->settings->basketShowsTax();
		$subtotal = $money( '0' );
		foreach ( $items as $item ) {
			if ( 'line_item' === $item['type'] ) {
				$subtotal = $subtotal->plus( $money( $item['meta']['_line_subtotal'] ?? '0' ) );
				$subtotal = $withTax ? $subtotal->plus( $money( $item['meta']['_line_subtotal_tax'] ?? '0' ) ) : $subtotal;
			}
		}
		$discount = $money( $text( '_cart_discount' ) );
		$shipping = $money( $text( '_order_shipping' ) );
		if ( $withTax ) {
			$discount = $discount->plus( $money( $text( '_cart_discount_tax' ) ) );
			$shipping = $shipping->plus( $money( $text( '_order_shipping_tax' ) ) );
		}
		$rows = [ $this->row( __( 'Subtotal', 'marketday' ), $subtotal ) ];
		if ( 0 !== $discount->minor ) {
			$rows[] = $this->row( __( 'Discount', 'marketday' ), $money( '0' )->minus( $discount ) );
		}
		foreach ( $items as $item ) {
			if ( 'shipping' === $item['type'] ) {
				$rows[] = $this->row( __( 'Shipping', 'marketday' ) . ": {$item['name']}", $shipping );
			}
		}
		$tax   = $money( $text( '_order_tax' ) )->plus( $money( $text( '_order_shipping_tax' ) ) );
		$total = $this->row( __( 'Total', 'marketday' ), $money( $text( '_order_total' ) ) );
		if ( 0 !== $tax->minor ) {
			$rows[] = $this->row( $withTax ? __( 'Tax included', 'marketday' ) : __( 'Tax', 'marketday' ), $tax );
		}
		return [ ...$rows, $total ];
	}

	/** @return array{label: string, amount: Money} */
	private function row( string $label, Money $amount ): array {
		return compact( 'label', 'amount' );
	}
}
