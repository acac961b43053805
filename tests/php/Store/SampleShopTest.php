<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

use Marketday\Engine\Contract\PaymentMethod;
use Marketday\Tests\SiteTestCase;
use WP_REST_Request;
use WP_REST_Response;

final class SampleShopTest extends SiteTestCase {
	public function test_tells_an_editor_what_the_shop_itself_asks_and_offers(): void {
		$this->logIn( 'editor' );
		update_option( 'woocommerce_bacs_settings', [ 'enabled' => 'yes', 'title' => 'Vorauskasse' ] );
		if ( function_exists( 'WC' ) ) {
			WC()->payment_gateways()->init();
		}
		update_option( 'woocommerce_currency', 'CHF' );
		update_option( 'woocommerce_default_country', 'CH' );
		update_option( 'woocommerce_allowed_countries', 'specific' );
		update_option( 'woocommerce_specific_allowed_countries', [ 'AT', 'CH' ] );

		$response = $this->ask();

		self::assertSame( 200, $response->get_status() );
		$offer = $response->get_data();
		self::assertSame( [ 'CH', 'CHF' ], [ $offer['country'], $offer['currency']['code'] ] );
		self::assertSame( [ 'AT' => 'Austria', 'CH' => 'Switzerland' ], (array) $offer['countries']['billing'] );
		self::assertSame( $this->engine()->checkout()->deliveryNames( 'CH' ), $offer['deliveries'] );
		$cantons = array_column( $offer['forms']['billing'], 'options', 'name' )['state'];
		self::assertSame( 'Zürich', ( (array) $cantons )['ZH'] );
		$own = array_map( static fn ( PaymentMethod $method ): array => $method->toArray(), $this->engine()->checkout()->paymentMethods() );
		self::assertContains( 'Vorauskasse', array_column( $own, 'title' ) );
		self::assertSame( $own, $offer['paymentMethods'] );
	}

	public function test_names_no_delivery_where_the_shop_sends_nothing(): void {
		$this->logIn( 'editor' );
		update_option( 'woocommerce_ship_to_countries', 'disabled' );

		self::assertSame( [], $this->ask()->get_data()['deliveries'] );
	}

	public function test_is_for_those_who_may_edit(): void {
		self::assertSame( 401, $this->ask()->get_status() );
		$this->logIn( 'subscriber' );
		self::assertSame( 403, $this->ask()->get_status() );
	}

	private function ask(): WP_REST_Response {
		return rest_do_request( new WP_REST_Request( 'GET', '/marketday/v1/sample-shop' ) );
	}

	private function logIn( string $role ): void {
		wp_set_current_user( (int) wp_insert_user( [ 'user_login' => "sample-{$role}", 'user_pass' => wp_generate_password(), 'role' => $role ] ) );
	}
}
