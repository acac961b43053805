<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\BasketHandOverFormHandler;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Basket\BasketSnapshot;
use Marketday\Engine\Embedded\Basket\CalculatedCoupon;
use Marketday\Engine\Embedded\Basket\CalculatedFee;
use Marketday\Engine\Embedded\Basket\CalculatedRate;
use Marketday\Engine\Embedded\Basket\Calculation;
use Marketday\Engine\Embedded\Basket\LineTotals;
use Marketday\Engine\Embedded\Customers\VisitorAddresses;
use Marketday\Engine\Embedded\EmbeddedSettings;

/** The basket as the Store API's JSON. Money is text of minor units beside the currency's fields. */
final class CartSchema {
	/**
	 * @param \Closure(): list<string>                        $paymentMethods Ids.
	 * @param \Closure(list<int>): list<array<string, mixed>> $crossSells     Products' JSON by ids.
	 */
	public function __construct(
		private readonly EmbeddedSettings $settings,
		private readonly VisitorAddresses $addresses,
		private readonly CartItemSchema $items,
		private readonly \Closure $paymentMethods,
		private readonly \Closure $crossSells
	) {}

	/**
	 * @param list<int> $crossSellIds
	 * @return array<string, mixed>
	 */
	public function toArray( BasketSnapshot $reading, array $crossSellIds ): array {
		$sums = $reading->sums;
		return [
			'items'                   => array_values( array_map( $this->items->toArray( ... ), $sums->lines ) ),
			'coupons'                 => array_map( $this->coupon( ... ), $sums->coupons ),
			'fees'                    => array_map( $this->fee( ... ), $sums->fees ),
			'totals'                  => (object) $this->totals( $sums ),
			'shipping_address'        => (object) self::address( $this->addresses->shipping(), false ),
			'billing_address'         => (object) self::address( $this->addresses->billing(), true ),
			'needs_payment'           => $sums->total() > 0,
			'needs_shipping'          => $sums->delivery->isNeeded,
			'payment_requirements'    => [ 'products' ],
			'has_calculated_shipping' => $sums->delivery->isKnown,
			'shipping_rates'          => $sums->delivery->isKnown ? [ $this->package( $sums ) ] : [],
			'items_count'             => $sums->pieces(),
			'items_weight'            => $this->grams( $sums ),
			'cross_sells'             => ( $this->crossSells )( $crossSellIds ),
			'errors'                  => array_map(
				static fn ( StoreError $error ): array => [
					'code'    => $error->errorCode,
					'message' => $error->getMessage(),
				],
				$reading->problems
			),
			'payment_methods'         => ( $this->paymentMethods )(),
			'extensions'              => (object) [ 'marketday' => (object) $this->extension( $sums ) ],
		];
	}

	/** @return array<string, mixed> What the Store API has no field for. */
	private function extension( Calculation $sums ): array {
		$granting = array_filter( $sums->coupons, static fn ( CalculatedCoupon $one ): bool => $one->coupon->freeShipping );
		return [
			'free_delivery'          => $sums->delivery->free?->toArray(),
			'tax_included'           => $this->settings->basketShowsTax(),
			'needs_shipping_address' => $sums->delivery->isNeeded,
			'free_shipping_coupons'  => array_values( array_map( static fn ( CalculatedCoupon $one ): string => $one->coupon->code, $granting ) ),
		] + BasketHandOverFormHandler::answer();
	}

	/** @return array<string, mixed> */
	public function coupon( CalculatedCoupon $one ): array {
		return [
			'code'          => $one->coupon->code,
			'discount_type' => $one->coupon->type,
			'totals'        => (object) ( [
				'total_discount'     => (string) $one->discount,
				'total_discount_tax' => (string) $one->discountTax,
			] + CurrencyFields::of( $this->settings->currency() ) ),
		];
	}

	/** @return array<string, mixed> */
	private function fee( CalculatedFee $one ): array {
		return [
			'key'    => $one->fee->id,
			'name'   => $one->fee->label,
			'totals' => (object) ( [
				'total'     => (string) $one->total(),
				'total_tax' => (string) $one->tax(),
			] + CurrencyFields::of( $this->settings->currency() ) ),
		];
	}

