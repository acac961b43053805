<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Product;

defined( 'ABSPATH' ) || exit;

/** The orders of reviews; those without stars stand behind the others. */
enum ReviewSort: string {
	case Newest  = 'newest';
	case Highest = 'highest';
	case Lowest  = 'lowest';

	public function label(): string {
		return match ( $this ) {
			self::Newest  => __( 'Newest', 'marketday' ),
			self::Highest => __( 'Highest rating', 'marketday' ),
			self::Lowest  => __( 'Lowest rating', 'marketday' ),
		};
	}
}
