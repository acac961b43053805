<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\LeftBasketsReport;
use Marketday\Kernel\Reports\Reports;

/** The baskets of WooCommerce's sessions as a report. */
final class LeftBaskets {
	public function __construct( private readonly Engine $engine ) {}

	public function register(): void {
		Reports::add(
			'baskets',
			40,
			fn (): LeftBasketsReport => new LeftBasketsReport( $this->engine, self::from( ... ), 'session_value', 'session_expiry', self::lines( ... ) )
		);
	}

	private static function from(): string {
		global $wpdb;
		return $wpdb->prepare(
			'FROM %i WHERE session_expiry > %d AND session_value LIKE %s AND session_value NOT LIKE %s',
			"{$wpdb->prefix}woocommerce_sessions",
			time(),
			'%' . $wpdb->esc_like( 's:4:"cart";s:' ) . '%',
			'%' . $wpdb->esc_like( 's:4:"cart";s:6:"a:0:{}"' ) . '%'
		);
	}

	/** @return array<int, int> */
	private static function lines( string $kept ): array {
		$cart = self::read( self::read( $kept )['cart'] ?? '' );
		$lines = [];
		foreach ( $cart as $line ) {
			$id = is_array( $line ) ? (int) ( $line['variation_id'] ?? 0 ) ?: (int) ( $line['product_id'] ?? 0 ) : 0;
			if ( $id > 0 ) {
				$lines[ $id ] = ( $lines[ $id ] ?? 0 ) + (int) ( $line['quantity'] ?? 0 );
			}
		}
		return $lines;
	}

	/**
	 * WooCommerce's own writing, which makes no objects here.
	 *
	 * @return array<array-key, mixed>
	 */
	private static function read( mixed $kept ): array {
		$read = is_string( $kept ) && is_serialized( $kept ) ? unserialize( $kept, [ 'allowed_classes' => false ] ) : $kept; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- no classes.
		return is_array( $read ) ? $read : [];
	}
}
