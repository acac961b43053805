<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Distance of a basket from being sent for nothing, by the free delivery of its own zone. Amounts are as the shop displays them. */
final class FreeDelivery {
	private function __construct(
		/** Goods of this value are sent for nothing; zero where no value is asked. */
		public readonly Money $from,
		/** Part of the basket that counts towards it. */
		public readonly Money $counted,
		public readonly bool $isReached
	) {}

	/**
	 * Rule by the words both engines keep for what a free delivery requires: '', `min_amount`, `coupon`, `either`, `both`.
	 *
	 * @param bool $hasCoupon A coupon of the basket grants free delivery.
	 * @return self|null Null where no amount of goods would bring it.
	 */
	public static function of( string $requires, Money $minimum, Money $counted, bool $hasCoupon ): ?self {
		$isEnough = $counted->minor >= $minimum->minor;
		$none     = Money::zero( $minimum->currency );
		return match ( $requires ) {
			'coupon'     => $hasCoupon ? new self( $none, $counted, true ) : null,
			'both'       => $hasCoupon ? new self( $minimum, $counted, $isEnough ) : null,
			'either'     => new self( $minimum, $counted, $isEnough || $hasCoupon ),
			'min_amount' => new self( $minimum, $counted, $isEnough ),
			default      => new self( $none, $counted, true ),
		};
	}

	/**
	 * The one that is reached, or that is reached first.
	 *
	 * @param list<self|null> $offers Of one zone.
	 */
	public static function nearest( array $offers ): ?self {
		$offers = array_filter( $offers );
		usort( $offers, static fn ( self $one, self $other ): int => [ $other->isReached, $one->from->minor ] <=> [ $one->isReached, $other->from->minor ] );
		return $offers[0] ?? null;
	}

	/** @return array{from: int, counted: int, isReached: bool} In minor units. */
	public function toArray(): array {
		return [
			'from'      => $this->from->minor,
			'counted'   => $this->counted->minor,
			'isReached' => $this->isReached,
		];
	}

	/** @return self|null Null where the values are none of `toArray()`. */
	public static function fromArray( mixed $values, Currency $currency ): ?self {
		return is_array( $values ) && is_int( $values['from'] ?? null ) && is_int( $values['counted'] ?? null )
			? new self( new Money( $values['from'], $currency ), new Money( $values['counted'], $currency ), true === ( $values['isReached'] ?? false ) )
			: null;
	}
}
