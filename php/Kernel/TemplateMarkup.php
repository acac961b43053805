<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use WP_Block_Template;

/**
 * The markup of a block theme's templates and parts, remembered: to find one WordPress reads the theme's styles and variations, a quarter
 * of a filter's call. What is remembered holds while the saved templates, the theme, its files and the language are the same.
 */
final class TemplateMarkup {
	public const TRANSIENT = 'marketday_template_markup';

	/** Group of a memory that ends with the request: nothing of it goes to a shared cache. */
	private const GROUP = 'marketday_template_markup';

	/** More than a theme has; a site with more reads the rest anew. */
	private const MOST = 60;

	private const FOLDERS = [
		'wp_template'      => 'templates',
		'wp_template_part' => 'parts',
	];

	/**
	 * @param 'wp_template'|'wp_template_part' $type
	 * @return string|null Null where there is none that visitors see.
	 */
	public static function of( string $name, string $type ): ?string {
		$kept = self::readCache();
		$key  = "{$type} {$name}";
		$file = self::file( $name, $type );
		if ( isset( $kept['texts'][ $key ] ) && $kept['texts'][ $key ][0] === $file ) {
			return $kept['texts'][ $key ][1];
		}
		$template = get_block_template( $name, $type );
		// WordPress finds drafts and those in the trash, too.
		if ( ! $template instanceof WP_Block_Template || 'publish' !== $template->status ) {
			return null;
		}
		if ( 'plugin' === $template->source ) {
			return $template->content; // Made by code, of what may change at any time.
		}
		$kept['texts'] = array_slice( [ $key => [ $file, $template->content ] ] + $kept['texts'], 0, self::MOST, true );
		wp_cache_set( self::TRANSIENT, $kept, self::GROUP );
		set_transient( self::TRANSIENT, $kept, DAY_IN_SECONDS );
		return $template->content;
	}

	/** @return array{state: string, texts: array<string, array{string, string}>} */
	private static function readCache(): array {
		wp_cache_add_non_persistent_groups( self::GROUP );
		$known = wp_cache_get( self::TRANSIENT, self::GROUP );
		$state = self::state();
		foreach ( is_array( $known ) ? [ $known ] : [ get_transient( self::TRANSIENT ) ] as $kept ) {
			if ( is_array( $kept ) && ( $kept['state'] ?? '' ) === $state && is_array( $kept['texts'] ?? null ) ) {
				wp_cache_set( self::TRANSIENT, $kept, self::GROUP );
				/** @var array{state: string, texts: array<string, array{string, string}>} $kept */
				return $kept;
			}
		}
		return [
			'state' => $state,
			'texts' => [],
		];
	}

	/** The saved templates, the theme, and what else their markup is made with. */
	private static function state(): string {
		global $wpdb;
		$known = 'saved ' . wp_cache_get_last_changed( 'posts' );
		$saved = wp_cache_get( $known, self::GROUP );
		if ( ! is_string( $saved ) ) {
			$saved = implode( ' ', (array) $wpdb->get_row( // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- remembered above.
				"SELECT COUNT( ID ), MAX( post_modified_gmt ), SUM( LENGTH( post_content ) ) FROM {$wpdb->posts}
				WHERE post_type IN ( 'wp_template', 'wp_template_part' ) AND post_status = 'publish'",
				'ARRAY_N'
			) );
			wp_cache_set( $known, $saved, self::GROUP );
		}
		// Plugins hook blocks into templates.
		$plugins = (string) wp_json_encode( get_option( 'active_plugins' ) );
		return md5( implode( '|', [ $saved, get_stylesheet(), get_template(), determine_locale(), wp_get_wp_version(), $plugins ] ) );
	}

	/** Times when the theme's file was changed, and its parent's; '' where the template is none of a theme's files. */
	private static function file( string $name, string $type ): string {
		$slug  = substr( (string) strrchr( $name, '/' ), 1 );
		$times = '';
		foreach ( 1 === preg_match( '/^[\w-]+$/', $slug ) ? array_unique( [ get_stylesheet_directory(), get_template_directory() ] ) : [] as $folder ) {
			$file   = $folder . '/' . self::FOLDERS[ $type ] . "/{$slug}.html";
			$times .= is_readable( $file ) ? filemtime( $file ) . ' ' : '';
		}
		return $times;
	}
}
