<?php

declare( strict_types=1 );

namespace Marketday\DemoShop;

defined( 'ABSPATH' ) || exit;

/** Currency, address, tax display, payments and the site's name, in the options both engines read. */
final class StoreSettings {
	public function __construct( private readonly ShopFile $shop ) {}

	public function write(): void {
		$options = $this->site() + $this->address() + $this->money() + $this->reviewsAndOrders() + $this->payments();
		foreach ( $options as $name => $value ) {
			update_option( $name, $value );
		}
	}

	/** @return array<string, mixed> */
	private function site(): array {
		return [
			'blogname'                       => $this->shop->text( 'name' ),
			'blogdescription'                => $this->shop->text( 'tagline' ),
			'timezone_string'                => 'Europe/London',
			'woocommerce_email_from_name'    => $this->shop->text( 'name' ),
			'woocommerce_email_from_address' => $this->shop->text( 'email' ),
			'woocommerce_coming_soon'        => 'no',
			// WooCommerce's own sets cookies before anybody has been asked; Marketday's waits for a consent tool.
			'woocommerce_feature_order_attribution_enabled' => 'no',
			'marketday_sales_notification'   => 'block',
			'woocommerce_weight_unit'        => $this->shop->part( 'units' )->text( 'weight' ),
			'woocommerce_dimension_unit'     => $this->shop->part( 'units' )->text( 'dimension' ),
		];
	}

	/** @return array<string, mixed> */
	private function address(): array {
		$address = $this->shop->part( 'address' );
		return [
			'woocommerce_store_address'   => $address->text( 'line1' ),
			'woocommerce_store_address_2' => $address->text( 'line2' ),
			'woocommerce_store_city'      => $address->text( 'city' ),
			'woocommerce_store_postcode'  => $address->text( 'postcode' ),
			'woocommerce_default_country' => $address->text( 'country' ),
		];
	}

	/** @return array<string, mixed> */
	private function money(): array {
		$currency = $this->shop->part( 'currency' );
		$tax      = $this->shop->part( 'tax' );
		$shown    = $tax->isOn( 'pricesIncludeTax' ) ? 'incl' : 'excl';
		return [
			'woocommerce_currency'           => $currency->text( 'code' ),
			'woocommerce_currency_pos'       => $currency->text( 'position' ),
			'woocommerce_price_thousand_sep' => $currency->text( 'thousands' ),
			'woocommerce_price_decimal_sep'  => $currency->text( 'decimal' ),
			'woocommerce_price_num_decimals' => (string) $currency->number( 'decimals' ),
			'woocommerce_calc_taxes'         => $tax->isOn( 'enabled' ) ? 'yes' : 'no',
			'woocommerce_prices_include_tax' => $tax->isOn( 'pricesIncludeTax' ) ? 'yes' : 'no',
			'woocommerce_tax_display_shop'   => $shown,
			'woocommerce_tax_display_cart'   => $shown,
			'woocommerce_tax_total_display'  => 'itemized',
			'woocommerce_price_display_suffix' => $tax->text( 'note' ),
		];
	}

	/** @return array<string, mixed> */
	private function reviewsAndOrders(): array {
		return [
			'woocommerce_enable_reviews'                    => 'yes',
			'woocommerce_enable_review_rating'              => 'yes',
			'woocommerce_review_rating_verification_label'  => 'yes',
			'woocommerce_enable_coupons'                    => 'yes',
			'woocommerce_enable_guest_checkout'             => 'yes',
			'woocommerce_enable_signup_and_login_from_checkout' => 'yes',
			'woocommerce_enable_myaccount_registration'     => 'yes',
		];
	}

	/** @return array<string, mixed> */
	private function payments(): array {
		$options = [];
		foreach ( $this->shop->part( 'payments' )->parts() as $method => $words ) {
			$stored                                     = get_option( "woocommerce_{$method}_settings" );
			$options[ "woocommerce_{$method}_settings" ] = [ 'enabled' => 'yes' ] + $words->texts() + ( is_array( $stored ) ? $stored : [] );
		}
		return $options;
	}
}
