<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Contract\CurrencySigns;
use Marketday\Engine\Contract\DeliveryOffer;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\Pricing;
use Marketday\Engine\Contract\ReviewSettings;
use Marketday\Engine\Contract\Settings;
use Marketday\Engine\Embedded\Checkout\Countries;
use Marketday\Engine\Embedded\Shipping\ShippingZones;
use Marketday\Engine\Embedded\Tax\Rounding;

/** The shop's settings, from the options WooCommerce keeps them in; where one was never saved, a British shop's. */
final class EmbeddedSettings implements Settings {
	private ?Currency $currency = null;

	/** @var array<array-key, mixed> What WordPress loads of all options at once, when the currency was read. */
	private array $options = [];

	public readonly Pricing $pricing;

	public function __construct() {
		$this->pricing = new Pricing( $this->baseCurrency( ... ) );
	}

	public function currency(): Currency {
		return $this->pricing->shownCurrency();
	}

	/** Asked for with each price there is, so it is read once and again when an option has changed. */
	public function baseCurrency(): Currency {
		$options = wp_load_alloptions();
		if ( null === $this->currency || $options !== $this->options ) {
			$this->currency = $this->readCurrency();
		}
		// The array itself: comparing it with itself takes no time.
		$this->options = $options;
		return $this->currency;
	}

	private function readCurrency(): Currency {
		$code = $this->text( 'woocommerce_currency', 'GBP' );
		return new Currency(
			$code,
			CurrencySigns::sign( $code ),
			max( 0, min( 4, (int) $this->text( 'woocommerce_price_num_decimals', '2' ) ) ),
			$this->text( 'woocommerce_currency_pos', 'left' ),
			stripslashes( $this->text( 'woocommerce_price_decimal_sep', '.' ) ),
			stripslashes( (string) get_option( 'woocommerce_price_thousand_sep', ',' ) )
		);
	}

	public function pricesIncludeTax(): bool {
		return $this->isOn( 'woocommerce_prices_include_tax' );
	}

	public function taxesEnabled(): bool {
		return $this->isOn( 'woocommerce_calc_taxes' );
	}

	/** Rounding of sums in the visitor's currency. */
	public function rounding(): Rounding {
		return new Rounding(
			$this->currency()->minorUnit,
			$this->isOn( 'woocommerce_tax_round_at_subtotal' ),
			$this->pricesIncludeTax()
		);
	}

	public function shopShowsTax(): bool {
		return 'incl' === $this->text( 'woocommerce_tax_display_shop', 'excl' );
	}

	/** Tells whether prices in basket and checkout are shown with their tax. */
	public function basketShowsTax(): bool {
		return 'incl' === $this->text( 'woocommerce_tax_display_cart', 'excl' );
	}

	public function redirectsAfterAdd(): bool {
		return $this->isOn( 'woocommerce_cart_redirect_after_add' );
	}

	public function reviews(): ReviewSettings {
		return ReviewSettings::read();
	}

	public function baseCountry(): string {
		return strtoupper( substr( $this->text( 'woocommerce_default_country', 'GB' ), 0, 2 ) );
	}

	public function deliversAtHome(): bool {
		return 'disabled' !== get_option( 'woocommerce_ship_to_countries', '' ) && isset( ( new Countries() )->shipping()[ $this->baseCountry() ] );
	}

	public function homeDelivery(): ?DeliveryOffer {
		if ( ! $this->deliversAtHome() ) {
			return null;
		}
		$zones       = new ShippingZones( ( new Countries() )->continents() );
		[ , $state ] = explode( ':', $this->text( 'woocommerce_default_country', 'GB' ) ) + [ '', '' ];
		$home        = new Address( state: $state, country: $this->baseCountry() );
		return DeliveryOffer::of( $zones->methodsOf( $zones->zoneOf( $home ) ), $this->pricing, $this->taxesEnabled() );
	}

	public function shopName(): string {
		return wp_specialchars_decode( (string) get_bloginfo( 'name', 'raw' ), ENT_QUOTES );
	}

	public function pageUrl( Page $page ): string {
		$id  = $this->pageId( $page );
		$url = $id > 0 ? get_permalink( $id ) : false;
		return is_string( $url ) && '' !== $url ? $url : home_url( '/' );
	}

	public function pageId( Page $page ): int {
		$id = Page::inLanguage( (int) get_option( $page->option() ) );
		return $id > 0 && 'publish' === get_post_status( $id ) ? $id : 0;
	}

	public function pageOf( int $id ): ?Page {
		foreach ( $id > 0 ? Page::cases() : [] as $page ) {
			$own = (int) get_option( $page->option() );
			if ( $id === $own || $id === Page::inLanguage( $own ) ) {
				return $page;
			}
		}
		return null;
	}

	public function hidesOutOfStock(): bool {
		return $this->isOn( 'woocommerce_hide_out_of_stock_items' );
	}

	public function managesStock(): bool {
		return $this->isOn( 'woocommerce_manage_stock', true );
	}

	/** Format of stock: '' always, `low_amount` only when low, `no_amount` never as a number. */
	public function stockFormat(): string {
		return (string) get_option( 'woocommerce_stock_format', '' );
	}

	/** Amount at or below which a product counts as low in stock, where it has none of its own. */
	public function lowStockAmount(): int {
		return max( 0, (int) get_option( 'woocommerce_notify_low_stock_amount', 2 ) );
	}

	public function weightUnit(): string {
		return $this->text( 'woocommerce_weight_unit', 'kg' );
	}

	public function dimensionUnit(): string {
		return $this->text( 'woocommerce_dimension_unit', 'cm' );
	}

	/** Text behind prices such as 'incl. VAT'; may hold {price_including_tax} and {price_excluding_tax}. */
	public function priceSuffix(): string {
		return (string) get_option( 'woocommerce_price_display_suffix', '' );
	}

	private function isOn( string $option, bool $default = false ): bool {
		return 'yes' === get_option( $option, $default ? 'yes' : 'no' );
	}

	private function text( string $option, string $default ): string {
		$value = get_option( $option, $default );
		return is_string( $value ) && '' !== trim( $value ) ? trim( $value ) : $default;
	}
}
