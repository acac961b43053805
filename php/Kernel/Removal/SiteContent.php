<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Removal;

defined( 'ABSPATH' ) || exit;

/** Posts, terms and meta of the plugin in one site. WordPress's own functions take what hangs on a post or a term along: dates, revisions, menu entries. */
final class SiteContent {
	/** WowStore's settings: while they are there, what is in its places is its own. */
	private const WOWSTORE = 'wopb_options';

	private const AT_ONCE = 200;

	/** Orders and their lines have some too. */
	private const TABLES_OF_META = [ 'postmeta', 'termmeta', 'commentmeta', 'wc_orders_meta', 'woocommerce_order_itemmeta' ];

	public static function remove(): void {
		$isShared = false !== get_option( self::WOWSTORE );
		$types    = [ ...Inventory::POST_TYPES, ...( $isShared ? [] : Inventory::SHARED_POST_TYPES ) ];
		self::declare( $types );
		array_map( self::removePosts( ... ), $types );
		array_map( self::removeTerms( ... ), Inventory::TAXONOMIES );
		self::removeMeta( [ ...Inventory::META, ...( $isShared ? [] : Inventory::SHARED_META ) ], self::TABLES_OF_META );
	}

	/**
	 * Names them to WordPress, as the plugin that does so is not running.
	 *
	 * @param list<lowercase-string&non-empty-string> $types
	 */
	private static function declare( array $types ): void {
		foreach ( $types as $type ) {
			post_type_exists( $type ) || register_post_type( $type, [ 'supports' => [ 'title' ] ] ); // phpcs:ignore WordPress.NamingConventions -- names of the inventory.
		}
		foreach ( Inventory::TAXONOMIES as $taxonomy ) {
			taxonomy_exists( $taxonomy ) || register_taxonomy( $taxonomy, Inventory::POST_TYPES, [ 'public' => false ] );
		}
	}

	private static function removePosts( string $type ): void {
		global $wpdb;
		do {
			$ids = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s ORDER BY ID LIMIT %d", $type, self::AT_ONCE ) );
			$gone = array_filter( $ids, static fn ( string $id ): bool => (bool) wp_delete_post( (int) $id, true ) );
			// One that another plugin does not let go would be found for ever.
		} while ( count( $gone ) > 0 && count( $ids ) === self::AT_ONCE );
	}

	/** @param non-empty-string $taxonomy */
	private static function removeTerms( string $taxonomy ): void {
		$ids = get_terms( [
			'taxonomy'   => $taxonomy,
			'hide_empty' => false,
			'fields'     => 'ids',
		] );
		foreach ( is_array( $ids ) ? $ids : [] as $id ) {
			wp_delete_term( (int) $id, $taxonomy );
		}
		delete_option( "{$taxonomy}_children" );
	}

	/**
	 * @param list<string> $patterns
	 * @param list<string> $tables   Without the site's prefix; those that are there.
	 */
	private static function removeMeta( array $patterns, array $tables ): void {
		global $wpdb;
		foreach ( $tables as $name ) {
			$table = $wpdb->prefix . $name;
			foreach ( SiteTables::isThere( $table ) ? $patterns : [] as $pattern ) {
				$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE meta_key LIKE %s', $table, Inventory::like( $pattern ) ) );
			}
		}
	}
}
