<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\LinePrice;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Coupons\Coupon;
use Marketday\Engine\Embedded\Coupons\CouponReader;
use Marketday\Engine\Embedded\Coupons\CouponRules;
use Marketday\Engine\Embedded\Customers\VisitorAddresses;

/** Reads the session's basket against the catalogue as it is now. Lines whose product is gone, and coupons that no longer hold, are left out and told. */
final class BasketReader {
	public const PACKAGE = '0';

	public function __construct(
		private readonly BasketState $state,
		private readonly PurchasableItemReader $purchasable,
		private readonly Calculator $calculator,
		private readonly BasketRules $rules,
		private readonly CouponReader $coupons,
		private readonly CouponRules $couponRules,
		private readonly VisitorAddresses $addresses
	) {}

	public function read(): BasketSnapshot {
		$stored            = $this->state->items();
		[ $items, $purchasable ] = $this->available( $stored );
		$problems          = [];
		if ( count( $items ) < count( $stored ) ) {
			$problems[] = new StoreError(
				'woocommerce_rest_product_not_purchasable',
				__( 'A product in your basket is no longer available, so we’ve removed it.', 'marketday' )
			);
		}
		[ $coupons, $refused ] = $this->validCoupons( $items, $purchasable );
		$problems              = [ ...$problems, ...$this->rules->problems( $items, $purchasable ), ...$refused ];
		return new BasketSnapshot( $this->calculate( $items, $purchasable, $coupons ), $problems );
	}

	/**
	 * @param array<string, BasketItem> $items
	 * @return array{array<string, BasketItem>, array<string, PurchasableItem>} What can be bought, with its goods by key.
	 */
	public function available( array $items ): array {
		$this->purchasable->prime( array_values( array_unique( array_merge( ...array_map(
			static fn ( BasketItem $item ): array => [ $item->productId, $item->id() ],
			array_values( $items )
		) ) ) ) );
		$purchasable = array_filter( array_map( $this->purchasableOf( ... ), $items ), static fn ( ?PurchasableItem $one ): bool => $one?->isPurchasable() ?? false );
		return [ array_intersect_key( $items, $purchasable ), $purchasable ];
	}

	private function purchasableOf( BasketItem $item ): ?PurchasableItem {
		$purchasable = $this->purchasable->find( $item->id() );
		if ( null === $purchasable || null === $purchasable->prices->current ) {
			return $purchasable;
		}
		$stored = new LinePrice( $purchasable->prices->current, $purchasable->prices->regular ?? $purchasable->prices->current );
		$price  = SaleEvents::linePrice( $stored, $item->line() );
		return $price === $stored ? $purchasable : $purchasable->withPrice( $price );
	}

	/** @return list<string> The visitor's e-mail addresses, as far as known. */
	public function emails(): array {
		$user = wp_get_current_user();
		return array_values( array_diff( array_unique( array_map( 'strtolower', [ (string) $user->user_email, $this->addresses->billing()->email ] ) ), [ '' ] ) );
	}

	/**
	 * Subtotal that a coupon's minimum and maximum are held against, in minor units: the lines as displayed, before discounts.
	 *
	 * @param array<string, BasketItem>      $items
	 * @param array<string, PurchasableItem> $purchasable
	 */
	public function displayedSubtotal( array $items, array $purchasable ): float {
		return $this->calculate( $items, $purchasable, [] )->displayedSubtotal( $this->calculator->displaysTax() );
	}

	/**
	 * @param array<string, BasketItem>      $items
	 * @param array<string, PurchasableItem> $purchasable
	 * @return array{list<Coupon>, list<StoreError>}
	 */
	private function validCoupons( array $items, array $purchasable ): array {
		$codes   = CouponReader::isEnabled() ? $this->state->coupons() : [];
		$valid   = [];
		$reasons = [];
		foreach ( $codes as $code ) {
			$coupon = $this->coupons->find( $code );
			try {
				if ( null === $coupon ) {
					/* translators: %s: coupon code */
					throw new StoreError( CouponRules::CODE, sprintf( __( 'We don’t recognise the code “%s”.', 'marketday' ), $code ) );
				}
				$this->couponRules->check(
					$coupon,
					array_values( $purchasable ),
					$this->displayedSubtotal( $items, $purchasable ),
					$this->emails(),
					get_current_user_id()
				);
				$valid[] = $coupon;
			} catch ( StoreError $reason ) {
				$reasons[] = $reason;
			}
		}
		return [ $valid, [] === $items ? [] : $reasons ];
	}

	/**
	 * @param array<string, BasketItem>      $items
	 * @param array<string, PurchasableItem> $purchasable
	 * @param list<Coupon>                   $coupons
	 */
	private function calculate( array $items, array $purchasable, array $coupons ): Calculation {
		return $this->calculator->calculate(
			$items,
			$purchasable,
			$coupons,
			$this->addresses->billing(),
			$this->addresses->shipping(),
			$this->state->chosenRates()[ self::PACKAGE ] ?? ''
		);
	}
}
