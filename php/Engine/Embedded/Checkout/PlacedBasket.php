<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Embedded\Basket\BasketState;
use Marketday\Engine\Embedded\Basket\SessionBasket;
use Marketday\Engine\Embedded\Session\Session;

/** Keeps in the session which order the visitor's last basket became, and what was in it. */
final class PlacedBasket {
	public function __construct(
		private readonly Session $session,
		private readonly SessionBasket $basket,
		private readonly BasketState $state
	) {}

	/**
	 * The order this visitor's last basket became; null as soon as there is something in a basket again.
	 *
	 * @param string $sentWith The key that its request must have been sent with; '' for any.
	 */
	public function earlier( string $sentWith = '' ): ?PlacementResult {
		$placed = $this->session->get( 'placed' );
		$isIt   = is_array( $placed ) && ( '' === $sentWith || $sentWith === ( $placed['sent_with'] ?? '' ) );
		return $isIt && [] === $this->state->items() ? self::madeBefore( $placed ) : null;
	}

	/** The payment's page, to which a shopper goes on who has lost the answer that would have led him there. */
	public function goesOnAt( int $orderId, string $url ): void {
		$this->session->change( function () use ( $orderId, $url ): void {
			$placed = $this->session->get( 'placed' );
			if ( is_array( $placed ) && $orderId === ( $placed['order'] ?? 0 ) ) {
				$this->session->set( 'placed', [ 'next' => $url ] + $placed );
			}
		} );
	}

	/** Order that the basket of this id has become already. */
	public function by( string $basketId ): ?PlacementResult {
		$placed = $this->session->get( 'placed' );
		$isSame = is_array( $placed ) && '' !== $basketId && ( $placed['basket'] ?? null ) === $basketId;
		return $isSame ? self::madeBefore( $placed ) : null;
	}

	/** @param array<array-key, mixed> $placed */
	private static function madeBefore( array $placed ): PlacementResult {
		return new PlacementResult( (int) ( $placed['order'] ?? 0 ), (string) ( $placed['key'] ?? '' ), true, nextUrl: (string) ( $placed['next'] ?? '' ) );
	}

	/** The payment failed: the basket is as it was before the order, so that the shopper can try again. */
	public function reopen( int $orderId ): void {
		$this->basket->change(
			function () use ( $orderId ): void {
				$placed = $this->session->get( 'placed' );
				if ( is_array( $placed ) && $orderId === ( $placed['order'] ?? 0 ) && [] === $this->state->items() ) {
					$this->session->set( 'cart', $placed['cart'] ?? [] );
					$this->state->saveItems( $this->state->items() );
					$this->state->saveCoupons( array_values( array_filter( (array) ( $placed['coupons'] ?? [] ), 'is_string' ) ) );
					$this->session->set( 'placed', null );
				}
			}
		);
	}

	/** @param string $sentWith Key of the request, '' for none. */
	public function keep( int $id, string $key, string $basketId, string $sentWith ): void {
		$this->session->set(
			'placed',
			[
				'basket'  => $basketId,
				'order'   => $id,
				'key'     => $key,
				'sent_with' => $sentWith,
				'cart'    => $this->session->get( 'cart', [] ),
				'coupons' => $this->state->coupons(),
			]
		);
		$this->state->saveItems( [] );
		$this->session->set( 'basket_id', null );
		$this->session->set( 'customer_note', null );
	}
}
