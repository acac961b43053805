<?php

declare( strict_types=1 );

namespace Marketday\Buying\Account;

defined( 'ABSPATH' ) || exit;

/** The parts of the account page; one is shown at a time. */
enum Section: string {
	case Orders    = 'orders';
	case Downloads = 'downloads';
	case Addresses = 'addresses';
	case Details   = 'details';

	public function label(): string {
		return match ( $this ) {
			self::Orders    => __( 'Orders', 'marketday' ),
			self::Downloads => __( 'Downloads', 'marketday' ),
			self::Addresses => __( 'Addresses', 'marketday' ),
			self::Details   => __( 'Account details', 'marketday' ),
		};
	}

	/** The block's attribute that shows it. */
	public function setting(): string {
		return 'show' . ucfirst( $this->value );
	}
}
