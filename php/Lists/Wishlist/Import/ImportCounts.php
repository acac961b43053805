<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist\Import;

defined( 'ABSPATH' ) || exit;

/** Numbers of what an import has found, or would do. */
final class ImportCounts {
	public int $lists  = 0;
	public int $items = 0;
	/** Items that are on the list already. */
	public int $known = 0;
	/** Lists of guests, and of users who are gone. */
	public int $nobodys = 0;

	/** @return list<string> In sentences. */
	public function lines( bool $isLook ): array {
		/* translators: 1: number of lists, 2: number of products. */
		$done = $isLook ? __( 'Lists to import: %1$s, with new products: %2$s.', 'marketday' ) : __( 'Lists imported: %1$s, with new products: %2$s.', 'marketday' );
		return [
			sprintf( $done, number_format_i18n( $this->lists ), number_format_i18n( $this->items ) ),
			/* translators: %s: number of products. */
			sprintf( __( 'Products already there: %s.', 'marketday' ), number_format_i18n( $this->known ) ),
			/* translators: %s: number of lists. */
			sprintf( __( 'Lists skipped, from guests or deleted users: %s.', 'marketday' ), number_format_i18n( $this->nobodys ) ),
		];
	}
}
