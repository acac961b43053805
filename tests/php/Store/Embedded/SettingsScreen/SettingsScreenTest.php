<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\SettingsScreen;

use Marketday\Engine\Embedded\Checkout\Countries;
use Marketday\Engine\Embedded\SettingsScreen\MethodFields;
use Marketday\Engine\Embedded\SettingsScreen\SettingsScreen;
use Marketday\Tests\SiteTestCase;

final class SettingsScreenTest extends SiteTestCase {
	private const FLAT = 'woocommerce_flat_rate_9001_settings';

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/template.php';
		( new SettingsScreen( new Countries() ) )->addFields();
		MethodFields::add( 'marketday_delivery', self::FLAT, 'Post', [ 'title' => 'Name', 'cost' => 'Price' ], false );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['wp_settings_errors'], $GLOBALS['wp_settings_fields'], $GLOBALS['wp_settings_sections'] );
		foreach ( array_keys( get_registered_settings() ) as $option ) {
			if ( str_starts_with( (string) $option, 'woocommerce_' ) ) {
				unregister_setting( get_registered_settings()[ $option ]['group'] ?? '', (string) $option );
			}
		}
		parent::tearDown();
	}

	public function test_saves_the_currency_under_the_name_woocommerce_reads(): void {
		update_option( 'woocommerce_currency', 'EUR' );

		self::assertSame( 'EUR', get_option( 'woocommerce_currency' ) );
		self::assertSame( 'EUR', $this->engine()->settings()->currency()->code );
	}

	public function test_a_value_that_may_not_be_changes_nothing_and_is_told(): void {
		$page = wp_insert_post( [ 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'No page' ] );
		foreach ( [
			'woocommerce_currency' => '"><script>',
			'woocommerce_price_decimal_sep' => '7',
			'woocommerce_price_num_decimals' => '9',
			'woocommerce_cart_page_id' => (string) $page,
		] as $option => $value ) {
			$before = get_option( $option );
			update_option( $option, $value );
			self::assertSame( $before, get_option( $option ), $option );
			self::assertCount( 1, get_settings_errors( 'marketday-settings' ), $option );
			$GLOBALS['wp_settings_errors'] = [];
		}
	}

	public function test_the_country_keeps_its_region_while_it_is_not_changed(): void {
		remove_all_filters( 'sanitize_option_woocommerce_default_country' );
		update_option( 'woocommerce_default_country', 'US:CA' );
		( new SettingsScreen( new Countries() ) )->addFields();

		update_option( 'woocommerce_default_country', 'US' );
		self::assertSame( 'US:CA', get_option( 'woocommerce_default_country' ) );
		update_option( 'woocommerce_default_country', 'FR' );
		self::assertSame( 'FR', get_option( 'woocommerce_default_country' ) );
	}

	public function test_markup_in_a_name_is_refused_with_a_reason_and_not_taken_out_in_silence(): void {
		update_option( self::FLAT, [ 'title' => 'Post', 'cost' => '3.95' ] );
		update_option( self::FLAT, [ 'title' => '<b>Post</b>', 'cost' => '4.95' ] );

		self::assertSame( [ 'title' => 'Post', 'cost' => '3.95' ], get_option( self::FLAT ) );
		self::assertSame( [ 'Name: Use plain text, without HTML.' ], array_column( get_settings_errors(), 'message' ) );

		update_option( self::FLAT, [ 'title' => "Post < 5 kg, 50%cash\nby hand", 'cost' => '4.95' ] );
		self::assertSame( [ 'title' => "Post < 5 kg, 50%cash\nby hand", 'cost' => '4.95' ], get_option( self::FLAT ) );
	}

	public function test_a_price_of_delivery_is_a_price_and_what_the_screen_does_not_show_stays(): void {
		update_option( self::FLAT, [ 'title' => 'Post', 'cost' => '3.95', 'tax_status' => 'none' ] );

		update_option( self::FLAT, [ 'title' => 'Post', 'cost' => '4,50' ] );
		self::assertSame( [ 'title' => 'Post', 'cost' => '4,50', 'tax_status' => 'none' ], get_option( self::FLAT ) );
		update_option( self::FLAT, [ 'title' => 'Post', 'cost' => '2 * [qty]' ] );
		self::assertSame( '2 * [qty]', get_option( self::FLAT )['cost'] );
		foreach ( [ '10*', '[fee percent="10" min_fee="4"]', '2 * [qty]' ] as $cost ) {
			update_option( self::FLAT, [ 'title' => 'Post', 'cost' => $cost ] );
			self::assertSame( $cost, get_option( self::FLAT )['cost'] );
		}
		foreach ( [ 'four', '-1', '1e9', '[qty', '2 * [qty] )', '1 / 0', [ '1' ] ] as $cost ) {
			update_option( self::FLAT, [ 'title' => 'Post', 'cost' => $cost ] );
			self::assertSame( '2 * [qty]', get_option( self::FLAT )['cost'] );
		}
	}
}
