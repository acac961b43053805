<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** A basket with every sum the engine made. `toArray()` is the shape of `Basket` in src/kernel/basket. */
final class BasketContents {
	/**
	 * @param list<BasketLine>      $lines
	 * @param list<AppliedCoupon>   $coupons
	 * @param list<string>          $errors       Plain sentences: what must be mended before checkout.
	 * @param list<int>|Lazy<list<int>> $crossSellIds
	 */
	public function __construct(
		public readonly array $lines,
		public readonly array $coupons,
		public readonly BasketDelivery $delivery,
		public readonly BasketTotals $totals,
		public readonly bool $needsPayment,
		public readonly AddressPair $addresses,
		public readonly array $errors = [],
		private readonly array|Lazy $crossSellIds = []
	) {}

	/** @return list<int> Products that go with those in the basket and may be seen. */
	public function crossSellIds(): array {
		return $this->crossSellIds instanceof Lazy ? $this->crossSellIds->value() : $this->crossSellIds;
	}

	/** Number of pieces. */
	public function itemCount(): int {
		return array_sum( array_map( static fn ( BasketLine $line ): int => $line->pieces->quantity, $this->lines ) );
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
			'packages'              => array_map( $each, $this->delivery->packages ),
			'totals'                => $this->totals->toArray(),
			'itemCount'             => $this->itemCount(),
			'needsShipping'         => $this->delivery->isNeeded,
			'needsPayment'          => $this->needsPayment,
			'hasCalculatedShipping' => $this->delivery->isCalculated,
			'billing'               => $this->addresses->billing->toArray(),
			'shipping'              => $this->addresses->shipping->toArray(),
			'errors'                => $this->errors,
			'freeDelivery'          => $this->delivery->free?->toArray(),
		] + ( $this->delivery->needsAddress === $this->delivery->isNeeded ? [] : [ 'needsShippingAddress' => $this->delivery->needsAddress ] );
	}
}
