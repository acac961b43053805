<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use InvalidArgumentException;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Embedded\Basket\PurchasableItemReader;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Engine\Embedded\Orders\OrderItems;
use Marketday\Engine\Embedded\Orders\OrderMeta;

/** A stored order as the Store API's JSON. */
final class CheckoutOrderSchema {
	public function __construct(
		private readonly EmbeddedSettings $settings,
		private readonly OrderItems $items,
		private readonly PurchasableItemReader $purchasable
	) {}

	/** @return array<string, mixed> */
	public function toArray( Order $order ): array {
		$rows = $this->items->of( $order->id );
		$of   = static fn ( string $type ): array => array_values( array_filter( $rows, static fn ( array $row ): bool => $type === $row['type'] ) );
		return [
			'id'                   => $order->id,
			'status'               => $order->status->value,
			'items'                => array_map( fn ( array $row ): array => $this->line( $row, $order ), $of( 'line_item' ) ),
			'coupons'              => array_map( $this->coupon( ... ), $of( 'coupon' ) ),
			'fees'                 => array_map( fn ( array $row ): array => $this->fee( $row, $order ), $of( 'fee' ) ),
			'totals'               => (object) $this->totals( $order, $of( 'line_item' ), $of( 'fee' ), $of( 'tax' ) ),
			'shipping_address'     => (object) CartSchema::address( $order->customer->shipping, false ),
			'billing_address'      => (object) CartSchema::address( $order->customer->billing, true ),
			'needs_payment'        => $order->contents->total->minor > 0 && in_array( $order->status, [ OrderStatus::Pending, OrderStatus::Failed ], true ),
			'needs_shipping'       => '' !== $order->customer->shipping->address1,
			'payment_requirements' => [ 'products' ],
			'errors'               => [],
		];
	}

	/**
	 * @param array{id: int, type: string, name: string, meta: array<string, string>} $row
	 * @return array<string, mixed>
	 */
	private function line( array $row, Order $order ): array {
		$meta     = $row['meta'];
		$quantity = (int) ( $meta['_qty'] ?? 1 );
		$product  = (int) ( $meta['_product_id'] ?? 0 );
		$purchasable    = $this->purchasable->find( (int) ( $meta['_variation_id'] ?? 0 ) ?: $product );
		$picture  = $order->contents->lines[ array_search(
			$row['name'],
			array_map( static fn ( $line ): string => $line->name, $order->contents->lines ),
			true
		) ?: 0 ]->image ?? null;
		return [
			'key'                  => $order->key,
			'id'                   => $row['id'],
			'quantity'             => $quantity,
			'quantity_limits'      => [
				'minimum'     => $quantity,
				'maximum'     => $quantity,
				'multiple_of' => 1,
				'editable'    => false,
			],
			'name'                 => $row['name'],
			'short_description'    => '',
			'description'          => '',
			'sku'                  => $purchasable->sku ?? '',
			'low_stock_remaining'  => null,
			'backorders_allowed'   => false,
			'show_backorder_badge' => false,
			'sold_individually'    => $purchasable->stock->soldIndividually ?? false,
			'permalink'            => null === $purchasable ? '' : (string) get_permalink( $product ),
			'images'               => null === $picture ? [] : array_values( array_filter( [ CartImage::of( $picture->id ) ], 'is_array' ) ),
			'variation'            => array_map(
				static fn ( array $choice ): array => [
					'raw_attribute' => 'attribute_' . sanitize_title( $choice['name'] ),
					'attribute'     => $choice['name'],
					'value'         => $choice['value'],
				],
				$this->items->choices( $row )
			),
			'item_data'            => [],
			'totals'               => (object) ( [
				'line_subtotal'     => $this->minor( $meta['_line_subtotal'] ?? '' ),
				'line_subtotal_tax' => $this->minor( $meta['_line_subtotal_tax'] ?? '' ),
				'line_total'        => $this->minor( $meta['_line_total'] ?? '' ),
				'line_total_tax'    => $this->minor( $meta['_line_tax'] ?? '' ),
			] + CurrencyFields::of( $order->contents->total->currency ) ),
			'catalog_visibility'   => null === $purchasable ? 'hidden' : 'visible',
		];
	}

