<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Shipping;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\ShippingRateQuote;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Engine\Embedded\Tax\Rounding;

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
			$pricing->amount( new Money( Rounding::whole( $settings->rounding()->keepPrecision( $exact ) ), $pricing->base() ) )->minor,
			'none' !== ( $method['tax_status'] ?? 'taxable' ),
			null === $pricing->exchange() ? $exact : null
		);
	}
}