	/** @return array<string, string> */
	public static function address( Address $address, bool $billing ): array {
		$fields = $address->toArray();
		$email  = $fields['email'];
		$phone  = $fields['phone'];
		unset( $fields['email'], $fields['phone'] );
		return $billing ? $fields + compact( 'email', 'phone' ) : $fields + compact( 'phone' );
	}

	/** @return array<string, mixed> */
	private function totals( Calculation $sums ): array {
		return [
			'total_items'        => (string) $sums->subtotal(),
			'total_items_tax'    => (string) $sums->subtotalTax(),
			'total_fees'         => (string) $sums->fees(),
			'total_fees_tax'     => (string) $sums->feesTax(),
			'total_discount'     => (string) $sums->discount(),
			'total_discount_tax' => (string) $sums->discountTax(),
			'total_shipping'     => $sums->delivery->isKnown ? (string) $sums->shipping() : null,
			'total_shipping_tax' => $sums->delivery->isKnown ? (string) $sums->shippingTax() : null,
			'total_price'        => (string) $sums->total(),
			'total_tax'          => (string) $sums->tax(),
			'tax_lines'          => 'itemized' === get_option( 'woocommerce_tax_total_display', 'itemized' ) ? $this->taxLines( $sums ) : [],
		] + CurrencyFields::of( $this->settings->currency() );
	}

	/** @return list<array{name: string, price: string, rate: string}> */
	private function taxLines( Calculation $sums ): array {
		return array_map(
			static fn ( array $tax ): array => [
				'name'  => $tax['rate']->label,
				'price' => (string) $tax['amount'],
				'rate'  => $tax['rate']->percentText(),
			],
			$sums->taxLines()
		);
	}

	/** @return array<string, mixed> */
	private function package( Calculation $sums ): array {
		$to    = $this->addresses->shipping()->toArray();
		$items = array_filter( $sums->lines, static fn ( LineTotals $line ): bool => ! $line->purchasable->delivery->virtual );
		return [
			'package_id'     => 0,
			'name'           => __( 'Shipment', 'marketday' ),
			'destination'    => (object) array_intersect_key( $to, array_flip( [ 'address_1', 'address_2', 'city', 'state', 'postcode', 'country' ] ) ),
			'items'          => array_values(
				array_map(
					fn ( LineTotals $line ): array => [
						'key'      => $line->item->key,
						'name'     => $this->items->fullName( $line ),
						'quantity' => $line->item->quantity,
					],
					$items
				)
			),
			'shipping_rates' => array_map( fn ( CalculatedRate $rate ): array => $this->rate( $rate, $items ), $sums->delivery->rates ),
		];
	}

	/**
	 * @param array<string, LineTotals> $items
	 * @return array<string, mixed>
	 */
	private function rate( CalculatedRate $rate, array $items ): array {
		return [
			'rate_id'       => $rate->quote->id(),
			'name'          => $rate->quote->label,
			'description'   => '',
			'delivery_time' => '',
			'price'         => (string) $rate->quote->cost,
			'taxes'         => (string) $rate->offeredTax(),
			'instance_id'   => $rate->quote->instanceId,
			'method_id'     => $rate->quote->methodId,
			'meta_data'     => [
				[
					'key'   => __( 'Items', 'marketday' ),
					'value' => implode(
						', ',
						array_map( fn ( LineTotals $line ): string => $this->items->fullName( $line ) . ' &times; ' . $line->item->quantity, $items )
					),
				],
			],
			'selected'      => $rate->chosen,
		] + CurrencyFields::of( $this->settings->currency() );
	}

	private function grams( Calculation $sums ): float|int {
		$weight = array_sum( array_map( static fn ( LineTotals $line ): float => $line->purchasable->delivery->weight * $line->item->quantity, $sums->lines ) );
		$factor = [
			'kg'  => 1000,
			'g'   => 1,
			'lbs' => 453.592,
			'oz'  => 28.3495,
		][ $this->settings->weightUnit() ] ?? 1;
		$grams  = $weight * $factor;
		return floor( $grams ) === $grams ? (int) $grams : $grams;
	}
}
