<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist\Import;

defined( 'ABSPATH' ) || exit;

use Marketday\Lists\Wishlist\Lists\Visibility;

/** A list as another plugin keeps it. */
final class ImportedList {
	/**
	 * @param int                                                                                     $id     In its own table.
	 * @param int                                                                                     $userId 0 of a guest, whom nobody knows any more.
	 * @param list<array{product: int, quantity: int, price: string, currency: string, addedAt: int}> $items `price` is a decimal, '' where it is not known.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $userId,
		public readonly string $name,
		public readonly bool $isDefault,
		public readonly Visibility $visibility,
		public readonly array $items
	) {}
}
