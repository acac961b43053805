<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductFilter;

defined( 'ABSPATH' ) || exit;

/** Settings of the filter's lists of values. */
final class ValueSettings {
	/**
	 * @param int                   $limit        Values of a list before 'Show more'.
	 * @param bool                  $hidesEmpty   Values that lead nowhere are left out; else they are shown and cannot be chosen.
	 */
	public function __construct(
		public readonly int $limit,
		public readonly bool $hidesEmpty,
		public readonly bool $showsCounts
	) {}
}
