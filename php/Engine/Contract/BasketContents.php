<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** A basket with every sum the engine made. `toArray()` is the shape of `Basket` in src/kernel/basket. */
final class BasketContents {
	/** True if it may be sent to another address than the billing address. */
	public readonly bool $needsShippingAddress;

	/**
	 * @param list<BasketLine>      $lines
	 * @param list<AppliedCoupon>   $coupons
	 * @param list<ShippingPackage> $packages
	 * @param list<string>          $errors       Plain sentences: what must be mended before checkout.
	 * @param list<int>             $crossSellIds
	 * @param bool|null             $needsShippingAddress Null where it may, if anything is sent.
	 */
	public function __construct(
		public readonly array $lines,
		public readonly array $coupons,
		public readonly array $packages,
		public readonly BasketTotals $totals,
		public readonly int $itemCount,
		public readonly bool $needsShipping,
		public readonly bool $needsPayment,
		public readonly bool $hasCalculatedShipping,
		public readonly Address $billing,
		public readonly Address $shipping,
		public readonly array $errors = [],
		public readonly array $crossSellIds = [],
		/** Null where free delivery cannot be had, or not be told yet. */
		public readonly ?FreeDelivery $freeDelivery = null,
		?bool $needsShippingAddress = null
	) {
		$this->needsShippingAddress = $needsShippingAddress ?? $needsShipping;
	}

	public function isEmpty(): bool {
		return [] === $this->lines;
	}

	/** @return array<string, mixed> */
	public function toArray(): array {
		$each = static fn ( BasketLine|AppliedCoupon|ShippingPackage $part ): array => $part->toArray();
		return [
			'lines'                 => array_map( $each, $this->lines ),
			'coupons'               => array_map( $each, $this->coupons ),
			'packages'              => array_map( $each, $this->packages ),
			'totals'                => $this->totals->toArray(),
			'itemCount'             => $this->itemCount,
			'needsShipping'         => $this->needsShipping,
			'needsPayment'          => $this->needsPayment,
			'hasCalculatedShipping' => $this->hasCalculatedShipping,
			'billing'               => $this->billing->toArray(),
			'shipping'              => $this->shipping->toArray(),
			'errors'                => $this->errors,
			'freeDelivery'          => $this->freeDelivery?->toArray(),
		] + ( $this->needsShippingAddress === $this->needsShipping ? [] : [ 'needsShippingAddress' => $this->needsShippingAddress ] );
	}
}
