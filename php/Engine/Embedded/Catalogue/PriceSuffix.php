<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Money;
use Marketday\Engine\Embedded\EmbeddedSettings;

/** The small text behind a price where taxes are on: 'incl. VAT'. */
final class PriceSuffix {
	/** @var array<string, string> Safe HTML by what is stored. */
	private array $safe = [];

	public function __construct(
		private readonly EmbeddedSettings $settings,
		private readonly ProductLookupTax $tax
	) {}

	public function html( Money $shown, ProductRecord $record ): string {
		$suffix = $this->settings->priceSuffix();
		if ( '' === $suffix || ! $this->settings->taxesEnabled() || 'taxable' !== $record->taxStatus() ) {
			return '';
		}
		// Rates are read only where the text has a place for an amount.
		$amount = fn ( array $place ): string => PriceHtml::amount( $this->amount( $shown, $record, 'including' === $place[1] ) );
		$html   = preg_replace_callback( '/\{price_(including|excluding)_tax\}/', $amount, $this->safe( $suffix ) );
		return " <small class=\"woocommerce-price-suffix\">{$html}</small>";
	}

	private function amount( Money $shown, ProductRecord $record, bool $withTax ): Money {
		return match ( true ) {
			$withTax === $this->settings->shopShowsTax() => $shown,
			$withTax                                     => $this->tax->add( $shown, $record ),
			default                                      => $this->tax->remove( $shown, $record ),
		};
	}

	/** Cleaned once for all prices of a page. */
	private function safe( string $suffix ): string {
		return $this->safe[ $suffix ] ??= wp_kses_post( $suffix );
	}
}
