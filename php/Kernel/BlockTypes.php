<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Http\CalledRoute;
use WP_Block_Supports;
use WP_Block_Type;
use WP_Block_Type_Registry;
use WP_Post;

/** Registers a block's type when the first of its name is about to be drawn, and all of them for editors: a request that draws none knows none. */
final class BlockTypes {
	/** The block of the plugin's own folder. */
	public const OWN = 'storefront';

	/** The action of a block about to be drawn that has a style of ours: gets its CSS classes. */
	public const STYLE = 'marketday_block_style';

	/** The action of who draws blocks past WordPress's `render_block()`: gets them as `parse_blocks()` gives them. */
	private const DRAWS = 'marketday_draws_blocks';

	/** Hooks of editors, which know all blocks. */
	private const EDITORS = [
		'load-post.php',
		'load-post-new.php',
		'load-site-editor.php',
		'load-widgets.php',
		'load-customize.php',
		'load-nav-menus.php',
		'enqueue_block_editor_assets',
		'block_editor_settings_all',
	];

	/** Routes below `/wp/v2/` that read the list of blocks, or styles that name them. */
	private const BLOCK_ROUTES = '#^(block-|global-styles|templates|template-parts|themes)#';

	/** Handles of a block's scripts and styles, as WordPress names them. */
	private const HANDLE = '/^marketday-([a-z-]+?)-(?:view-script|style)$/';

	/** @var array<string, array<string, mixed>>|null Metadata of all blocks that are built, by name without the namespace. */
	private ?array $known = null;

	/** @var array<string, true> Blocks of features that are switched off: they draw nothing, nor what is in them. */
	private array $off = [];

	/** True if a block of ours has been drawn. */
	private bool $hasDrawn = false;

	/** Null until WordPress looks for a page's template. */
	private ?LayoutBlocks $layout = null;

	/**
	 * @param Closure(string): mixed          $load         Loads what draws a block, by the name without the namespace.
	 * @param Closure(string): ?WP_Block_Type $registerType Has WordPress register the block of a folder.
	 */
	public function __construct(
		private readonly string $pluginFolder,
		private readonly Closure $load,
		private readonly Closure $registerType
	) {}

	/**
	 * Has blocks registered that are about to be made by `new WP_Block()`, or asked for what they provide.
	 *
	 * @param array<array-key, mixed> $parsed As `parse_blocks()` gives them.
	 */
	public static function draws( array $parsed ): void {
		do_action( self::DRAWS, $parsed );
	}

	/** @param list<string> $names Without the namespace. */
	public function switchOff( array $names ): void {
		$this->off = array_fill_keys( $names, true );
	}

	public function register(): void {
		add_filter( 'pre_render_block', [ $this, 'beforeBlock' ], PHP_INT_MIN, 3 );
		add_action( self::DRAWS, [ $this, 'registerIn' ] );
		add_filter( 'pre_get_block_templates', [ $this, 'foresee' ], PHP_INT_MIN, 2 );
		foreach ( self::EDITORS as $hook ) {
			add_filter( $hook, [ $this, 'registerAll' ], PHP_INT_MIN );
		}
		add_action( 'rest_api_init', [ $this, 'registerForEditor' ], PHP_INT_MIN );
		add_action( 'wp_enqueue_scripts', [ $this, 'registerForHead' ], PHP_INT_MIN );
	}

	/**
	 * Registers what the page will draw, before its template is found. Hands on what the hook filters.
	 *
	 * @param mixed $query As `get_block_templates()` gets it.
	 */
	public function foresee( mixed $found, mixed $query = [] ): mixed {
		if ( did_action( 'template_redirect' ) > 0 ) {
			$this->layout ??= new LayoutBlocks( fn ( string $name ) => $this->isOff( "marketday/{$name}" ) || $this->registerBlock( $name ) );
			$this->layout->foresee( is_array( $query ) ? $query['slug__in'] ?? null : null );
			ThemeStyles::noteBlocks();
		}
		return $found;
	}

