<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Contract\DeliveryOffer;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\Pricing;
use Marketday\Engine\Contract\ReviewSettings;
use Marketday\Engine\Contract\Settings;
use WC_Shipping_Method;
use WC_Shipping_Zones;

/** WooCommerce's own settings, read through its functions, so that currency switchers and the like are heard. */
final class WooCommerceSettings implements Settings {
	public readonly Pricing $pricing;

	private bool $isReadingBase = false;

	public function __construct() {
		$this->pricing = new Pricing( $this->baseCurrency( ... ) );
	}

	public function currency(): Currency {
		return $this->pricing->shownCurrency();
	}

	public function baseCurrency(): Currency {
		$wasReading          = $this->isReadingBase;
		$this->isReadingBase = true;
		try {
			return $this->readCurrency();
		} finally {
			$this->isReadingBase = $wasReading;
		}
	}

	/** True while WooCommerce says what its settings say, and not what this visitor has chosen. */
	public function isReadingBase(): bool {
		return $this->isReadingBase;
	}

	private function readCurrency(): Currency {
		$position = (string) get_option( 'woocommerce_currency_pos', 'left' );
		return new Currency(
			get_woocommerce_currency(),
			html_entity_decode( get_woocommerce_currency_symbol(), ENT_QUOTES, 'UTF-8' ),
			wc_get_price_decimals(),
			in_array( $position, [ 'left', 'right', 'left_space', 'right_space' ], true ) ? $position : 'left',
			wc_get_price_decimal_separator(),
			wc_get_price_thousand_separator()
		);
	}

	public function pricesIncludeTax(): bool {
		return wc_prices_include_tax();
	}

	public function taxesEnabled(): bool {
		return wc_tax_enabled();
	}

	public function shopShowsTax(): bool {
		return 'incl' === get_option( 'woocommerce_tax_display_shop' );
	}

	public function redirectsAfterAdd(): bool {
		return 'yes' === get_option( 'woocommerce_cart_redirect_after_add' );
	}

	public function reviews(): ReviewSettings {
		return ReviewSettings::read();
	}

	public function baseCountry(): string {
		return (string) WC()->countries->get_base_country();
	}

	public function deliversAtHome(): bool {
		return wc_shipping_enabled() && isset( WC()->countries->get_shipping_countries()[ $this->baseCountry() ] );
	}

	public function homeDelivery(): ?DeliveryOffer {
		if ( ! $this->deliversAtHome() ) {
			return null;
		}
		$zone    = WC_Shipping_Zones::get_zone_matching_package( [
			'destination' => [
				'country'  => $this->baseCountry(),
				'state'    => (string) WC()->countries->get_base_state(),
				'postcode' => '',
			],
		] );
		$methods = array_map( static fn ( WC_Shipping_Method $method ): array => [
			'method'   => (string) $method->id,
			'settings' => array_filter( $method->instance_settings, 'is_string' ),
		], array_values( $zone->get_shipping_methods( true ) ) );
		return DeliveryOffer::of( $methods, $this->pricing, $this->taxesEnabled() );
	}

	public function shopName(): string {
		return html_entity_decode( get_bloginfo( 'name' ), ENT_QUOTES, 'UTF-8' );
	}

	public function pageUrl( Page $page ): string {
		$id  = $this->pageId( $page );
		$url = $id > 0 ? get_permalink( $id ) : false;
		return false === $url ? home_url( '/' ) : $url;
	}

	public function pageId( Page $page ): int {
		$id = Page::inLanguage( (int) wc_get_page_id( $page->value ) );
		return $id > 0 && 'publish' === get_post_status( $id ) ? $id : 0;
	}

	public function pageOf( int $id ): ?Page {
		foreach ( $id > 0 ? Page::cases() : [] as $page ) {
			$own = (int) wc_get_page_id( $page->value );
			if ( $id === $own || $id === Page::inLanguage( $own ) ) {
				return $page;
			}
		}
		return null;
	}
}
