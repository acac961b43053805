<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** One way to send a package; `id` such as `flat_rate:1`; `price` as displayed. */
final class ShippingRate {
	public function __construct(
		public readonly string $id,
		public readonly string $name,
		public readonly Money $price,
		public readonly bool $chosen
	) {}

	/** @return array{id: string, name: string, price: int, chosen: bool} */
	public function toArray(): array {
		return [
			'id'     => $this->id,
			'name'   => $this->name,
			'price'  => $this->price->minor,
			'chosen' => $this->chosen,
		];
	}
}
