<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\Basket;
use Marketday\Engine\Contract\BasketContents;
use Marketday\Engine\Contract\LineItem;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Coupons\CouponReader;
use Marketday\Engine\Embedded\Coupons\CouponRules;
use Marketday\Engine\Embedded\Customers\VisitorAddresses;
use Marketday\Engine\Embedded\Session\Session;

/** The basket of the visitor's session. */
final class SessionBasket implements Basket {
	private const LONGEST_RATE = 200;

	private ?BasketSnapshot $reading = null;

	public function __construct(
		private readonly Session $session,
		private readonly BasketState $state,
		private readonly BasketReader $reader,
		private readonly PurchasableItemReader $purchasable,
		private readonly VariationChoice $choice,
		private readonly BasketRules $rules,
		private readonly CouponReader $coupons,
		private readonly CouponRules $couponRules,
		private readonly VisitorAddresses $addresses,
		private readonly ContentsMapper $mapper,
		private readonly BasketHolds $holds
	) {}

	public function contents(): BasketContents {
		return $this->mapper->map( $this->reading() );
	}

	/** Basket with every sum, for the engine's own protocols and checkout. */
	public function reading(): BasketSnapshot {
		return $this->reading ??= $this->reader->read();
	}

	public function add( AddToBasket $addition ): string {
		return $this->change( fn (): string => $this->place( $addition ) );
	}

	public function update( string $key, int $quantity ): void {
		if ( $quantity < 1 ) {
			$this->remove( $key );
			return;
		}
		$this->change(
			function () use ( $key, $quantity ): void {
				$items             = $this->items( $key );
				[ $valid, $purchasable ] = $this->reader->available( $items );
				if ( ! isset( $purchasable[ $key ] ) ) {
					throw $this->unknownLine();
				}
				$others = $this->rules->pieces( $valid, $purchasable, $purchasable[ $key ]->stockId, $key );
				$this->rules->checkQuantity( $purchasable[ $key ], $quantity, $others );
				if ( $quantity > $items[ $key ]->quantity ) {
					$this->holds->claim( $purchasable[ $key ], $quantity, $others );
				}
				$items[ $key ] = $items[ $key ]->withQuantity( $quantity );
				$this->state->saveItems( $items );
			}
		);
	}

	public function remove( string $key ): void {
		$this->change(
			function () use ( $key ): void {
				$items = $this->items( $key );
				$this->state->saveRemoved( array_diff_key( $this->state->removed(), [ $key => true ] ) + [ $key => $items[ $key ] ] );
				unset( $items[ $key ] );
				$this->state->saveItems( $items );
			}
		);
	}

	public function restore( string $key ): void {
		$this->change(
			function () use ( $key ): void {
				$item  = $this->state->removed()[ $key ] ?? throw $this->unknownLine();
				$items = $this->state->items();
				if ( isset( $items[ $key ] ) ) {
					return;
				}
				[ $valid, $purchasable ] = $this->reader->available( $items + [ $key => $item ] );
				$one = $purchasable[ $key ] ?? throw $this->unknownLine();
				$others = $this->rules->pieces( $valid, $purchasable, $one->stockId, $key );
				$this->rules->checkAdding( $one, $item->quantity, $others );
				$this->holds->claim( $one, $item->quantity, $others );
				$this->state->saveRemoved( array_diff_key( $this->state->removed(), [ $key => true ] ) );
				$this->state->saveItems( $items + [ $key => $item ] );
			}
		);
	}

	public function clear(): void {
		$this->change( fn () => $this->state->saveItems( [] ) );
	}

