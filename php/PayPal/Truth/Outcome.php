<?php

declare( strict_types=1 );

namespace Marketday\PayPal\Truth;

defined( 'ABSPATH' ) || exit;

/** What is true of a payment, once PayPal has been asked. */
enum Outcome {
	/** The money is there, or held for the shop. */
	case Paid;
	/** PayPal or a person has still to decide; the order waits. */
	case Waits;
	/** The shopper has not said yes yet. */
	case NotApproved;
	/** Refused; the shopper may try again. */
	case Declined;
	/** PayPal said nothing: the payment may have happened, and is asked for again later. */
	case Unknown;
}
