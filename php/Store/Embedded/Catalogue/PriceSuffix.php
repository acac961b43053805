<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Embedded\EmbeddedSettings;
use Marketday\Store\Money;

/** The small text behind a price where taxes are on: 'incl. VAT'. */
final class PriceSuffix {
	public function __construct(
		private readonly EmbeddedSettings $settings,
		private readonly ShelfTax $tax
	) {}

	public function html( Money $shown, ProductRecord $record ): string {
		$suffix = $this->settings->priceSuffix();
		if ( '' === $suffix || ! $this->settings->taxesEnabled() || 'taxable' !== $record->taxStatus() ) {
			return '';
		}
		$amounts = [
			'{price_including_tax}' => PriceHtml::amount( $this->settings->shopShowsTax() ? $shown : $this->tax->add( $shown, $record ) ),
			'{price_excluding_tax}' => PriceHtml::amount( $this->settings->shopShowsTax() ? $this->tax->remove( $shown, $record ) : $shown ),
		];
		return ' <small class="woocommerce-price-suffix">' . strtr( wp_kses_post( $suffix ), $amounts ) . '</small>';
	}
}
