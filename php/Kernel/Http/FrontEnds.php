<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\RefusedInput;
use Marketday\Kernel\Admin\SettingsTab;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Loading\LoadsIf;
use WP_REST_Request;

/**
 * The shop's front ends elsewhere: pages of these origins may read what the shop's front answers to a visitor without cookies, and begin
 * a basket that has its token. They are no part of the site: nothing is ever answered to them for the browser's cookies. None without
 * a setting.
 */
#[LoadsIf( 'settings', 'admin_init' )]
#[LoadsIf( 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales', 'rest_allowed_cors_headers', 'rest_pre_serve_request' )]
final class FrontEnds implements Feature {
	public const OPTION = 'marketday_front_ends';

	private const MOST = 50;

	/** The REST API's paths that are the shop's front. */
	private const ROUTES = '#^/(wc/store|marketday)(/|$)#i';

	private const EXPOSED = [ 'Cart-Token', 'X-WP-Total', 'X-WP-TotalPages', 'Link', 'Retry-After' ];

	public function register(): void {
		add_action( 'admin_init', $this->addField( ... ) );
		// After both engines have said whom they trust.
		add_filter( 'rest_pre_serve_request', $this->open( ... ), 20, 3 );
		add_filter( 'rest_allowed_cors_headers', static fn ( array $names ): array => [ ...$names, 'Cart-Token', 'Nonce' ] );
	}

	/** @return list<string> */
	public static function all(): array {
		$stored = get_option( self::OPTION, [] );
		return is_array( $stored ) ? array_values( array_filter( $stored, 'is_string' ) ) : [];
	}

	/** Scheme, host and port have to be the same; a host below an allowed one is another. */
	public static function allows( string $origin ): bool {
		$named = self::read( $origin );
		return null !== $named && in_array( $named, self::all(), true );
	}

	/**
	 * Guard of writes from elsewhere: the site's own pages and its front ends pass. A program that is no browser has no visitor's cookies.
	 */
	public static function guard(): Guard {
		return Guard::custom(
			'same origin, or a front end of the settings',
			static function ( Request $request ): void {
				if ( Origin::isForeign( $request ) && ! self::allows( $request->header( 'origin' ) ) ) {
					throw Problem::forbidden( 'marketday_cross_origin', __( 'This request came from another site.', 'marketday' ) );
				}
			}
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function open( mixed $served, mixed $result, WP_REST_Request $request ): mixed {
		$origin = get_http_origin();
		if ( '' === $origin || headers_sent() || Origin::isOwn( $origin ) || 1 !== preg_match( self::ROUTES, $request->get_route() ) ) {
			return $served;
		}
		if ( self::allows( $origin ) ) {
			header( "Access-Control-Allow-Origin: {$origin}" );
			header( 'Access-Control-Expose-Headers: ' . implode( ', ', self::EXPOSED ) );
			header( 'Vary: Origin', false );
			// Cookies are never what a front end elsewhere is known by.
			header_remove( 'Access-Control-Allow-Credentials' );
		}
		return $served;
	}

	/** @return string|null Scheme, host and port as browsers write them; null for what is no origin. */
	public static function read( string $text ): ?string {
		if ( 1 !== preg_match( '~^(https?)://([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::(\d{1,5}))?/?$~i', trim( $text ), $parts ) ) {
			return null;
		}
		$scheme = strtolower( $parts[1] );
		$port   = (int) ( $parts[3] ?? 0 );
		$usual  = 'https' === $scheme ? 443 : 80;
		if ( $port > 65535 ) {
			return null;
		}
		return "{$scheme}://" . strtolower( $parts[2] ) . ( 0 === $port || $usual === $port ? '' : ":{$port}" );
	}

	public function addField(): void {
		register_setting( SettingsTab::Developers->page(), self::OPTION, [
			'type'              => 'array',
			'sanitize_callback' => $this->sanitize( ... ),
			'default'           => [],
		] );
		add_settings_section( self::OPTION, __( 'External front ends', 'marketday' ), $this->printIntroduction( ... ), SettingsTab::Developers->page() );
		add_settings_field(
			self::OPTION,
			__( 'Origins', 'marketday' ),
			$this->printField( ... ),
			SettingsTab::Developers->page(),
			self::OPTION,
			[ 'label_for' => self::OPTION ]
		);
	}

	/**
	 * One wrong line keeps what was there before: a list that is shorter than meant shuts a shop.
	 *
	 * @return list<string>
	 */
	public function sanitize( mixed $value ): array {
		$lines = is_array( $value ) ? $value : preg_split( '/\s+/', is_string( $value ) ? $value : '', -1, PREG_SPLIT_NO_EMPTY );
		$read  = [];
		foreach ( is_array( $lines ) ? array_slice( $lines, 0, self::MOST ) : [] as $line ) {
			$origin = is_string( $line ) ? self::read( $line ) : null;
			if ( null === $origin ) {
				/* translators: %s: what was typed. */
				$why = sprintf( __( '“%s” isn’t an origin. Enter the scheme and host, like https://front.example, without a path or *.', 'marketday' ), is_string( $line ) ? sanitize_text_field( $line ) : '' );
				RefusedInput::note( self::OPTION, $value, __( 'Origins', 'marketday' ), $why );
				return self::all();
			}
			$read[] = $origin;
		}
		return array_values( array_unique( $read ) );
	}

	public function printIntroduction(): void {
		echo '<p>' . esc_html__(
			'Pages on these origins can show the shop and keep a basket by its token. Leave blank if the shop has no other front end.',
			'marketday'
		) . '</p>';
	}

	public function printField(): void {
		printf(
			'<textarea class="large-text code" rows="4" id="%1$s" name="%1$s" placeholder="https://front.example" spellcheck="false">%2$s</textarea><p class="description">%3$s</p>',
			esc_attr( self::OPTION ),
			esc_textarea( implode( "\n", self::all() ) ),
			esc_html__( 'One per line: scheme, host and, if needed, port.', 'marketday' )
		);
	}
}
