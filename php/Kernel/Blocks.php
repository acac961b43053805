<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Http\CalledRoute;
use WP_Block;
use WP_Block_Supports;
use WP_Block_Type;
use WP_Block_Type_Registry;
use WP_Post;

/**
 * Registers the built blocks and gives each its renderer. Renderers are callables of features rather than `render.php`
 * files, so that no template has to look up a global object. A block is registered when it is about to be drawn, and all are for editors.
 */
final class Blocks implements Feature {
	/** Fields of a block.json that name scripts and styles. */
	private const ASSETS = [
		'editorScript' => true,
		'editorStyle'  => true,
		'style'        => true,
		'viewScript'   => true,
	];

	/** The block of the plugin's own folder. */
	private const OWN = 'storefront';

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

	/** Bytes of a block's sheet that may stand in the page itself. */
	private const PRINTED = 4096;

	/** Handles of a block's scripts and styles, as WordPress names them. */
	private const HANDLE = '/^marketday-([a-z-]+?)-(?:view-script|style)$/';

	/** @var array<string, array<string, mixed>>|null Metadata of all blocks that are built, by name without the namespace. */
	private ?array $known = null;

	/** @var array<string, callable(array<string, mixed>, string, WP_Block): string> */
	private array $renderers = [];

	/** @var array<string, true> Blocks that draw what is in them themselves. */
	private array $drawing = [];

	/** @var array<string, true> Blocks of features that are switched off: they draw nothing, nor what is in them. */
	private array $off = [];

	/** @var (Closure(string): mixed)|null Loads what draws a block, by the name without the namespace. */
	private ?Closure $load = null;

	public function __construct( private readonly string $pluginFolder ) {}

	/**
	 * Has blocks registered that are about to be made by `new WP_Block()`, or asked for what they provide.
	 *
	 * @param array<array-key, mixed> $parsed As `parse_blocks()` gives them.
	 */
	public static function draws( array $parsed ): void {
		do_action( self::DRAWS, $parsed );
	}

	/** @param Closure(string): mixed $load Loads the feature that draws a block: `product-grid`. */
	public function loadBy( Closure $load ): void {
		$this->load = $load;
	}

	/** @param list<string> $names Blocks that show nothing on pages, and say so in the editor; without the namespace. */
	public function switchOff( array $names ): void {
		$this->off = array_fill_keys( $names, true );
		SwitchedOffBlocks::tellEditor( $this, $names );
		// Last: some of WordPress's own answer null, whatever was said before.
		add_filter( 'pre_render_block', fn ( mixed $drawn, array $parsed ): mixed => $this->isOff( $parsed['blockName'] ?? null ) ? '' : $drawn, PHP_INT_MAX, 2 );
	}

	/**
	 * @param string                                                     $name     Without the namespace: `product-grid`.
	 * @param callable(array<string, mixed>, string, WP_Block): string $renderer Attributes with defaults, inner HTML, block.
	 * @param bool                                                       $drawsInner It draws the blocks within one by one: no inner HTML is made for it.
	 */
	public function add( string $name, callable $renderer, bool $drawsInner = false ): void {
		$this->renderers[ "marketday/{$name}" ] = $renderer;
		if ( $drawsInner ) {
			$this->drawing[ "marketday/{$name}" ] = true;
			$type = WP_Block_Type_Registry::get_instance()->get_registered( "marketday/{$name}" );
			if ( null !== $type ) {
				$type->skip_inner_blocks = true; // @phpstan-ignore property.notFound (WordPress reads it; the class takes any setting.)
			}
		}
	}

	/**
	 * Registers script and styles, `marketday-{name}`, of what stands in a slot and is no block: its folder in `blocks/` has a `view.ts` and no `block.json`.
	 *
	 * @param list<non-empty-string> $styles Style sheets it needs.
	 */
	public function addPart( string $name, array $styles = [] ): void {
		DrawingSetup::addAssets( function () use ( $name, $styles ): void {
			$version = BuiltScript::register( $this->pluginFolder, $name, "blocks/{$name}/view" );
			if ( '' !== $version ) {
				wp_register_style( "marketday-{$name}", plugins_url( "build/blocks/{$name}/style-view.css", "{$this->pluginFolder}/marketday.php" ), $styles, $version );
				wp_style_add_data( "marketday-{$name}", 'rtl', 'replace' );
			}
		} );
	}

