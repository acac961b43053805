<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Subscribers;

defined( 'ABSPATH' ) || exit;

/** Name of a subscriber, and the fields that the site asks for. */
final class SubscriberDetails {
	/** @param array<string, string> $fields      Custom fields by name. */
	public function __construct(
		public readonly string $firstName,
		public readonly string $lastName,
		public readonly array $fields
	) {}
}
