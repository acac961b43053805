<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Coupons;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Embedded\Basket\PurchasableItem;
use Marketday\Engine\Embedded\Tax\Rounding;

/**
 * Reduction of each line by each coupon, in minor units, never more than the line costs. What rounding leaves over is
 * given to the lines from the dearest on, one minor unit for each piece, so that the sum is what the coupon says.
 * Each step is WooCommerce's, with its order of multiplying: another order would floor another penny away.
 *
 * @phpstan-type Line array{purchasable: PurchasableItem, quantity: int, price: float}
 */
final class CouponDiscounts {
	/** @var array<string, Line> From the dearest piece on. */
	private array $lines = [];

	/** @var array<string, float> Of all coupons so far. */
	private array $taken = [];

	/** @var array<string, float> Of the coupon that is applied now. */
	private array $given = [];

	public function __construct( private readonly CouponRules $rules ) {}

	/**
	 * @param list<Coupon>        $coupons
	 * @param array<string, Line> $lines   Line price (all pieces) by key.
	 * @return array<string, array<string, float>> Discount by line key by coupon code.
	 */
	public function spreadOver( array $coupons, array $lines ): array {
		uasort( $lines, static fn ( array $a, array $b ): int => $b['price'] / $b['quantity'] <=> $a['price'] / $a['quantity'] );
		$this->lines = $lines;
		$this->taken = array_map( static fn (): float => 0.0, $lines );
		$result      = [];
		foreach ( $this->sort( $coupons ) as $coupon ) {
			$this->given = array_map( static fn (): float => 0.0, $lines );
			$this->apply( $coupon );
			$result[ $coupon->code ] = $this->given;
		}
		return $result;
	}

	/**
	 * @param list<Coupon> $coupons
	 * @return list<Coupon>
	 */
	private function sort( array $coupons ): array {
		$rank = static fn ( Coupon $one ): array => [
			[ 'fixed_product' => 1, 'percent' => 2, 'fixed_cart' => 3 ][ $one->type ] ?? 0,
			$one->limits->items,
			$one->amount,
			-$one->id,
		];
		usort( $coupons, static fn ( Coupon $a, Coupon $b ): int => $rank( $a ) <=> $rank( $b ) );
		return $coupons;
	}

	private function apply( Coupon $coupon ): void {
		$keys = array_keys( array_filter(
			$this->lines,
			fn ( array $line, string $key ): bool => $this->remainder( $key ) > 0
				&& ( $coupon->isForBasket() || $this->rules->reduces( $coupon, $line['purchasable'] ) ),
			ARRAY_FILTER_USE_BOTH
		) );
		match ( $coupon->type ) {
			'percent'       => $this->percent( $coupon, $keys ),
			'fixed_product' => $this->perPiece( $coupon, $keys, $coupon->amount ),
			default         => $this->whole( $coupon, $keys, $coupon->amount ),
		};
	}

	/** @param list<string> $keys */
	private function percent( Coupon $coupon, array $keys ): void {
		$isSequential = 'yes' === get_option( 'woocommerce_calc_discounts_sequentially', 'no' );
		$given        = 0.0;
		$base         = 0.0;
		$used         = 0;
		foreach ( $keys as $key ) {
			$quantity = $this->lines[ $key ]['quantity'];
			$left     = $this->remainder( $key );
			$pieces   = $this->pieces( $coupon, $quantity, $used );
			$part     = ( $isSequential ? $left : round( round( $this->lines[ $key ]['price'], 6 ) ) ) / $quantity * $pieces;
			$discount = Rounding::discount( min( $left, floor( $part * ( $coupon->amount / 100 ) ) ) );
			$this->take( $key, $discount );
			$given += $discount;
			$base  += $part;
			$used  += $pieces;
		}
		$due = Rounding::discount( $base * ( $coupon->amount / 100 ) );
		if ( $given < $due ) {
			$this->spreadRest( $keys, $due - $given );
		}
	}

	/**
	 * @param list<string> $keys
	 * @param float        $amount For each piece.
	 * @return float What was given.
	 */
	private function perPiece( Coupon $coupon, array $keys, float $amount ): float {
		$given = 0.0;
		$used  = 0;
		foreach ( $keys as $key ) {
			[ 'quantity' => $quantity, 'price' => $price ] = $this->lines[ $key ];
			$pieces   = $this->pieces( $coupon, $quantity, $used );
			$each     = $coupon->limits->items > 0 ? min( $amount, $price / $quantity ) : $amount;
			$discount = min( $this->remainder( $key ), $each * $pieces );
			$this->take( $key, $discount );
			$given += $discount;
			$used  += $pieces;
		}
		return $given;
	}

	/**
	 * @param list<string> $keys
	 * @param float        $amount For the basket.
	 */
	private function whole( Coupon $coupon, array $keys, float $amount ): void {
		$open   = array_values( array_filter( $keys, fn ( string $key ): bool => $this->remainder( $key ) > 0 ) );
		$pieces = array_sum( array_map( fn ( string $key ): int => $this->lines[ $key ]['quantity'], $open ) );
		if ( 0 === $pieces || $amount <= 0 ) {
			return;
		}
		$each = (int) ( $amount / $pieces );
		if ( 0 === $each ) {
			$this->spreadRest( $open, $amount );
			return;
		}
		$given = $this->perPiece( $coupon, $open, (float) $each );
		if ( $given > 0 && $given < $amount ) {
			$this->whole( $coupon, $open, $amount - $given );
		}
	}

	/**
	 * One minor unit for each piece.
	 *
	 * @param list<string> $keys
	 */
	private function spreadRest( array $keys, float $rest ): void {
		foreach ( $keys as $key ) {
			for ( $piece = 0; $piece < $this->lines[ $key ]['quantity']; $piece++ ) {
				$one   = min( $this->remainder( $key ), 1 );
				$rest -= $one;
				$this->take( $key, $one );
				if ( $rest <= 0 ) {
					return;
				}
			}
		}
	}

	private function take( string $key, float $discount ): void {
		$this->taken[ $key ] += $discount;
		$this->given[ $key ] += $discount;
	}

	/** Rest of a line that can be reduced, in whole minor units. */
	private function remainder( string $key ): int {
		return abs( (int) round( round( $this->lines[ $key ]['price'] - $this->taken[ $key ], 6 ) ) );
	}

	private function pieces( Coupon $coupon, int $quantity, int $used ): int {
		return $coupon->limits->items > 0 ? max( 0, min( $quantity, $coupon->limits->items - $used ) ) : $quantity;
	}
}
