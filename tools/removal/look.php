<?php
/**
 * Names what a site's database and uploads hold, kind by kind, so that two looks can be compared.
 *
 * @package Marketday
 */

declare( strict_types=1 );

/** @return array<string, list<string>> Names by kind; of a network with the sites' numbers. */
function marketday_look(): array {
	$found = [];
	$sites = is_multisite() ? get_sites( [ 'fields' => 'ids' ] ) : [ 1 ];
	foreach ( $sites as $site ) {
		is_multisite() && switch_to_blog( (int) $site );
		foreach ( marketday_look_at_site() as $kind => $names ) {
			$found[ $kind ] = [ ...( $found[ $kind ] ?? [] ), ...array_map( static fn ( string $name ): string => "{$site}: {$name}", $names ) ];
		}
		is_multisite() && restore_current_blog();
	}
	return $found;
}

/** @return array<string, list<string>> */
function marketday_look_at_site(): array {
	global $wpdb;
	$tables = array_map(
		static fn ( string $table ): string => substr( $table, strlen( $wpdb->prefix ) ),
		array_filter( $wpdb->get_col( 'SHOW TABLES' ), static fn ( string $table ): bool => str_starts_with( $table, $wpdb->prefix ) )
	);
	$hooks  = array_merge( ...array_map( 'array_keys', array_values( array_filter( (array) get_option( 'cron' ), 'is_array' ) ) ) );
	$caps   = [];
	foreach ( wp_roles()->roles as $role => $facts ) {
		$caps = [ ...$caps, $role, ...array_map( static fn ( string $cap ): string => "{$role} {$cap}", array_keys( $facts['capabilities'] ) ) ];
	}
	$one = static fn ( string $column, string $table ): array => array_map( 'strval', $wpdb->get_col( "SELECT DISTINCT {$column} FROM {$table}" ) );
	return [
		// Those of a network's further sites begin with the first one's prefix too.
		'table'        => array_values( preg_grep( '/^\d+_/', $tables, PREG_GREP_INVERT ) ),
		'option'       => $one( 'option_name', $wpdb->options ),
		'post type'    => $one( 'post_type', $wpdb->posts ),
		'post meta'    => $one( 'meta_key', $wpdb->postmeta ),
		'comment meta' => $one( 'meta_key', $wpdb->commentmeta ),
		'user meta'    => $one( 'meta_key', $wpdb->usermeta ),
		'term meta'    => $one( 'meta_key', $wpdb->termmeta ),
		'order meta'   => in_array( 'wc_orders_meta', $tables, true ) ? $one( 'meta_key', "{$wpdb->prefix}wc_orders_meta" ) : [],
		'line meta'    => in_array( 'woocommerce_order_itemmeta', $tables, true ) ? $one( 'meta_key', "{$wpdb->prefix}woocommerce_order_itemmeta" ) : [],
		'taxonomy'     => $one( 'taxonomy', $wpdb->term_taxonomy ),
		'job'          => array_values( array_unique( array_map( 'strval', $hooks ) ) ),
		'role'         => $caps,
		'action group' => in_array( 'actionscheduler_groups', $tables, true ) ? $one( 'slug', "{$wpdb->prefix}actionscheduler_groups" ) : [],
		// A network's further sites have theirs in `sites`.
		'file'         => array_values( preg_grep( '/^sites(\/|$)/', marketday_files( wp_upload_dir( null, false )['basedir'] ), PREG_GREP_INVERT ) ),
	];
}

/** @return list<string> Below the folder. */
function marketday_files( string $folder ): array {
	$files = [];
	$all   = is_dir( $folder )
		? new RecursiveIteratorIterator(
			new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ),
			RecursiveIteratorIterator::SELF_FIRST
		)
		: [];
	foreach ( $all as $file ) {
		$files[] = substr( (string) $file, strlen( $folder ) + 1 );
	}
	sort( $files );
	return $files;
}

/**
 * What the inventory does not name, of what has come between two looks and is not in a place of WooCommerce's or WordPress's.
 *
 * @param array<string, list<string>> $before
 * @param array<string, list<string>> $now
 * @return list<string>
 */
function marketday_unnamed( array $before, array $now ): array {
	$unnamed = [];
	foreach ( marketday_come( $before, $now ) as [ $kind, $name ] ) {
		marketday_is_named( $kind, $name ) || $unnamed[] = "{$kind} {$name}";
	}
	return $unnamed;
}

