<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Limit of how often one visitor may do something: a bucket of tokens that fills again steadily. Each limit has a name and buckets of its own,
 * of a number that never grows.
 */
final class RateLimit {
	/**
	 * Factor for all visitors together whose IPv6 begins with the same 48 bits: a house, or a part of a mobile network.
	 * Who has them all to himself would else be as many visitors as there are buckets.
	 */
	private const WIDE = 16;

	/** More than that in a table's thousandths is no whole number of 32 bits. */
	private const MOST = 2_000_000;

	/**
	 * @param string      $name  In lower case with hyphens: `log-in`.
	 * @param int         $calls At once; as many come back within the seconds.
	 * @param string|null $who   Null counts each visitor; else whoever is named, such as a mailbox, whoever asks.
	 */
	public function __construct(
		private readonly string $name,
		private readonly int $calls,
		private readonly int $seconds,
		private readonly ?string $who = null
	) {}

	/** Limit of the open read calls: `->and( RateLimit::reads()->guard() )`. */
	public static function reads(): self {
		return new self( 'reads', 120, 10 );
	}

	/** 429 with Retry-After for who asks more. */
	public function guard(): Guard {
		return Guard::custom( "limit of {$this->name} per visitor", fn () => $this->spend() );
	}

	/** Takes a token. @throws Problem 429 where there is none. */
	public function spend(): void {
		$wait = $this->take();
		if ( $wait > 0 ) {
			throw new Problem(
				429,
				'marketday_too_many_requests',
				__( 'Too many requests. Please wait a moment.', 'marketday' ),
				[ 'retry_after' => $wait ],
				null,
				[ 'Retry-After' => (string) $wait ]
			);
		}
	}

	/** @return int 0, or the seconds to wait. */
	public function take(): int {
		return $this->ask( 1 );
	}

	/** Tells whether a token is left, which stays. */
	public function isReached(): bool {
		return $this->ask( 0 ) > 0;
	}

	private function ask( int $tokens ): int {
		/**
		 * The limit of what it is named after, for one visitor; null switches it off.
		 *
		 * @param array{calls: int, seconds: int}|null $limit
		 * @param string                               $name  `reads`, `checkout`, `log-in` ...
		 */
		$limit = apply_filters( 'marketday_rate_limit', [
			'calls'   => $this->calls,
			'seconds' => $this->seconds,
		], $this->name );
		if ( ! is_array( $limit ) || ! is_int( $limit['calls'] ?? null ) || ! is_int( $limit['seconds'] ?? null ) || $limit['calls'] < 1 || $limit['seconds'] < 1 ) {
			return 0;
		}
		[ 'calls' => $calls, 'seconds' => $seconds ] = $limit;
		$kept = new TokenBuckets( $this->name );
		$wide = null === $this->who && Visitor::wideNetwork() !== Visitor::network() ? TokenBuckets::of( Visitor::wideNetwork() ) : null;
		$most = min( self::MOST, self::WIDE * $calls );
		// Asked first and taken from last: who is refused takes nothing from his neighbours, nor a network that is at its limit from all others.
		if ( null !== $wide && $kept->countTokens( $wide, $most, $seconds ) < 1 ) {
			return max( 1, (int) ceil( $seconds / $most ) );
		}
		$own     = TokenBuckets::of( $this->who ?? Visitor::network() );
		$left    = 0 === $tokens ? $kept->countTokens( $own, $calls, $seconds ) : $kept->take( $own, $calls, $seconds );
		$missing = 1 - $tokens - $left;
		if ( $missing > 0 ) {
			return max( 1, (int) ceil( $missing * $seconds / $calls ) );
		}
		if ( null !== $wide && $tokens > 0 ) {
			$kept->take( $wide, $most, $seconds );
		}
		return 0;
	}
}
