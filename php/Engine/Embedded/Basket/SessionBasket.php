<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\Basket;
use Marketday\Engine\Contract\BasketContents;
use Marketday\Engine\Contract\PageRegions;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Coupons\CouponReader;
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
		private readonly BasketLines $lines,
		private readonly BasketCoupons $coupons,
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
		return $this->change( fn (): string => $this->lines->add( $addition ) );
	}

	public function update( string $key, int $quantity ): void {
		if ( $quantity < 1 ) {
			$this->remove( $key );
			return;
		}
		$this->change( fn () => $this->lines->setQuantity( $key, $quantity ) );
	}

	public function remove( string $key ): void {
		$this->change( fn () => $this->lines->remove( $key ) );
	}

	public function restore( string $key ): void {
		$this->change( fn () => $this->lines->restore( $key ) );
	}

	public function clear(): void {
		$this->change( fn () => $this->state->saveItems( [] ) );
	}

	public function applyCoupon( string $code ): void {
		$code = CouponReader::normalise( $code );
		$this->coupons->watch( $code );
		$this->change( fn () => $this->coupons->apply( $code ) );
	}

	public function removeCoupon( string $code ): void {
		$this->change( fn () => $this->coupons->remove( CouponReader::normalise( $code ) ) );
	}

	/** Tells whether the shop has this coupon, or the basket once had it. */
	public function knowsCoupon( string $code ): bool {
		return $this->coupons->knows( $code );
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
						$this->lines->add( $addition );
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
			static fn ( LineTotals $line ): array => [ $line->item->toArray(), $line->before->net, $line->before->tax, $line->after->net, $line->after->tax ],
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
		$fragments = PageRegions::miniCart( fn (): string => $this->mapper->miniBasket( $this->reading() ) );
		$filtered  = apply_filters( 'woocommerce_add_to_cart_fragments', $fragments );
		return array_filter( is_array( $filtered ) ? $filtered : $fragments, 'is_string' );
	}

	public function key(): string {
		return $this->session->id();
	}

	/** The same line of both has the other's quantity: it is the newer choice. What has sold out meanwhile the basket's own checks tell. */
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
}
