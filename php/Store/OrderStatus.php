<?php

declare( strict_types=1 );

namespace Marketday\Store;

enum OrderStatus: string {
	case Draft      = 'checkout-draft';
	case Pending    = 'pending';
	case OnHold     = 'on-hold';
	case Processing = 'processing';
	case Completed  = 'completed';
	case Cancelled  = 'cancelled';
	case Refunded   = 'refunded';
	case Failed     = 'failed';
}