/**
 * @param array<string, list<string>> $before
 * @param array<string, list<string>> $now
 * @return list<array{string, string}> Kind and name of what has come and is not the shop's own.
 */
function marketday_come( array $before, array $now ): array {
	$come = [];
	foreach ( $now as $kind => $names ) {
		foreach ( array_diff( $names, $before[ $kind ] ?? [] ) as $name ) {
			$bare = (string) preg_replace( '/^\d+: /', '', $name );
			marketday_is_shops( $kind, $bare ) || $come[] = [ $kind, $bare ];
		}
	}
	return $come;
}

/** Whether it has a place of WooCommerce's, or is WordPress's own: it stays. */
function marketday_is_shops( string $kind, string $name ): bool {
	if ( 1 === preg_match( '/marketday|wopb/', $name ) ) {
		return false;
	}
	return match ( $kind ) {
		'table'               => 1 === preg_match( '/^(woocommerce_|wc_|actionscheduler_)/', $name ),
		'option'              => 1 === preg_match( '/^(woocommerce_|wc_|product_cat_children|pa_|_(site_)?transient_|widget_|theme_mods_|page_|show_on_front|rewrite_rules|cron$|action_scheduler|schema-ActionScheduler|recently_activated|site_logo|wp_calendar|default_product_cat|category_children|post_count|fresh_site|recovery_keys|finished_|as_|jetpack_)/', $name ),
		'post type'           => 1 === preg_match( '/^(product|product_variation|shop_order|shop_order_refund|shop_coupon|page|post|attachment|nav_menu_item|revision|wp_[a-z_]+|customize_changeset|oembed_cache)$/', $name ),
		'taxonomy'            => 1 === preg_match( '/^(product_|pa_|nav_menu|wp_|category|post_tag)/', $name ),
		'role'                => false,
		'job'                 => 1 === preg_match( '/^(wp_|recovery_|delete_|do_pings|publish_|woocommerce_|wc_|action_scheduler|importer_|upgrader_|update_network_counts)/', $name ),
		'action group'        => true,
		'file'                => true,
		// Meta of products, orders, customers and pages, by WooCommerce's and WordPress's names.
		default               => true,
	};
}

function marketday_is_named( string $kind, string $name ): bool {
	// The demo shop's own marks: no site but a demo has them.
	if ( 1 === preg_match( '/^_?marketday_demo_/', $name ) ) {
		return true;
	}
	$ours = Marketday\Kernel\Removal\Inventory::class;
	$bare = str_starts_with( $name, $ours::PREFIX ) ? substr( $name, strlen( $ours::PREFIX ) ) : "\0{$name}";
	return match ( $kind ) {
		'table'        => $ours::names( [ ...$ours::DERIVED_TABLES, ...$ours::OWN_TABLES ], $bare ),
		'option'       => $ours::names( [ ...$ours::DERIVED_OPTIONS, ...$ours::OWN_OPTIONS ], $bare )
			|| $ours::names( array_map( static fn ( string $one ): string => "_transient_*" . $ours::PREFIX . $one, $ours::TRANSIENTS ), $name )
			|| $ours::names( array_map( static fn ( string $one ): string => "{$one}_children", $ours::TAXONOMIES ), $name ),
		'post type'    => in_array( $name, [ ...$ours::POST_TYPES, ...$ours::SHARED_POST_TYPES ], true ),
		'taxonomy'     => in_array( $name, $ours::TAXONOMIES, true ),
		'post meta'    => $ours::names( [ ...$ours::POST_META, 'wopb_sc_*' ], $name ),
		'order meta', 'line meta' => $ours::names( $ours::POST_META, $name ),
		'user meta'    => $ours::names( [ ...$ours::USER_META, ...$ours::SCREENS_USER_META ], (string) preg_replace( '/^[a-z0-9_]*_\d+_(?=marketday|wopb)/', '', $name ) ),
		'term meta'    => $ours::names( $ours::TERM_META, $name ),
		'job'          => $ours::names( [ $ours::JOBS ], $name ),
		'role'         => in_array( explode( ' ', $name )[0], $ours::ROLES, true ) || $ours::isCapability( explode( ' ', $name )[1] ?? '' ),
		'action group' => $ours::JOB_GROUP === $name,
		'file'         => in_array( explode( '/', $name )[0], $ours::FOLDERS, true ),
		default        => false,
	};
}
