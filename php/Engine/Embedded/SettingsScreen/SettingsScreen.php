<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\SettingsScreen;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\CurrencySigns;
use Marketday\Engine\Embedded\Checkout\Countries;
use Marketday\Kernel\Addresses\AddressSettings;
use Marketday\Kernel\Admin\SettingsTab;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Loading\LoadsIf;

/**
 * Settings of a shop without WooCommerce, on the screen 'Marketday → Settings': pages, money, delivery, payment. All of it is saved
 * under the names of WooCommerce's options, so that a site which activates it later keeps its settings.
 */
#[LoadsIf( 'settings', 'admin_init' )]
final class SettingsScreen {
	public function __construct( private readonly Countries $countries ) {}

	public function register( Routes $routes ): void {
		add_action( 'admin_init', [ $this, 'addFields' ] );
		( new DeliveryFormHandler() )->register( $routes );
		( new PaymentFields() )->register();
		( new AddressSettings( new ProductAddresses() ) )->register();
	}

	public function addFields(): void {
		$this->addPages();
		$this->addMoney();
	}

	private function addPages(): void {
		$about = SettingsTab::says( __( 'Which of your pages does what in the shop.', 'marketday' ) );
		add_settings_section( 'marketday_pages', __( 'Shop pages', 'marketday' ), $about, SettingsTab::Shop->page() );
		$pages = [
			'woocommerce_shop_page_id'      => __( 'Shop', 'marketday' ),
			'woocommerce_cart_page_id'      => __( 'Basket', 'marketday' ),
			'woocommerce_checkout_page_id'  => __( 'Checkout', 'marketday' ),
			'woocommerce_myaccount_page_id' => __( 'My account', 'marketday' ),
			'woocommerce_terms_page_id'     => __( 'Terms and conditions', 'marketday' ),
		];
		foreach ( $pages as $option => $label ) {
			Field::add(
				'marketday_pages',
				$option,
				$label,
				static fn ( mixed $value ): ?string => self::page( $value ),
				static function () use ( $option ): void {
					wp_dropdown_pages(
						[
							'name'              => esc_attr( $option ),
							'id'                => esc_attr( $option ),
							'selected'          => (int) get_option( $option ),
							'show_option_none'  => esc_html__( 'None', 'marketday' ),
							'option_none_value' => '0',
						]
					);
				}
			);
		}
	}

	private function addMoney(): void {
		add_settings_section( 'marketday_money', __( 'Currency', 'marketday' ), '__return_null', SettingsTab::Shop->page() );
		$countries = $this->countries->all();
		$positions = [
			'left'        => __( 'Before the amount (£9)', 'marketday' ),
			'right'       => __( 'After the amount (9£)', 'marketday' ),
			'left_space'  => __( 'Before the amount, with a space (£ 9)', 'marketday' ),
			'right_space' => __( 'After the amount, with a space (9 £)', 'marketday' ),
		];
		Field::choice(
			'marketday_money',
			'woocommerce_default_country',
			__( 'Shop country', 'marketday' ),
			$countries,
			static fn ( string $stored ): string => substr( $stored, 0, 2 )
		);
		Field::choice( 'marketday_money', 'woocommerce_currency', __( 'Currency', 'marketday' ), CurrencySigns::names() );
		Field::choice( 'marketday_money', 'woocommerce_currency_pos', __( 'Symbol', 'marketday' ), $positions );
		Field::choice(
			'marketday_money',
			'woocommerce_price_num_decimals',
			__( 'Decimal places', 'marketday' ),
			array_combine( [ '0', '1', '2', '3', '4' ], [ '0', '1', '2', '3', '4' ] )
		);
		Field::text(
			'marketday_money',
			'woocommerce_price_decimal_sep',
			__( 'Decimal separator', 'marketday' ),
			static fn ( string $value ): bool => 1 === mb_strlen( $value ) && ! ctype_digit( $value ),
			__( 'Enter one character, like a full stop.', 'marketday' )
		);
		Field::text(
			'marketday_money',
			'woocommerce_price_thousand_sep',
			__( 'Thousands separator', 'marketday' ),
			static fn ( string $value ): bool => mb_strlen( $value ) < 2 && ! ctype_digit( $value ),
			__( 'Enter one character, like a comma, or none.', 'marketday' )
		);
	}

	/** @return string|null Null for what is no page. */
	private static function page( mixed $value ): ?string {
		$id = is_numeric( $value ) ? (int) $value : -1;
		return 0 === $id || ( $id > 0 && 'page' === get_post_type( $id ) && 'publish' === get_post_status( $id ) ) ? (string) $id : null;
	}
}