	/**
	 * Registers the blocks that are about to be drawn: a request that draws none knows none.
	 *
	 * @param array{blockName?: string|null, attrs?: array<string, mixed>, innerBlocks?: array<mixed>} $parsed As `parse_blocks()` gives a block.
	 */
	public function beforeBlock( mixed $drawn, array $parsed, mixed $parent = null ): mixed {
		$class = $parsed['attrs']['className'] ?? '';
		if ( is_string( $class ) && str_contains( $class, 'is-style-marketday-' ) ) {
			do_action( self::STYLE, $class );
		}
		if ( 'core/pattern' === ( $parsed['blockName'] ?? '' ) ) {
			DrawingSetup::registerPatterns();
		}
		if ( ! $this->hasDrawn && str_starts_with( $parsed['blockName'] ?? '', 'marketday/' ) ) {
			$this->hasDrawn = true;
			DrawingSetup::leaveOutEmoji();
			DrawingSetup::linkLargeStyles();
		}
		if ( $this->isOff( $parsed['blockName'] ?? null ) ) {
			return $drawn;
		}
		if ( 'core/navigation' === ( $parsed['blockName'] ?? '' ) && [] === ( $parsed['innerBlocks'] ?? [] ) ) {
			$this->registerIn( self::menu( $parsed ) );
			return $drawn;
		}
		// What is within it has been seen with the outermost one.
		$this->registerIn( [ null === $parent ? $parsed : [ 'innerBlocks' => [] ] + $parsed ] );
		return $drawn;
	}

	/** Registers one for whoever needs its scripts and styles, or makes it without a page that draws it. */
	public function registerBlock( string $name ): void {
		( $this->load )( $name );
		$this->registerType( $name );
	}

	/** @param array<array-key, mixed> $parsed Blocks as `parse_blocks()` gives them. */
	public function registerIn( array $parsed ): void {
		foreach ( $parsed as $block ) {
			if ( is_array( $block ) ) {
				$name = $block['blockName'] ?? null;
				if ( is_string( $name ) && str_starts_with( $name, 'marketday/' ) ) {
					$this->layout?->note( substr( $name, 10 ) );
					$this->registerBlock( substr( $name, 10 ) );
				}
				$this->registerIn( is_array( $block['innerBlocks'] ?? null ) && ! $this->isOff( $name ) ? $block['innerBlocks'] : [] );
			}
		}
	}

	/** @param string $name Without the namespace. */
	public function isKnown( string $name ): bool {
		return isset( $this->metadataByBlock()[ $name ] );
	}

	public function isOff( mixed $name ): bool {
		return [] !== $this->off && is_string( $name ) && isset( $this->off[ substr( $name, 10 ) ] ) && str_starts_with( $name, 'marketday/' );
	}

	/** Registers all for editors, and who reads WordPress's list of blocks. Hands on what the hook filters. */
	public function registerAll( mixed $filtered = null ): mixed {
		$this->registerTypes();
		DrawingSetup::registerPatterns();
		DrawingSetup::registerTemplates();
		return $filtered;
	}

	private function registerTypes(): void {
		foreach ( array_keys( $this->metadataByBlock() ) as $name ) {
			$this->registerType( (string) $name );
		}
		// WordPress adds what blocks support to their attributes at `init`, and refuses others in calls of editors.
		if ( did_action( 'init' ) > 0 ) {
			WP_Block_Supports::init();
		}
	}

	/**
	 * A classic theme prints the head before it draws anything, and before WordPress 6.9 all blocks' styles with it: they are known there where the page
	 * draws blocks of ours.
	 */
	public function registerForHead(): void {
		if ( wp_is_block_theme() || wp_should_load_separate_core_block_assets() || ! self::isDrawnOn() ) {
			return;
		}
		$this->registerTypes();
	}

