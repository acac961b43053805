<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Closure;

/** A job that should wait, as a feature can tell from its own data. */
final class DueJob {
	/**
	 * @param int                      $by        When it should run, in seconds of Unix time; one that has passed is soon.
	 * @param list<int|string>         $arguments As of `Jobs`.
	 * @param string                   $every     A recurrence of WordPress's queue, such as `hourly`; '' for once.
	 * @param (Closure(): bool)|null $isDue     Looks closer where it does not wait: for what costs a statement each.
	 */
	public function __construct(
		public readonly string $hook,
		public readonly int $by,
		public readonly array $arguments = [],
		public readonly string $every = '',
		public readonly ?Closure $isDue = null
	) {}
}
