<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract\Outbox;

defined( 'ABSPATH' ) || exit;

/** States of an order in which its mails, by WooCommerce's names, are still true: in another one a later mail says more. */
final class OrderEmailStates {
	private const STATES = [
		'new_order'                 => [ 'on-hold', 'processing', 'completed', 'refunded' ],
		'cancelled_order'           => [ 'cancelled' ],
		'failed_order'              => [ 'failed' ],
		'customer_on_hold_order'    => [ 'on-hold' ],
		'customer_processing_order' => [ 'processing' ],
		'customer_completed_order'  => [ 'completed' ],
		'customer_cancelled_order'  => [ 'cancelled' ],
		'customer_refunded_order'   => [ 'refunded' ],
		'customer_failed_order'     => [ 'failed' ],
	];

	/** Tells whether the mail is about a state. */
	public static function knows( string $email ): bool {
		return isset( self::STATES[ $email ] );
	}

	public static function fits( string $email, string $status ): bool {
		return in_array( $status, self::STATES[ $email ] ?? [ $status ], true );
	}
}
