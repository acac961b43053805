<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\CheckoutRequest;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\PaymentHandler;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\Storage\Database;
use Marketday\Engine\Contract\Storage\MetaRows;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Basket\BasketSnapshot;
use Marketday\Engine\Embedded\Basket\BasketState;
use Marketday\Engine\Embedded\Basket\ContentsMapper;
use Marketday\Engine\Embedded\Basket\LineTotals;
use Marketday\Engine\Embedded\Basket\PurchasableItem;
use Marketday\Engine\Embedded\Basket\SessionBasket;
use Marketday\Engine\Embedded\Coupons\CouponUse;
use Marketday\Engine\Embedded\Customers\VisitorAddresses;
use Marketday\Engine\Embedded\Downloads\DownloadGrants;
use Marketday\Engine\Embedded\Session\Session;

/**
 * The transaction that makes one order of one basket: checks, order, stock, coupons, sales, an empty basket; or nothing.
 * It holds the session's row, so a second request with the same basket waits and then finds the order made.
 */
final class OrderPlacement {
	public function __construct(
		private readonly Session $session,
		private readonly SessionBasket $basket,
		private readonly BasketState $state,
		private readonly VisitorAddresses $addresses,
		private readonly ContentsMapper $mapper,
		private readonly CheckoutRules $rules,
		private readonly PaymentHandlers $handlers,
		private readonly OrderWriter $writer,
		private readonly StockReduction $stock,
		private readonly AccountMaker $accounts,
		private readonly DownloadGrants $downloads,
		private readonly OrderFollowUps $followUps
	) {}

	/** Places an order, only inside `Session::change()`. @param string $basketId The basket the request was sent for. */
	public function place( CheckoutRequest $request, string $basketId ): PlacementResult {
		$repeat = $this->repeated( $basketId );
		if ( null !== $repeat ) {
			return $repeat;
		}
		$this->rules->refuseForbiddenGuest( $request );
		$this->addresses->save( $request->billing, $request->shipping );
		$this->basket->forget();
		$reading = $this->basket->reading();
		$handler = $this->check( $request, $reading );
		$account = $this->rules->createsAccount( $request ) ? $this->accounts->make( $request->billing, $request->password ) : 0;
		$user    = $account ?: get_current_user_id();
		$draft   = new OrderDraft(
			$reading->sums,
			$request->billing,
			$reading->sums->needsShipping ? $request->shipping : new \Marketday\Engine\Contract\Address(),
			$handler?->method(),
			$this->firstStatus( $handler, $reading ),
			$request->customerNote,
			$user,
			$this->basket->hash(),
			$request->extensions,
			$request->fields
		);
		[ $id, $key ] = $this->writer->write( $draft );
		$stock        = $this->stock->take( array_values( array_map(
			static fn ( LineTotals $line ): array => [ 'purchasable' => $line->purchasable, 'quantity' => $line->item->quantity ],
			$reading->sums->lines
		) ) );
		$this->takeCoupons( $reading, $request->billing->email, $user );
		$this->countSales( $reading );
		$this->downloads->follow( $id, $draft->status );
		SaleEvents::checkoutExtensions( $request->extensions, $id );
		$this->followUps->placed( $id, $draft->status, $stock );
		if ( 0 < $account && '' === $request->password ) {
			$this->followUps->welcome( $account );
		} elseif ( 0 === $account && $this->rules->createsAccount( $request ) ) {
			$this->followUps->tellOwner( $request->billing->email );
		}
		$this->finish( $id, $key, $basketId, $request->key );
		if ( $user > 0 ) {
			VisitorAddresses::saveToAccount( $user, $draft->billing, $reading->sums->needsShipping ? $draft->shipping : $draft->billing );
		}
		return new PlacementResult( $id, $key, false, $account );
	}

	/** Announces after the transaction, before the payment: the mails wait for how that begins. */
	public function announce( PlacementResult $made ): void {
		clean_post_cache( $made->orderId );
		if ( $made->newUserId > 0 ) {
			$this->accounts->logIn( $made->newUserId );
		}
		$this->followUps->announce();
	}

	/** Checks what the form alone is refused for; the way of delivery is chosen for the addresses that are kept. */
	public function checkForm( CheckoutRequest $request ): void {
		$reading = $this->basket->reading();
		$this->rules->refuseForbiddenGuest( $request );
		$this->rules->refuseBasket( $reading );
		$this->rules->refuseFields( $request->billing, $request->shipping, $reading->sums->needsShipping, $request->fields );
	}

	private function check( CheckoutRequest $request, BasketSnapshot $reading ): ?PaymentHandler {
		$this->rules->refuseBasket( $reading );
		$this->rules->refuseFields( $request->billing, $request->shipping, $reading->sums->needsShipping, $request->fields );
		$this->rules->refuseShipping( $reading );
		if ( 0 === $reading->sums->total() ) {
			return null;
		}
		$handler = $this->handlers->available( $this->mapper->map( $reading ) )[ $request->paymentMethod ] ?? null;
		$this->rules->refusePayment( $handler, $request->paymentMethod );
		return $handler;
	}

