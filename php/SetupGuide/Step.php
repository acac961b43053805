<?php

declare( strict_types=1 );

namespace Marketday\SetupGuide;

defined( 'ABSPATH' ) || exit;

/** The steps in their order. */
enum Step: string {
	case Shop     = 'shop';
	case Pages    = 'pages';
	case Look     = 'look';
	case Products = 'products';
	case Selling  = 'selling';

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
			self::Shop     => __( 'What the shop is called, and in which country and currency it sells.', 'marketday' ),
			self::Pages    => __( 'The shop needs four pages. Those that are missing are made; those that are there stay as they are.', 'marketday' ),
			self::Look     => __(
				'Choose what Marketday lays out. What you have changed in the site editor stays, and there you can take any of it back.',
				'marketday'
			),
			self::Products => __( 'Add products one by one, or bring them from a file.', 'marketday' ),
			self::Selling  => __( 'An order needs a way to the customer and a way to be paid. Then place a test order yourself.', 'marketday' ),
		};
	}

	/** The one after; the last leads to itself. */
	public function next(): self {
		$place = (int) array_search( $this, self::cases(), true );
		return self::cases()[ $place + 1 ] ?? $this;
	}
}
