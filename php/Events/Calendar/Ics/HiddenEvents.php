<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use WP_Post;

/** Events that a feed has lost: drafts until it has them again, and then as they were. */
final class HiddenEvents {
	/** The status before. */
	private const META = '_marketday_event_hidden';

	public static function hide( int $event ): void {
		$status = get_post_status( $event );
		wp_update_post( [
			'ID'          => $event,
			'post_status' => 'draft',
		] );
		update_post_meta( $event, self::META, is_string( $status ) ? $status : 'publish' );
	}

	/** Null of an event that is not hidden, or that people have published or put away since. */
	public static function statusBefore( WP_Post $event ): ?string {
		$status = get_post_meta( $event->ID, self::META, true );
		return is_string( $status ) && '' !== $status && 'draft' === $event->post_status ? $status : null;
	}

	public static function forget( int $event ): void {
		delete_post_meta( $event, self::META );
	}
}
