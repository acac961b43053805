<?php

declare( strict_types=1 );

namespace Marketday\BasketReservation;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\OwnCookie;

/**
 * The cookie by which the countdown knows when it began: milliseconds, or 0 once it is over. Scripts read and write it; the stock that is
 * held is not told by it.
 */
final class TimerCookie {
	public const NAME = 'wopb_cart_reserved_timer';

	/** In seconds; 0 where nothing is held. */
	public function began(): int {
		return max( 0, intdiv( (int) OwnCookie::read( self::NAME ), 1000 ) );
	}

	/**
	 * @param int $began In seconds, as is `$ends`.
	 * @return bool Whether it is another than before.
	 */
	public function send( int $began, int $ends ): bool {
		return $this->set( (string) ( 1000 * $began ), $ends );
	}

	public function forget(): void {
		if ( isset( $_COOKIE[ self::NAME ] ) ) {
			$this->set( '', 1 );
		}
	}

	private function set( string $value, int $expires ): bool {
		if ( OwnCookie::read( self::NAME ) === $value ) {
			return false;
		}
		OwnCookie::send( self::NAME, $value, $expires, false );
		return true;
	}
}
