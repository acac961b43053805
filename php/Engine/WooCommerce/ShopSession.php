<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\FlashNotices;
use WC_Cart;
use WC_Session;
use WC_Session_Handler;

/** WooCommerce's session, basket and customer: begun when first needed, for in REST and background requests it has not. */
final class ShopSession {
	private static bool $isAside = false;

	/** Tells whether the basket of this moment is one that is only summed up. */
	public static function isAside(): bool {
		return self::$isAside;
	}

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

	/**
	 * Does the work with an empty basket and a session of its own, for this visitor: nothing of it is stored, no cookie is sent.
	 *
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 */
	public function aside( Closure $work ): mixed {
		$this->begin();
		[ $basket, $session ] = [ WC()->cart, WC()->session ];
		$cookies              = static fn (): bool => false;
		add_filter( 'woocommerce_set_cookie_enabled', $cookies );
		self::$isAside = true;
		try {
			WC()->session = clone $session;
			WC()->cart    = clone $basket;
			WC()->cart->empty_cart( false );
			return $work();
		} finally {
			WC()->cart    = $basket;
			WC()->session = $session;
			self::$isAside = false;
			remove_filter( 'woocommerce_set_cookie_enabled', $cookies );
			$basket->calculate_totals();
		}
	}

	/** '' before there is one. */
	public function key(): string {
		return $this->hasBegun() && WC()->session instanceof WC_Session ? (string) WC()->session->get_customer_id() : '';
	}

	/** @return array<array-key, mixed> What another session keeps, by name. */
	public function dataOf( string $key ): array {
		$this->begin();
		$kept = method_exists( WC()->session, 'get_session' ) ? WC()->session->get_session( $key, [] ) : [];
		return array_map( 'maybe_unserialize', is_array( $kept ) ? $kept : [] );
	}

	/** Forgets another guest's session. An account's stays. */
	public function endOf( string $key ): void {
		if ( str_starts_with( $key, 't_' ) && $key !== $this->key() && method_exists( WC()->session, 'delete_session' ) ) {
			WC()->session->delete_session( $key );
		}
	}

	private function hasSession(): bool {
		return WC()->session instanceof WC_Session_Handler && WC()->session->has_session();
	}

	/** Tells whether a cookie of this name is the session's. */
	public static function isSession( string $name ): bool {
		return str_starts_with( $name, 'wp_woocommerce_session_' ) && FlashNotices::COOKIE !== $name;
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