	public function applyCoupon( string $code ): void {
		$code = CouponReader::normalise( $code );
		$this->coupons->watch( $code );
		$this->change(
			function () use ( $code ): void {
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
				$this->couponRules->check(
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
		);
	}

	public function removeCoupon( string $code ): void {
		$code = CouponReader::normalise( $code );
		$this->change(
			function () use ( $code ): void {
				if ( ! in_array( $code, $this->state->coupons(), true ) ) {
					/* translators: %s: coupon code */
					throw new StoreError( 'woocommerce_rest_cart_coupon_invalid_code', sprintf( __( 'You haven’t added coupon “%s”.', 'marketday' ), $code ), 409 );
				}
				$this->state->saveCoupons( array_values( array_diff( $this->state->coupons(), [ $code ] ) ) );
			}
		);
	}

	/** Tells whether the shop has this coupon, or the basket once had it. */
	public function knowsCoupon( string $code ): bool {
		return null !== $this->coupons->find( $code ) || in_array( CouponReader::normalise( $code ), $this->state->coupons(), true );
	}

	public function chooseShippingRate( string $packageId, string $rateId ): void {
		if ( BasketReader::PACKAGE !== $packageId || strlen( $rateId ) > self::LONGEST_RATE ) {
			throw new StoreError( 'woocommerce_rest_cart_shipping_rate_error', __( 'We don’t recognise that delivery option.', 'marketday' ) );
		}
		// Of an empty basket there is nothing to send, and no session to begin.
		if ( ! $this->session->isUntouched() ) {
			$this->change( fn () => $this->state->chooseRate( $packageId, $rateId ) );
		}
	}

	public function updateAddresses( ?Address $billing, ?Address $shipping ): void {
		$this->change( fn () => $this->addresses->save( $billing, $shipping ) );
	}

	public function quote( array $additions ): BasketContents {
		$before = $this->reading;
		try {
			return $this->holds->without( fn (): BasketContents => $this->session->tryOut(
				function () use ( $additions ): BasketContents {
					$this->state->saveItems( [] );
					foreach ( $additions as $addition ) {
						$this->place( $addition );
					}
					return $this->mapper->map( $this->reader->read() );
				}
			) );
		} finally {
			$this->reading = $before;
		}
	}

	public function hash(): string {
		$sums = $this->reading()->sums;
		if ( [] === $sums->lines ) {
			return '';
		}
		$rows = array_map(
			static fn ( LineTotals $line ): array => [ $line->item->toArray(), $line->subtotal, $line->subtotalTax, $line->total, $line->tax ],
			$sums->lines
		);
		return md5( (string) wp_json_encode( $rows ) . $sums->total() );
	}

	public function hold(): ?int {
		return $this->holds->hold();
	}

	public function isHeldWhole(): bool {
		return $this->holds->isWhole();
	}

	public function fragments(): array {
		$fragments = [
			'div.widget_shopping_cart_content' => '<div class="widget_shopping_cart_content">' . $this->mapper->miniBasket( $this->reading() ) . '</div>',
		];
		$filtered  = apply_filters( 'woocommerce_add_to_cart_fragments', $fragments );
		return array_filter( is_array( $filtered ) ? $filtered : $fragments, 'is_string' );
	}

	public function key(): string {
		return $this->session->id();
	}

	/** The same line of both has the other's quantity: it is the newer wish. What has sold out meanwhile the basket's own checks tell. */
	public function takeOver( string $key ): void {
		$theirs = $this->session->dataOf( $key );
		$items  = BasketState::itemsOf( $theirs['cart'] ?? [] );
		if ( [] === $items ) {
			throw new StoreError( 'woocommerce_rest_cart_empty', __( 'Your basket is empty.', 'marketday' ) );
		}
		if ( $key === $this->session->id() ) {
			return;
		}
		$this->change(
			function () use ( $key, $items, $theirs ): void {
				$this->state->saveItems( $items + $this->state->items() );
				if ( [] === $this->state->coupons() ) {
					$this->state->saveCoupons( array_values( array_filter( (array) ( $theirs['coupons'] ?? [] ), 'is_string' ) ) );
				}
				$this->holds->takeAlong( $key );
			}
		);
	}

	public function contentsOf( string $key ): array {
		$theirs = $this->session->dataOf( $key );
		$pieces = [];
		foreach ( BasketState::itemsOf( $theirs['cart'] ?? [] ) as $item ) {
			$pieces[ $item->id() ] = ( $pieces[ $item->id() ] ?? 0 ) + $item->quantity;
		}
		return [
			'pieces'  => $pieces,
			'coupons' => array_values( array_filter( (array) ( $theirs['coupons'] ?? [] ), 'is_string' ) ),
		];
	}

	public function end( string $key ): void {
		$this->session->endOf( $key );
	}

	public function isUntouched(): bool {
		return $this->session->isUntouched();
	}

	/** Takes out lines whose product is gone and coupons that no longer hold. */
	public function prune(): void {
		$this->change(
			function (): void {
				$sums = $this->reader->read()->sums;
				$this->state->saveCoupons( array_map( static fn ( CalculatedCoupon $one ): string => $one->coupon->code, $sums->coupons ) );
				$this->state->saveItems( array_intersect_key( $this->state->items(), $sums->lines ) );
			}
		);
	}

	/** Forgets what was read: the basket, the addresses or the visitor have changed elsewhere. */
	public function forget(): void {
		$this->reading = null;
	}

	/** Reads anew and tells the browser's scripts and page caches what there is now. */
	public function refresh(): void {
		$this->forget();
		$this->session->sendBasketState( $this->hash() );
	}

	/**
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 */
	public function change( Closure $work ): mixed {
		$this->forget();
		$result = $this->session->change( $work );
		$this->refresh();
		SaleEvents::basketChanged();
		return $result;
	}

	private function place( AddToBasket $addition ): string {
		$this->purchasable->prime( array_values( array_unique( [ $addition->productId, $addition->variationId ?: $addition->productId ] ) ) );
		$found = $this->purchasable->find( $addition->variationId ?: $addition->productId );
		if ( null === $found || ( $addition->variationId > 0 && ! in_array( $addition->productId, [ $found->productId, $addition->variationId ], true ) ) ) {
			throw new StoreError( 'woocommerce_rest_cart_invalid_product', __( 'We can’t find that product.', 'marketday' ) );
		}
		[ $purchasable, $variation ] = $this->choice->resolve( $found, $addition->attributes );
		return $this->put( $purchasable, $variation, $addition );
	}

	/** @param array<string, string> $variation */
	private function put( PurchasableItem $purchasable, array $variation, AddToBasket $addition ): string {
		$items             = $this->state->items();
		[ $valid, $stock ] = $this->reader->available( $items );
		$quantity          = $purchasable->soldIndividually && $addition->quantity > 0 ? 1 : $addition->quantity;
		$data              = SaleEvents::lineData( $addition->sent, new LineItem( $purchasable->productId, $purchasable->variationId, $quantity, $addition->data ) );
		$key               = BasketItem::keyOf( $purchasable->productId, $purchasable->variationId, $variation, $data );
		$already           = $this->rules->pieces( $valid, $stock, $purchasable->stockId );
		$this->rules->checkAdding( $purchasable, $quantity, $already );
		[ $id, $variationId ] = [ $purchasable->productId, $purchasable->variationId ];
		if ( true !== apply_filters( 'woocommerce_add_to_cart_validation', true, $id, $quantity, $variationId, $variation, $data ) ) {
			/* translators: %s: product's name */
			throw new StoreError( 'woocommerce_rest_add_to_cart_error', sprintf( __( '“%s” can’t be added to your basket.', 'marketday' ), $purchasable->name ) );
		}
		$added = $quantity;
		if ( isset( $items[ $key ] ) ) {
			$quantity += $items[ $key ]->quantity;
			$this->rules->checkQuantity( $purchasable, $quantity, $this->rules->pieces( $valid, $stock, $purchasable->stockId, $key ) );
		}
		$this->holds->claim( $purchasable, $added, $already );
		$items[ $key ] = new BasketItem( $key, $purchasable->productId, $purchasable->variationId, $variation, min( $quantity, $purchasable->maximum() ), $data );
		$this->state->saveItems( array_intersect_key( $items, $valid + [ $key => true ] ) );
		return $key;
	}

	/** @return array<string, BasketItem> With this line among them. */
	private function items( string $key ): array {
		$items = $this->state->items();
		if ( ! isset( $items[ $key ] ) ) {
			throw $this->unknownLine();
		}
		return $items;
	}

	private function unknownLine(): StoreError {
		return new StoreError( 'woocommerce_rest_cart_invalid_key', __( 'That product is no longer in your basket.', 'marketday' ), 409 );
	}

	private function couponError( string $sentence ): StoreError {
		return new StoreError( CouponRules::CODE, $sentence );
	}
}
