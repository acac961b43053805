<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist\Lists;

defined( 'ABSPATH' ) || exit;

/** A list of a user, or one that a guest shares (`userId` 0). */
final class NamedList {
	/**
	 * @param string $slug  Once for each user: `default` is what hearts fill; an imported one's tells where it came from.
	 * @param string $token Of its link; '' while it is private.
	 * @param int    $count How many products are on it.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $userId,
		public readonly string $slug,
		private readonly string $ownName,
		public readonly Visibility $visibility,
		public readonly string $token,
		public readonly int $count
	) {}

	/** @param object $row Of the table. */
	public static function fromRow( object $row ): self {
		$fields = array_map( static fn ( mixed $value ): string => is_scalar( $value ) ? (string) $value : '', get_object_vars( $row ) );
		return new self(
			(int) ( $fields['id'] ?? 0 ),
			(int) ( $fields['user_id'] ?? 0 ),
			$fields['slug'] ?? '',
			$fields['name'] ?? '',
			Visibility::tryFrom( $fields['visibility'] ?? '' ) ?? Visibility::OwnerOnly,
			$fields['token'] ?? '',
			(int) ( $fields['wishes'] ?? 0 )
		);
	}

	public function name(): string {
		return '' === $this->ownName ? __( 'Wishlist', 'marketday' ) : $this->ownName;
	}

	public function isDefault(): bool {
		return NamedLists::DEFAULT === $this->slug;
	}
}
