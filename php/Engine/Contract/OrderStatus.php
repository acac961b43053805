<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

enum OrderStatus: string {
	case Draft      = 'checkout-draft';
	case Pending    = 'pending';
	case OnHold     = 'on-hold';
	case Processing = 'processing';
	case Completed  = 'completed';
	case Cancelled  = 'cancelled';
	case Refunded   = 'refunded';
	case Failed     = 'failed';

	/** Label for shoppers. */
	public function label(): string {
		return match ( $this ) {
			self::Draft      => __( 'Draft', 'marketday' ),
			self::Pending    => __( 'Awaiting payment', 'marketday' ),
			self::OnHold     => __( 'On hold', 'marketday' ),
			self::Processing => __( 'Processing', 'marketday' ),
			self::Completed  => __( 'Completed', 'marketday' ),
			self::Cancelled  => __( 'Cancelled', 'marketday' ),
			self::Refunded   => __( 'Refunded', 'marketday' ),
			self::Failed     => __( 'Failed', 'marketday' ),
		};
	}
}
