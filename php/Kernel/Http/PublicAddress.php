<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

use Closure;

/**
 * An address of the open web and the machine behind its name, looked up once: the request goes to the machine that was checked, also when
 * the name's owner lets it lead elsewhere a moment later. Older WordPress lets 169.254.0.0/16 pass, where clouds keep their secrets.
 */
final class PublicAddress {
	/** IPv4 ranges that are not of the open web: own machine and networks, clouds' metadata, carriers, tests, examples, groups, reserved. */
	private const CLOSED = [
		[ '0.0.0.0', 8 ],
		[ '10.0.0.0', 8 ],
		[ '100.64.0.0', 10 ],
		[ '127.0.0.0', 8 ],
		[ '169.254.0.0', 16 ],
		[ '172.16.0.0', 12 ],
		[ '192.0.0.0', 24 ],
		[ '192.0.2.0', 24 ],
		[ '192.168.0.0', 16 ],
		[ '198.18.0.0', 15 ],
		[ '198.51.100.0', 24 ],
		[ '203.0.113.0', 24 ],
		[ '224.0.0.0', 3 ],
	];

	private function __construct(
		public readonly string $url,
		public readonly string $host,
		public readonly int $port,
		public readonly string $ip
	) {}

	/**
	 * @param Closure(string): list<string> $lookUp IPv4 addresses of a name.
	 * @return self|null Null where the address cannot or may not be asked.
	 */
	public static function of( string $url, Closure $lookUp ): ?self {
		$parts  = wp_parse_url( $url );
		$scheme = is_array( $parts ) ? strtolower( $parts['scheme'] ?? '' ) : '';
		$host   = is_array( $parts ) ? strtolower( $parts['host'] ?? '' ) : '';
		if (
			! in_array( $scheme, [ 'http', 'https' ], true )
			|| isset( $parts['user'] )
			|| isset( $parts['pass'] )
			|| 1 !== preg_match( '/^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/', $host )
		) {
			return null;
		}
		$port      = self::portOf( $url );
		$isTrusted = self::isTrusted( $url, $host, $port );
		if ( ! $isTrusted && ! in_array( $port, (array) apply_filters( 'http_allowed_safe_ports', [ 80, 443, 8080 ], $host, $url ), true ) ) {
			return null;
		}
		$isIp = false !== filter_var( $host, FILTER_VALIDATE_IP );
		// `127.1` and `0x7f000001` are addresses too, and not everybody reads them as the same.
		if ( ! $isIp && 1 === preg_match( '/(^|\.)(\d+|0x[0-9a-f]*)$/', $host ) ) {
			return null;
		}
		$found = $isIp ? [ $host ] : $lookUp( $host );
		if ( [] === $found || ( ! $isTrusted && [] !== array_filter( $found, self::isClosed( ... ) ) ) ) {
			return null;
		}
		return new self( $url, $host, $port, $found[0] );
	}

	/** The site itself, also by the usual ports of its name, and whom it trusts by the same words as in WordPress's own check. */
	private static function isTrusted( string $url, string $host, int $port ): bool {
		if ( wp_parse_url( home_url(), PHP_URL_HOST ) === $host && in_array( $port, [ self::portOf( home_url() ), 80, 443 ], true ) ) {
			return true;
		}
		// WordPress's own answer trusts every service on the site's machine, down to its database.
		$ownResponse = has_filter( 'http_request_host_is_external', 'allowed_http_request_hosts' );
		remove_filter( 'http_request_host_is_external', 'allowed_http_request_hosts', (int) $ownResponse );
		$isTrusted = true === apply_filters( 'http_request_host_is_external', false, $host, $url );
		if ( false !== $ownResponse ) {
			add_filter( 'http_request_host_is_external', 'allowed_http_request_hosts', (int) $ownResponse, 2 );
		}
		return $isTrusted;
	}

	private static function portOf( string $url ): int {
		$port = wp_parse_url( $url, PHP_URL_PORT );
		return is_int( $port ) ? $port : ( 0 === stripos( $url, 'https:' ) ? 443 : 80 );
	}

	/** @return list<string> What the name leads to now. */
	public static function lookUp( string $host ): array {
		return gethostbynamel( $host ) ?: [];
	}

	/**
	 * Makes a request whose connection goes to this machine, by whichever way WordPress sends it.
	 *
	 * @template T
	 * @param callable(): T $request
	 * @return T
	 */
	public function requestPinned( callable $request ): mixed {
		$curl   = function ( mixed $handle ): void {
			curl_setopt( $handle, CURLOPT_RESOLVE, [ "{$this->host}:{$this->port}:{$this->ip}" ] ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- WordPress's own request, before it is sent.
		};
		$socket = function ( string &$remote ): void {
			$remote = (string) preg_replace( '~^(\w+://).*$~', "\${1}{$this->ip}:{$this->port}", $remote );
		};
		add_action( 'http_api_curl', $curl );
		add_action( 'requests-fsockopen.remote_socket', $socket );
		try {
			return $request();
		} finally {
			remove_action( 'http_api_curl', $curl );
			remove_action( 'requests-fsockopen.remote_socket', $socket );
		}
	}

	private static function isClosed( string $ip ): bool {
		$number = ip2long( $ip );
		foreach ( false === $number ? [] : self::CLOSED as [ $start, $bits ] ) {
			if ( 0 === ( ( $number ^ ip2long( $start ) ) >> ( 32 - $bits ) ) ) {
				return true;
			}
		}
		return false === $number;
	}
}
