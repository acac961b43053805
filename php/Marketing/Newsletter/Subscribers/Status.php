<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Subscribers;

defined( 'ABSPATH' ) || exit;

/** Status of an address. Only who is subscribed gets letters. */
enum Status: string {
	case Unconfirmed  = 'unconfirmed';
	case Subscribed   = 'subscribed';
	case Unsubscribed = 'unsubscribed';
	case Bounced      = 'bounced';

	public function label(): string {
		return match ( $this ) {
			self::Unconfirmed  => __( 'Unconfirmed', 'marketday' ),
			self::Subscribed   => __( 'Subscribed', 'marketday' ),
			self::Unsubscribed => __( 'Unsubscribed', 'marketday' ),
			self::Bounced      => __( 'Bounced', 'marketday' ),
		};
	}
}
