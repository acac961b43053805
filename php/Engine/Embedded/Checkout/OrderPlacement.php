<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AddressPair;
use Marketday\Engine\Contract\CheckoutRequest;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Embedded\Basket\SessionBasket;
use Marketday\Engine\Embedded\Customers\VisitorAddresses;

/**
 * The transaction that makes one order of one basket: checks, order, stock, coupons, sales, an empty basket; or nothing.
 * It holds the session's row, so a second request with the same basket waits and then finds the order made.
 */
final class OrderPlacement {
	public function __construct(
		private readonly SessionBasket $basket,
		private readonly PlacedBasket $placed,
		private readonly VisitorAddresses $addresses,
		private readonly PlacementRules $rules,
		private readonly OrderWriter $writer,
		private readonly SaleRecords $records,
		private readonly AccountMaker $accounts,
		private readonly OrderFollowUps $followUps
	) {}

	/** Places an order, only inside `Session::change()`. @param string $basketId The basket the request was sent for. */
	public function place( CheckoutRequest $request, string $basketId ): PlacementResult {
		$repeat = $this->placed->by( $basketId );
		if ( null !== $repeat ) {
			return $repeat;
		}
		$this->rules->checkGuest( $request );
		$this->addresses->save( $request->addresses->billing, $request->addresses->shipping );
		$this->basket->forget();
		$reading = $this->basket->reading();
		$handler = $this->rules->check( $request, $reading );
		$account = $this->rules->createsAccount( $request ) ? $this->accounts->make( $request->addresses->billing, $request->account->password ) : 0;
		$user    = $account ?: get_current_user_id();
		$draft   = new OrderDraft(
			$reading->sums,
			new AddressPair(
				$request->addresses->billing,
				$reading->sums->delivery->isNeeded ? $request->addresses->shipping : new \Marketday\Engine\Contract\Address()
			),
			$handler?->method(),
			$this->rules->firstStatus( $handler, $reading ),
			new SubmittedFields( $request->customerNote, $request->extensions, $request->fields ),
			$user,
			$this->basket->hash()
		);
		[ $id, $key ] = $this->writer->write( $draft );
		$stock        = $this->records->write( $id, $draft, $reading );
		SaleEvents::checkoutExtensions( $request->extensions, $id );
		$this->followUps->onPlaced( $id, $draft->status, $stock );
		if ( 0 < $account && '' === $request->account->password ) {
			$this->followUps->welcome( $account );
		} elseif ( 0 === $account && $this->rules->createsAccount( $request ) ) {
			$this->followUps->notifyOwner( $request->addresses->billing->email );
		}
		$this->placed->keep( $id, $key, $basketId, $request->key );
		if ( $user > 0 ) {
			VisitorAddresses::saveToAccount(
				$user,
				$draft->addresses->billing,
				$reading->sums->delivery->isNeeded ? $draft->addresses->shipping : $draft->addresses->billing
			);
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
		$this->rules->checkForm( $request, $this->basket->reading() );
	}
}
