<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\StockHolds;
use Marketday\Tests\Store\BasketContract;
use WC_Cache_Helper;
use WC_Coupon;
use WC_Shipping_Zone;

final class BasketContractTest extends WooCommerceTestCase {
	use BasketContract;

	private ?WC_Shipping_Zone $zone = null;

	private ?WC_Coupon $coupon = null;

	/** @var array<string, \WP_Hook> */
	private array $hooks = [];

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		StockHolds::install();
	}

	protected function setUp(): void {
		parent::setUp();
		$this->hooks = array_map( static fn ( \WP_Hook $hook ): \WP_Hook => clone $hook, $GLOBALS['wp_filter'] );
	}

	protected function tearDown(): void {
		if ( [] !== $this->hooks ) {
			$GLOBALS['wp_filter'] = $this->hooks;
		}
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}marketday_stock_holds" );
		$this->zone?->delete();
		$this->coupon?->delete( true );
		parent::tearDown();
	}

	protected function shop(): Engine {
		return $this->engine();
	}

	protected function freeDelivery( array $settings ): void {
		$this->zone = new WC_Shipping_Zone();
		$this->zone->add_location( 'GB', 'country' );
		$this->zone->save();
		$id = $this->zone->add_shipping_method( 'free_shipping' );
		$this->setOption( "woocommerce_free_shipping_{$id}_settings", $settings );
		WC_Cache_Helper::get_transient_version( 'shipping', true );
	}

	protected function freeDeliveryCoupon( string $code ): void {
		$this->coupon = new WC_Coupon();
		$this->coupon->set_props( [ 'code' => $code, 'discount_type' => 'fixed_cart', 'amount' => '5', 'free_shipping' => true ] );
		$this->coupon->save();
	}

	protected function anotherVisitor(): void {
		// First the other visitor: an empty basket would let go of what the first one holds.
		$id = new \ReflectionProperty( \WC_Session::class, '_customer_id' );
		$id->setValue( WC()->session, 't_' . bin2hex( random_bytes( 15 ) ) );
		WC()->cart->empty_cart( false );
	}
}
