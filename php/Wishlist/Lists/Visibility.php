<?php

declare( strict_types=1 );

namespace Marketday\Wishlist\Lists;

defined( 'ABSPATH' ) || exit;

/** Who besides its owner sees a list. */
enum Visibility: string {
	case OwnerOnly = 'private';
	case ByLink    = 'shared';
	case WithNotes = 'with-notes';
	case Everyone  = 'public';

	public function label(): string {
		return match ( $this ) {
			self::OwnerOnly => __( 'Private', 'marketday' ),
			self::ByLink    => __( 'Shared by a link', 'marketday' ),
			self::WithNotes => __( 'Shared by a link, with your notes', 'marketday' ),
			self::Everyone  => __( 'Public', 'marketday' ),
		};
	}

	public function explanation(): string {
		return match ( $this ) {
			self::OwnerOnly => __( 'Nobody but you sees it.', 'marketday' ),
			self::ByLink    => __( 'Whoever has the link sees it; your notes stay yours.', 'marketday' ),
			self::WithNotes => __( 'Whoever has the link sees it and reads your notes.', 'marketday' ),
			self::Everyone  => __( 'Anybody finds it by its name or yours; your notes stay yours.', 'marketday' ),
		};
	}
}
