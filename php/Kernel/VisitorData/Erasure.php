<?php

declare( strict_types=1 );

namespace Marketday\Kernel\VisitorData;

defined( 'ABSPATH' ) || exit;

/** Outcome of a person's request to have their data erased. */
final class Erasure {
	/**
	 * @param bool   $hasRemoved  Whether anything is gone.
	 * @param string $whyRetained What was kept, and why; '' where nothing was.
	 * @param bool   $isDone      False where there is more to come on the next page.
	 */
	public function __construct(
		public readonly bool $hasRemoved,
		public readonly string $whyRetained = '',
		public readonly bool $isDone = true
	) {}
}
