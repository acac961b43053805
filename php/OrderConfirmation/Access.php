<?php

declare( strict_types=1 );

namespace Marketday\OrderConfirmation;

defined( 'ABSPATH' ) || exit;

/** What a visitor with a link to an order gets. */
enum Access {
	case Shown;
	case Unknown;
	case NeedsEmail;
	case NeedsLogIn;
}
