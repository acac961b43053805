<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Subscribers;

defined( 'ABSPATH' ) || exit;

/** Origin of a subscription. */
final class SubscriptionOrigin {
	/**
	 * @param string                $createdAt   UTC, as MySQL writes it; so are the others.
	 * @param string                $confirmedAt '' where it never was.
	 */
	public function __construct(
		public readonly string $source,
		public readonly string $createdAt,
		public readonly string $confirmedAt
	) {}
}
