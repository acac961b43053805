<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\StockHolds;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Session\Session;

/** Holds on the stock for the basket of the visitor's session. */
final class BasketHolds {
	/** Nothing is held for a basket that is only summed up. */
	private bool $isTried = false;

	public function __construct(
		private readonly Session $session,
		private readonly BasketState $state,
		private readonly BasketReader $reader,
		private readonly BasketRules $rules
	) {}

	/** @return int|null The second at which the time is up; null where nothing is held. */
	public function hold(): ?int {
		if ( $this->isNone() ) {
			return null;
		}
		[ $items, $purchasable ] = $this->reader->available( $this->state->items() );
		$wanted            = [];
		foreach ( $items as $key => $item ) {
			if ( $purchasable[ $key ]->isLimited() ) {
				$wanted[ $purchasable[ $key ]->stock->id ] = ( $wanted[ $purchasable[ $key ]->stock->id ] ?? 0 ) + $item->quantity;
			}
		}
		return StockHolds::hold( $this->session->id(), $wanted );
	}

	public function isWhole(): bool {
		return $this->isNone() || StockHolds::isWhole( $this->session->id() );
	}

	/**
	 * @param int $others Pieces of the same stock that are in the basket too.
	 * @throws StoreError Where somebody else has them since this moment.
	 */
	public function claim( PurchasableItem $purchasable, int $quantity, int $others ): void {
		if ( ! $this->isTried && $purchasable->isLimited() && ! StockHolds::claim( $this->session->id(), $purchasable->stock->id, $quantity + $others ) ) {
			throw $this->rules->reservedError( $purchasable );
		}
	}

	/** The lines of another session come into this one, and what was held for them. */
	public function takeAlong( string $from ): void {
		StockHolds::move( $from, $this->session->id() );
	}

	/**
	 * @template T
	 * @param callable(): T $work Sums up a basket that nobody has.
	 * @return T
	 */
	public function without( callable $work ): mixed {
		$this->isTried = true;
		try {
			return $work();
		} finally {
			$this->isTried = false;
		}
	}

	private function isNone(): bool {
		return 0 === StockHolds::minutes() || $this->session->isUntouched();
	}
}
