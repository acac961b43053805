<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Data that a shopper sends to order. Prices, totals and rates are never part of it. */
final class CheckoutRequest {
	/** The namespace of extensions in which the Store API's callers send the key (docs/PROTOCOL.md#an-answer-that-is-lost). */
	public const OWN_EXTENSION = 'marketday';

	/**
	 * @param array<string, string>               $paymentData
	 * @param array<string, array<string, mixed>> $extensions    By namespace (docs/PROTOCOL.md#order-attribution).
	 */
	public function __construct(
		public readonly SubmittedAddresses $addresses,
		public readonly string $paymentMethod,
		public readonly string $customerNote = '',
		public readonly array $paymentData = [],
		public readonly array $extensions = [],
		public readonly AccountRequest $account = new AccountRequest(),
		/** @var array<string, string> What the shop's own fields hold, by id: tidy, and not checked otherwise. */
		public readonly array $fields = [],
		/** Key of its sender: sent again with it, an order whose answer was lost is answered again. '' for none. */
		public readonly string $key = ''
	) {}

	/** @param mixed $extensions As they were sent: nothing in them is checked. */
	public static function keyIn( mixed $extensions ): string {
		$own = is_array( $extensions ) || $extensions instanceof \stdClass ? ( (array) $extensions )[ self::OWN_EXTENSION ] ?? [] : [];
		$key = is_array( $own ) || $own instanceof \stdClass ? ( (array) $own )['key'] ?? '' : '';
		return is_string( $key ) && 1 === preg_match( '/^[\w.-]{8,64}$/D', $key ) ? $key : '';
	}
}
