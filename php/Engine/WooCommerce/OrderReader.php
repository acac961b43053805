<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderContents;
use Marketday\Engine\Contract\OrderCustomer;
use Marketday\Engine\Contract\OrderFields;
use Marketday\Engine\Contract\OrderLine;
use Marketday\Engine\Contract\OrderPayment;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\TotalRows;
use stdClass;
use WC_Order;
use WC_Order_Item_Coupon;
use WC_Order_Item_Fee;
use WC_Order_Item_Product;
use WC_Product;

/** An order with the sums WooCommerce gives it, in the words its basket had. */
final class OrderReader {
	public function __construct(
		private readonly MoneyReader $money,
		private readonly ImageReader $pictures,
		private readonly PaymentInstructions $instructions,
		private readonly DownloadReader $downloads = new DownloadReader()
	) {}

	public function order( WC_Order $order ): Order {
		$placed = $order->get_date_created();
		return new Order(
			$order->get_id(),
			(string) $order->get_order_number(),
			$order->get_order_key(),
			OrderStatus::tryFrom( $order->get_status() ) ?? OrderStatus::Pending,
			new DateTimeImmutable( null === $placed ? 'now' : $placed->format( DATE_ATOM ) ),
			new OrderContents(
				$this->lines( $order ),
				$this->totals( $order ),
				$this->amount( $order, (float) $order->get_total() ),
				$this->downloads->ofOrder( $order ),
				[
					...OrderFields::ofOrder( static fn ( string $key ): string => PlainText::of( $order->get_meta( $key ) ) ),
					...SaleEvents::orderDetails( $order->get_id() ),
				],
				PlainText::of( $order->get_shipping_method() )
			),
			new OrderCustomer(
				$order->get_customer_id(),
				Address::fromArray( $order->get_address( 'billing' ) ),
				Address::fromArray( $order->get_address( 'shipping' ) ),
				PlainText::of( $order->get_customer_note() )
			),
			new OrderPayment( $order->get_payment_method(), PlainText::of( $order->get_payment_method_title() ), $this->instructions->html( $order ) )
		);
	}

	/** @return list<OrderLine> */
	private function lines( WC_Order $order ): array {
		$lines = [];
		foreach ( $order->get_items() as $item ) {
			if ( $item instanceof WC_Order_Item_Product ) {
				$lines[] = $this->line( $order, $item );
			}
		}
		return $lines;
	}

	private function line( WC_Order $order, WC_Order_Item_Product $item ): OrderLine {
		$product   = $item->get_product();
		$product   = $product instanceof WC_Product ? $product : null;
		$pictureId = (int) $product?->get_image_id();
		$choices   = [];
		foreach ( $item->get_formatted_meta_data() as $meta ) {
			$choices[] = [
				'name'  => PlainText::of( $meta->display_key ),
				'value' => PlainText::of( $meta->display_value ),
			];
		}
		return new OrderLine(
			$item->get_product_id(),
			PlainText::of( $item->get_name() ),
			null !== $product && $product->is_visible() ? $product->get_permalink() : '',
			$item->get_quantity(),
			$this->amount( $order, (float) $order->get_line_subtotal( $item, $this->includesTax(), true ) ),
			$pictureId > 0 ? $this->pictures->image( $pictureId, $item->get_name() ) : null,
			$choices
		);
	}

	/** @return list<array{id: string, label: string, amount: string, note: string, code: string}> */
	private function totals( WC_Order $order ): array {
		$included = $this->includesTax();
		$minor    = fn ( float $amount, float $tax = 0.0 ): int => $this->amount( $order, $amount + ( $included ? $tax : 0.0 ) )->minor;
		$coupons  = array_map(
			static fn ( WC_Order_Item_Coupon $coupon ): array => [
				'code'     => PlainText::of( $coupon->get_code() ),
				'discount' => $minor( (float) $coupon->get_discount(), (float) $coupon->get_discount_tax() ),
			],
			$order->get_coupons()
		);
		$fees     = array_map(
			static fn ( WC_Order_Item_Fee $fee ): array => [
				'name'   => PlainText::of( $fee->get_name() ),
				'amount' => $minor( (float) $fee->get_total(), (float) $fee->get_total_tax() ),
			],
			$order->get_fees()
		);
		return TotalRows::of(
			[
				'coupons'       => $coupons,
				'needsShipping' => '' !== $order->get_shipping_method(),
				'totals'        => [
					'currency'    => $this->amount( $order, 0.0 )->currency->toArray(),
					'subtotal'    => $minor( $this->subtotal( $order, $included ) ),
					'shipping'    => $minor( (float) $order->get_shipping_total(), (float) $order->get_shipping_tax() ),
					'fees'        => [
						...TotalRows::discountByHand( [] === $coupons ? $minor( (float) $order->get_total_discount( ! $included ) ) : 0 ),
						...array_values( $fees ),
					],
					'taxIncluded' => $included,
					'taxLines'    => array_map(
						static fn ( stdClass $tax ): array => [
							'name'   => PlainText::of( $tax->label ),
							'amount' => $minor( (float) $tax->amount ),
						],
						array_values( $order->get_tax_totals() )
					),
					'tax'         => $minor( (float) $order->get_total_tax() ),
					'total'       => $minor( (float) $order->get_total() ),
				],
			]
		);
	}

	private function subtotal( WC_Order $order, bool $included ): float {
		$sum = (float) $order->get_subtotal();
		foreach ( $included ? $order->get_items() : [] as $item ) {
			$sum += $item instanceof WC_Order_Item_Product ? (float) $item->get_subtotal_tax() : 0.0;
		}
		return $sum;
	}

	private function includesTax(): bool {
		return 'incl' === get_option( 'woocommerce_tax_display_cart' );
	}

	/** Amount in the order's own currency, which may not be today's. */
	public function money( WC_Order $order, float $amount ): Money {
		return $this->amount( $order, $amount );
	}

	private function amount( WC_Order $order, float $amount ): Money {
		return $this->money->of( $amount, $this->money->currencyOf( $order->get_currency() ) );
	}
}
