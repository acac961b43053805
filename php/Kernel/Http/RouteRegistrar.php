<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

/** Another's callback of `rest_api_init` that only registers routes, or what only those routes need. */
final class RouteRegistrar {
	/**
	 * @param callable $callback As it was added.
	 * @param string   $only     Start of the paths that need this one alone, and are registered once: `/wc/store/`; '' where all others need it.
	 */
	public function __construct(
		public readonly mixed $callback,
		public readonly int $priority = 10,
		public readonly string $only = ''
	) {}

	/** Tells whether this one alone answers there. */
	public function answers( string $path ): bool {
		return '' !== $this->only && str_starts_with( $path, $this->only );
	}
}
