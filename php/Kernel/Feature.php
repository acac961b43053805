<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/** One part of Marketday. `Plugin` builds each by hand; constructors do nothing, hooks are added here only. */
interface Feature {
	public function register(): void;
}
