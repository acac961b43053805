<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Catalogue;

use Marketday\Store\Embedded\EmbeddedSettings;
use Marketday\Store\Money;

/** Turns a stored price into the one shown in the shop: with or without the tax of the shop's own country. */
final class ShelfTax {
	/** Rates are compared in millionths, so that 17.5 % and 7.7 % stay whole numbers. */
	private const WHOLE = 1_000_000;

	/** @var array<string, int> Rate in millionths by tax class and country. */
	private array $rates = [];

	public function __construct( private readonly EmbeddedSettings $settings ) {}

	public function shown( Money $stored, ProductRecord $record ): Money {
		if ( ! $this->applies( $record ) || $this->settings->pricesIncludeTax() === $this->settings->shopShowsTax() ) {
			return $stored;
		}
		return $this->settings->shopShowsTax() ? $this->withTax( $stored, $record ) : $this->withoutTax( $stored, $record );
	}

	public function withTax( Money $stored, ProductRecord $record ): Money {
		$isGross = $this->settings->pricesIncludeTax() || ! $this->applies( $record );
		return $isGross ? $stored : $stored->share( self::WHOLE + $this->rate( $record->taxClass() ), self::WHOLE );
	}

	public function withoutTax( Money $stored, ProductRecord $record ): Money {
		$isNet = ! $this->settings->pricesIncludeTax() || ! $this->applies( $record );
		return $isNet ? $stored : $stored->share( self::WHOLE, self::WHOLE + $this->rate( $record->taxClass() ) );
	}

	private function applies( ProductRecord $record ): bool {
		return $this->settings->taxesEnabled() && 'taxable' === $record->taxStatus();
	}

	private function rate( string $class ): int {
		$country = $this->settings->baseCountry();
		return $this->rates[ "{$class}/{$country}" ] ??= $this->read( $class, $country );
	}

	private function read( string $class, string $country ): int {
		global $wpdb;
		$sql  = "SELECT tax_rate FROM {$wpdb->prefix}woocommerce_tax_rates
			WHERE tax_rate_class = %s AND tax_rate_country IN ( %s, '' ) ORDER BY tax_rate_country DESC, tax_rate_priority ASC, tax_rate_order ASC LIMIT 1";
		$rate = $wpdb->get_var( $wpdb->prepare( $sql, 'standard' === $class ? '' : $class, $country ) );
		return (int) round( (float) $rate * self::WHOLE / 100 );
	}
}
