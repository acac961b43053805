<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use WP_Block;

/**
 * Registers the built blocks and gives each its renderer. Renderers are callables of features rather than `render.php`
 * files, so that no template has to look up a global object.
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

	public function __construct( private readonly string $pluginFolder ) {}

	/**
	 * @param string                                                     $name     Without the namespace: `product-grid`.
	 * @param callable(array<string, mixed>, string, WP_Block): string $renderer Attributes with defaults, inner HTML, block.
	 * @param bool                                                       $drawsInner It draws the blocks within one by one: no inner HTML is made for it.
	 */
	public function add( string $name, callable $renderer, bool $drawsInner = false ): void {
		$this->renderers[ "marketday/{$name}" ] = $renderer;
		if ( $drawsInner ) {
			$this->drawing[ "marketday/{$name}" ] = true;
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
		DrawingSetup::add( $this->registerBlocks( ... ) );
		add_filter( 'block_type_metadata', [ $this, 'withoutAssets' ] );
		add_filter( 'block_type_metadata_settings', [ $this, 'addRenderer' ], 10, 2 );
		add_filter( 'block_categories_all', [ $this, 'addCategory' ] );
	}

	private function registerBlocks(): void {
		$built = $this->pluginFolder . '/build/blocks';
		if ( is_file( $built . '/blocks-manifest.php' ) ) {
			wp_register_block_types_from_metadata_collection( $built, $built . '/blocks-manifest.php' );
			register_block_type( $this->pluginFolder );
		}
	}

	/**
	 * For a part of a page, which has the scripts and styles.
	 *
	 * @param array<string, mixed> $metadata A block.json.
	 * @return array<string, mixed>
	 */
	public function withoutAssets( array $metadata ): array {
		$isSpared = is_string( $metadata['name'] ?? null ) && str_starts_with( $metadata['name'], 'marketday/' ) && DrawingSetup::isPart();
		return $isSpared ? array_diff_key( $metadata, self::ASSETS ) : $metadata;
	}

	/**
	 * @param array<string, mixed> $settings
	 * @param array<string, mixed> $metadata
	 * @return array<string, mixed>
	 */
	public function addRenderer( array $settings, array $metadata ): array {
		$renderer = $this->renderers[ $metadata['name'] ?? '' ] ?? null;
		if ( null !== $renderer ) {
			$settings['render_callback']   = $renderer;
			$settings['skip_inner_blocks'] = isset( $this->drawing[ $metadata['name'] ?? '' ] );
		}
		return $settings;
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
