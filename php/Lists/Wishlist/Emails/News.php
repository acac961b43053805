<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist\Emails;

defined( 'ABSPATH' ) || exit;

use Marketday\Lists\Wishlist\Lists\PriceSnapshot;
use Marketday\Lists\Wishlist\Lists\WishlistItem;

/** News of one product in a mail. */
final class News {
	public function __construct(
		public readonly WishlistItem $item,
		public readonly PriceSnapshot $now,
		public readonly bool $isCheaper,
		public readonly bool $isBack
	) {}
}
