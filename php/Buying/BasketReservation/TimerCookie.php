<?php

declare( strict_types=1 );

namespace Marketday\Buying\BasketReservation;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\FirstPartyCookie;

/**
 * The cookie by which the countdown knows when it began: milliseconds, or 0 once it is over. The second is whole where all of the basket is
 * held; one millisecond more says that it is a part. Scripts read and write it; the stock that is held is not told by it.
 */
final class TimerCookie {
	public const NAME = 'wopb_cart_reserved_timer';

	/** Time in seconds; 0 where nothing is held. */
	public function startTime(): int {
		return max( 0, intdiv( (int) FirstPartyCookie::read( self::NAME ), 1000 ) );
	}

	/** Tells whether a part of the basket alone is held. */
	public function isPart(): bool {
		return (int) FirstPartyCookie::read( self::NAME ) % 1000 > 0;
	}

	/** @param int $began In seconds, as is `$ends`. */
	public function send( int $began, int $ends, bool $isWhole ): void {
		$this->set( (string) ( 1000 * $began + ( $isWhole ? 0 : 1 ) ), $ends );
	}

	public function forget(): void {
		if ( isset( $_COOKIE[ self::NAME ] ) ) {
			$this->set( '', 1 );
		}
	}

	private function set( string $value, int $expires ): void {
		if ( FirstPartyCookie::read( self::NAME ) !== $value ) {
			FirstPartyCookie::send( self::NAME, $value, $expires, false );
		}
	}
}
