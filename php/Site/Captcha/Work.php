<?php

declare( strict_types=1 );

namespace Marketday\Site\Captcha;

defined( 'ABSPATH' ) || exit;

/**
 * Work of a visitor's browser for a session while its form is filled in: a number that gives the session's name a SHA-256 that begins
 * with so many zeros. One form costs nothing that anybody feels; thousands cost a robot's machine thousands of times that. It stops nobody
 * who is willing to pay for it.
 */
final class Work {
	/** Bits: 32,000 and 260,000 tries on average. A telephone makes some 50,000 in a second. */
	public const LEAST = 15;
	public const ALONE = 18;

	/** More for each step from a network that has begun many. */
	private const STEP = 2;

	private const MOST = 26;

	/**
	 * @param int $least With the letters of the picture.
	 * @param int $alone In their place: for who sees and hears none.
	 */
	public function __construct(
		public readonly int $least = self::LEAST,
		public readonly int $alone = self::ALONE
	) {}

	/** @param bool $isMany Whether its network has begun many sessions in the last minutes. */
	public static function forVisitor( bool $isMany ): self {
		/**
		 * The number of bits of zeros that a browser works for: more for a site that robots have found. Each doubles the time.
		 *
		 * @param array{least: int, alone: int} $bits   With the letters of the picture, and in their place.
		 * @param bool                          $isMany
		 */
		$bits = apply_filters( 'marketday_captcha_work', [
			'least' => self::LEAST + ( $isMany ? self::STEP : 0 ),
			'alone' => self::ALONE + ( $isMany ? self::STEP : 0 ),
		], $isMany );
		$bound = static fn ( mixed $bits, int $usual ): int => is_int( $bits ) ? max( 1, min( self::MOST, $bits ) ) : $usual;
		return is_array( $bits ) ? new self( $bound( $bits['least'] ?? null, self::LEAST ), $bound( $bits['alone'] ?? null, self::ALONE ) ) : new self();
	}

	/** @param string $found What the browser has sent. */
	public static function isDone( string $session, int $bits, string $found ): bool {
		if ( 1 !== preg_match( '/^[0-9a-z]{1,12}$/D', $found ) ) {
			return false;
		}
		$zeros = 0;
		foreach ( str_split( hash( 'sha256', "{$session}:{$found}", true ) ) as $byte ) {
			$value  = ord( $byte );
			$zeros += 0 === $value ? 8 : 8 - strlen( decbin( $value ) );
			if ( 0 !== $value ) {
				break;
			}
		}
		return $zeros >= $bits;
	}

	/** @return array{least: int, alone: int} For the browser. */
	public function toArray(): array {
		return [
			'least' => $this->least,
			'alone' => $this->alone,
		];
	}
}
