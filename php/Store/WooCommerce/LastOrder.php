<?php

declare( strict_types=1 );

namespace Marketday\Store\WooCommerce;

defined( 'ABSPATH' ) || exit;

use WC_Order;

/**
 * The order that a visitor's last basket became, for an hour. It is known by what the browser sends, not by WooCommerce's session: that one
 * goes over to the account which an order makes, and of that a browser that has lost the answer knows nothing.
 */
final class LastOrder {
	private const NAME = 'marketday_placed_';

	public function __construct( private readonly ShopSession $session ) {}

	/**
	 * @param string $sentWith The key of the request that has placed it; '' where it has none.
	 * @param string $sender   Who has sent that request, if it has logged him in meanwhile.
	 */
	public function remember( int $orderId, string $sentWith, string $sender ): void {
		foreach ( array_unique( [ $sender, CheckoutLock::visitor() ] ) as $visitor ) {
			if ( '' !== $visitor ) {
				set_transient( $this->name( $visitor ), [ $orderId, $sentWith ], HOUR_IN_SECONDS );
			}
		}
	}

	/** Null as soon as there is something in the basket again. */
	public function find(): ?WC_Order {
		$id    = $this->kept()[0];
		$order = $id > 0 && $this->session->basket()->is_empty() ? wc_get_order( $id ) : null;
		return $order instanceof WC_Order ? $order : null;
	}

	/** Whether it was placed by a request with this key: told without beginning a session. */
	public function wasSentWith( string $key ): bool {
		return '' !== $key && $key === $this->kept()[1];
	}

	/** @return array{int, string} Its id, and the key it was sent with. */
	private function kept(): array {
		$visitor = CheckoutLock::visitor();
		$kept    = '' === $visitor ? false : get_transient( $this->name( $visitor ) );
		$kept    = is_array( $kept ) ? $kept : [];
		return [ is_int( $kept[0] ?? null ) ? $kept[0] : 0, is_string( $kept[1] ?? null ) ? $kept[1] : '' ];
	}

	private function name( string $visitor ): string {
		return self::NAME . sha1( $visitor );
	}
}
