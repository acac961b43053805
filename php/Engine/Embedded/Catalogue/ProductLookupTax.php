<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Money;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Engine\Embedded\Tax\Rounding;
use Marketday\Engine\Embedded\Tax\TaxRate;
use Marketday\Engine\Embedded\Tax\TaxRates;
use Marketday\Engine\Embedded\Tax\TaxSums;

/** Turns a stored price into the one shown in the shop: with or without the tax of the shop's own place. */
final class ProductLookupTax {
	/** Rates are counted in millionths, so that 17.5 % and 7.7 % stay whole numbers. */
	public const WHOLE = 1_000_000;

	/** @var array<string, array<int, TaxRate>> Of the shop's own place, by tax class. */
	private array $own = [];

	public function __construct(
		private readonly EmbeddedSettings $settings,
		private readonly TaxRates $rates
	) {}

	public function toShown( Money $stored, ProductRecord $record ): Money {
		if ( ! $this->settings->taxesEnabled() || $this->settings->pricesIncludeTax() === $this->settings->shopShowsTax() ) {
			return $stored;
		}
		return $this->settings->shopShowsTax() ? $this->add( $stored, $record ) : $this->remove( $stored, $record );
	}

	/**
	 * A stored decimal as the shop shows it, where whole minor units cannot tell: it is finer than the currency, or several taxes are each rounded.
	 *
	 * @return Money|null Null where `toShown()` says the same.
	 */
	public function exactly( string $stored, string $taxStatus, string $taxClass ): ?Money {
		$currency = $this->settings->baseCurrency();
		$isFine   = strlen( rtrim( (string) strrchr( $stored, '.' ), '0' ) ) > $currency->minorUnit + 1;
		if ( 'taxable' !== $taxStatus || ! $this->settings->taxesEnabled() || $this->settings->pricesIncludeTax() === $this->settings->shopShowsTax()
			|| null !== $this->settings->pricing->exchange() ) {
			return null;
		}
		$rates = $this->own[ $taxClass ] ??= $this->rates->at( $this->rates->base(), $taxClass );
		if ( ! $isFine && count( $rates ) < 2 ) {
			return null;
		}
		$minor = (float) $stored * 10 ** $currency->minorUnit;
		return new Money( Rounding::whole( $this->settings->shopShowsTax()
			? $minor + $this->settings->rounding()->lineTaxes( TaxSums::onTop( $minor, $rates ) )
			: $minor - array_sum( TaxSums::includedTaxes( $minor, $rates ) ) ), $currency );
	}

	public function add( Money $net, ProductRecord $record ): Money {
		return $net->share( $this->gross( $record ), self::WHOLE );
	}

	public function remove( Money $gross, ProductRecord $record ): Money {
		return $gross->share( self::WHOLE, $this->gross( $record ) );
	}

	/** Gross of a whole of net price, in millionths. */
	private function gross( ProductRecord $record ): int {
		return 'taxable' === $record->taxStatus() ? $this->grossOf( $record->taxClass() ) : self::WHOLE;
	}

	/** The same for a tax class. */
	public function grossOf( string $taxClass ): int {
		$plain    = 0.0;
		$compound = 1.0;
		foreach ( $this->rates->at( $this->rates->base(), $taxClass ) as $rate ) {
			if ( $rate->compound ) {
				$compound *= 1 + $rate->percent / 100;
			} else {
				$plain += $rate->percent / 100;
			}
		}
		return (int) round( ( 1 + $plain ) * $compound * self::WHOLE );
	}
}
