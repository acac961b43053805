<?php

declare( strict_types=1 );

namespace Marketday\Site\WowStore;

defined( 'ABSPATH' ) || exit;

/** Result of a post's content. */
final class Conversion {
	/**
	 * @param array<string, int> $moved How many of each old block became one of ours.
	 * @param array<string, int> $left  How many of each stay, as nothing of ours is like them.
	 */
	public function __construct(
		public readonly string $content,
		public readonly array $moved,
		public readonly array $left
	) {}
}
