<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Shipping;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Embedded\EmbeddedSettings;
use Marketday\Store\Embedded\Tax\Rounding;
use Marketday\Store\Money;
use Marketday\Store\ShippingRateQuote;

/** A cost that the shop has entered, as a rate that is offered. */
final class EnteredCost {
	/**
	 * @param array<string, string> $method Settings of the instance.
	 * @param float                 $cost   In whole units of the shop's own currency.
	 */
	public static function quote( EmbeddedSettings $settings, string $methodId, int $instanceId, string $name, array $method, float $cost ): ShippingRateQuote {
		$pricing = $settings->pricing;
		$exact   = $cost * 10 ** $pricing->base()->minorUnit;
		return new ShippingRateQuote(
			$methodId,
			$instanceId,
			$name,
			$pricing->amount( new Money( Rounding::whole( $settings->rounding()->kept( $exact ) ), $pricing->base() ) )->minor,
			'none' !== ( $method['tax_status'] ?? 'taxable' ),
			null === $pricing->exchange() ? $exact : null
		);
	}
}
