<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Features;

defined( 'ABSPATH' ) || exit;

use WP_Block_Template;

/** Use of blocks: in what is published, in templates and in widgets. For the screen of features alone. */
final class FeatureUse {
	private const BLOCK = '/<!-- wp:marketday\/([a-z-]+)/';

	/** Posts that are looked at; who has more knows that such blocks are in use. */
	private const MOST = 2000;

	private const AT_ONCE = 200;

	/** @var array<string, array<string, true>> By block: names of the places. */
	private array $places = [];

	/** @return array<string, list<string>> Names of places by block, without the namespace. */
	public function byBlock(): array {
		$this->places = [];
		$this->readPosts();
		$this->readTemplates();
		$this->readWidgets();
		return array_map( static fn ( array $places ): array => array_map( 'strval', array_keys( $places ) ), $this->places );
	}

	private function readPosts(): void {
		global $wpdb;
		for ( $last = 0, $seen = 0; $seen < self::MOST; $seen += self::AT_ONCE ) {
			$posts = (array) $wpdb->get_results( $wpdb->prepare(
				"SELECT ID, post_title, post_content FROM %i WHERE ID > %d AND post_status = 'publish'
				AND post_type NOT IN ( 'wp_template', 'wp_template_part', 'shop_order' ) AND post_content LIKE %s ORDER BY ID LIMIT %d",
				$wpdb->posts,
				$last,
				'%<!-- wp:marketday/%',
				self::AT_ONCE
			) );
			foreach ( $posts as $post ) {
				$last = (int) $post->ID;
				$this->note( (string) $post->post_content, '' === $post->post_title ? "#{$post->ID}" : (string) $post->post_title );
			}
			if ( count( $posts ) < self::AT_ONCE ) {
				return;
			}
		}
	}

	/** A classic theme has none that are drawn. */
	private function readTemplates(): void {
		if ( ! wp_is_block_theme() ) {
			return;
		}
		/** @var list<WP_Block_Template> $templates */
		$templates = [ ...get_block_templates(), ...get_block_templates( [], 'wp_template_part' ) ];
		foreach ( $templates as $template ) {
			/* translators: %s: the name of a template, such as: Single product */
			$this->note( $template->content, sprintf( __( '%s (template)', 'marketday' ), '' === $template->title ? $template->slug : $template->title ) );
		}
	}

	private function readWidgets(): void {
		$stored   = (array) get_option( 'widget_block', [] );
		$sidebars = array_diff_key( (array) get_option( 'sidebars_widgets', [] ), [ 'wp_inactive_widgets' => true ] );
		$shown    = array_merge( ...array_values( array_map( static fn ( mixed $ids ): array => (array) $ids, $sidebars ) ) );
		foreach ( $stored as $number => $widget ) {
			if ( is_array( $widget ) && is_string( $widget['content'] ?? null ) && in_array( "block-{$number}", $shown, true ) ) {
				$this->note( $widget['content'], __( 'a widget', 'marketday' ) );
			}
		}
	}

	private function note( string $content, string $place ): void {
		preg_match_all( self::BLOCK, $content, $found );
		foreach ( $found[1] as $block ) {
			$this->places[ $block ][ $place ] = true;
		}
	}
}
