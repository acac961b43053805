<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/**
 * Options that nobody has set, kept in an option that WordPress loads with the others: it asks the database in each request for one that is not
 * stored. Requests of visitors take the list's word. Screens of the admin, jobs and commands look anew, so that what was written past WordPress is
 * seen within a day.
 */
final class UnsetOptions {
	public const OPTION = 'marketday_unset_options';

	public static function register(): void {
		add_action( 'added_option', self::forget( ... ) );
	}

	/**
	 * An object cache that outlives the request remembers them by itself.
	 *
	 * @param list<string> $names What may be on the list.
	 */
	public static function trust( array $names ): void {
		$unset = wp_using_ext_object_cache() ? null : get_option( self::OPTION );
		if ( is_array( $unset ) ) {
			$known = wp_cache_get( 'notoptions', 'options' );
			wp_cache_set( 'notoptions', array_fill_keys( array_intersect( $unset, $names ), true ) + ( is_array( $known ) ? $known : [] ), 'options' );
		}
	}

	/** True where WordPress knows its value, or that it has none, without a look at the database. */
	public static function isSettled( string $name ): bool {
		$absent = wp_cache_get( 'notoptions', 'options' );
		return isset( $absent[ $name ] ) || isset( wp_load_alloptions()[ $name ] );
	}

	/** @param list<string> $names Options that WordPress has just looked for. */
	public static function note( array $names ): void {
		if ( wp_using_ext_object_cache() ) {
			return;
		}
		$absent = wp_cache_get( 'notoptions', 'options' );
		$unset  = array_values( array_filter( $names, static fn ( string $name ): bool => is_array( $absent ) && isset( $absent[ $name ] ) ) );
		sort( $unset );
		if ( $unset === get_option( self::OPTION ) || ! is_blog_installed() ) {
			return;
		}
		update_option( self::OPTION, $unset, true );
		// Another request may have set one since, before there was a list for it to clear.
		if ( [] !== $unset && self::isAnySet( $unset ) ) {
			delete_option( self::OPTION );
		}
	}

	/** True where what was kept is taken for what is stored: screens of the admin, jobs and commands look anew. */
	public static function isOfVisitor(): bool {
		return ! wp_doing_cron() && ! defined( 'WP_CLI' ) && ( ! is_admin() || wp_doing_ajax() );
	}

	/** Deletes the list, as this request may hold an older one: the next one that reads them makes it anew. */
	private static function forget( mixed $name ): void {
		if ( is_string( $name ) && self::OPTION !== $name && Preload::isNamed( $name ) ) {
			delete_option( self::OPTION );
		}
	}

	/** @param non-empty-list<string> $names */
	private static function isAnySet( array $names ): bool {
		global $wpdb;
		$quoted = implode( ', ', array_map( static fn ( string $name ): string => (string) $wpdb->prepare( '%s', $name ), $names ) );
		// phpcs:ignore WordPress.DB.PreparedSQL -- escaped.
		return null !== $wpdb->get_var( "SELECT option_id FROM {$wpdb->options} WHERE option_name IN ( {$quoted} ) LIMIT 1" );
	}
}
