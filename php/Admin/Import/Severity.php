<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import;

defined( 'ABSPATH' ) || exit;

/** Tells whether a row was left out (error), or taken with something to know (warning). */
enum Severity: string {
	case Error   = 'error';
	case Warning = 'warning';
}
