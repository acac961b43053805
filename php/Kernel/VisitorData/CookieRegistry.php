<?php

declare( strict_types=1 );

namespace Marketday\Kernel\VisitorData;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Loading\DeferredFeatures;
use Marketday\Kernel\Loading\LoadsIf;

/**
 * Every cookie that Marketday's code or its scripts may set, with its purpose: for consent tools, for the text that WordPress suggests for
 * a site's privacy policy, and for `docs/PROTOCOL.md`.
 */
#[LoadsIf( 'function:wp_add_cookie_info', 'init' )]
#[LoadsIf( 'logged-in', 'admin_init' )]
final class CookieRegistry {
	private const POLICY = 'marketday_policy_text';

	/** @var array<string, array{purpose: Purpose, seconds: int, why: Closure(): string}> By name. */
	private static array $all = [];

	/**
	 * @param string            $name    With `*` at its end where it goes on.
	 * @param int               $seconds How long a browser keeps it; 0 for as long as it is open.
	 * @param Closure(): string $why     One sentence for visitors.
	 */
	public static function add( string $name, Purpose $purpose, int $seconds, Closure $why ): void {
		self::$all[ $name ] = compact( 'purpose', 'seconds', 'why' );
	}

	/** @param string $version Of the plugin. */
	public static function register( string $version ): void {
		add_action( 'admin_init', static fn () => self::suggestPolicy( $version ) );
		// The consent plugin's own list is made on `plugins_loaded`; what its tools show is asked for later.
		add_action( 'init', self::addToConsentTools( ... ) );
	}

	/** Tells whether this visitor's browser may be sent it. What is not told here is not ours to judge. */
	public static function mayKeep( string $name ): bool {
		return ( self::$all[ $name ]['purpose'] ?? Purpose::Functional )->isAllowed();
	}

	/** @return array<string, array{purpose: Purpose, seconds: int, why: Closure(): string}> By name, sorted. */
	public static function all(): array {
		do_action( DeferredFeatures::LOAD_ALL );
		ksort( self::$all );
		return self::$all;
	}

	/** Lifetime, in words. */
	public static function lifetime( int $seconds ): string {
		return 0 === $seconds ? __( 'Until the browser is closed', 'marketday' ) : human_time_diff( 0, $seconds );
	}

	/** Kept, as WordPress compares it on every screen of the admin with what the site's people have read. */
	private static function suggestPolicy( string $version ): void {
		if ( ! function_exists( 'wp_add_privacy_policy_content' ) ) {
			return;
		}
		$of   = "{$version} " . get_user_locale();
		$kept = get_option( self::POLICY );
		if ( ! is_array( $kept ) || $of !== ( $kept['of'] ?? null ) ) {
			$kept = [
				'of'   => $of,
				'text' => self::policy(),
			];
			update_option( self::POLICY, $kept, false );
		}
		wp_add_privacy_policy_content( 'Marketday', (string) $kept['text'] );
	}

	private static function policy(): string {
		$rows = '';
		foreach ( self::all() as $name => $cookie ) {
			$rows .= sprintf(
				'<tr><td><code>%s</code></td><td>%s</td><td>%s</td></tr>',
				esc_html( $name ),
				esc_html( ( $cookie['why'] )() ),
				esc_html( self::lifetime( $cookie['seconds'] ) )
			);
		}
		return sprintf(
			'<p>%s</p><table><thead><tr><th>%s</th><th>%s</th><th>%s</th></tr></thead><tbody>%s</tbody></table>',
			esc_html__( 'The shop stores these cookies in visitors’ browsers, each only where that part of the shop is used:', 'marketday' ),
			esc_html__( 'Cookie', 'marketday' ),
			esc_html__( 'Purpose', 'marketday' ),
			esc_html__( 'How long', 'marketday' ),
			$rows
		);
	}

	private static function addToConsentTools(): void {
		if ( ! function_exists( 'wp_add_cookie_info' ) ) {
			return;
		}
		foreach ( self::all() as $name => $cookie ) {
			wp_add_cookie_info( $name, 'Marketday', $cookie['purpose']->value, self::lifetime( $cookie['seconds'] ), ( $cookie['why'] )() );
		}
	}
}
