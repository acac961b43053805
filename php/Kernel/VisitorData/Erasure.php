<?php

declare( strict_types=1 );

namespace Marketday\Kernel\VisitorData;

defined( 'ABSPATH' ) || exit;

/** What has become of a person's data when its end was asked for. */
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
