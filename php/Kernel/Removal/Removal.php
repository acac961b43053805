<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Removal;

defined( 'ABSPATH' ) || exit;

use APCUIterator;
use Marketday\Kernel\SiteOfNetwork;
use WP_Site;

/**
 * Removal of a site's data when the plugin is deleted. Jobs, caches and what can be worked out anew go; what people have written or agreed to
 * stays, so that it is there when the plugin is installed again, unless the site's people have set that all of it goes.
 */
final class Removal {
	/** Tells whether all goes: 'yes', or anything else. */
	public const OPTION = 'marketday_delete_all';

	/** Option of the embedded store: kept, as it says that orders are in posts, with a value that has its tables made anew. */
	private const SCHEMA = 'marketday_embedded_schema';

	/** Runs in every site of a network: each has its own setting. */
	public static function run(): void {
		NetworkSites::each( self::ofSite( ... ) );
		foreach ( (array) glob( Inventory::temporaryFolder() . '*', GLOB_ONLYDIR ) as $folder ) {
			self::removeFolder( (string) $folder );
		}
		// Rows went past what WordPress remembers of them; transients of a site with an object cache are nowhere else.
		wp_cache_flush();
	}

	private static function ofSite(): void {
		$isAll = 'yes' === get_option( self::OPTION );
		ScheduledJobs::remove();
		foreach ( self::folders() as $folder ) {
			self::removeFolder( $folder );
		}
		if ( $isAll ) {
			SiteContent::remove();
			self::removeUserMeta();
			self::removeRoles();
		}
		SiteTables::drop( $isAll ? [ '*' ] : Inventory::DERIVED_TABLES );
		self::removeTransients();
		self::removeLimits();
		// Address rules of what is no more.
		delete_option( 'rewrite_rules' );
		// The setting goes last: a removal that was cut off goes on as it was meant.
		self::removeOptions( $isAll ? [ '*' ] : Inventory::DERIVED_OPTIONS );
		if ( ! $isAll && false !== get_option( self::SCHEMA ) ) {
			update_option( self::SCHEMA, '0', true );
		}
	}

	/** Removes what is counted in the server's memory, which it may share with other sites. */
	private static function removeLimits(): void {
		if ( function_exists( 'apcu_enabled' ) && apcu_enabled() ) {
			apcu_delete( new APCUIterator( '/^marketday_.*_' . hash( 'crc32b', home_url() ) . '_/' ) );
		}
	}

	/** @return list<string> */
	private static function folders(): array {
		$uploads = wp_upload_dir( null, false )['basedir'];
		$folders = array_map( static fn ( string $name ): string => "{$uploads}/{$name}", Inventory::FOLDERS );
		return [ ...$folders, ...self::runFolders() ];
	}

	/** @return list<string> Of imports that a site has told to lie elsewhere: the folder around them may hold other things. */
	private static function runFolders(): array {
		global $wpdb;
		$runs  = Inventory::like( Inventory::PREFIX . 'import_run_*' );
		$found = [];
		foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $runs ) ) as $name ) {
			$run     = get_option( $name );
			$folder  = is_array( $run ) && is_string( $run['folder'] ?? null ) ? $run['folder'] : '';
			$found[] = 1 === preg_match( '#/[0-9a-f]{32}$#D', $folder ) ? $folder : '';
		}
		return array_values( array_filter( $found, static fn ( string $folder ): bool => '' !== $folder ) );
	}

	private static function removeFolder( string $folder ): void {
		if ( ! is_dir( $folder ) || is_link( $folder ) ) {
			return;
		}
		require_once constant( 'ABSPATH' ) . 'wp-admin/includes/class-wp-filesystem-base.php';
		require_once constant( 'ABSPATH' ) . 'wp-admin/includes/class-wp-filesystem-direct.php';
		( new \WP_Filesystem_Direct( false ) )->delete( $folder, true );
	}

	private static function removeTransients(): void {
		global $wpdb;
		foreach ( [ '_transient_', '_transient_timeout_' ] as $kind ) {
			$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s", Inventory::like( $kind . Inventory::PREFIX . '*' ) ) );
		}
		wp_cache_delete( 'alloptions', 'options' );
	}

	/** @param list<string> $patterns Without prefix. */
	private static function removeOptions( array $patterns ): void {
		global $wpdb;
		$found = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", Inventory::like( Inventory::PREFIX . '*' ) ) );
		$names = array_filter( $found, static fn ( string $name ): bool => Inventory::names( $patterns, substr( $name, strlen( Inventory::PREFIX ) ) ) );
		array_map( 'delete_option', array_diff( $names, [ self::OPTION ] ) );
		if ( in_array( self::OPTION, $names, true ) ) {
			delete_option( self::OPTION );
		}
	}

	/** Forgets users of a site that is taken out of its network: WordPress takes its tables and files, and leaves what it keeps of users for it. */
	public static function forgetUsersOf( WP_Site $site ): void {
		global $wpdb;
		$prefix = $wpdb->get_blog_prefix( $site->id );
		foreach ( $prefix === $wpdb->base_prefix ? [] : [ Inventory::PREFIX . '*', ...Inventory::USER_META ] as $pattern ) {
			$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->usermeta} WHERE meta_key LIKE %s", Inventory::like( $prefix . $pattern ) ) );
		}
	}

	/** Removes user meta with what WordPress keeps of the screens of our posts, which it keeps for a whole network. */
	private static function removeUserMeta(): void {
		global $wpdb;
		$names = array_map( SiteOfNetwork::userMeta( ... ), Inventory::USER_META );
		$more  = '' === SiteOfNetwork::mark() ? Inventory::SCREENS_USER_META : [ $wpdb->get_blog_prefix() . Inventory::PREFIX . '*' ];
		foreach ( [ ...$names, ...$more ] as $pattern ) {
			$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->usermeta} WHERE meta_key LIKE %s", Inventory::like( $pattern ) ) );
		}
	}

	/** The embedded store's shop has WooCommerce's roles. Where WooCommerce has been set up, they are its own. */
	private static function removeRoles(): void {
		if ( false !== get_option( 'woocommerce_version' ) || false === get_option( self::SCHEMA ) ) {
			return;
		}
		array_map( 'remove_role', Inventory::ROLES );
		foreach ( wp_roles()->role_objects as $role ) {
			foreach ( array_keys( $role->capabilities ) as $capability ) {
				Inventory::isCapability( (string) $capability ) && $role->remove_cap( (string) $capability );
			}
		}
	}
}
