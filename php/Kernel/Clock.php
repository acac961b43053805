<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/** The time of day: replaced in tests, so that expiry can be seen without waiting. */
interface Clock {
	/** Now, in the site's time zone. */
	public function now(): DateTimeImmutable;
}
