<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/** Work at the end of a request, after which the database may be gone: each look for it takes seconds, and what is asked in vain ends the process. */
final class RequestEnd {
	private static bool $isLost = false;

	/** @param callable(): mixed $work Done where the database still answers. */
	public static function add( callable $work, int $priority ): void {
		add_action( 'shutdown', static fn (): mixed => self::hasDatabase() ? $work() : null, $priority, 0 );
	}

	/** @phpstan-impure */
	public static function hasDatabase(): bool {
		self::$isLost = self::$isLost || ! $GLOBALS['wpdb']->check_connection( false );
		return ! self::$isLost;
	}
}
