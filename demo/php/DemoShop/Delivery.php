<?php

declare( strict_types=1 );

namespace Marketday\DemoShop;

defined( 'ABSPATH' ) || exit;

/** The tax rate and the delivery zone, in WooCommerce's tables, which both engines read. */
final class Delivery {
	public function __construct( private readonly ShopFile $shop ) {}

	public function write(): void {
		$this->writeTax( $this->shop->part( 'tax' ) );
		$shipping = $this->shop->part( 'shipping' );
		$zone     = $this->zone( $shipping );
		// The first that applies is the one chosen for the shopper.
		$this->writeMethod( $zone, 1, 'free_shipping', $this->freeShipping( $shipping->part( 'freeShipping' ) ) );
		$this->writeMethod( $zone, 2, 'flat_rate', $shipping->part( 'flatRate' )->texts() + [ 'tax_status' => 'taxable' ] );
	}

	private function writeTax( ShopFile $tax ): void {
		global $wpdb;
		$table = $wpdb->prefix . 'woocommerce_tax_rates';
		$found = $wpdb->get_var( $wpdb->prepare( 'SELECT tax_rate_id FROM %i WHERE tax_rate_country = %s AND tax_rate_class = %s', $table, $tax->text( 'country' ), '' ) );
		if ( null !== $found ) {
			return;
		}
		$wpdb->insert(
			$table,
			[
				'tax_rate_country'  => $tax->text( 'country' ),
				'tax_rate'          => $tax->text( 'rate' ),
				'tax_rate_name'     => $tax->text( 'name' ),
				'tax_rate_priority' => 1,
				'tax_rate_shipping' => 1,
				'tax_rate_order'    => 0,
			]
		);
	}

	/** The zone's id; made when there is none of its name. */
	private function zone( ShopFile $shipping ): int {
		global $wpdb;
		$zones = $wpdb->prefix . 'woocommerce_shipping_zones';
		$found = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT zone_id FROM %i WHERE zone_name = %s', $zones, $shipping->text( 'zone' ) ) );
		if ( $found > 0 ) {
			return $found;
		}
		$wpdb->insert(
			$zones,
			[
				'zone_name'  => $shipping->text( 'zone' ),
				'zone_order' => 0,
			]
		);
		$zone = (int) $wpdb->insert_id;
		$wpdb->insert(
			$wpdb->prefix . 'woocommerce_shipping_zone_locations',
			[
				'zone_id'       => $zone,
				'location_code' => $shipping->text( 'country' ),
				'location_type' => 'country',
			]
		);
		return $zone;
	}

	/** @param array<string, string> $settings */
	private function writeMethod( int $zone, int $order, string $method, array $settings ): void {
		global $wpdb;
		$table    = $wpdb->prefix . 'woocommerce_shipping_zone_methods';
		$instance = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT instance_id FROM %i WHERE zone_id = %d AND method_id = %s', $table, $zone, $method ) );
		if ( 0 === $instance ) {
			$wpdb->insert(
				$table,
				[
					'zone_id'      => $zone,
					'method_id'    => $method,
					'method_order' => $order,
					'is_enabled'   => 1,
				]
			);
			$instance = (int) $wpdb->insert_id;
		}
		update_option( "woocommerce_{$method}_{$instance}_settings", $settings );
	}

	/** @return array<string, string> From a sum on, or with a coupon that says so. */
	private function freeShipping( ShopFile $free ): array {
		return [
			'title'            => $free->text( 'title' ),
			'requires'         => 'either',
			'min_amount'       => $free->text( 'minimum' ),
			'ignore_discounts' => 'no',
		];
	}
}
