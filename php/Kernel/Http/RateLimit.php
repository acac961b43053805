<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

/**
 * How often one visitor may do something: a bucket of tokens that fills again steadily. Each limit has a name and buckets of its own,
 * of a number that never grows.
 */
final class RateLimit {
	/**
	 * @param string   $name   In lower case with hyphens: `log-in`.
	 * @param int      $calls  At once; as many come back within the seconds.
	 * @param int|null $bucket Null counts each visitor; a number is one bucket for all of them.
	 */
	public function __construct(
		private readonly string $name,
		private readonly int $calls,
		private readonly int $seconds,
		private readonly ?int $bucket = null
	) {}

	/** Of the open read calls: `->and( RateLimit::reads()->guard() )`. */
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
				__( 'Too many requests at once. Please wait a moment.', 'marketday' ),
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

	/** Whether a token is left, which stays. */
	public function isReached(): bool {
		return $this->ask( 0 ) > 0;
	}

	private function ask( int $tokens ): int {
		/**
		 * How often a visitor may do what the limit is named after; null switches it off.
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
		$left    = ( new TokenBuckets( $this->name ) )->take( $this->bucket ?? Visitor::bucket(), $limit['calls'], $limit['seconds'], $tokens );
		$missing = 1 - $tokens - $left;
		return $missing <= 0 ? 0 : max( 1, (int) ceil( $missing * $limit['seconds'] / $limit['calls'] ) );
	}
}
