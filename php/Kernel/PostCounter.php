<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/** A number kept in a post's meta that many visitors add to. */
final class PostCounter {
	/** Adds in one statement: what comes at the same time all counts. The post itself is not saved. */
	public static function add( int $id, string $key ): void {
		global $wpdb;
		$counted = $wpdb->query( $wpdb->prepare( 'UPDATE %i SET meta_value = meta_value + 1 WHERE post_id = %d AND meta_key = %s', $wpdb->postmeta, $id, $key ) );
		if ( 0 === $counted ) {
			add_post_meta( $id, $key, '1', true );
		}
		wp_cache_delete( $id, 'post_meta' );
	}

	public static function of( int $id, string $key ): int {
		$stored = get_post_meta( $id, $key, true );
		return is_numeric( $stored ) ? max( 0, (int) $stored ) : 0;
	}
}
