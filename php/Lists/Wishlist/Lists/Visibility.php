<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist\Lists;

defined( 'ABSPATH' ) || exit;

/** People besides its owner who see a list. */
enum Visibility: string {
	case OwnerOnly = 'private';
	case ByLink    = 'shared';
	case WithNotes = 'with-notes';
	case Everyone  = 'public';

	public function label(): string {
		return match ( $this ) {
			self::OwnerOnly => __( 'Private', 'marketday' ),
			self::ByLink    => __( 'Anyone with the link', 'marketday' ),
			self::WithNotes => __( 'Anyone with the link, with your notes', 'marketday' ),
			self::Everyone  => __( 'Public', 'marketday' ),
		};
	}

	public function explanation(): string {
		return match ( $this ) {
			self::OwnerOnly => __( 'Only you can see it.', 'marketday' ),
			self::ByLink    => __( 'Anyone with the link can see it, but not your notes.', 'marketday' ),
			self::WithNotes => __( 'Anyone with the link can see it and read your notes.', 'marketday' ),
			self::Everyone  => __( 'Anyone can find it by its name or yours, but not your notes.', 'marketday' ),
		};
	}
}
