<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Orders;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use Marketday\Engine\Contract\OrderSources;
use Marketday\Engine\Contract\Storage\OrderSourceRows;

final class EmbeddedOrderSources implements OrderSources {
	public function isRecordedByPlatform(): bool {
		return false;
	}

	public function of( int $orderId ): array {
		$fields = [];
		foreach ( 'shop_order' === get_post_type( $orderId ) ? (array) get_post_meta( $orderId ) : [] as $key => $values ) {
			if ( str_starts_with( (string) $key, '_' . self::PREFIX ) && is_array( $values ) && is_string( $values[0] ?? null ) ) {
				$fields[ substr( (string) $key, strlen( '_' . self::PREFIX ) ) ] = $values[0];
			}
		}
		return $fields;
	}

	public function keep( int $orderId, array $fields ): void {
		if ( 'shop_order' === get_post_type( $orderId ) && [] === $this->of( $orderId ) ) {
			foreach ( $fields as $name => $value ) {
				add_post_meta( $orderId, '_' . self::PREFIX . $name, wp_slash( $value ), true );
			}
		}
	}

	public function counts( DateTimeImmutable $since, int $most = 50 ): array {
		return OrderSourceRows::ofPosts( $since, $most );
	}
}
