<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Things that are sent together, and the ways to send them. */
final class ShippingPackage {
	/** @param list<ShippingRate> $rates */
	public function __construct(
		public readonly string $id,
		public readonly string $name,
		public readonly array $rates
	) {}

	/** @return array{id: string, name: string, rates: list<array<string, mixed>>} */
	public function toArray(): array {
		return [
			'id'    => $this->id,
			'name'  => $this->name,
			'rates' => array_map( static fn ( ShippingRate $rate ): array => $rate->toArray(), $this->rates ),
		];
	}
}
