<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\PlacedOrder;
use Marketday\Tests\Store\OrderDataContract;
use Marketday\Tests\Store\OrderSourcesContract;
use Marketday\Tests\Store\PricingContract;
use Marketday\Tests\Store\SaleEventsContract;
use Marketday\Tests\Store\SalesContract;
use WC_Cache_Helper;
use WC_Coupon;
use WC_Shipping_Zone;

final class SaleEventsTest extends WooCommerceTestCase {
	use OrderDataContract;
	use OrderSourcesContract;
	use PricingContract;
	use SaleEventsContract;
	use SalesContract;

	private ?WC_Shipping_Zone $zone = null;

	private ?WC_Coupon $coupon = null;

	/** @var array<string, \WP_Hook> */
	private array $hooks = [];

	protected function setUp(): void {
		parent::setUp();
		$this->hooks = array_map( static fn ( \WP_Hook $hook ): \WP_Hook => clone $hook, $GLOBALS['wp_filter'] );
	}

	protected function tearDown(): void {
		if ( [] !== $this->hooks ) {
			$GLOBALS['wp_filter'] = $this->hooks;
		}
		$this->zone?->delete();
		$this->coupon?->delete( true );
		$this->waysToPayChanged();
		parent::tearDown();
	}

	protected function shop(): Engine {
		return $this->engine();
	}

	protected function emailOf( int $id ): string {
		$email         = WC()->mailer()->get_emails()['WC_Email_Customer_On_Hold_Order'];
		$email->object = wc_get_order( $id );
		return $email->get_content_html();
	}

	protected function delivery( string $title, string $cost ): void {
		$this->zone = new WC_Shipping_Zone();
		$this->zone->add_location( 'GB', 'country' );
		$this->zone->save();
		$id = $this->zone->add_shipping_method( 'flat_rate' );
		$this->setOption( "woocommerce_flat_rate_{$id}_settings", [ 'title' => $title, 'cost' => $cost, 'tax_status' => 'none' ] );
		WC_Cache_Helper::get_transient_version( 'shipping', true );
	}

	protected function fiver( string $code ): void {
		$coupon = new WC_Coupon();
		$coupon->set_props( [ 'code' => $code, 'discount_type' => 'fixed_cart', 'amount' => '5' ] );
		$coupon->save();
		$this->coupon = $coupon;
	}

	protected function waysToPayChanged(): void {
		if ( 'woocommerce' === $this->engine()->name() ) {
			WC()->payment_gateways()->init();
		}
	}

	protected function noted( PlacedOrder $placed ): PlacedOrder {
		$this->made( $placed->id );
		FreshShop::forgetOrder();
		return $placed;
	}
}
