<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use Marketday\Events\Calendar\EventData;
use Marketday\Events\Calendar\EventType;
use WP_Post;

/**
 * Events of the site that a file has too. Each feed has its own room of UIDs, as have the files that people bring in; what the site wrote
 * itself belongs to none.
 */
final class KnownEvents {
	/** Meta of an event that came with a file: what was in it. */
	public const HASH = '_marketday_event_import';

	/** Most events of one UID that are looked at. */
	private const MOST = 20;

	/**
	 * @param string       $feed     '' for a file.
	 * @param list<string> $followed The ids of all feeds that are followed.
	 */
	public function __construct(
		private readonly string $feed,
		private readonly array $followed
	) {}

	/** The event of the same room; of what came with a file or a feed that is followed no more, one that is called the same. */
	public function find( string $uid, string $title ): ?WP_Post {
		$other = null;
		foreach ( self::withUid( $uid ) as $post ) {
			$feed = self::feedOf( $post );
			if ( ! self::isImported( $post ) ) {
				continue;
			}
			if ( $feed === $this->feed ) {
				return $post;
			}
			if ( ! in_array( $feed, $this->followed, true ) && $post->post_title === $title ) {
				$other ??= $post;
			}
		}
		return $other;
	}

	/**
	 * Dates of a series that are events of their own: those of its room.
	 *
	 * @return array<string, WP_Post> By UID.
	 */
	public function ofSeries( string $uid ): array {
		global $wpdb;
		$ids = $wpdb->get_col( $wpdb->prepare(
			"SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value LIKE %s ORDER BY post_id LIMIT %d",
			EventData::UID,
			$wpdb->esc_like( "{$uid}/" ) . '%',
			EventData::MOST_DATES
		) );
		_prime_post_caches( array_map( 'intval', $ids ) );
		$posts = [];
		foreach ( $ids as $id ) {
			$post = get_post( (int) $id );
			if ( $post instanceof WP_Post && self::isImported( $post ) && self::feedOf( $post ) === $this->feed ) {
				$posts[ EventData::uid( $post->ID ) ] = $post;
			}
		}
		return $posts;
	}

	/** Tells whether the site itself has written an event of this UID: it has come back by way of another calendar. */
	public function isOfSite( string $uid ): bool {
		return [] !== array_filter( self::withUid( $uid ), static fn ( WP_Post $post ): bool => ! self::isImported( $post ) );
	}

	/** @return list<WP_Post> Those in the bin too. */
	private static function withUid( string $uid ): array {
		return array_values( get_posts( [
			'post_type'        => EventType::NAME,
			'post_status'      => [ 'publish', 'future', 'draft', 'pending', 'private', 'trash' ],
			'numberposts'      => self::MOST,
			'suppress_filters' => true,
			'orderby'          => 'ID',
			'order'            => 'ASC',
			'meta_key'         => EventData::UID, // phpcs:ignore WordPress.DB.SlowDBQuery -- one look for each event of a file.
			'meta_value'       => $uid, // phpcs:ignore WordPress.DB.SlowDBQuery -- as above.
		] ) );
	}

	private static function feedOf( WP_Post $post ): string {
		$feed = get_post_meta( $post->ID, Feeds::META, true );
		return is_string( $feed ) ? $feed : '';
	}

	private static function isImported( WP_Post $post ): bool {
		return '' !== self::feedOf( $post ) || '' !== get_post_meta( $post->ID, self::HASH, true );
	}
}
