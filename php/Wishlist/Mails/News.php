<?php

declare( strict_types=1 );

namespace Marketday\Wishlist\Mails;

defined( 'ABSPATH' ) || exit;

use Marketday\Wishlist\Lists\Wish;
use Marketday\Wishlist\Lists\Worth;

/** What a mail tells of one product. */
final class News {
	public function __construct(
		public readonly Wish $wish,
		public readonly Worth $now,
		public readonly bool $isCheaper,
		public readonly bool $isBack
	) {}
}
