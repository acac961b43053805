<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Health\Finding;
use Marketday\Kernel\Health\SiteHealth;

/**
 * A header by which a proxy before the site tells whose request it passes on. Anybody can send one, so it counts only where the site's owner has
 * named it: `define( 'MARKETDAY_PROXY_HEADER', 'X-Forwarded-For' );`.
 */
final class ProxyHeader {
	/** A constant of wp-config.php. */
	public const CONSTANT = 'MARKETDAY_PROXY_HEADER';

	/** Headers that proxies send, the surest first. */
	private const KNOWN = [ 'CF-Connecting-IP', 'True-Client-IP', 'X-Real-IP', 'X-Forwarded-For', 'Forwarded' ];

	/** @return string The address that the header tells; '' for none. Of a list it is the last one: the proxy next to the site has added it. */
	public static function address( string $header ): string {
		$sent      = $_SERVER[ 'HTTP_' . strtoupper( strtr( $header, '-', '_' ) ) ] ?? ''; // phpcs:ignore WordPress.Security -- what is no address is left out below.
		$addresses = explode( ',', is_string( $sent ) ? $sent : '' );
		$last      = trim( end( $addresses ) );
		$name      = 1 === preg_match( '/(?:^|;)\s*for=("[^"]*"|[^;]+)/i', $last, $found ) ? trim( $found[1], ' "' ) : $last;
		// A port may stand behind it, and an address of IPv6 in brackets.
		$bare = (string) preg_replace( [ '/^\[([^\]]*)\](?::\d+)?$/', '/^(\d+\.\d+\.\d+\.\d+):\d+$/' ], '$1', $name );
		return false === filter_var( $bare, FILTER_VALIDATE_IP ) ? '' : $bare;
	}

	/** Adds the test to Site Health. */
	public static function watch(): void {
		SiteHealth::add(
			'proxy',
			static fn (): string => __( 'Visitors behind a proxy', 'marketday' ),
			self::test( ... ),
			static fn (): string => __( 'Security', 'marketday' )
		);
	}

	/** Test for Site Health, whose own request comes by the same way as the visitors'. */
	private static function test(): Finding {
		$header = self::ignoredHeader( Visitor::address() );
		return '' === $header ? Finding::good(
			__( 'Visitors have separate addresses', 'marketday' ),
			'<p>' . esc_html__( 'Limits on orders, logins and the like count each visitor separately.', 'marketday' ) . '</p>'
		) : Finding::recommended(
			__( 'All visitors seem to share one address', 'marketday' ),
			'<p>' . esc_html( sprintf(
				/* translators: 1: name of a header, 2: name of a file */
				__(
					'A proxy names visitors in the header %1$s, which the shop ignores, so its limits treat them all as one. If the site can only be reached through that proxy, add to %2$s:',
					'marketday'
				),
				$header,
				'wp-config.php'
			) ) . '</p><pre>' . esc_html( sprintf( "define( '%s', '%s' );", self::CONSTANT, $header ) ) . '</pre>'
		);
	}

	/** The header that tells another address than the one that counts; '' where none does, or one of them tells that one. */
	private static function ignoredHeader( string $counted ): string {
		$addresses = array_filter(
			array_combine( self::KNOWN, array_map( self::address( ... ), self::KNOWN ) ),
			static fn ( string $address ): bool => '' !== $address
		);
		return in_array( $counted, $addresses, true ) ? '' : (string) array_key_first( $addresses );
	}
}
