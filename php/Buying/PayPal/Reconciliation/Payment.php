<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Reconciliation;

defined( 'ABSPATH' ) || exit;

/** One payment that a visitor has begun with PayPal. */
final class Payment {
	public function __construct(
		public readonly string $id,
		public readonly string $owner,
		public readonly PaymentOrigin $origin,
		/** Amount in minor units, as the shopper saw it. */
		public readonly int $amount,
		public readonly string $currency,
		/** 0 until it has an order. */
		public readonly int $orderId,
		public readonly bool $isApproved
	) {}

	/** @param array<array-key, mixed> $row */
	public static function fromRow( array $row ): self {
		$text = static fn ( string $name ): string => is_scalar( $row[ $name ] ?? null ) ? (string) $row[ $name ] : '';
		$data = json_decode( $text( 'data' ), true );
		return new self(
			$text( 'paypal_id' ),
			$text( 'owner' ),
			new PaymentOrigin( $text( 'context' ), (int) $text( 'begun_at' ), is_array( $data ) ? array_filter( $data, 'is_string' ) : [] ),
			(int) $text( 'amount' ),
			$text( 'currency' ),
			(int) $text( 'order_id' ),
			'1' === $text( 'approved' )
		);
	}
}
