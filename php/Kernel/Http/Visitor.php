<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

/** The visitor who asks: the address the request comes from, kept only as a number that many share. */
final class Visitor {
	/** More than visit a shop in an hour, and few enough to be kept with each word that was searched. */
	public const BUCKETS = 4096;

	/** @return int The visitor as a number below BUCKETS, which nobody can be told by: others share it. */
	public static function bucket(): int {
		return (int) hexdec( substr( hash_hmac( 'sha256', self::network(), wp_salt( 'nonce' ) ), 0, 6 ) ) % self::BUCKETS;
	}

	/** One line has 2^64 addresses of IPv6: its first half stands for all of them. Written so, IPv4 has no halves. To be hashed, never to be kept. */
	public static function network(): string {
		return self::prefix( 8 );
	}

	/** A house with a line of its own is given up to 2^16 such halves: what they begin with stands for all of them. IPv4 has none, as above. */
	public static function wideNetwork(): string {
		return self::prefix( 6 );
	}

	private static function prefix( int $length ): string {
		$address = self::address();
		$isIpv6  = false !== filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 );
		$bytes   = $isIpv6 ? (string) inet_pton( $address ) : '';
		return $isIpv6 && ! str_starts_with( $bytes, str_repeat( "\0", 10 ) . "\xff\xff" ) ? substr( $bytes, 0, $length ) : $address;
	}

	/** A name that leads to nobody, and is another every day. A browser says its name as it likes: the line it comes from stands for it. */
	public static function ofDay( string $day ): string {
		$who = is_user_logged_in() ? 'user ' . get_current_user_id() : 'line ' . self::network();
		return substr( hash_hmac( 'sha256', "{$day} {$who}", wp_salt() ), 0, 32 );
	}

	/** '' where it is not known. Only the log of downloads keeps it. */
	public static function address(): string {
		$address = $_SERVER['REMOTE_ADDR'] ?? ''; // phpcs:ignore WordPress.Security -- hashed, or checked by whoever keeps it.
		if ( defined( ProxyHeader::CONSTANT ) ) {
			$address = ProxyHeader::address( (string) constant( ProxyHeader::CONSTANT ) ) ?: $address;
		}
		/**
		 * The visitor's address, for sites behind a proxy that tells it in a header.
		 *
		 * @param string $address
		 */
		return (string) apply_filters( 'marketday_visitor_address', is_string( $address ) ? $address : '' );
	}
}
