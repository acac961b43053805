<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Preload;

/**
 * Addresses of pages that showed no block of WooCommerce's when they were drawn. Products, posts and the like are noted together, by the folder
 * of their addresses, and beside it those among them that did show one.
 *
 * @phpstan-type Notes array{of: string, free: array<string, bool>}
 */
final class BlockFreePages {
	private const OPTION = 'marketday_block_free_pages';

	/** The option is loaded with every request. */
	private const MOST = 200;

	private const LONGEST = 150;

	/** Kinds of posts from which other pages are made. */
	private const PARTS = [ 'page', 'wp_block', 'wp_global_styles', 'wp_navigation', 'wp_template', 'wp_template_part' ];

	/** Changes of the site after which any page may show other blocks. */
	private const CHANGES = [
		'switch_theme',
		'activated_plugin',
		'deactivated_plugin',
		'update_option_permalink_structure',
		'update_option_woocommerce_coming_soon',
	];

	public function register(): void {
		Preload::options( self::OPTION );
		foreach ( self::CHANGES as $change ) {
			add_action( $change, self::forget( ... ), 10, 0 );
		}
		foreach ( self::PARTS as $type ) {
			add_action( "save_post_{$type}", self::forget( ... ), 10, 0 );
		}
		add_action( 'deleted_post', static fn ( mixed $id, mixed $post ) => in_array( $post->post_type ?? '', self::PARTS, true ) && self::forget(), 10, 2 );
	}

	public function isNoted(): bool {
		$path = self::path();
		$free = $this->notes()['free'];
		return $free[ $path ] ?? $free[ self::folder( $path ) ] ?? false;
	}

	/** Notes how the page of this request has turned out, once the main query has run. One that has shown a block after all is not tried again. */
	public function note( bool $isFree ): void {
		$path  = self::path();
		$notes = $this->notes();
		$free  = $notes['free'];
		if ( $isFree === $this->isNoted() || isset( $free[ $path ] ) && $isFree || ! self::isNotable( $path ) ) {
			return;
		}
		$isOneOfMany = $isFree && self::isOneOfMany() && '' !== self::folder( $path );

		$free[ $isOneOfMany ? self::folder( $path ) : $path ] = $isFree;
		if ( count( $free ) <= self::MOST ) {
			update_option( self::OPTION, [ 'free' => $free ] + $notes, true );
		}
	}

	public static function forget(): bool {
		return delete_option( self::OPTION );
	}

	/** @return Notes Of which theme and version, and by path whether it is free of them; empty where they are of another theme or version. */
	private function notes(): array {
		$of    = get_stylesheet() . ' ' . ( defined( 'WC_VERSION' ) ? WC_VERSION : '' );
		$notes = get_option( self::OPTION );
		$free  = is_array( $notes ) && $of === ( $notes['of'] ?? '' ) && is_array( $notes['free'] ?? null ) ? $notes['free'] : [];
		return [
			'of'   => $of,
			'free' => array_filter( $free, static fn ( mixed $is, int|string $path ): bool => is_bool( $is ) && is_string( $path ), ARRAY_FILTER_USE_BOTH ),
		];
	}

	private static function isNotable( string $path ): bool {
		return '' !== $path && strlen( $path ) <= self::LONGEST && ! is_404() && ! is_search() && ! is_preview() && ! is_embed()
			&& '' === WC()->query->get_current_endpoint() && '' !== get_option( 'permalink_structure' );
	}

	/** @return bool Whether the page is of a kind that a shop has many of. */
	private static function isOneOfMany(): bool {
		return is_singular() && ! is_page();
	}

	/** @return string Without the number of a list's page; '' where it cannot be read. */
	private static function path(): string {
		$path = wp_parse_url( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), PHP_URL_PATH ); // phpcs:ignore WordPress.Security -- compared only.
		return is_string( $path ) ? (string) preg_replace( '~/page/\d+/?$~', '/', $path ) : '';
	}

	/** @return string `/product/*` of `/product/vase/`; '' at the root, where pages stand. */
	private static function folder( string $path ): string {
		$parent = dirname( $path );
		return '/' === $parent || '.' === $parent ? '' : "{$parent}/*";
	}
}
