<?php

declare( strict_types=1 );

namespace Marketday\Store\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\PassingNotices;
use WC_Cart;
use WC_Session_Handler;

/** WooCommerce's session, basket and customer: begun when first needed, for in REST and background requests it has not. */
final class ShopSession {
	public function basket(): WC_Cart {
		$this->begin();
		return WC()->cart;
	}

	public function begin(): void {
		if ( ! $this->hasBegun() ) {
			wc_load_cart();
		}
	}

	public function hasBegun(): bool {
		return WC()->cart instanceof WC_Cart;
	}

	/** A message or a choice is to be kept: the visitor gets the session's cookie now, though the basket may be empty. */
	public function keep(): void {
		$this->begin();
		if ( WC()->session instanceof WC_Session_Handler && ! $this->hasSession() ) {
			WC()->session->set_customer_session_cookie( true );
		}
	}

	private function hasSession(): bool {
		return WC()->session instanceof WC_Session_Handler && WC()->session->has_session();
	}

	/** Whether a cookie of this name is the session's. */
	public static function isSession( string $name ): bool {
		return str_starts_with( $name, 'wp_woocommerce_session_' ) && PassingNotices::COOKIE !== $name;
	}

	/** True while nothing of the visitor is kept: told from the cookies alone, and no session is begun to find out. */
	public function isUntouched(): bool {
		if ( is_user_logged_in() ) {
			return false;
		}
		foreach ( array_keys( $_COOKIE ) as $name ) {
			if ( self::isSession( (string) $name ) || 'woocommerce_items_in_cart' === $name ) {
				return false;
			}
		}
		return ! $this->hasSession();
	}
}
