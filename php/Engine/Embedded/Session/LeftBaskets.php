<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Session;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\LeftBasketsReport;
use Marketday\Kernel\Reports\Reports;

/** The sessions' baskets as a report. */
final class LeftBaskets {
	public function __construct( private readonly Engine $engine ) {}

	public function register(): void {
		Reports::add( 'baskets', 40, fn (): LeftBasketsReport => new LeftBasketsReport( $this->engine, self::from( ... ), 'value', 'expires', self::lines( ... ) ) );
	}

	private static function from(): string {
		global $wpdb;
		return $wpdb->prepare(
			'FROM %i WHERE expires > %d AND value LIKE %s AND value NOT LIKE %s',
			"{$wpdb->prefix}marketday_sessions",
			time(),
			'%' . $wpdb->esc_like( '"cart":[{' ) . '%',
			'%' . $wpdb->esc_like( '"cart":[]' ) . '%'
		);
	}

	/** @return array<int, int> */
	private static function lines( string $kept ): array {
		$data  = json_decode( $kept, true );
		$lines = [];
		foreach ( is_array( $data ) && is_array( $data['cart'] ?? null ) ? $data['cart'] : [] as $line ) {
			$id = is_array( $line ) ? (int) ( $line['variation_id'] ?? 0 ) ?: (int) ( $line['product_id'] ?? 0 ) : 0;
			if ( $id > 0 ) {
				$lines[ $id ] = ( $lines[ $id ] ?? 0 ) + (int) ( $line['quantity'] ?? 0 );
			}
		}
		return $lines;
	}
}
