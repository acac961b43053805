<?php

declare( strict_types=1 );

namespace Marketday\Admin\SetupGuide;

defined( 'ABSPATH' ) || exit;

/** The steps in their order. */
enum Step: string {
	case Shop     = 'shop';
	case Pages    = 'pages';
	case Products = 'products';
	case Selling  = 'selling';
	// Last, as the front page is made of what the others have asked.
	case Look     = 'look';

	public function title(): string {
		return match ( $this ) {
			self::Shop     => __( 'Your shop', 'marketday' ),
			self::Pages    => __( 'Its pages', 'marketday' ),
			self::Look     => __( 'How it looks', 'marketday' ),
			self::Products => __( 'Products', 'marketday' ),
			self::Selling  => __( 'Delivery and payment', 'marketday' ),
		};
	}

	public function text(): string {
		return match ( $this ) {
			self::Shop     => __( 'Its name, location and currency.', 'marketday' ),
			self::Pages    => __( 'Your shop needs four pages. Missing ones are created; existing ones stay unless you tick a box.', 'marketday' ),
			self::Look     => __( 'Choose what Marketday should lay out. Your own changes stay, and you can undo any of this later.', 'marketday' ),
			self::Products => __( 'Add products one at a time, or import them from a file.', 'marketday' ),
			self::Selling  => __( 'Set how you deliver and how you get paid, then place a test order.', 'marketday' ),
		};
	}

	/** The one after; the last leads to itself. */
	public function next(): self {
		$place = (int) array_search( $this, self::cases(), true );
		return self::cases()[ $place + 1 ] ?? $this;
	}
}
