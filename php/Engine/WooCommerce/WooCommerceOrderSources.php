<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Automattic\WooCommerce\Utilities\FeaturesUtil;
use Automattic\WooCommerce\Utilities\OrderUtil;
use DateTimeImmutable;
use Marketday\Engine\Contract\OrderSources;
use Marketday\Engine\Contract\Storage\OrderSourceRows;
use WC_Order;

final class WooCommerceOrderSources implements OrderSources {
	/** Tells whether WooCommerce records them, only from `init` on: the list of features is made there. */
	public function isRecordedByPlatform(): bool {
		return FeaturesUtil::feature_is_enabled( 'order_attribution' );
	}

	public function of( int $orderId ): array {
		$order  = wc_get_order( $orderId );
		$fields = [];
		foreach ( $order instanceof WC_Order ? $order->get_meta_data() : [] as $row ) {
			[ 'key' => $key, 'value' => $value ] = $row->get_data();
			if ( is_string( $key ) && is_string( $value ) && str_starts_with( $key, '_' . self::PREFIX ) ) {
				$fields[ substr( $key, strlen( '_' . self::PREFIX ) ) ] = $value;
			}
		}
		return $fields;
	}

	public function keep( int $orderId, array $fields ): void {
		$order = wc_get_order( $orderId );
		if ( $order instanceof WC_Order && [] === $this->of( $orderId ) ) {
			foreach ( $fields as $name => $value ) {
				$order->update_meta_data( '_' . self::PREFIX . $name, $value );
			}
			$order->save_meta_data();
		}
	}

	public function counts( DateTimeImmutable $since, int $most = 50 ): array {
		return OrderUtil::custom_orders_table_usage_is_enabled() ? OrderSourceRows::ofTables( $since, $most ) : OrderSourceRows::ofPosts( $since, $most );
	}
}
