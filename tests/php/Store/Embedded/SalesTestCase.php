<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded;

use DateTimeImmutable;
use Marketday\Engine\Contract\AccountRequest;
use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\Basket;
use Marketday\Engine\Contract\CheckoutRequest;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Contract\SubmittedAddresses;
use Marketday\Engine\Embedded\EmbeddedEngine;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Commands;
use Marketday\Kernel\Http\Routes;
use Marketday\Tests\SiteTestCase;

/** A British shop with its own visitor for each test: no taxes, no shipping, both payments, until a test says otherwise. */
abstract class SalesTestCase extends SiteTestCase {
	private static int $number = 0;

	private ?EmbeddedEngine $shop = null;

	protected string $now = '2026-03-02 12:00:00';

	/** @var list<array<string, mixed>> What wp_mail was asked to send. */
	protected array $emails = [];

	protected function setUp(): void {
		parent::setUp();
		if ( 'embedded' !== $this->engine()->name() ) {
			self::markTestSkipped( 'The site runs on WooCommerce.' );
		}
		global $wpdb;
		$_COOKIE = [];
		foreach ( [ 'shipping_zones', 'shipping_zone_locations', 'shipping_zone_methods', 'tax_rates', 'tax_rate_locations' ] as $table ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}woocommerce_{$table}" );
		}
		$this->set( [
			'woocommerce_currency'                       => 'GBP',
			'woocommerce_default_country'                => 'GB',
			'woocommerce_allowed_countries'              => 'all',
			'woocommerce_ship_to_countries'              => '',
			'woocommerce_calc_taxes'                     => 'no',
			'woocommerce_prices_include_tax'             => 'no',
			'woocommerce_tax_display_cart'               => 'excl',
			'woocommerce_enable_guest_checkout'          => 'yes',
			'woocommerce_manage_stock'                   => 'yes',
			'woocommerce_notify_no_stock_amount'         => '0',
			'woocommerce_shipping_cost_requires_address' => 'no',
			'woocommerce_bacs_settings'                  => [ 'enabled' => 'yes', 'title' => 'Bank transfer' ],
			'woocommerce_cod_settings'                   => [ 'enabled' => 'yes', 'title' => 'Cash' ],
		] );
		$this->emails = [];
		add_filter( 'pre_wp_mail', [ $this, 'keepEmail' ], 1, 2 );
	}

	protected function tearDown(): void {
		remove_filter( 'pre_wp_mail', [ $this, 'keepEmail' ], 1 );
		parent::tearDown();
	}

	/** @param array<string, mixed> $email */
	public function keepEmail( mixed $handled, array $email ): bool {
		$this->emails[] = $email;
		return true;
	}

	/** The engine as the next request of the same browser sees it. */
	protected function nextRequest(): Engine {
		$clock      = new class( fn (): string => $this->now ) implements Clock {
			public function __construct( private readonly \Closure $time ) {}

			public function now(): DateTimeImmutable {
				return new DateTimeImmutable( ( $this->time )(), wp_timezone() );
			}
		};
		$this->shop = new EmbeddedEngine( new Routes(), new Commands(), $clock );
		return $this->shop;
	}

	protected function shop(): Engine {
		return $this->shop ?? $this->nextRequest();
	}

	protected function basket(): Basket {
		return $this->shop()->basket();
	}

	/** @param array<string, mixed> $options */
	protected function set( array $options ): void {
		foreach ( $options as $name => $value ) {
			update_option( $name, $value );
		}
	}

	protected function aProduct( mixed ...$fields ): int {
		return $this->shop()->writer()->save( new ProductDraft( ...( $fields + [
			'sku'          => 'SALE-' . ++self::$number,
			'name'         => 'Mug ' . self::$number,
			'status'       => 'publish',
			'regularPrice' => '10',
		] ) ) );
	}

	/** @return array{int, int, int} A shirt's id, its blue and its red variation's. */
	protected function aShirt( mixed ...$fields ): array {
		$colour = static fn ( string $name ): array => [ new AttributeDraft( 'Hue', '' === $name ? [] : [ $name ], false ) ];
		$shirt  = $this->aProduct( ...$fields + [
			'name' => 'Shirt',
			'type' => ProductType::Variable,
			'regularPrice' => null,
			'attributes' => [ new AttributeDraft( 'Hue', [ 'Blue', 'Red' ], false, true, true ) ],
		] );
		$blue   = $this->aProduct( name: null, variationOf: $shirt, regularPrice: '20', attributes: $colour( 'Blue' ) );
		$red    = $this->aProduct( name: null, variationOf: $shirt, regularPrice: '22', attributes: $colour( 'Red' ) );
		return [ $shirt, $blue, $red ];
	}

	/** @param array<string, string> $meta */
	protected function aCoupon( string $code, array $meta ): int {
		$id = wp_insert_post( [ 'post_type' => 'shop_coupon', 'post_title' => $code, 'post_status' => 'publish' ] );
		foreach ( $meta as $key => $value ) {
			update_post_meta( $id, $key, $value );
		}
		return $id;
	}

	/** @param array<string, string> $settings @return int The instance's id. */
	protected function aShippingMethod( string $method, array $settings, string $country = 'GB', int $order = 1 ): int {
		global $wpdb;
		$zone = (int) $wpdb->get_var( $wpdb->prepare( "SELECT zone_id FROM {$wpdb->prefix}woocommerce_shipping_zone_locations WHERE location_code = %s", $country ) );
		if ( 0 === $zone && '' !== $country ) {
			$wpdb->insert( "{$wpdb->prefix}woocommerce_shipping_zones", [ 'zone_name' => $country, 'zone_order' => $order ] );
			$zone = (int) $wpdb->insert_id;
			$wpdb->insert( "{$wpdb->prefix}woocommerce_shipping_zone_locations", [ 'zone_id' => $zone, 'location_code' => $country, 'location_type' => 'country' ] );
		}
		$wpdb->insert(
			"{$wpdb->prefix}woocommerce_shipping_zone_methods",
			[ 'zone_id' => $zone, 'method_id' => $method, 'method_order' => $order, 'is_enabled' => 1 ]
		);
		$id = (int) $wpdb->insert_id;
		update_option( "woocommerce_{$method}_{$id}_settings", $settings );
		return $id;
	}

	protected function aTaxRate( string $country, string $percent, string $name = 'VAT', string $class = '' ): void {
		global $wpdb;
		$wpdb->insert(
			"{$wpdb->prefix}woocommerce_tax_rates",
			[
				'tax_rate_country' => $country,
				'tax_rate' => $percent,
				'tax_rate_name' => $name,
				'tax_rate_priority' => 1,
				'tax_rate_shipping' => 1,
				'tax_rate_order' => 1,
				'tax_rate_class' => $class,
			]
		);
	}

	protected function ann( string ...$changes ): Address {
		return Address::fromArray( $changes + [
			'first_name' => 'Ann',
			'last_name' => 'Smith',
			'address_1' => '1 High Street',
			'city' => 'York',
			'postcode' => 'YO1 7HH',
			'country' => 'GB',
			'email' => 'ann@example.com',
		] );
	}

	protected function request( mixed ...$changes ): CheckoutRequest {
		$sent     = new SubmittedAddresses( $changes['billing'] ?? $this->ann(), $changes['shipping'] ?? new Address(), $changes['shipElsewhere'] ?? false );
		$account  = new AccountRequest( $changes['createAccount'] ?? false, $changes['password'] ?? '' );
		$changes  = array_diff_key( $changes, array_flip( [ 'billing', 'shipping', 'shipElsewhere', 'createAccount', 'password' ] ) );
		return new CheckoutRequest( ...( $changes + [ 'addresses' => $sent, 'account' => $account, 'paymentMethod' => 'bacs' ] ) );
	}

	protected function add( int $product, int $quantity = 1 ): string {
		return $this->basket()->add( new AddToBasket( $product, $quantity ) );
	}

	protected function stock( int $id ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT meta_value FROM {$wpdb->postmeta} WHERE post_id = %d AND meta_key = '_stock'", $id ) );
	}

	protected function rows( string $table ): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}{$table}" );
	}

	/** @return StoreError What the work was refused with. */
	protected function refusal( callable $work ): StoreError {
		try {
			$work();
		} catch ( StoreError $refusal ) {
			return $refusal;
		}
		self::fail( 'Nothing was refused.' );
	}
}
