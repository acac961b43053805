<?php

declare( strict_types=1 );

namespace Marketday\Tests\Captcha;

use Marketday\Site\Captcha\Work;

/** What a browser does for a session. */
final class Solver {
	public static function find( string $session, int $bits = Work::LEAST ): string {
		for ( $number = 0; ; $number++ ) {
			$text = base_convert( (string) $number, 10, 36 );
			if ( Work::isDone( $session, $bits, $text ) ) {
				return $text;
			}
		}
	}
}