	/**
	 * @param array{id: int, type: string, name: string, meta: array<string, string>} $row
	 * @return array<string, mixed>
	 */
	private function coupon( array $row ): array {
		$info = json_decode( $row['meta']['coupon_info'] ?? '', true );
		return [
			'code'          => $row['name'],
			'discount_type' => is_array( $info ) && is_string( $info[2] ?? null ) ? $info[2] : 'fixed_cart',
			'totals'        => (object) ( [
				'total_discount'     => $this->minor( $row['meta']['discount_amount'] ?? '' ),
				'total_discount_tax' => $this->minor( $row['meta']['discount_amount_tax'] ?? '' ),
			] + CurrencyFields::of( $this->settings->currency() ) ),
		];
	}

	/**
	 * @param array{id: int, type: string, name: string, meta: array<string, string>} $row
	 * @return array<string, mixed>
	 */
	private function fee( array $row, Order $order ): array {
		return [
			'key'    => $row['id'],
			'name'   => $row['name'],
			'totals' => (object) ( [
				'total'     => $this->minor( $row['meta']['_line_total'] ?? '' ),
				'total_tax' => $this->minor( $row['meta']['_line_tax'] ?? '' ),
			] + CurrencyFields::of( $order->contents->total->currency ) ),
		];
	}

	/**
	 * @param list<array{id: int, type: string, name: string, meta: array<string, string>}> $lines
	 * @param list<array{id: int, type: string, name: string, meta: array<string, string>}> $fees
	 * @param list<array{id: int, type: string, name: string, meta: array<string, string>}> $taxes
	 * @return array<string, mixed>
	 */
	private function totals( Order $order, array $lines, array $fees, array $taxes ): array {
		$meta = fn ( string $key ): string => $this->minor( OrderMeta::text( $order->id, $key ) );
		$sum  = fn ( array $rows, string $key ): string => (string) array_sum( array_map(
			fn ( array $row ): int => (int) $this->minor( $row['meta'][ $key ] ?? '' ),
			$rows
		) );
		return [
			'subtotal'           => $sum( $lines, '_line_subtotal' ),
			'total_discount'     => $meta( '_cart_discount' ),
			'total_shipping'     => $meta( '_order_shipping' ),
			'total_fees'         => $sum( $fees, '_line_total' ),
			'total_tax'          => $this->minor( number_format(
				(float) OrderMeta::text( $order->id, '_order_tax' ) + (float) OrderMeta::text( $order->id, '_order_shipping_tax' ),
				6,
				'.',
				''
			) ),
			'total_refund'       => OrderStatus::Refunded === $order->status ? (string) $order->contents->total->minor : '0',
			'total_price'        => (string) $order->contents->total->minor,
			'total_items'        => $sum( $lines, '_line_total' ),
			'total_items_tax'    => $sum( $taxes, 'tax_amount' ),
			'total_fees_tax'     => $sum( $fees, '_line_tax' ),
			'total_discount_tax' => $meta( '_cart_discount_tax' ),
			'total_shipping_tax' => $meta( '_order_shipping_tax' ),
			'tax_lines'          => array_map(
				fn ( array $row ): array => [
					'name'  => $row['meta']['label'] ?? $row['name'],
					'price' => $this->minor( $row['meta']['tax_amount'] ?? '' ),
					'rate'  => $row['meta']['rate_percent'] ?? '',
				],
				$taxes
			),
		] + CurrencyFields::of( $order->contents->total->currency );
	}

	private function minor( string $decimal ): string {
		try {
			return (string) Money::fromDecimal( '' === $decimal ? '0' : $decimal, $this->settings->currency() )->minor;
		} catch ( InvalidArgumentException ) {
			return '0';
		}
	}
}
