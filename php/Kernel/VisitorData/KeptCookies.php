<?php

declare( strict_types=1 );

namespace Marketday\Kernel\VisitorData;

defined( 'ABSPATH' ) || exit;

use Closure;

/**
 * Every cookie that Marketday's code or its scripts may set, with its purpose: for consent tools, for the text that WordPress suggests for
 * a site's privacy policy, and for `docs/PROTOCOL.md`.
 */
final class KeptCookies {
	/** @var array<string, array{purpose: Purpose, seconds: int, why: Closure(): string}> By name. */
	private static array $all = [];

	/**
	 * @param string            $name    With `*` at its end where it goes on.
	 * @param int               $seconds How long a browser keeps it; 0 for as long as it is open.
	 * @param Closure(): string $why     One sentence for visitors.
	 */
	public static function tell( string $name, Purpose $purpose, int $seconds, Closure $why ): void {
		self::$all[ $name ] = compact( 'purpose', 'seconds', 'why' );
	}

	public static function register(): void {
		add_action( 'admin_init', self::suggestPolicy( ... ) );
		// The consent plugin's own list is made on `plugins_loaded`; what its tools show is asked for later.
		add_action( 'init', self::tellConsentTools( ... ) );
	}

	/** Whether this visitor's browser may be sent it. What is not told here is not ours to judge. */
	public static function mayKeep( string $name ): bool {
		return ( self::$all[ $name ]['purpose'] ?? Purpose::Functional )->isAllowed();
	}

	/** @return array<string, array{purpose: Purpose, seconds: int, why: Closure(): string}> By name, sorted. */
	public static function all(): array {
		ksort( self::$all );
		return self::$all;
	}

	/** How long, in words. */
	public static function lifetime( int $seconds ): string {
		return 0 === $seconds ? __( 'Until the browser is closed', 'marketday' ) : human_time_diff( 0, $seconds );
	}

	private static function suggestPolicy(): void {
		if ( ! function_exists( 'wp_add_privacy_policy_content' ) ) {
			return;
		}
		$rows = '';
		foreach ( self::all() as $name => $cookie ) {
			$rows .= sprintf(
				'<tr><td><code>%s</code></td><td>%s</td><td>%s</td></tr>',
				esc_html( $name ),
				esc_html( ( $cookie['why'] )() ),
				esc_html( self::lifetime( $cookie['seconds'] ) )
			);
		}
		$table = sprintf(
			'<table><thead><tr><th>%s</th><th>%s</th><th>%s</th></tr></thead><tbody>%s</tbody></table>',
			esc_html__( 'Cookie', 'marketday' ),
			esc_html__( 'Purpose', 'marketday' ),
			esc_html__( 'How long', 'marketday' ),
			$rows
		);
		wp_add_privacy_policy_content(
			'Marketday',
			sprintf(
				'<p>%s</p>%s',
				esc_html__( 'The shop keeps these cookies in the browsers of its visitors, each only where its part of the shop is used:', 'marketday' ),
				$table
			)
		);
	}

	private static function tellConsentTools(): void {
		if ( ! function_exists( 'wp_add_cookie_info' ) ) {
			return;
		}
		foreach ( self::all() as $name => $cookie ) {
			wp_add_cookie_info( $name, 'Marketday', $cookie['purpose']->value, self::lifetime( $cookie['seconds'] ), ( $cookie['why'] )() );
		}
	}
}
