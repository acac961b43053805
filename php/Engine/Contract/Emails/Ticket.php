<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract\Emails;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Emails\EmailFile;

/** Ticket in an order's mail: an event that was paid for, with the event as a file for the shopper's calendar. */
final class Ticket {
	public function __construct(
		public readonly int $productId,
		public readonly string $name,
		/** Date and time in words. */
		public readonly string $when,
		/** '' where there is none. */
		public readonly string $where,
		public readonly string $url,
		public readonly EmailFile $file
	) {}
}
