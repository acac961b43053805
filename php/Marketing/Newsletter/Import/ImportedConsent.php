<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Import;

defined( 'ABSPATH' ) || exit;

/** Proof of a consent that a row brings. */
final class ImportedConsent {
	/** @param list<array<string, string>>|null $rows Null where the file has none; rows of `newsletter_consents`. */
	public function __construct(
		public readonly string $askedFrom,
		public readonly string $confirmedFrom,
		public readonly string $wording,
		public readonly string $page,
		public readonly string $source,
		public readonly ?array $rows
	) {}
}