	public function register(): void {
		add_filter( 'pre_render_block', [ $this, 'beforeBlock' ], PHP_INT_MIN, 2 );
		add_action( self::DRAWS, [ $this, 'registerIn' ] );
		foreach ( self::EDITORS as $hook ) {
			add_filter( $hook, [ $this, 'registerAll' ], PHP_INT_MIN );
		}
		add_action( 'rest_api_init', [ $this, 'registerForEditor' ], PHP_INT_MIN );
		add_action( 'wp_enqueue_scripts', [ $this, 'registerForHead' ], PHP_INT_MIN );
		add_filter( 'block_type_metadata', [ $this, 'withoutAssets' ] );
		add_filter( 'block_type_metadata_settings', [ $this, 'addRenderer' ], 10, 2 );
		add_filter( 'block_categories_all', [ $this, 'addCategory' ] );
		if ( defined( 'WP_CLI' ) || null === $this->load ) {
			add_action( 'init', [ $this, 'registerAll' ] );
		}
	}

	/**
	 * Registers the blocks that are about to be drawn: a request that draws none knows none.
	 *
	 * @param array{blockName?: string|null, attrs?: array<string, mixed>, innerBlocks?: array<mixed>} $parsed As `parse_blocks()` gives a block.
	 */
	public function beforeBlock( mixed $drawn, array $parsed ): mixed {
		$class = $parsed['attrs']['className'] ?? '';
		if ( is_string( $class ) && str_contains( $class, 'is-style-marketday-' ) ) {
			do_action( self::STYLE, $class );
		}
		if ( 'core/pattern' === ( $parsed['blockName'] ?? '' ) ) {
			DrawingSetup::registerPatterns();
		}
		if ( $this->isOff( $parsed['blockName'] ?? null ) ) {
			return $drawn;
		}
		$this->registerIn( 'core/navigation' === ( $parsed['blockName'] ?? '' ) && [] === ( $parsed['innerBlocks'] ?? [] ) ? self::menu( $parsed ) : [ $parsed ] );
		return $drawn;
	}

	/** Registers one for whoever needs its scripts and styles, or makes it without a page that draws it. */
	public function registerBlock( string $name ): void {
		if ( ! isset( $this->renderers[ "marketday/{$name}" ] ) && null !== $this->load ) {
			( $this->load )( $name );
		}
		$this->registerType( $name );
	}

	/** @param array<array-key, mixed> $parsed Blocks as `parse_blocks()` gives them. */
	public function registerIn( array $parsed ): void {
		foreach ( $parsed as $block ) {
			if ( is_array( $block ) ) {
				$name = $block['blockName'] ?? null;
				if ( is_string( $name ) && str_starts_with( $name, 'marketday/' ) ) {
					$this->registerBlock( substr( $name, 10 ) );
				}
				$this->registerIn( is_array( $block['innerBlocks'] ?? null ) && ! $this->isOff( $name ) ? $block['innerBlocks'] : [] );
			}
		}
	}

	private function isOff( mixed $name ): bool {
		return [] !== $this->off && is_string( $name ) && isset( $this->off[ substr( $name, 10 ) ] ) && str_starts_with( $name, 'marketday/' );
	}

	/** For editors, and who reads WordPress's list of blocks. Hands on what the hook filters. */
	public function registerAll( mixed $filtered = null ): mixed {
		$this->registerTypes();
		DrawingSetup::registerPatterns();
		DrawingSetup::registerTemplates();
		return $filtered;
	}

