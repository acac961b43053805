<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Coupons;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Settings;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Basket\PurchasableItem;
use Marketday\Kernel\Clock;

/** Tells whether a coupon may be used with these goods by this visitor. */
final class CouponRules {
	public const CODE = 'woocommerce_rest_cart_coupon_error';

	public function __construct(
		private readonly Settings $settings,
		private readonly Clock $clock
	) {}

	/**
	 * @param list<PurchasableItem> $purchasable
	 * @param float                 $subtotal Displayed, before discounts, in minor units.
	 * @param list<string>          $emails   The visitor's, as far as known.
	 * @throws StoreError With the reason as a sentence.
	 */
	public function check( Coupon $coupon, array $purchasable, float $subtotal, array $emails, int $userId ): void {
		$reason = $this->usedUp( $coupon, $emails, $userId )
			?? $this->amounts( $coupon, $subtotal )
			?? $this->products( $coupon, $purchasable )
			?? $this->person( $coupon, $emails );
		if ( null !== $reason ) {
			throw new StoreError( self::CODE, sprintf( $reason, $coupon->code ), 400 );
		}
	}

	/** True where the coupon reduces this one's price. */
	public function reduces( Coupon $coupon, PurchasableItem $purchasable ): bool {
		$ids        = [ $purchasable->source->id, $purchasable->source->productId ];
		$categories = $this->categories( $purchasable );
		$named      = [] === $coupon->products->ids && [] === $coupon->products->categories
			|| [] !== array_intersect( $ids, $coupon->products->ids )
			|| [] !== array_intersect( $categories, $coupon->products->categories );
		return $named
			&& [] === array_intersect( $ids, $coupon->products->excludedIds )
			&& [] === array_intersect( $categories, $coupon->products->excludedCategories )
			&& ! ( $coupon->conditions->excludesSale && $purchasable->isOnSale() );
	}

	/** @param list<string> $emails */
	private function usedUp( Coupon $coupon, array $emails, int $userId ): ?string {
		if ( $coupon->limits->total > 0 && $coupon->limits->used >= $coupon->limits->total ) {
			/* translators: %s: coupon code */
			return __( 'Coupon “%s” has been fully used.', 'marketday' );
		}
		if ( $coupon->limits->perUser > 0 && CouponUse::countBy( $coupon->id, $emails, $userId ) >= $coupon->limits->perUser ) {
			/* translators: %s: coupon code */
			return __( 'You’ve already used “%s”.', 'marketday' );
		}
		if ( null !== $coupon->conditions->expires && $this->clock->now()->getTimestamp() > $coupon->conditions->expires ) {
			/* translators: %s: coupon code */
			return __( 'Coupon “%s” has expired.', 'marketday' );
		}
		return null;
	}

	private function amounts( Coupon $coupon, float $subtotal ): ?string {
		if ( null !== $coupon->conditions->minimum && $subtotal < $coupon->conditions->minimum ) {
			/* translators: 1: coupon code, 2: amount */
			return str_replace( '%2$s', $this->money( $coupon->conditions->minimum ), __( 'Spend at least %2$s to use coupon “%1$s”.', 'marketday' ) );
		}
		if ( null !== $coupon->conditions->maximum && $subtotal > $coupon->conditions->maximum ) {
			/* translators: 1: coupon code, 2: amount */
			return str_replace( '%2$s', $this->money( $coupon->conditions->maximum ), __( 'Coupon “%1$s” is for baskets up to %2$s.', 'marketday' ) );
		}
		return null;
	}

	/** @param list<PurchasableItem> $purchasable */
	private function products( Coupon $coupon, array $purchasable ): ?string {
		$fits = $coupon->isForBasket()
			// A discount on the whole basket is refused where one of its products is excluded.
			? ! $this->excludesAny( $coupon, $purchasable )
			: [] !== array_filter( $purchasable, fn ( PurchasableItem $one ): bool => $this->reduces( $coupon, $one ) );
		if ( ! $fits || ! $this->hasNamed( $coupon, $purchasable ) ) {
			/* translators: %s: coupon code */
			return __( 'Coupon “%s” doesn’t apply to the products in your basket.', 'marketday' );
		}
		return null;
	}

	/**
	 * One of the products, and one of the categories, that the coupon names.
	 *
	 * @param list<PurchasableItem> $purchasable
	 */
	private function hasNamed( Coupon $coupon, array $purchasable ): bool {
		$named = static fn ( PurchasableItem $one ): bool => [] !== array_intersect( [ $one->source->id, $one->source->productId ], $coupon->products->ids );
		$filed = fn ( PurchasableItem $one ): bool => ! ( $coupon->conditions->excludesSale && $one->isOnSale() )
			&& [] !== array_intersect( $this->categories( $one ), $coupon->products->categories );
		return ( [] === $coupon->products->ids || [] !== array_filter( $purchasable, $named ) )
			&& ( [] === $coupon->products->categories || [] !== array_filter( $purchasable, $filed ) );
	}

	/** @param list<PurchasableItem> $purchasable */
	private function excludesAny( Coupon $coupon, array $purchasable ): bool {
		foreach ( $purchasable as $one ) {
			$excluded = [] !== array_intersect( [ $one->source->id, $one->source->productId ], $coupon->products->excludedIds )
				|| [] !== array_intersect( $this->categories( $one ), $coupon->products->excludedCategories );
			if ( $excluded || ( $coupon->conditions->excludesSale && $one->isOnSale() ) ) {
				return true;
			}
		}
		return false;
	}

	/** @param list<string> $emails */
	private function person( Coupon $coupon, array $emails ): ?string {
		// A guest's address is known at checkout only; until then the coupon is his.
		if ( [] === $coupon->conditions->emails || [] === $emails ) {
			return null;
		}
		foreach ( $coupon->conditions->emails as $pattern ) {
			$expression = '/^' . str_replace( '\*', '.*', preg_quote( $pattern, '/' ) ) . '$/i';
			if ( [] !== preg_grep( $expression, $emails ) ) {
				return null;
			}
		}
		/* translators: %s: coupon code */
		return __( 'Coupon “%s” is for someone else.', 'marketday' );
	}

	/** @return list<int> Category ids with their ancestors. */
	private function categories( PurchasableItem $purchasable ): array {
		$terms = get_the_terms( $purchasable->source->productId, 'product_cat' );
		$ids   = [];
		foreach ( is_array( $terms ) ? $terms : [] as $term ) {
			$ids = [ ...$ids, $term->term_id, ...get_ancestors( $term->term_id, 'product_cat', 'taxonomy' ) ];
		}
		return array_values( array_unique( array_map( 'intval', $ids ) ) );
	}

	private function money( float $minor ): string {
		return str_replace( '%', '%%', ( new Money( (int) round( $minor ), $this->settings->currency() ) )->format() );
	}
}
