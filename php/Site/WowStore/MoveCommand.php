<?php

declare( strict_types=1 );

namespace Marketday\Site\WowStore;

defined( 'ABSPATH' ) || exit;

use WP_Error;
use WP_Post;
use WP_Term;

/** `wowstore [--dry-run]`: moves every post of the site. Each keeps a revision of what it was; a second run finds nothing left to do. */
final class MoveCommand {
	/** Posts at once. */
	private const BATCH = 50;

	/** WowStore's own templates serve its builder alone: their blocks are moved where they are used. */
	private const NOT_TYPES = [ 'revision', 'wopb_builder', 'wopb_templates' ];

	/**
	 * @param list<string>           $arguments
	 * @param callable(string): void $print
	 * @return int 0 when all went well, 1 where a post could not be written, 2 when it was called wrongly.
	 */
	public function run( array $arguments, callable $print ): int {
		if ( [] !== array_diff( $arguments, [ '--dry-run' ] ) ) {
			$print( 'Usage: wowstore [--dry-run]' );
			return 2;
		}
		$isDry     = [] !== $arguments;
		$converter = new Converter( new Settings( self::termId( ... ) ), Rules::all() );
		$posts     = 0;
		$moved     = 0;
		$failed    = 0;
		for ( $last = 0, $found = $this->after( 0 ); [] !== $found; $found = $this->after( $last ) ) {
			foreach ( $found as $id ) {
				$last = $id;
				$post = get_post( $id );
				if ( ! $post instanceof WP_Post ) {
					continue;
				}
				$conversion = $converter->convert( $post->post_content );
				$count      = array_sum( $conversion->moved );
				$problem    = $isDry || 0 === $count ? '' : $this->write( $post, $conversion->content );
				$posts     += $count > 0 && '' === $problem ? 1 : 0;
				$moved     += '' === $problem ? $count : 0;
				$failed    += '' === $problem ? 0 : 1;
				$print( $this->line( $post, $conversion, $problem ) );
			}
		}
		$print( sprintf( $isDry ? 'Nothing was changed: %1$d blocks in %2$d posts would be moved.' : '%1$d blocks in %2$d posts were moved.', $moved, $posts ) );
		return $failed > 0 ? 1 : 0;
	}

	/** @return list<int> Posts with blocks of WowStore, by their numbers. */
	private function after( int $id ): array {
		global $wpdb;
		$types = implode( ',', array_fill( 0, count( self::NOT_TYPES ), '%s' ) );
		$found = $wpdb->get_col( $wpdb->prepare( // phpcs:ignore WordPress.DB -- read once, in batches.
			"SELECT ID FROM {$wpdb->posts} WHERE ID > %d AND post_type NOT IN ({$types}) AND post_status NOT IN ('trash', 'auto-draft') AND post_content LIKE %s ORDER BY ID LIMIT %d", // phpcs:ignore WordPress.DB -- placeholders of as many names.
			$id,
			...[ ...self::NOT_TYPES, '%' . $wpdb->esc_like( '<!-- wp:product-blocks/' ) . '%', self::BATCH ]
		) );
		return array_values( array_map( 'intval', $found ) );
	}

	private function write( WP_Post $post, string $content ): string {
		// A command has no user, whose rights would decide what markup is kept.
		kses_remove_filters();
		if ( 0 === count( wp_get_post_revisions( $post->ID, [ 'posts_per_page' => 1 ] ) ) ) {
			wp_save_post_revision( $post->ID );
		}
		$id = wp_update_post( [
			'ID'           => $post->ID,
			'post_content' => wp_slash( $content ),
		], true );
		kses_init();
		return $id instanceof WP_Error ? $id->get_error_message() : '';
	}

	private function line( WP_Post $post, Conversion $conversion, string $problem ): string {
		$name = sprintf( '%s %d “%s”', $post->post_type, $post->ID, $post->post_title );
		$say  = static fn ( array $counts ): string => implode(
			', ',
			array_map( static fn ( string $block, int $count ): string => substr( $block, 15 ) . ( $count > 1 ? " ×{$count}" : '' ), array_keys( $counts ), $counts )
		);
		return match ( true ) {
			'' !== $problem          => "{$name}: could not be written: {$problem}",
			[] === $conversion->left => "{$name}: {$say( $conversion->moved )}",
			default                  => "{$name}: {$say( $conversion->moved )}; stays: {$say( $conversion->left )}",
		};
	}

	private static function termId( string $taxonomy, string $slug ): int {
		$term = get_term_by( 'slug', $slug, $taxonomy );
		return $term instanceof WP_Term ? $term->term_id : 0;
	}
}
