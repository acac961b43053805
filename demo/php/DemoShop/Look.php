<?php

declare( strict_types=1 );

namespace Marketday\DemoShop;

defined( 'ABSPATH' ) || exit;

use WP_Theme_JSON_Resolver;

/** Colours, type, header, footer, menu, logo: what makes the site look like this shop and no other. */
final class Look {
	private const LOGO_SIZE = 96;

	public function __construct(
		private readonly string $folder,
		private readonly OwnedPosts $posts,
		private readonly BlockMarkup $markup,
		private readonly Pictures $pictures
	) {}

	/** @return string What was done, as a sentence. */
	public function write(): string {
		set_theme_mod( 'custom_logo', $this->pictures->addDrawing( $this->folder . '/logo.svg', self::LOGO_SIZE ) );
		update_option( 'site_icon', $this->pictures->id( 'icon.webp' ) );
		if ( ! wp_is_block_theme() ) {
			return 'Pages and logo are there; the theme is no block theme, so it keeps its own look.';
		}
		$menu = $this->writeMenu();
		$this->writePart( 'header', 'Header', [ 'menu' => (string) $menu ] );
		$this->writePart( 'footer', 'Footer', [] );
		$this->writeTemplate( 'front-page', 'Front page' );
		$this->writeTemplate( 'search', 'Search results' );
		$this->writeTemplate( '404', 'Page not found' );
		$this->writeStyles();
		return 'Pages, menu, header, footer and styles are there.';
	}

	private function writeMenu(): int {
		return $this->posts->put(
			[
				'post_type'    => 'wp_navigation',
				'post_name'    => 'shop-menu',
				'post_title'   => 'Shop menu',
				'post_content' => $this->markup->read( 'parts/menu.html' ),
			]
		);
	}

	/** @param array<string, string> $words */
	private function writePart( string $slug, string $title, array $words ): void {
		$this->posts->put(
			[
				'post_type'    => 'wp_template_part',
				'post_name'    => $slug,
				'post_title'   => $title,
				'post_content' => $this->markup->read( "parts/{$slug}.html", $words ),
			],
			[
				'wp_theme'              => get_stylesheet(),
				'wp_template_part_area' => $slug,
			]
		);
	}

	private function writeTemplate( string $slug, string $title ): void {
		$this->posts->put(
			[
				'post_type'    => 'wp_template',
				'post_name'    => $slug,
				'post_title'   => $title,
				'post_content' => $this->markup->read( "templates/{$slug}.html" ),
			],
			[ 'wp_theme' => get_stylesheet() ]
		);
	}

	/** The user's global styles of the theme in use; once an editor has saved styles of their own, those stay. */
	private function writeStyles(): void {
		$styles = (string) wp_json_encode( json_decode( $this->markup->read( 'styles.json' ), true ) );
		$id     = (int) WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		$stored = (string) get_post_field( 'post_content', $id, 'raw' );
		$isOurs = md5( $stored ) === get_post_meta( $id, '_marketday_demo_hash', true );
		$isBare = ! str_contains( $stored, '"settings":{"' ) && ! str_contains( $stored, '"styles":{"' );
		if ( $stored === $styles || ! ( $isOurs || $isBare ) ) {
			return;
		}
		wp_update_post(
			[
				'ID'           => $id,
				'post_content' => wp_slash( $styles ),
			]
		);
		update_post_meta( $id, '_marketday_demo_hash', md5( (string) get_post_field( 'post_content', $id, 'raw' ) ) );
		wp_clean_theme_json_cache();
	}
}
