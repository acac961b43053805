<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Catalogue;

use Marketday\Store\Embedded\EmbeddedSettings;
use Marketday\Store\Embedded\Tax\TaxRates;
use Marketday\Store\Money;
use Marketday\Store\PriceDisplay;

/** Stored prices as shown, for many products at once: each tax class's share is looked up once. */
final class StoredPrices implements PriceDisplay {
	private const WHOLE = 1_000_000;

	/** @var array<string, int> What a whole of net price becomes, in millionths, by tax class. */
	private array $gross = [];

	public function __construct( private readonly EmbeddedSettings $settings ) {}

	public function shown( string $stored, string $taxStatus, string $taxClass ): Money {
		$money = Money::fromDecimal( $stored, $this->settings->currency() );
		if ( 'taxable' !== $taxStatus || ! $this->settings->taxesEnabled() || $this->settings->pricesIncludeTax() === $this->settings->shopShowsTax() ) {
			return $money;
		}
		$gross = $this->gross[ $taxClass ] ??= $this->grossOf( $taxClass );
		return $this->settings->shopShowsTax() ? $money->share( $gross, self::WHOLE ) : $money->share( self::WHOLE, $gross );
	}

	private function grossOf( string $taxClass ): int {
		$rates    = new TaxRates( $this->settings );
		$plain    = 0.0;
		$compound = 1.0;
		foreach ( $rates->at( $rates->base(), $taxClass ) as $rate ) {
			if ( $rate->compound ) {
				$compound *= 1 + $rate->percent / 100;
			} else {
				$plain += $rate->percent / 100;
			}
		}
		return (int) round( ( 1 + $plain ) * $compound * self::WHOLE );
	}
}
