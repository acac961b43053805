<?php

declare( strict_types=1 );

namespace Marketday\DemoShop;

defined( 'ABSPATH' ) || exit;

use RuntimeException;
use WP_Error;
use WP_Post;

/** Posts the demo shop wrote: renewed with it, but never once an editor has changed them, and never when somebody else made them. */
final class OwnedPosts {
	private const HASH = '_marketday_demo_hash';

	/**
	 * @param array{post_type: string, post_name: string, post_title: string, post_content: string, post_excerpt?: string, post_date?: string} $wanted
	 * @param array<string, string>                                                                  $terms  Term slug by taxonomy.
	 * @return int The post's id.
	 */
	public function put( array $wanted, array $terms = [] ): int {
		$found = $this->find( $wanted['post_type'], $wanted['post_name'], $terms );
		$hash  = md5( $wanted['post_content'] );
		if ( null !== $found && ( $this->isForeign( $found ) || md5( $found->post_content ) === $hash ) ) {
			return $found->ID;
		}
		$id = wp_insert_post(
			[
				'ID'             => $found->ID ?? 0,
				'post_status'    => 'publish',
				'comment_status' => 'closed',
				'post_type'      => $wanted['post_type'],
				'post_name'      => $wanted['post_name'],
				'post_title'     => wp_slash( $wanted['post_title'] ),
				'post_content'   => wp_slash( $wanted['post_content'] ),
				'post_excerpt'   => wp_slash( $wanted['post_excerpt'] ?? '' ),
			] + ( isset( $wanted['post_date'] ) ? [ 'post_date' => $wanted['post_date'] ] : [] ),
			true
		);
		if ( $id instanceof WP_Error ) {
			throw new RuntimeException( "'{$wanted['post_title']}' could not be written: {$id->get_error_message()}" );
		}
		foreach ( $terms as $taxonomy => $term ) {
			wp_set_object_terms( $id, $term, $taxonomy );
		}
		update_post_meta( $id, self::HASH, md5( (string) get_post_field( 'post_content', $id, 'raw' ) ) );
		return $id;
	}

	private function isForeign( WP_Post $post ): bool {
		return md5( $post->post_content ) !== get_post_meta( $post->ID, self::HASH, true );
	}

	/** @param array<string, string> $terms */
	private function find( string $type, string $name, array $terms ): ?WP_Post {
		$query = [
			'post_type'      => $type,
			'name'           => $name,
			'post_status'    => [ 'publish', 'draft', 'private' ],
			'posts_per_page' => 1,
			'no_found_rows'  => true,
			'tax_query'      => [],
		];
		if ( isset( $terms['wp_theme'] ) ) {
			$query['tax_query'][] = [
				'taxonomy' => 'wp_theme',
				'field'    => 'name',
				'terms'    => $terms['wp_theme'],
			];
		}
		$found = get_posts( $query );
		return ( $found[0] ?? null ) instanceof WP_Post ? $found[0] : null;
	}
}
