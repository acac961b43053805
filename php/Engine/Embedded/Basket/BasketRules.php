<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\StoreError;

/** Rules of a basket: purchasable, in stock, as many as there are, also over several lines with the same stock. */
final class BasketRules {
	public const MAXIMUM = 9999;

	/**
	 * @param int $already Pieces of the same stock in the basket.
	 * @throws StoreError
	 */
	public function checkAdding( PurchasableItem $purchasable, int $quantity, int $already ): void {
		if ( ! $purchasable->isPurchasable() ) {
			throw $this->error(
				'not_purchasable',
				$purchasable,
				$purchasable->published ? __( '“%s” isn’t available to buy.', 'marketday' ) : __( 'This product isn’t available to buy.', 'marketday' )
			);
		}
		if ( $quantity < 1 ) {
			throw $this->error( 'invalid_quantity', $purchasable, __( 'Choose how many of “%s” you’d like.', 'marketday' ) );
		}
		if ( ! $purchasable->isInStock() ) {
			throw $this->error( 'out_of_stock', $purchasable, __( '“%s” is out of stock.', 'marketday' ) );
		}
		if ( $purchasable->isLimited() && $already + $quantity > $purchasable->stock->quantity ) {
			throw $this->notEnough( $purchasable, $already );
		}
	}

	/**
	 * A line's new quantity.
	 *
	 * @param int $others Pieces of the same stock in other lines.
	 * @throws StoreError
	 */
	public function checkQuantity( PurchasableItem $purchasable, int $quantity, int $others ): void {
		if ( $purchasable->stock->soldIndividually && $quantity > 1 ) {
			/* translators: %s: product's name */
			throw new StoreError( 'readonly_quantity', sprintf( __( 'You can only have one “%s” in your basket.', 'marketday' ), $purchasable->name ) );
		}
		if ( $quantity < 1 || $quantity > $purchasable->maximum() ) {
			/* translators: 1: product's name, 2: number */
			throw new StoreError( 'invalid_quantity', sprintf( __( 'You can have 1 to %2$d of “%1$s” in your basket.', 'marketday' ), $purchasable->name, $purchasable->maximum() ) );
		}
		if ( $purchasable->isLimited() && $others + $quantity > $purchasable->stock->quantity ) {
			throw $this->notEnough( $purchasable, $others );
		}
	}

	/**
	 * Problems that stand against ordering these lines, one for each line.
	 *
	 * @param array<string, BasketItem>      $items
	 * @param array<string, PurchasableItem> $purchasable By key.
	 * @return list<StoreError>
	 */
	public function problems( array $items, array $purchasable ): array {
		$problems = [];
		foreach ( $items as $key => $item ) {
			$one = $purchasable[ $key ];
			if ( ! $one->isInStock() ) {
				$problems[] = $this->error( 'out_of_stock', $one, __( '“%s” is out of stock. Please remove it from your basket.', 'marketday' ) );
			} elseif ( $one->stock->soldIndividually && $item->quantity > 1 ) {
				$problems[] = $this->error( 'too_many_in_cart', $one, __( 'You can only have one “%s” in your basket. Please reduce its quantity.', 'marketday' ) );
			} elseif ( $one->isLimited() && $this->pieces( $items, $purchasable, $one->stock->id ) > $one->stock->quantity ) {
				/* translators: %d: number */
				$problems[] = $this->error( 'partially_out_of_stock', $one, __( 'There isn’t enough of “%s”. Please reduce its quantity.', 'marketday' ) . ' ' . sprintf( __( 'Only %d left.', 'marketday' ), max( 0, $one->stock->quantity ) ) );
			}
		}
		return $problems;
	}

	/**
	 * @param array<string, BasketItem>      $items
	 * @param array<string, PurchasableItem> $purchasable By key.
	 */
	public function pieces( array $items, array $purchasable, int $stockId, string $exceptKey = '' ): int {
		$sum = 0;
		foreach ( $items as $key => $item ) {
			if ( $stockId > 0 && $key !== $exceptKey && ( $purchasable[ $key ] ?? null )?->stock->id === $stockId ) {
				$sum += $item->quantity;
			}
		}
		return $sum;
	}

	public function reservedError( PurchasableItem $purchasable ): StoreError {
		/* translators: %s: product's name */
		return new StoreError( 'woocommerce_rest_product_partially_out_of_stock', sprintf( __( '“%s” is in other people’s baskets right now. Try again in a few minutes.', 'marketday' ), $purchasable->name ) );
	}

	private function notEnough( PurchasableItem $purchasable, int $already ): StoreError {
		$left = max( 0, $purchasable->stock->quantity );
		if ( 0 === $left && 0 === $already && $purchasable->stock->held > 0 ) {
			return $this->reservedError( $purchasable );
		}
		$text = $already > 0
			/* translators: 1: product's name, 2: pieces in stock, 3: pieces in the basket */
			? sprintf( __( 'Only %2$d of “%1$s” available, and you have %3$d in your basket.', 'marketday' ), $purchasable->name, $left, $already )
			/* translators: 1: product's name, 2: pieces in stock */
			: sprintf( __( 'Only %2$d of “%1$s” available.', 'marketday' ), $purchasable->name, $left );
		return new StoreError( 'woocommerce_rest_product_partially_out_of_stock', $text );
	}

	private function error( string $code, PurchasableItem $purchasable, string $sentence ): StoreError {
		return new StoreError( "woocommerce_rest_product_{$code}", str_replace( '%s', $purchasable->name, $sentence ) );
	}
}
