<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

/** Products among which is selected. */
final class SelectionScope {
	/**
	 * @param list<int>|null           $only    Ordinals; null is no condition.
	 * @param list<int>                $except  Ordinals.
	 * @param array<int, string>|null  $matching Bitmap by segment of what a text found; null is no condition.
	 * @param Selection|null                $within  What has to match too, by the same unit: the listing's own scope.
	 */
	public function __construct(
		public readonly bool $inSearch = false,
		public readonly ?array $only = null,
		public readonly array $except = [],
		public readonly ?array $matching = null,
		public readonly ?Selection $within = null
	) {}
}
