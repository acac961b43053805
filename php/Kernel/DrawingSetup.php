<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Http\CalledRoute;
use WP_Styles;

/**
 * Work that only pages need: scripts and styles, templates and patterns. Each is done once something asks for it. A call that answers with
 * parts of a page does without scripts and styles, which are on that page already.
 */
final class DrawingSetup {
	private const PATTERNS = 'marketday_register_patterns';

	private const INLINE_BYTES = 8000;

	private const TEMPLATES = 'marketday_register_templates';

	/** @var (Closure(): mixed)|null */
	private static ?Closure $base = null;

	/** @var array<int, list<callable(): mixed>> By priority. */
	private static array $assets = [];

	private static bool $hasAssets = false;

	/** WordPress's list of style sheets that they were registered in. */
	private static ?WP_Styles $list = null;

	/** @var array<string, true> Slugs of templates that have been asked for. */
	private static array $templates = [];

	/** True once all templates have been. */
	private static bool $hasTemplates = false;

	/** @var list<string> Names of `wc-ajax` calls and beginnings of REST routes that answer with parts of a page. */
	private static array $partCalls = [];

	/** @param string ...$calls What they draw takes the place of what is on a page, so that they do without scripts and styles. */
	public static function spareAssets( string ...$calls ): void {
		array_push( self::$partCalls, ...array_values( $calls ) );
	}

	/** Tells whether a part of a page is drawn, which has the scripts and styles. */
	public static function isPart(): bool {
		return self::isAmong( self::$partCalls );
	}

	/** @param Closure(): mixed $load Loads what all scripts and styles of ours stand on. */
	public static function assetsBy( Closure $load ): void {
		self::$base = $load;
	}

	/** @param callable(): mixed $work Registers scripts and styles. */
	public static function addAssets( callable $work, int $priority = 10 ): void {
		self::$assets[ $priority ][] = $work;
		if ( self::$hasAssets && ! self::isPart() ) {
			$work();
		}
	}

	/** Registers them before the first is enqueued, or a block that brings some is drawn. */
	public static function registerAssets(): void {
		if ( null === self::$base || ( self::$hasAssets && self::$list === wp_styles() ) ) {
			return;
		}
		if ( ! self::$hasAssets ) {
			Preload::read();
			( self::$base )();
			self::$hasAssets = true;
			StyleOrder::register();
			UnusedPresets::register();
		}
		// Elementor begins the page of its editor with empty lists.
		self::$list = wp_styles();
		ksort( self::$assets );
		foreach ( self::isPart() ? [] : array_merge( ...self::$assets ) as $work ) {
			$work();
		}
	}

	/**
	 * Pages that draw blocks of ours go without WordPress's search for emoji that a browser lacks: each has its own, and where one is too old for a
	 * new one it shows a box in place of a picture from another site. Feeds and mails keep theirs.
	 */
	public static function leaveOutEmoji(): void {
		/**
		 * Decides whether pages with blocks of Marketday load WordPress's script for emoji.
		 *
		 * @param bool $loads
		 */
		if ( ! is_admin() && ! apply_filters( 'marketday_loads_emoji', false ) ) {
			remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
			remove_action( 'wp_enqueue_scripts', 'wp_enqueue_emoji_styles' );
			remove_action( 'wp_print_styles', 'print_emoji_styles' );
		}
	}

	/**
	 * Style sheets of blocks that a page with blocks of ours carries within itself, up to a few kilobytes, as WordPress does it with the smallest first: a
	 * larger one alone is a twentieth of a page of products, and as a file it is kept by the browser from page to page.
	 */
	public static function linkLargeStyles(): void {
		$limit = static fn ( mixed $bytes ): int => min( is_numeric( $bytes ) ? (int) $bytes : self::INLINE_BYTES, self::INLINE_BYTES );
		// Before the site's own say.
		add_filter( 'styles_inline_size_limit', $limit, 5 );
	}

	/** @param callable(): mixed $work Registers patterns. */
	public static function addPatterns( callable $work, int $priority = 10 ): void {
		add_action( self::PATTERNS, static fn () => $work(), $priority, 0 );
	}

	/** Patterns are registered for editors, and for pages that draw one. */
	public static function registerPatterns(): void {
		if ( 0 === did_action( self::PATTERNS ) ) {
			do_action( self::PATTERNS );
		}
	}

	/** @param callable(list<string>): mixed $work Registers block templates of these slugs, once each; all where there are none. */
	public static function addTemplates( callable $work, int $priority = 10 ): void {
		$register = static fn ( mixed $slugs ) => $work( array_values( array_filter( (array) $slugs, 'is_string' ) ) );
		add_action( self::TEMPLATES, $register, $priority );
	}

	/** Registers before WordPress looks for templates, which most requests do not. */
	public static function register(): void {
		add_filter( 'pre_get_block_templates', [ self::class, 'registerQueried' ], PHP_INT_MIN, 3 );
		foreach ( [ 'pre_get_block_template', 'pre_get_block_file_template' ] as $hook ) {
			add_filter( $hook, [ self::class, 'registerNamed' ], PHP_INT_MIN, 3 );
		}
	}

	/**
	 * Registers those that a list of templates may have. Hands on what the hook filters.
	 *
	 * @param mixed $query As `get_block_templates()` gets it.
	 */
	public static function registerQueried( mixed $found, mixed $query = [], mixed $type = '' ): mixed {
		if ( 'wp_template_part' !== $type ) {
			$slugs = is_array( $query ) ? $query['slug__in'] ?? [] : [];
			self::registerTemplates( ...array_filter( is_array( $slugs ) ? $slugs : [], 'is_string' ) );
		}
		return $found;
	}

	/** Registers one. Hands on what the hook filters. */
	public static function registerNamed( mixed $found, mixed $id = '', mixed $type = '' ): mixed {
		$slug = is_string( $id ) ? explode( '//', $id, 2 )[1] ?? '' : '';
		if ( 'wp_template_part' !== $type && '' !== $slug ) {
			self::registerTemplates( $slug );
		}
		return $found;
	}

	/** Registers those of these slugs, or all: a page needs one of a dozen, whose text is made only then. */
	public static function registerTemplates( string ...$slugs ): void {
		$new = array_diff_key( array_fill_keys( $slugs, true ), self::$templates );
		// A classic theme with a theme.json draws templates too: its pages would be without its header and footer.
		if ( self::$hasTemplates || ( [] !== $slugs && [] === $new ) || ! wp_is_block_theme() ) {
			return;
		}
		self::$hasTemplates = [] === $slugs;
		self::$templates   += $new;
		do_action( self::TEMPLATES, array_map( 'strval', array_keys( $new ) ) );
	}

	/** @param list<string> $calls */
	private static function isAmong( array $calls ): bool {
		$called = CalledRoute::current();
		foreach ( '' === $called ? [] : $calls as $call ) {
			if ( $called === $call || ( str_starts_with( $call, '/' ) && str_starts_with( $called, $call ) ) ) {
				return true;
			}
		}
		return false;
	}
}
