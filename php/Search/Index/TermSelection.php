<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

/** Selection by terms. */
final class TermSelection {
	/**
	 * @param array<string, list<int>> $ids   Term ids by taxonomy; none is no condition.
	 * @param bool                     $isAny One taxonomy's choice is enough (the contract's tax_relation OR).
	 */
	public function __construct(
		public readonly array $ids = [],
		public readonly bool $isAny = false
	) {}
}
