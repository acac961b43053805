<?php

declare( strict_types=1 );

namespace Marketday\Site\WowStore;

defined( 'ABSPATH' ) || exit;

use WP_Error;
use WP_Post;
use WP_Term;

/** Moves one post after the other. Each keeps a revision of what it was; a second run finds nothing left to do. */
final class PostMove {
	/** Posts at once. */
	public const BATCH = 50;

	/** WowStore's own templates serve its builder alone: their blocks are moved where they are used. */
	private const NOT_TYPES = [ 'revision', 'wopb_builder', 'wopb_templates' ];

	private readonly Converter $converter;

	public function __construct() {
		$this->converter = new Converter( new Settings( self::termId( ... ) ), Rules::all() );
	}

	/** @return array{line: string, blocks: int, isFailed: bool}|null What was done, or would be; null for a post that is gone. */
	public function move( int $id, bool $isDry ): ?array {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post ) {
			return null;
		}
		$conversion = $this->converter->convert( $post->post_content );
		$count      = array_sum( $conversion->moved );
		$problem    = $isDry || 0 === $count ? '' : $this->write( $post, $conversion->content );
		return [
			'line'     => $this->line( $post, $conversion, $problem ),
			'blocks'   => '' === $problem ? $count : 0,
			'isFailed' => '' !== $problem,
		];
	}

	/** Number of posts with blocks of WowStore. */
	public static function count(): int {
		global $wpdb;
		return (int) $wpdb->get_var( 'SELECT COUNT(*) ' . self::from( 0 ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared below.
	}

	private static function from( int $after ): string {
		global $wpdb;
		$types = implode( ',', array_fill( 0, count( self::NOT_TYPES ), '%s' ) );
		return (string) $wpdb->prepare( // phpcs:ignore WordPress.DB -- read once, in batches.
			"FROM {$wpdb->posts} WHERE ID > %d AND post_type NOT IN ({$types})" // phpcs:ignore WordPress.DB -- placeholders of as many names.
				. " AND post_status NOT IN ('trash', 'auto-draft') AND post_content LIKE %s",
			$after,
			...[ ...self::NOT_TYPES, '%' . $wpdb->esc_like( '<!-- wp:product-blocks/' ) . '%' ]
		);
	}

	/** @return list<int> Posts with blocks of WowStore, by their numbers. */
	public function after( int $id ): array {
		global $wpdb;
		$found = $wpdb->get_col( 'SELECT ID ' . self::from( $id ) . ' ORDER BY ID LIMIT ' . self::BATCH ); // phpcs:ignore WordPress.DB -- prepared above; a number.
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
