<?php

declare( strict_types=1 );

namespace Marketday\Buying\OrderConfirmation;

defined( 'ABSPATH' ) || exit;

/** Access that a visitor with a link to an order has. */
enum Access {
	case Shown;
	case Unknown;
	case NeedsEmail;
	case NeedsLogIn;
}
