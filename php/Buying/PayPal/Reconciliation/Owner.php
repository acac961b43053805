<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Reconciliation;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\FirstPartyCookie;

/**
 * Owner of a payment: a user, or the browser that has the key. The table has its hash alone. A number of PayPal's order gives nobody
 * a right to it.
 */
final class Owner {
	public const COOKIE = 'marketday_paypal';

	private const LIFETIME = DAY_IN_SECONDS;

	/** '' for a visitor who has begun nothing. */
	public function current(): string {
		$key = FirstPartyCookie::read( self::COOKIE );
		return 1 === preg_match( '/^[a-f0-9]{32}$/D', $key ) ? $this->hash( $key ) : '';
	}

	/** The visitor gets his key with the first payment. */
	public function begin(): string {
		$owner = $this->current();
		if ( '' !== $owner ) {
			return $owner;
		}
		$key = bin2hex( random_bytes( 16 ) );
		FirstPartyCookie::send( self::COOKIE, $key, time() + self::LIFETIME );
		return $this->hash( $key );
	}

	public function owns( Payment $payment ): bool {
		return '' !== $this->current() && hash_equals( $payment->owner, $this->current() );
	}

	private function hash( string $key ): string {
		return hash_hmac( 'sha256', $key, wp_salt() );
	}
}
