<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\PriceDisplay;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Engine\Embedded\Tax\TaxRates;

/** Stored prices as shown, for many products at once: each tax class's share is looked up once. */
final class StoredPrices implements PriceDisplay {
	/** @var array<string, int> What a whole of net price becomes, in millionths, by tax class. */
	private array $gross = [];

	private ?ProductLookupTax $tax = null;

	public function __construct( private readonly EmbeddedSettings $settings ) {}

	public function displayPrice( string $stored, string $taxStatus, string $taxClass ): Money {
		$money = Money::fromDecimal( $stored, $this->settings->baseCurrency() );
		if ( 'taxable' !== $taxStatus || ! $this->settings->taxesEnabled() || $this->settings->pricesIncludeTax() === $this->settings->shopShowsTax() ) {
			return $money;
		}
		$tax   = $this->tax ??= new ProductLookupTax( $this->settings, new TaxRates( $this->settings ) );
		$exact = $tax->exactly( $stored, $taxStatus, $taxClass );
		if ( null !== $exact ) {
			return $exact;
		}
		$gross = $this->gross[ $taxClass ] ??= $tax->grossOf( $taxClass );
		return $this->settings->shopShowsTax() ? $money->share( $gross, ProductLookupTax::WHOLE ) : $money->share( ProductLookupTax::WHOLE, $gross );
	}
}
