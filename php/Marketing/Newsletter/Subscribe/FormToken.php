<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Subscribe;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\SignedToken;

/** The subscription's token: fetched when a visitor turns to a form, so that pages hold none, and renewed by the heartbeat. It says when that was. */
final class FormToken {
	private const PURPOSE = 'newsletter-token';
	private const LASTS   = 12 * HOUR_IN_SECONDS;

	/** Seconds between turning to a form and sending it: robots are faster, the page's script waits them out. */
	public const HURRY = 2;

	public static function create(): string {
		return SignedToken::sign( self::PURPOSE, (string) time(), time() + self::LASTS );
	}

	public static function guard(): Guard {
		return Guard::custom( 'subscription token in token', static function ( Request $request ): void {
			$token = $request->raw( 'token' );
			if ( ! is_string( $token ) || null === SignedToken::read( self::PURPOSE, $token ) ) {
				throw new Problem( 401, 'unauthorized', __( 'This page has expired. Please send the form again.', 'marketday' ) );
			}
		} );
	}

	/** @param string $token Of a request that passed the guard. */
	public static function isHurried( string $token ): bool {
		return self::isTooSoon( (int) SignedToken::read( self::PURPOSE, $token ) );
	}

	/** @param int $since Unix time. */
	public static function isTooSoon( int $since ): bool {
		/** Seconds below which a form counts as filled in by a robot. @param int $seconds */
		return time() - $since < (int) apply_filters( 'marketday_newsletter_hurry', self::HURRY );
	}
}
