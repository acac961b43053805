<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * The sums of a basket in the engine's rounding. `subtotal`, `discount` and `shipping` are as displayed; `tax` is the whole tax;
 * `shipping` is null until it can be computed.
 */
final class BasketTotals {
	/**
	 * @param list<array{name: string, amount: Money}> $taxLines
	 * @param list<array{name: string, amount: Money}> $fees
	 */
	public function __construct(
		public readonly Money $subtotal,
		public readonly Money $discount,
		public readonly ?Money $shipping,
		public readonly Money $tax,
		public readonly Money $total,
		/** True where the displayed prices contain the tax, so that it is told and not added. */
		public readonly bool $taxIncluded,
		public readonly array $taxLines = [],
		public readonly array $fees = []
	) {}

	/** @return array<string, mixed> */
	public function toArray(): array {
		$line = static fn ( array $row ): array => [
			'name'   => $row['name'],
			'amount' => $row['amount']->minor,
		];
		return [
			'currency'    => $this->total->currency->toArray(),
			'subtotal'    => $this->subtotal->minor,
			'discount'    => $this->discount->minor,
			'shipping'    => $this->shipping?->minor,
			'tax'         => $this->tax->minor,
			'total'       => $this->total->minor,
			'taxIncluded' => $this->taxIncluded,
			'taxLines'    => array_map( $line, $this->taxLines ),
			'fees'        => array_map( $line, $this->fees ),
		];
	}
}
