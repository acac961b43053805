<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

/** Last look at a feed, and what it has brought. */
final class FeedLook {
	/**
	 * @param string       $etag     What the site said of its last answer, and
	 * @param string       $modified so that it need not be sent again when it is the same.
	 * @param int          $at  Unix time of the last look, 0 before it.
	 * @param list<string> $lines    What the last look did, or why it failed.
	 */
	public function __construct(
		public readonly string $etag = '',
		public readonly string $modified = '',
		public readonly int $at = 0,
		public readonly array $lines = [],
		public readonly bool $isFailed = false
	) {}
}
