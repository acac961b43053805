<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Orders;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderStatus;

/** States that an order may go to from each. A refunded order stays refunded. */
final class OrderStates {
	private const NEXT = [
		'checkout-draft' => [ 'pending', 'on-hold', 'processing', 'cancelled' ],
		'pending'        => [ 'on-hold', 'processing', 'completed', 'cancelled', 'failed' ],
		'on-hold'        => [ 'pending', 'processing', 'completed', 'cancelled', 'failed', 'refunded' ],
		'processing'     => [ 'on-hold', 'completed', 'cancelled', 'refunded', 'failed' ],
		'completed'      => [ 'processing', 'refunded' ],
		'failed'         => [ 'pending', 'on-hold', 'processing', 'completed', 'cancelled' ],
		'cancelled'      => [ 'pending', 'on-hold', 'processing' ],
		'refunded'       => [],
	];

	public static function allows( OrderStatus $from, OrderStatus $to ): bool {
		return in_array( $to->value, self::NEXT[ $from->value ], true );
	}

	/** @return list<OrderStatus> */
	public static function after( OrderStatus $from ): array {
		return array_map( static fn ( string $value ): OrderStatus => OrderStatus::from( $value ), self::NEXT[ $from->value ] );
	}

	/** Tells whether its shopper may still pay for it, or take it back. */
	public static function isUnpaid( Order $order ): bool {
		return $order->contents->total->minor > 0 && in_array( $order->status, [ OrderStatus::Pending, OrderStatus::Failed ], true );
	}

	/** True in the states in which an order's goods are no longer the shopper's. */
	public static function releasesStock( OrderStatus $status ): bool {
		return in_array( $status, [ OrderStatus::Cancelled, OrderStatus::Refunded, OrderStatus::Failed ], true );
	}

	public static function label( OrderStatus $status ): string {
		return match ( $status ) {
			OrderStatus::Draft      => __( 'Draft', 'marketday' ),
			OrderStatus::Pending    => __( 'Awaiting payment', 'marketday' ),
			OrderStatus::OnHold     => __( 'On hold', 'marketday' ),
			OrderStatus::Processing => __( 'Processing', 'marketday' ),
			OrderStatus::Completed  => __( 'Completed', 'marketday' ),
			OrderStatus::Cancelled  => __( 'Cancelled', 'marketday' ),
			OrderStatus::Refunded   => __( 'Refunded', 'marketday' ),
			OrderStatus::Failed     => __( 'Failed', 'marketday' ),
		};
	}
}
