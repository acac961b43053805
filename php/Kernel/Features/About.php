<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Features;

defined( 'ABSPATH' ) || exit;

/** Description of a feature for who may switch it off: `feature.php` of its room answers one. A room without that file is always on. */
final class About {
	/**
	 * @param string       $name     As people call it: 'Wishlists'.
	 * @param string       $sentence What it does for the shop.
	 * @param list<string> $needs    Rooms without which it shows nothing: 'ProductGrid'.
	 */
	public function __construct(
		public readonly Group $group,
		public readonly string $name,
		public readonly string $sentence,
		public readonly array $needs = []
	) {}
}