	/** First status, as with WooCommerce: nothing is left to do for free files, and files are not given out before they are paid. */
	private function firstStatus( ?PaymentHandler $handler, BasketSnapshot $reading ): OrderStatus {
		$purchasable  = array_map( static fn ( LineTotals $line ): PurchasableItem => $line->purchasable, $reading->sums->lines );
		$files  = array_filter( $purchasable, static fn ( PurchasableItem $one ): bool => $one->downloadable );
		$status = $handler?->initialStatus() ?? OrderStatus::Processing;
		if ( OrderStatus::Processing !== $status || [] === $files ) {
			return $status;
		}
		if ( null !== $handler ) {
			return OrderStatus::OnHold;
		}
		$virtual = array_filter( $files, static fn ( PurchasableItem $one ): bool => $one->virtual );
		return count( $purchasable ) === count( $virtual ) ? OrderStatus::Completed : $status;
	}

	/**
	 * The order this visitor's last basket became; null as soon as there is something in a basket again.
	 *
	 * @param string $sentWith The key that its request must have been sent with; '' for any.
	 */
	public function earlier( string $sentWith = '' ): ?PlacementResult {
		$placed = $this->session->get( 'placed' );
		$isIt   = is_array( $placed ) && ( '' === $sentWith || $sentWith === ( $placed['sent_with'] ?? '' ) );
		return $isIt && [] === $this->state->items() ? self::madeBefore( $placed ) : null;
	}

	/** The payment's page, to which a shopper goes on who has lost the answer that would have led him there. */
	public function goesOnAt( int $orderId, string $url ): void {
		$this->session->change( function () use ( $orderId, $url ): void {
			$placed = $this->session->get( 'placed' );
			if ( is_array( $placed ) && $orderId === ( $placed['order'] ?? 0 ) ) {
				$this->session->set( 'placed', [ 'next' => $url ] + $placed );
			}
		} );
	}

	private function repeated( string $basketId ): ?PlacementResult {
		$placed = $this->session->get( 'placed' );
		$isSame = is_array( $placed ) && '' !== $basketId && ( $placed['basket'] ?? null ) === $basketId;
		return $isSame ? self::madeBefore( $placed ) : null;
	}

	/** @param array<array-key, mixed> $placed */
	private static function madeBefore( array $placed ): PlacementResult {
		return new PlacementResult( (int) ( $placed['order'] ?? 0 ), (string) ( $placed['key'] ?? '' ), true, nextUrl: (string) ( $placed['next'] ?? '' ) );
	}

	private function takeCoupons( BasketSnapshot $reading, string $email, int $userId ): void {
		$coupons = array_map(
			static fn ( \Marketday\Engine\Embedded\Basket\CalculatedCoupon $one ): \Marketday\Engine\Embedded\Coupons\Coupon => $one->coupon,
			$reading->sums->coupons
		);
		usort( $coupons, static fn ( $a, $b ): int => $a->id <=> $b->id );
		foreach ( $coupons as $coupon ) {
			if ( ! CouponUse::take( $coupon, $email, $userId ) ) {
				/* translators: %s: coupon code */
				throw new StoreError( 'woocommerce_rest_cart_coupon_errors', sprintf( __( 'Coupon “%s” has been fully used. Please remove it.', 'marketday' ), $coupon->code ), 409 );
			}
		}
	}

	private function countSales( BasketSnapshot $reading ): void {
		global $wpdb;
		$sold = [];
		foreach ( $reading->sums->lines as $line ) {
			$sold[ $line->purchasable->productId ] = ( $sold[ $line->purchasable->productId ] ?? 0 ) + $line->item->quantity;
		}
		ksort( $sold );
		foreach ( $sold as $id => $quantity ) {
			if ( 0 === Database::execute(
				"UPDATE {$wpdb->postmeta} SET meta_value = CAST(meta_value AS SIGNED) + %d WHERE post_id = %d AND meta_key = 'total_sales'",
				$quantity,
				$id
			) ) {
				MetaRows::insert( $wpdb->postmeta, 'post_id', [ [ $id, 'total_sales', (string) $quantity ] ] );
			}
			Database::execute( "UPDATE {$wpdb->prefix}wc_product_meta_lookup SET total_sales = total_sales + %d WHERE product_id = %d", $quantity, $id );
			wp_cache_delete( $id, 'post_meta' );
		}
	}

	/** The payment failed: the basket is as it was before the order, so that the shopper can try again. */
	public function reopen( int $orderId ): void {
		$this->basket->change(
			function () use ( $orderId ): void {
				$placed = $this->session->get( 'placed' );
				if ( is_array( $placed ) && $orderId === ( $placed['order'] ?? 0 ) && [] === $this->state->items() ) {
					$this->session->set( 'cart', $placed['cart'] ?? [] );
					$this->state->saveItems( $this->state->items() );
					$this->state->saveCoupons( array_values( array_filter( (array) ( $placed['coupons'] ?? [] ), 'is_string' ) ) );
					$this->session->set( 'placed', null );
				}
			}
		);
	}

	private function finish( int $id, string $key, string $basketId, string $sentWith ): void {
		$this->session->set(
			'placed',
			[
				'basket'  => $basketId,
				'order'   => $id,
				'key'     => $key,
				'sent_with' => $sentWith,
				'cart'    => $this->session->get( 'cart', [] ),
				'coupons' => $this->state->coupons(),
			]
		);
		$this->state->saveItems( [] );
		$this->session->set( 'basket_id', null );
		$this->session->set( 'customer_note', null );
	}
}
