<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\FreeDelivery;

/** Delivery of a calculated basket. */
final class DeliverySums {
	/** @param list<CalculatedRate>      $rates    Of the one package. */
	public function __construct(
		public readonly array $rates,
		public readonly bool $isNeeded,
		/** False while shipping cannot be told: nothing is sent, or an address is needed first. */
		public readonly bool $isKnown,
		public readonly ?FreeDelivery $free
	) {}
}
