<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Campaigns;

defined( 'ABSPATH' ) || exit;

/** A newsletter on its way to one subscriber. */
final class Sending {
	/** @param string $reason What the mail program said, without addresses. */
	public function __construct(
		public readonly int $subscriber,
		public readonly string $email,
		public readonly SendingState $state,
		public readonly string $reason,
		public readonly int $tries
	) {}
}
