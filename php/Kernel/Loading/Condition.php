<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Loading;

defined( 'ABSPATH' ) || exit;

use LogicException;
use Marketday\Kernel\Admin\SettingsTabsScreen;
use Marketday\Kernel\Http\CalledRoute;
use Marketday\Kernel\Preload;
use Marketday\Kernel\UnsetOptions;
use WP_REST_Request;

/**
 * Condition of a request for a hook to load a feature: a kind and a name, or several of them with `|` between, of which one is enough.
 *
 * - `option:NAME` the option is set, and not to 'no', 'nowhere' or lists that are all empty; `is:NAME=VALUE` it is that, `unlike:NAME=VALUE` it is
 *   not; `lacks:NAME=TEXT` it does not hold the text; `due:NAME` it is a time that has come
 * - `cookie:START` the browser sends a cookie whose name begins so; `sent:NAME` the address or the form has the parameter; `parameters` the
 *   address has any; `post` something is sent
 * - `settings` the screen of all settings is shown, or saved
 * - `logged-in` the visitor is, `user` and looks at the site; `admin` it is a screen of the admin, or asked for by one, `menu` a screen with the
 *   menu, `screen:START` one whose file begins so
 * - `page:OPTION` the page is shown whose id the option holds, `page:` any page; `about:TYPE` it is about posts of the type; `query:NAME` WordPress
 *   has read that from the address
 * - `called:START` the request calls a REST route that begins so, `called:` it calls none; `route:START` the REST call that is answered, also
 *   from within, begins so
 * - `done:ACTION` the action has been done; `function:NAME` there is such a function; `classic` the theme has no block templates;
 *   `database-error` a statement has failed
 */
final class Condition {
	private const OFF = [ false, null, '', '0', 0, 'no', 'nowhere', [] ];

	/** Parameters that name a call. */
	private const CALLS = [
		'wc-ajax'      => true,
		'rest_route'   => true,
		'doing_wp_cron' => true,
	];

	/** Kinds that hold, or do not, for the whole request. */
	private const SETTLED = [
		'cookie'     => true,
		'sent'       => true,
		'parameters' => true,
		'post'       => true,
		'admin'      => true,
		'menu'       => true,
		'screen'     => true,
		'called'     => true,
		'settings'   => true,
	];

	private static bool $isPreloaded = false;

	/** @param list<mixed> $arguments What the hook hands on. */
	public static function holds( string $condition, array $arguments ): bool {
		foreach ( explode( '|', $condition ) as $one ) {
			if ( self::one( $one, $arguments ) ) {
				return true;
			}
		}
		return false;
	}

	/** Tells whether it need not be asked twice in a request. */
	public static function isSettled( string $condition ): bool {
		foreach ( explode( '|', $condition ) as $one ) {
			if ( ! isset( self::SETTLED[ strtok( $one, ':' ) ] ) ) {
				return false;
			}
		}
		return true;
	}

	/** @param list<mixed> $arguments */
	private static function one( string $condition, array $arguments ): bool {
		[ $kind, $name ]  = explode( ':', $condition, 2 ) + [ '', '' ];
		[ $option, $value ] = explode( '=', $name, 2 ) + [ '', '' ];
		return match ( $kind ) {
			'option'         => ! self::isOff( self::option( $name ) ),
			'unlike'         => $value !== self::option( $option ),
			'is'             => $value === self::option( $option ),
			'lacks'          => ! is_string( self::option( $option ) ) || ! str_contains( self::option( $option ), $value ),
			'due'            => (int) self::option( $name ) <= time(),
			'cookie'         => [] !== preg_grep( '/^' . preg_quote( $name, '/' ) . '/', array_map( 'strval', array_keys( $_COOKIE ) ) ),
			'sent'           => isset( $_GET[ $name ] ) || isset( $_POST[ $name ] ), // phpcs:ignore WordPress.Security.NonceVerification -- only whether it is there.
			'parameters'     => [] !== array_diff_key( $_GET, self::CALLS ), // phpcs:ignore WordPress.Security.NonceVerification -- only whether there are any.
			'post'           => 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ), // phpcs:ignore WordPress.Security -- compared only.
			'user'           => is_user_logged_in() && ! is_admin(),
			'logged-in'      => is_user_logged_in(),
			'settings'       => SettingsTabsScreen::isAsked(),
			'admin'          => is_admin(),
			'menu'           => is_admin() && ! wp_doing_ajax(),
			'called'         => '' === $name ? '' === CalledRoute::current() : str_starts_with( CalledRoute::current(), $name ),
			'screen'         => str_starts_with( (string) ( $GLOBALS['pagenow'] ?? '' ), $name ),
			'page'           => '' === $name ? is_page() : (int) self::option( $name ) > 0 && is_page( (int) self::option( $name ) ),
			'about'          => is_singular( $name ) || is_post_type_archive( $name ) || is_tax( get_object_taxonomies( $name ) ),
			'query'          => ! in_array( get_query_var( $name, '' ), self::OFF, true ),
			'route'          => self::answers( $arguments, $name ),
			'done'           => did_action( $name ) > 0,
			'function'       => function_exists( $name ),
			'classic'        => ! wp_is_block_theme(),
			'database-error' => [] !== (array) ( $GLOBALS['EZSQL_ERROR'] ?? [] ),
			default          => throw new LogicException( "There is no condition '{$condition}'." ),
		};
	}

	/** @param list<mixed> $arguments */
	private static function answers( array $arguments, string $start ): bool {
		foreach ( $arguments as $argument ) {
			if ( $argument instanceof WP_REST_Request ) {
				return str_starts_with( $argument->get_route(), $start );
			}
		}
		return false;
	}

	/** Tells whether a setting asks for nothing. */
	private static function isOff( mixed $value ): bool {
		return is_array( $value ) ? [] === array_filter( $value, static fn ( mixed $part ): bool => [] !== $part ) : in_array( $value, self::OFF, true );
	}

	/** Value of an option: those that WordPress does not know yet would be asked for one by one. */
	private static function option( string $name ): mixed {
		if ( ! self::$isPreloaded && ! UnsetOptions::isSettled( $name ) ) {
			self::$isPreloaded = true;
			Preload::readOptions();
		}
		return get_option( $name );
	}
}
