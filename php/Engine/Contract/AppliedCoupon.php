<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

final class AppliedCoupon {
	public function __construct(
		public readonly string $code,
		public readonly Money $discount,
		public readonly bool $freeShipping = false
	) {}

	/** @return array{code: string, discount: int, freeShipping: bool} */
	public function toArray(): array {
		return [
			'code'         => $this->code,
			'discount'     => $this->discount->minor,
			'freeShipping' => $this->freeShipping,
		];
	}
}
