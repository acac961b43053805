<?php

declare( strict_types=1 );

namespace Marketday\Buying\Account;

defined( 'ABSPATH' ) || exit;

/** A form for visitors who are not logged in, by its name in the address. */
enum GuestForm: string {
	case LogIn        = 'log-in';
	case Register     = 'register';
	case LostPassword = 'lost-password';
	case NewPassword  = 'new-password';
}