	private static function isDrawnOn(): bool {
		$type = get_query_var( 'post_type' );
		if ( '' !== apply_filters( 'marketday_page_template', '' ) || ( is_string( $type ) && str_starts_with( $type, 'marketday_' ) ) ) {
			return true;
		}
		foreach ( $GLOBALS['wp_query']->posts ?? [] as $post ) {
			if ( $post instanceof WP_Post && 1 === preg_match( '~wp:marketday/|\[marketday ~', $post->post_content ) ) {
				return true;
			}
		}
		return false;
	}

	/** Calls of editors, and those about blocks and styles. */
	public function registerForEditor(): void {
		$isWriting = ! in_array( $_SERVER['REQUEST_METHOD'] ?? 'GET', [ 'GET', 'HEAD' ], true ) || 'edit' === ( $_GET['context'] ?? '' ); // phpcs:ignore WordPress.Security -- compared only.
		if ( preg_match( '#^/wp/v2/(.*)#', CalledRoute::current(), $called ) && ( $isWriting || preg_match( self::BLOCK_ROUTES, $called[1] ) ) ) {
			$this->registerAll();
		}
	}

	/**
	 * Blocks of a menu that is stored elsewhere.
	 *
	 * @param array<string, mixed> $parsed As `parse_blocks()` gives the navigation block.
	 * @return array<array-key, mixed>
	 */
	private static function menu( array $parsed ): array {
		$attributes = is_array( $parsed['attrs'] ?? null ) ? $parsed['attrs'] : [];
		$stored     = is_numeric( $attributes['ref'] ?? null ) ? get_post( (int) $attributes['ref'] ) : \WP_Navigation_Fallback::get_fallback();
		return $stored instanceof WP_Post && str_contains( $stored->post_content, 'wp:marketday/' ) ? parse_blocks( $stored->post_content ) : [];
	}

	private function registerType( string $name ): void {
		if ( WP_Block_Type_Registry::get_instance()->is_registered( "marketday/{$name}" ) || ! isset( $this->metadataByBlock()[ $name ] ) ) {
			return;
		}
		DrawingSetup::registerAssets();
		foreach ( [ 'viewScript', 'style' ] as $field ) {
			foreach ( (array) ( $this->metadataByBlock()[ $name ][ $field ] ?? [] ) as $handle ) {
				if ( is_string( $handle ) && 1 === preg_match( self::HANDLE, $handle, $owner ) && $owner[1] !== $name ) {
					$this->registerType( $owner[1] );
				}
			}
		}
		$type = ( $this->registerType )( self::OWN === $name ? $this->pluginFolder : "{$this->pluginFolder}/build/blocks/{$name}" );
		BlockStyles::prepare( $name, $type->style_handles ?? [] );
		self::translate( array_values( $type->view_script_handles ?? [] ) );
	}

	/**
	 * WordPress translates a block's script only where it names `wp-i18n` itself; ours have their texts through the kernel.
	 *
	 * @param list<string> $handles
	 */
	private static function translate( array $handles ): void {
		foreach ( $handles as $handle ) {
			if ( in_array( 'marketday-kernel', wp_scripts()->query( $handle )->deps ?? [], true ) ) {
				wp_set_script_translations( $handle, 'marketday' );
			}
		}
	}

	/** @return array<string, array<string, mixed>> */
	private function metadataByBlock(): array {
		if ( null === $this->known ) {
			$built       = "{$this->pluginFolder}/build/blocks";
			$manifest    = "{$built}/blocks-manifest.php";
			$this->known = [];
			if ( is_file( $manifest ) ) {
				wp_register_block_metadata_collection( $built, $manifest );
				/** @var array<string, array<string, mixed>> $blocks */
				$blocks      = require $manifest;
				$this->known = [ self::OWN => [] ] + $blocks;
			}
		}
		return $this->known;
	}
}
