<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

/**
 * How much one visitor may ask of the open read calls: a bucket of tokens that fills again steadily. A visitor is the address
 * the request comes from, kept only as a number from 0 to 4095, so what is stored never grows.
 */
final class CostLimit {
	private const CALLS = 120;

	private const SECONDS = 10;

	/** `->and( CostLimit::perVisitor() )`: 429 with Retry-After for who asks more. */
	public static function perVisitor(): Guard {
		return Guard::custom( 'cost limit per visitor', static function (): void {
			$wait = self::take();
			if ( $wait > 0 ) {
				throw new Problem( 429, 'marketday_too_many_requests', __( 'Too many requests at once. Please wait a moment.', 'marketday' ), [ 'retry_after' => $wait ], null, [ 'Retry-After' => (string) $wait ] );
			}
		} );
	}

	/** @return int 0, or the seconds to wait. */
	private static function take(): int {
		/**
		 * How many calls a visitor may make within how many seconds; null switches the limit off.
		 *
		 * @param array{calls: int, seconds: int}|null $limit
		 */
		$limit = apply_filters( 'marketday_cost_limit', [
			'calls'   => self::CALLS,
			'seconds' => self::SECONDS,
		] );
		if ( ! is_array( $limit ) || ! is_int( $limit['calls'] ?? null ) || ! is_int( $limit['seconds'] ?? null ) || $limit['calls'] < 1 || $limit['seconds'] < 1 ) {
			return 0;
		}
		$left = ( new CostCounters() )->take( self::visitorBucket(), $limit['calls'], $limit['seconds'] );
		return $left >= 0 ? 0 : max( 1, (int) ceil( -$left * $limit['seconds'] / $limit['calls'] ) );
	}

	/** @return int The visitor as a number below CostCounters::BUCKETS, which nobody can be told by: others share it. */
	public static function visitorBucket(): int {
		return (int) hexdec( substr( hash_hmac( 'sha256', self::network( self::visitorAddress() ), wp_salt( 'nonce' ) ), 0, 6 ) ) % CostCounters::BUCKETS;
	}

	/** One line has 2^64 addresses of IPv6: its first half stands for all of them. Written so, IPv4 has no halves. */
	private static function network( string $address ): string {
		$isIpv6 = false !== filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 );
		$bytes  = $isIpv6 ? (string) inet_pton( $address ) : '';
		return $isIpv6 && ! str_starts_with( $bytes, str_repeat( "\0", 10 ) . "\xff\xff" ) ? substr( $bytes, 0, 8 ) : $address;
	}

	/** Where the request comes from; '' where that is not known. To be hashed, never to be kept. */
	public static function visitorAddress(): string {
		$address = $_SERVER['REMOTE_ADDR'] ?? ''; // phpcs:ignore WordPress.Security -- hashed only.
		/**
		 * The visitor's address, for sites behind a proxy that tells it in a header.
		 *
		 * @param string $address
		 */
		return (string) apply_filters( 'marketday_visitor_address', is_string( $address ) ? $address : '' );
	}
}
