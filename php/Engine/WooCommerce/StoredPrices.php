<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\PriceDisplay;
use WC_Tax;

/** Stored prices as the shop shows them to a shopper of its own country, by WooCommerce's tax settings and rates. */
final class StoredPrices implements PriceDisplay {
	/** @var array<string, array<int, array<string, mixed>>> Rates by tax class. */
	private array $rates = [];

	public function __construct( private readonly MoneyReader $money ) {}

	public function displayPrice( string $stored, string $taxStatus, string $taxClass ): Money {
		$included = wc_prices_include_tax();
		$shown    = 'incl' === get_option( 'woocommerce_tax_display_shop' );
		if ( 'taxable' !== $taxStatus || ! wc_tax_enabled() || $included === $shown ) {
			return $this->money->of( $stored, $this->money->base() );
		}
		$rates = $this->rates[ $taxClass ] ??= WC_Tax::get_base_tax_rates( $taxClass );
		$tax   = array_sum( WC_Tax::calc_tax( (float) $stored, $rates, $included ) );
		return $this->money->of( $shown ? (float) $stored + $tax : (float) $stored - $tax, $this->money->base() );
	}
}
