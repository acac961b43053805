<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist\Lists;

defined( 'ABSPATH' ) || exit;

/** News of an item that its owner has had by email. */
final class SentNews {
	/** @param int|null $price  The lowest of which a mail has told. */
	public function __construct(
		public readonly ?int $price,
		public readonly bool $isBack
	) {}
}
