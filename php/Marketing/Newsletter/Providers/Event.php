<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Providers;

defined( 'ABSPATH' ) || exit;

/** Something that has happened to a subscription, as providers are told it. */
final class Event {
	/**
	 * @param int                   $at       Unix time.
	 * @param list<int>             $lists    Those that are meant, by id.
	 * @param string                $newEmail Where the address was moved: the one from now on.
	 * @param array<string, string> $fields   Custom fields by name.
	 */
	public function __construct(
		public readonly EventKind $kind,
		public readonly string $email,
		public readonly int $at,
		public readonly string $firstName = '',
		public readonly string $lastName = '',
		public readonly array $lists = [],
		public readonly string $newEmail = '',
		public readonly array $fields = []
	) {}
}
