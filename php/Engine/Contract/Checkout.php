<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

interface Checkout {
	/** @return array<string, string> Countries the shop sells to: name by code. */
	public function countries(): array;

	/**
	 * @param 'billing'|'shipping' $kind
	 * @return list<AddressField> In the order of display, for this country.
	 */
	public function addressFields( string $kind, string $country ): array;

	/**
	 * An address as it stands on an envelope of its country, with names where the fields hold codes.
	 *
	 * @return list<string> Lines of plain text; [] where nothing but a country is known: that is where the visitor was guessed to be.
	 */
	public function addressLines( Address $address ): array;

	/** Tells whether a postcode may be one of a country, however it was typed. */
	public function isPostcode( string $postcode, string $country ): bool;

	/** @return list<string> Names of the ways of delivery to a country, whatever is in the basket: only an address decides their prices. */
	public function deliveryNames( string $country ): array;

	/** Offer for this visitor: nothing is offered to who is logged in. */
	public function accountOffer(): AccountOffer;

	/** @return list<PaymentMethod> Those the current basket can be paid with. */
	public function paymentMethods(): array;

	/**
	 * Checks what `place()` would refuse the form for, before anything is ordered or paid. How it is paid is not asked.
	 *
	 * @throws CheckoutRefused With a message for each field.
	 * @throws StoreError      When the basket or stock does not allow it.
	 */
	public function check( CheckoutRequest $request ): void;

	/**
	 * Makes one order of the basket, takes its stock and coupons in the same transaction, and starts the payment.
	 * The same basket sent twice makes one order.
	 *
	 * @throws CheckoutRefused With a message for each field.
	 * @throws StoreError      When the basket or stock no longer allows it.
	 */
	public function place( CheckoutRequest $request ): PlacedOrder;

	/** The order that this visitor's basket became within the last hour; null where there is none, and as soon as there is something in a basket again. */
	public function lastOrder(): ?PlacedOrder;

	/** The shopper has turned away from paying: the order is cancelled, and where he orders from this browser, his basket is as it was. */
	public function giveUp( int $orderId, string $note ): void;
}