	private function registerTypes(): void {
		foreach ( array_keys( $this->known() ) as $name ) {
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
			if ( $post instanceof WP_Post && str_contains( $post->post_content, 'wp:marketday/' ) ) {
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
	 * What a menu that is stored elsewhere holds.
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
		if ( WP_Block_Type_Registry::get_instance()->is_registered( "marketday/{$name}" ) || ! isset( $this->known()[ $name ] ) ) {
			return;
		}
		DrawingSetup::registerAssets();
		foreach ( [ 'viewScript', 'style' ] as $field ) {
			foreach ( (array) ( $this->known()[ $name ][ $field ] ?? [] ) as $handle ) {
				if ( is_string( $handle ) && 1 === preg_match( self::HANDLE, $handle, $owner ) && $owner[1] !== $name ) {
					$this->registerType( $owner[1] );
				}
			}
		}
		$type = register_block_type_from_metadata( self::OWN === $name ? $this->pluginFolder : "{$this->pluginFolder}/build/blocks/{$name}" );
		$handles = $type instanceof WP_Block_Type ? $type->style_handles : [];
		array_map( self::linkLarge( ... ), $handles );
		self::nameStyle( $name, $handles );
	}

	/**
	 * WordPress numbers the sheet of a block that has others before it: whoever asks for it by the block's name gets all of them.
	 *
	 * @param array<string> $handles
	 */
	private static function nameStyle( string $name, array $handles ): void {
		$handle = "marketday-{$name}-style";
		if ( [] !== preg_grep( "/^{$handle}-\d+$/", $handles ) && ! wp_style_is( $handle, 'registered' ) ) {
			wp_register_style( $handle, false, $handles ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- no file of its own.
		}
	}

	/** WordPress prints sheets into each page; a browser keeps a large one that is linked from page to page. */
	private static function linkLarge( string $handle ): void {
		$path = wp_styles()->get_data( $handle, 'path' );
		if ( is_string( $path ) && str_starts_with( $handle, 'marketday-' ) && is_file( $path ) && filesize( $path ) > self::PRINTED ) {
			wp_style_add_data( $handle, 'path', false );
		}
	}

	/** @return list<string> Names of the blocks that have a renderer, without the namespace. */
	public function added(): array {
		return array_map( static fn ( string $name ): string => substr( $name, 10 ), array_keys( $this->renderers ) );
	}

	/** @return array<string, array<string, mixed>> */
	private function known(): array {
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

	/**
	 * For a part of a page, which has the scripts and styles; and for what is switched off.
	 *
	 * @param array<string, mixed> $metadata A block.json.
	 * @return array<string, mixed>
	 */
	public function withoutAssets( array $metadata ): array {
		if ( $this->isOff( $metadata['name'] ?? null ) ) {
			return SwitchedOffBlocks::metadata( array_diff_key( $metadata, self::ASSETS ) );
		}
		$isSpared = is_string( $metadata['name'] ?? null ) && str_starts_with( $metadata['name'], 'marketday/' ) && DrawingSetup::isPart();
		return $isSpared ? array_diff_key( $metadata, self::ASSETS ) : $metadata;
	}

	/**
	 * @param array<string, mixed> $settings
	 * @param array<string, mixed> $metadata
	 * @return array<string, mixed>
	 */
	public function addRenderer( array $settings, array $metadata ): array {
		$name = is_string( $metadata['name'] ?? null ) ? $metadata['name'] : '';
		if ( str_starts_with( $name, 'marketday/' ) && 'marketday/' . self::OWN !== $name ) {
			$settings['render_callback']   = fn ( array $attributes, string $content, WP_Block $block ): string => $this->draw( $name, $attributes, $content, $block );
			$settings['skip_inner_blocks'] = isset( $this->drawing[ $name ] ) || $this->isOff( $name );
		}
		return $settings;
	}

	/** @param array<string, mixed> $attributes With defaults. */
	private function draw( string $name, array $attributes, string $content, WP_Block $block ): string {
		// Known to an editor's request that had no need of the feature.
		if ( ! isset( $this->renderers[ $name ] ) && null !== $this->load ) {
			( $this->load )( substr( $name, 10 ) );
		}
		return isset( $this->renderers[ $name ] ) ? ( $this->renderers[ $name ] )( $attributes, $content, $block ) : '';
	}

	/**
	 * @param list<array<string, mixed>> $categories
	 * @return list<array<string, mixed>>
	 */
	public function addCategory( array $categories ): array {
		array_unshift(
			$categories,
			[
				'slug'  => 'marketday',
				'title' => __( 'Marketday', 'marketday' ),
			]
		);
		return $categories;
	}
}
