<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Reconciliation;

defined( 'ABSPATH' ) || exit;

/** Outcome of a payment, once PayPal has been asked. */
enum Outcome {
	/** The money is there, or held for the shop. */
	case Paid;
	/** PayPal or a person has still to decide; the order waits. */
	case Waits;
	/** The shopper has not said yes yet. */
	case NotApproved;
	/** Refused; the shopper may try again. */
	case Declined;
	/** The shopper has said yes to another sum than the order's: nothing is taken, and he is asked anew. */
	case Changed;
	/** PayPal said nothing: the payment may have happened, and is asked for again later. */
	case Unknown;

	/** Tells whether nothing was taken, and the shopper may pay in another way. */
	public function isUnpaid(): bool {
		return in_array( $this, [ self::NotApproved, self::Declined, self::Changed ], true );
	}

	/** Sentence for the shopper where the sum has changed. */
	public static function sumChangedSentence(): string {
		return __( 'Your order total has changed since you approved the payment with PayPal. You haven’t been charged. Please approve the new total.', 'marketday' );
	}
}
