<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\SettingsScreen;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\SettingsTab;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/** Cost of delivery: the methods of WooCommerce's zones. A shop without any begins with one price for everywhere. */
final class DeliveryFormHandler {
	private const ACTION = 'marketday_add_delivery';

	public function register( Routes $routes ): void {
		add_action( 'admin_init', [ $this, 'addFields' ], 11 );
		$routes->add( Route::adminPost(
			self::ACTION,
			Guard::nonce( self::ACTION, '_wpnonce' )->and( Guard::capability( 'manage_options' ) ),
			$this->addMethod( ... )
		) );
	}

	public function addFields(): void {
		add_settings_section( 'marketday_delivery', __( 'Delivery', 'marketday' ), [ $this, 'printIntroduction' ], SettingsTab::Delivery->page() );
		foreach ( $this->methods() as $method ) {
			$isFree = 'free_shipping' === $method['method'];
			$kind   = match ( $method['method'] ) {
				'free_shipping' => __( 'free', 'marketday' ),
				'local_pickup'  => __( 'local pickup', 'marketday' ),
				default         => __( 'paid', 'marketday' ),
			};
			MethodFields::add(
				'marketday_delivery',
				"woocommerce_{$method['method']}_{$method['instance']}_settings",
				( '' === $method['zone'] ? __(
					'Everywhere else',
					'marketday'
				) : $method['zone'] ) . ': ' . $kind,
				[ 'title' => __( 'Name', 'marketday' ) ] + ( $isFree ? [ 'min_amount' => __(
					'From this amount',
					'marketday'
				) ] : [ 'cost' => __( 'Price', 'marketday' ) ] ),
				false
			);
		}
	}

	public function printIntroduction(): void {
		if ( [] === $this->methods() ) {
			echo '<p>' . esc_html__( 'You don’t deliver anywhere yet.', 'marketday' ) . '</p>';
		}
		printf(
			'<p><button type="submit" class="button" form="%s">%s</button></p>',
			esc_attr( self::ACTION ),
			esc_html__( 'Add a price for everywhere else', 'marketday' )
		);
		// A form within the form of the settings would be none.
		add_action( 'admin_footer', [ $this, 'printForm' ] );
	}

	public function printForm(): void {
		printf( '<form id="%1$s" action="%2$s" method="post"><input type="hidden" name="action" value="%1$s">%3$s</form>', esc_attr( self::ACTION ), esc_url( admin_url( 'admin-post.php' ) ), wp_nonce_field( self::ACTION, '_wpnonce', true, false ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress escaped the last.
	}

	private function addMethod(): Response {
		global $wpdb;
		$wpdb->insert(
			$wpdb->prefix . 'woocommerce_shipping_zone_methods',
			[
				'zone_id'      => 0,
				'method_id'    => 'flat_rate',
				'method_order' => 1,
				'is_enabled'   => 1,
			]
		);
		update_option(
			"woocommerce_flat_rate_{$wpdb->insert_id}_settings",
			[
				'title'      => __( 'Delivery', 'marketday' ),
				'cost'       => '0',
				'tax_status' => 'taxable',
			]
		);
		return Response::redirect( SettingsTab::Delivery->address() );
	}

	/** @return list<array{instance: int, method: string, zone: string}> */
	private function methods(): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			"SELECT m.instance_id, m.method_id, z.zone_name FROM {$wpdb->prefix}woocommerce_shipping_zone_methods m
			LEFT JOIN {$wpdb->prefix}woocommerce_shipping_zones z ON z.zone_id = m.zone_id
			WHERE m.is_enabled = 1 AND m.method_id IN ( 'flat_rate', 'free_shipping', 'local_pickup' )
			ORDER BY z.zone_order, m.zone_id, m.method_order, m.instance_id LIMIT 100"
		);
		return array_map(
			static fn ( \stdClass $row ): array => [
				'instance' => (int) $row->instance_id,
				'method'   => (string) $row->method_id,
				'zone'     => (string) $row->zone_name,
			],
			array_values( (array) $rows )
		);
	}
}
