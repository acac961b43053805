<?php

declare( strict_types=1 );

namespace Marketday\Patterns;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Engine;
use Marketday\Store\Page;

/** Where links of patterns lead: WordPress includes a pattern's file when it is asked for, and hands it nothing. */
final class Ways {
	private static ?Engine $engine = null;

	public static function of( Engine $engine ): void {
		self::$engine = $engine;
	}

	public static function shop(): string {
		return self::$engine?->settings()->pageUrl( Page::Shop ) ?? home_url( '/' );
	}
}
