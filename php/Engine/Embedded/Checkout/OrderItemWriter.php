<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\Storage\Database;
use Marketday\Engine\Contract\Storage\MetaRows;
use Marketday\Engine\Embedded\Basket\CalculatedFee;
use Marketday\Engine\Embedded\Basket\CalculatedRate;
use Marketday\Engine\Embedded\Basket\Calculation;
use Marketday\Engine\Embedded\Basket\LineTotals;
use Marketday\Engine\Embedded\EmbeddedSettings;

/** An order's items in WooCommerce's tables: line_item, shipping, tax and coupon, each with its meta. */
final class OrderItemWriter {
	/** Meta that features keep with a line, as JSON: `LineItem::$data`. */
	public const LINE_DATA = '_marketday_data';

	/** @var list<array{int, string, mixed}> */
	private array $meta = [];

	public function __construct( private readonly EmbeddedSettings $settings ) {}

	public function write( int $orderId, Calculation $sums ): void {
		global $wpdb;
		$this->meta = [];
		foreach ( $sums->lines as $line ) {
			$this->line( $orderId, $line );
		}
		$rate = $sums->chosenRate();
		if ( null !== $rate ) {
			$this->shipping( $orderId, $rate, $sums );
		}
		foreach ( $sums->fees as $fee ) {
			$this->fee( $orderId, $fee );
		}
		$this->taxes( $orderId, $sums );
		foreach ( $sums->coupons as $one ) {
			$this->item(
				$orderId,
				'coupon',
				$one->coupon->code,
				[
					'discount_amount'     => $this->decimal( $one->discount ),
					'discount_amount_tax' => $this->decimal( $one->discountTax ),
					'coupon_info'         => (string) wp_json_encode( [ $one->coupon->id, $one->coupon->code, $one->coupon->type, $one->coupon->amount ] ),
				]
			);
		}
		MetaRows::insert( "{$wpdb->prefix}woocommerce_order_itemmeta", 'order_item_id', $this->meta );
	}

	private function line( int $orderId, LineTotals $line ): void {
		$purchasable    = $line->purchasable;
		$rounding = $this->settings->rounding();
		$meta     = [
			'_product_id'        => (string) $purchasable->source->productId,
			'_variation_id'      => (string) $purchasable->source->variationId,
			'_qty'               => (string) $line->item->quantity,
			'_tax_class'         => $purchasable->tax->class,
			'_line_subtotal'     => $rounding->decimal( $line->before->exact ),
			'_line_subtotal_tax' => $rounding->decimal( $rounding->lineTaxes( $line->before->taxes ) ),
			'_line_total'        => $rounding->decimal( $line->after->exact ),
			'_line_tax'          => $rounding->decimal( $rounding->lineTaxes( $line->after->taxes ) ),
			'_line_tax_data'     => [
				'total'    => $this->exact( $line->after->taxes ),
				'subtotal' => $this->exact( $line->before->taxes ),
			],
		];
		foreach ( $line->item->variation as $name => $value ) {
			$meta[ substr( $name, strlen( 'attribute_' ) ) ] = $value;
		}
		foreach ( SaleEvents::lineDetails( $line->item->line() ) as $detail ) {
			$meta[ $detail['name'] ] = $detail['value'];
		}
		if ( [] !== $line->item->data ) {
			$meta[ self::LINE_DATA ] = (string) wp_json_encode( $line->item->data );
		}
		if ( $purchasable->countsStock() ) {
			$meta['_reduced_stock'] = (string) $line->item->quantity;
		}
		$this->item( $orderId, 'line_item', $purchasable->name, $meta );
	}

	private function shipping( int $orderId, CalculatedRate $rate, Calculation $sums ): void {
		$sent = array_filter( $sums->lines, static fn ( LineTotals $line ): bool => ! $line->purchasable->delivery->virtual );
		$this->item(
			$orderId,
			'shipping',
			$rate->quote->label,
			[
				'method_id'   => $rate->quote->methodId,
				'instance_id' => (string) $rate->quote->instanceId,
				'cost'        => $this->settings->rounding()->decimal( $rate->quote->exactCost() ),
				'total_tax'   => $this->settings->rounding()->decimal( (float) array_sum( $rate->taxes ) ),
				'taxes'       => [ 'total' => $this->exact( $rate->taxes ) ],
				'Items'       => implode( ', ', array_map( static fn ( LineTotals $line ): string => "{$line->purchasable->name} × {$line->item->quantity}", $sent ) ),
			]
		);
	}

	private function fee( int $orderId, CalculatedFee $one ): void {
		$this->item(
			$orderId,
			'fee',
			$one->fee->label,
			[
				'_fee_amount'    => $this->decimal( $one->total() ),
				'_tax_class'     => $one->fee->taxable ? $one->fee->taxClass : '',
				'_tax_status'    => $one->fee->taxable ? 'taxable' : 'none',
				'_line_total'    => $this->decimal( $one->total() ),
				'_line_tax'      => $this->decimal( $one->tax() ),
				'_line_tax_data' => [ 'total' => $this->exact( $one->taxes ) ],
			]
		);
	}

	private function taxes( int $orderId, Calculation $sums ): void {
		foreach ( $sums->taxes as $id => $tax ) {
			$this->item(
				$orderId,
				'tax',
				strtoupper( sanitize_title( "{$tax['rate']->label}-{$id}" ) ),
				[
					'rate_id'             => (string) $id,
					'label'               => $tax['rate']->label,
					'compound'            => $tax['rate']->compound ? '1' : '',
					'tax_amount'          => $this->decimal( $tax['items'] ),
					'shipping_tax_amount' => $this->decimal( $tax['shipping'] ),
					'rate_percent'        => (string) $tax['rate']->percent,
				]
			);
		}
	}

	/** @param array<string, mixed> $meta */
	private function item( int $orderId, string $type, string $name, array $meta ): void {
		global $wpdb;
		$id = Database::insert(
			"{$wpdb->prefix}woocommerce_order_items",
			[
				'order_item_name' => $name,
				'order_item_type' => $type,
				'order_id'        => $orderId,
			]
		);
		foreach ( $meta as $key => $value ) {
			$this->meta[] = [ $id, $key, $value ];
		}
	}

	/**
	 * @param array<int, float> $taxes
	 * @return array<int, string> Unrounded, as decimals.
	 */
	private function exact( array $taxes ): array {
		return array_map( $this->settings->rounding()->decimal( ... ), $taxes );
	}

	private function decimal( int $minor ): string {
		return ( new Money( $minor, $this->settings->currency() ) )->decimal();
	}
}
