<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Features;

defined( 'ABSPATH' ) || exit;

/** Groups of features, for who chooses among them. */
enum Group {
	case Products;
	case Search;
	case Lists;
	case Checkout;
	case Payments;
	case Promotion;
	case Events;
	case Newsletter;
	case Pages;
	case Tools;

	public function title(): string {
		return match ( $this ) {
			self::Products   => __( 'Products', 'marketday' ),
			self::Search     => __( 'Search and filters', 'marketday' ),
			self::Lists      => __( 'Wishlists and comparison', 'marketday' ),
			self::Checkout   => __( 'Basket, checkout and account', 'marketday' ),
			self::Payments   => __( 'Payments', 'marketday' ),
			self::Promotion  => __( 'Promotion', 'marketday' ),
			self::Events     => __( 'Events', 'marketday' ),
			self::Newsletter => __( 'Newsletter', 'marketday' ),
			self::Pages      => __( 'Pages and content', 'marketday' ),
			self::Tools      => __( 'Tools', 'marketday' ),
		};
	}
}
