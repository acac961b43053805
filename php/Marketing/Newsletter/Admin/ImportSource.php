<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Admin;

defined( 'ABSPATH' ) || exit;

/** File that is imported, and how it is read. */
final class ImportSource {
	/** @param string                                                              $path         Of the copy that is read. */
	public function __construct(
		public readonly string $path,
		public readonly string $name,
		public int $size,
		public string $delimiter = ',',
		public string $encoding = 'UTF-8'
	) {}
}
