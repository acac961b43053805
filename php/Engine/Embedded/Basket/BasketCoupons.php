<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Coupons\CouponReader;
use Marketday\Engine\Embedded\Coupons\CouponRules;

/** Coupons of a basket. They are changed only inside `SessionBasket::change()`; codes are normalised. */
final class BasketCoupons {
	public function __construct(
		private readonly BasketState $state,
		private readonly BasketReader $reader,
		private readonly CouponReader $coupons,
		private readonly CouponRules $rules
	) {}

	/** @throws StoreError Where a visitor tries too many codes. */
	public function watch( string $code ): void {
		$this->coupons->watch( $code );
	}

	public function apply( string $code ): void {
		$coupon  = $this->coupons->find( $code );
		$applied = $this->state->coupons();
		if ( null === $coupon ) {
			/* translators: %s: coupon code */
			throw $this->couponError( sprintf( __( 'We don’t recognise the code “%s”.', 'marketday' ), $code ) );
		}
		if ( in_array( $code, $applied, true ) ) {
			/* translators: %s: coupon code */
			throw $this->couponError( sprintf( __( 'You’ve already added coupon “%s”.', 'marketday' ), $code ) );
		}
		[ $items, $purchasable ] = $this->reader->available( $this->state->items() );
		$this->rules->check(
			$coupon,
			array_values( $purchasable ),
			$this->reader->displayedSubtotal( $items, $purchasable ),
			$this->reader->emails(),
			get_current_user_id()
		);
		$lone = $this->coupons->lone( $applied );
		if ( null !== $lone ) {
			/* translators: %s: coupon code */
			throw $this->couponError( sprintf( __( 'You’re using coupon “%s”, which can’t be combined with another.', 'marketday' ), $lone ) );
		}
		$this->state->saveCoupons( $this->coupons->join( $applied, [ $code ] ) );
	}

	public function remove( string $code ): void {
		if ( ! in_array( $code, $this->state->coupons(), true ) ) {
			/* translators: %s: coupon code */
			throw new StoreError( 'woocommerce_rest_cart_coupon_invalid_code', sprintf( __( 'You haven’t added coupon “%s”.', 'marketday' ), $code ), 409 );
		}
		$this->state->saveCoupons( array_values( array_diff( $this->state->coupons(), [ $code ] ) ) );
	}

	/** Tells whether the shop has this coupon, or the basket once had it. */
	public function knows( string $code ): bool {
		return null !== $this->coupons->find( $code ) || in_array( CouponReader::normalise( $code ), $this->state->coupons(), true );
	}

	private function couponError( string $sentence ): StoreError {
		return new StoreError( CouponRules::CODE, $sentence );
	}
}
