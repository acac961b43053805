<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Campaigns;

defined( 'ABSPATH' ) || exit;

/** A newsletter on its way to one subscriber. */
final class Sending {
	/** A process has begun, and not yet said how it went. */
	public const CLAIMED = 'claimed';

	/** The mail program has taken it. */
	public const SENT = 'sent';

	/** State of one that was refused, and is tried again. */
	public const WAITS = 'waits';

	/** State of one that was refused too often. */
	public const FAILED = 'failed';

	/** @param string $reason What the mail program said, without addresses. */
	public function __construct(
		public readonly int $subscriber,
		public readonly string $email,
		public readonly string $state,
		public readonly string $reason,
		public readonly int $tries
	) {}
}
