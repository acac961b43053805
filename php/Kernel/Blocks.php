<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use Closure;
use WP_Block;
use WP_Block_Type;
use WP_Block_Type_Registry;

/**
 * The built blocks, each with its renderer. Renderers are callables of features rather than `render.php` files, so that no template has to
 * look up a global object.
 */
final class Blocks implements Feature {
	/** Fields of a block.json that name scripts and styles. */
	private const ASSETS = [
		'editorScript' => true,
		'editorStyle'  => true,
		'style'        => true,
		'viewScript'   => true,
	];

	/** @var array<string, callable(array<string, mixed>, string, WP_Block): string> */
	private array $renderers = [];

	/** @var array<string, true> Blocks that draw what is in them themselves. */
	private array $drawing = [];

	/** @var (Closure(string): mixed)|null Loads what draws a block, by the name without the namespace. */
	private ?Closure $load = null;

	private readonly BlockTypes $types;

	public function __construct( private readonly string $pluginFolder ) {
		$this->types = new BlockTypes( $pluginFolder, $this->loadRenderer( ... ), $this->registerType( ... ) );
	}

	/** @param Closure(string): mixed $load Loads the feature that draws a block: `product-grid`. */
	public function loadBy( Closure $load ): void {
		$this->load = $load;
	}

	/** @param list<string> $names Blocks that show nothing on pages, and say so in the editor; without the namespace. */
	public function switchOff( array $names ): void {
		$this->types->switchOff( $names );
		SwitchedOffBlocks::addToEditor( $this, $names );
		// Last: some of WordPress's own answer null, whatever was said before.
		add_filter( 'pre_render_block', fn ( mixed $drawn, array $parsed ): mixed => $this->types->isOff( $parsed['blockName'] ?? null ) ? '' : $drawn, PHP_INT_MAX, 2 );
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
		DrawingSetup::addAssets( fn () => $this->registerPart( $name, $styles ) );
	}

	/**
	 * Registers a part at once, whose script stands on nothing else of ours: a page without our blocks may need it alone.
	 *
	 * @param list<non-empty-string> $styles Style sheets it needs.
	 */
	public function registerPart( string $name, array $styles = [] ): void {
		$version = BuiltScript::register( $this->pluginFolder, $name, "blocks/{$name}/view" );
		if ( '' !== $version ) {
			wp_register_style( "marketday-{$name}", plugins_url( "build/blocks/{$name}/style-view.css", "{$this->pluginFolder}/marketday.php" ), $styles, $version );
			wp_style_add_data( "marketday-{$name}", 'rtl', 'replace' );
		}
	}

	public function register(): void {
		$this->types->register();
		add_filter( 'block_categories_all', [ $this, 'addCategory' ] );
		if ( defined( 'WP_CLI' ) || null === $this->load ) {
			add_action( 'init', [ $this->types, 'registerAll' ] );
		}
	}

	/** @param string $folder Folder with a block.json. */
	private function registerType( string $folder ): ?WP_Block_Type {
		// For as long as it takes: WordPress and others register hundreds in each request.
		add_filter( 'block_type_metadata', [ $this, 'withoutAssets' ] );
		add_filter( 'block_type_metadata_settings', [ $this, 'addRenderer' ], 10, 2 );
		$type = register_block_type_from_metadata( $folder );
		remove_filter( 'block_type_metadata', [ $this, 'withoutAssets' ] );
		remove_filter( 'block_type_metadata_settings', [ $this, 'addRenderer' ] );
		return $type instanceof WP_Block_Type ? $type : null;
	}

	/** Registers one for whoever needs its scripts and styles, or makes it without a page that draws it. */
	public function registerBlock( string $name ): void {
		$this->types->registerBlock( $name );
	}

	/**
	 * Tells whether a block is there, of a feature that is not switched off.
	 *
	 * @param string $name Without the namespace.
	 */
	public function has( string $name ): bool {
		return $this->types->isKnown( $name ) && ! $this->types->isOff( "marketday/{$name}" );
	}

	/** @return list<string> Names of the blocks that have a renderer, without the namespace. */
	public function registeredNames(): array {
		return array_map( static fn ( string $name ): string => substr( $name, 10 ), array_keys( $this->renderers ) );
	}

	/**
	 * Metadata for a part of a page, which has the scripts and styles; and for what is switched off.
	 *
	 * @param array<string, mixed> $metadata A block.json.
	 * @return array<string, mixed>
	 */
	public function withoutAssets( array $metadata ): array {
		if ( $this->types->isOff( $metadata['name'] ?? null ) ) {
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
		if ( str_starts_with( $name, 'marketday/' ) && 'marketday/' . BlockTypes::OWN !== $name ) {
			$settings['render_callback']   = fn ( array $attributes, string $content, WP_Block $block ): string => $this->draw( $name, $attributes, $content, $block );
			$settings['skip_inner_blocks'] = isset( $this->drawing[ $name ] ) || $this->types->isOff( $name );
		}
		return $settings;
	}

	/** @param array<string, mixed> $attributes With defaults. */
	private function draw( string $name, array $attributes, string $content, WP_Block $block ): string {
		// Known to an editor's request that had no need of the feature.
		$this->loadRenderer( substr( $name, 10 ) );
		return isset( $this->renderers[ $name ] ) ? ( $this->renderers[ $name ] )( $attributes, $content, $block ) : '';
	}

	/** @param string $name Without the namespace. */
	private function loadRenderer( string $name ): void {
		if ( ! isset( $this->renderers[ "marketday/{$name}" ] ) && null !== $this->load ) {
			( $this->load )( $name );
		}
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
