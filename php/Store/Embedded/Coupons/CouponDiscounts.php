<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Coupons;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Embedded\Basket\Goods;

/**
 * How much each coupon takes off each line, in whole minor units, never more than the line costs. What rounding leaves over is
 * given to the lines from the dearest on, one minor unit for each piece, so that the sum is what the coupon says.
 */
final class CouponDiscounts {
	public function __construct( private readonly CouponRules $rules ) {}

	/**
	 * @param list<Coupon>         $coupons
	 * @param array<string, array{goods: Goods, quantity: int, price: float}> $lines Line price (all pieces) by key.
	 * @return array<string, array<string, int>> Discount by line key by coupon code.
	 */
	public function spread( array $coupons, array $lines ): array {
		uasort( $lines, static fn ( array $a, array $b ): int => $b['price'] / $b['quantity'] <=> $a['price'] / $a['quantity'] );
		usort(
			$coupons,
			static fn ( Coupon $a, Coupon $b ): int => [
				self::rank( $a ),
				$a->itemLimit,
				$a->amount,
				-$a->id,
			] <=> [ self::rank( $b ), $b->itemLimit, $b->amount, -$b->id ]
		);
		$left   = array_map( static fn ( array $line ): int => (int) round( $line['price'] ), $lines );
		$result = [];
		foreach ( $coupons as $coupon ) {
			$eligible = array_filter(
				$lines,
				fn ( array $line, string $key ): bool => $left[ $key ] > 0 && ( $coupon->isForBasket() || $this->rules->reduces( $coupon, $line['goods'] ) ),
				ARRAY_FILTER_USE_BOTH
			);
			$taken    = match ( $coupon->type ) {
				'percent'       => $this->percent( $coupon, $eligible, $left ),
				'fixed_product' => $this->perPiece( $coupon, $eligible, $left ),
				default         => $this->whole( (int) $coupon->amount, $eligible, $left ),
			};
			foreach ( $taken as $key => $discount ) {
				$left[ $key ] -= $discount;
			}
			$result[ $coupon->code ] = $taken;
		}
		return $result;
	}

	private static function rank( Coupon $coupon ): int {
		return [ 'fixed_product' => 1, 'percent' => 2, 'fixed_cart' => 3 ][ $coupon->type ] ?? 0;
	}

	/**
	 * @param array<string, array{goods: Goods, quantity: int, price: float}> $lines
	 * @param array<string, int> $left
	 * @return array<string, int>
	 */
	private function percent( Coupon $coupon, array $lines, array $left ): array {
		$taken = [];
		$base  = 0.0;
		$used  = 0;
		foreach ( $lines as $key => $line ) {
			$pieces        = $this->pieces( $coupon, $line['quantity'], $used );
			$used         += $pieces;
			$part          = round( $line['price'] ) / $line['quantity'] * $pieces;
			$base         += $part;
			$taken[ $key ] = min( $left[ $key ], (int) floor( round( $part * $coupon->amount / 100, 6 ) ) );
		}
		$rest = (int) round( $base * $coupon->amount / 100, 0, PHP_ROUND_HALF_DOWN ) - array_sum( $taken );
		return $this->spreadRest( $rest, $lines, $left, $taken );
	}

	/**
	 * @param array<string, array{goods: Goods, quantity: int, price: float}> $lines
	 * @param array<string, int> $left
	 * @return array<string, int>
	 */
	private function perPiece( Coupon $coupon, array $lines, array $left ): array {
		$taken = [];
		$used  = 0;
		foreach ( $lines as $key => $line ) {
			$pieces        = $this->pieces( $coupon, $line['quantity'], $used );
			$used         += $pieces;
			$each          = $coupon->itemLimit > 0 ? min( $coupon->amount, $line['price'] / $line['quantity'] ) : $coupon->amount;
			$taken[ $key ] = min( $left[ $key ], (int) round( $each * $pieces ) );
		}
		return $taken;
	}

	/**
	 * @param array<string, array{goods: Goods, quantity: int, price: float}> $lines
	 * @param array<string, int> $left
	 * @return array<string, int>
	 */
	private function whole( int $amount, array $lines, array $left ): array {
		$taken = array_map( static fn (): int => 0, $lines );
		while ( $amount > 0 ) {
			$open   = array_filter( $lines, static fn ( string $key ): bool => $left[ $key ] > $taken[ $key ], ARRAY_FILTER_USE_KEY );
			$pieces = array_sum( array_column( $open, 'quantity' ) );
			if ( 0 === $pieces ) {
				break;
			}
			$each = intdiv( $amount, (int) $pieces );
			if ( 0 === $each ) {
				return $this->spreadRest( $amount, $open, $left, $taken );
			}
			foreach ( $open as $key => $line ) {
				$more           = min( $left[ $key ] - $taken[ $key ], $each * $line['quantity'] );
				$taken[ $key ] += $more;
				$amount        -= $more;
			}
		}
		return $taken;
	}

	/**
	 * @param array<string, array{goods: Goods, quantity: int, price: float}> $lines
	 * @param array<string, int> $left
	 * @param array<string, int> $taken
	 * @return array<string, int>
	 */
	private function spreadRest( int $rest, array $lines, array $left, array $taken ): array {
		foreach ( $lines as $key => $line ) {
			$more           = max( 0, min( $rest, $line['quantity'], $left[ $key ] - $taken[ $key ] ) );
			$taken[ $key ] += $more;
			$rest          -= $more;
		}
		return $taken;
	}

	private function pieces( Coupon $coupon, int $quantity, int $used ): int {
		return $coupon->itemLimit > 0 ? max( 0, min( $quantity, $coupon->itemLimit - $used ) ) : $quantity;
	}
}
