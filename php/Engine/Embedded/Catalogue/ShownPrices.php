<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Money;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Engine\Embedded\Tax\TaxRates;

/** A price limit as a shopper gives it, turned into the prices as the shop enters them (the standard rate of its own place). */
final class ShownPrices {
	public function __construct( private readonly EmbeddedSettings $settings ) {}

	public function toStored( Money $shown ): Money {
		if ( ! $this->settings->taxesEnabled() || $this->settings->pricesIncludeTax() === $this->settings->shopShowsTax() ) {
			return $shown;
		}
		$percent = $this->standardPercent();
		return $this->settings->shopShowsTax() ? $shown->share( 10000, 10000 + $percent ) : $shown->share( 10000 + $percent, 10000 );
	}

	/** The other way: what a shopper sees of a price that is stored. */
	public function toShown( Money $entered ): Money {
		if ( ! $this->settings->taxesEnabled() || $this->settings->pricesIncludeTax() === $this->settings->shopShowsTax() ) {
			return $entered;
		}
		$percent = $this->standardPercent();
		return $this->settings->shopShowsTax() ? $entered->share( 10000 + $percent, 10000 ) : $entered->share( 10000, 10000 + $percent );
	}

	/** Rate in hundredths of a per cent. */
	private function standardPercent(): int {
		$rates = new TaxRates( $this->settings );
		$sum   = 0.0;
		foreach ( $rates->at( $rates->base(), '' ) as $rate ) {
			$sum += $rate->percent;
		}
		return (int) round( $sum * 100 );
	}
}
