<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Shipping;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ShippingRateQuote;

/** A kind of shipping; one instance of it stands in a zone with settings of its own. */
interface ShippingMethod {
	/** @param array<string, string> $settings Of the instance. */
	public function name( array $settings ): string;

	/**
	 * @param array<string, string> $settings Of the instance.
	 * @return ShippingRateQuote|null Null where it does not serve this package.
	 */
	public function quote( int $instanceId, array $settings, RateRequest $package ): ?ShippingRateQuote;
}
