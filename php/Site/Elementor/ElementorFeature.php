<?php

declare( strict_types=1 );

namespace Marketday\Site\Elementor;

defined( 'ABSPATH' ) || exit;

use Elementor\Elements_Manager;
use Elementor\Widgets_Manager;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\BlockShortcode;
use Marketday\Kernel\Feature;
use WP_Block_Type;
use WP_Block_Type_Registry;

/** Blocks of ours as widgets of Elementor's. Both hooks are Elementor's own: a site without it loads nothing of this. */
final class ElementorFeature implements Feature {
	private const CATEGORY = 'marketday';

	public function __construct(
		private readonly Blocks $blocks,
		private readonly string $pluginFolder
	) {}

	public function register(): void {
		add_action( 'elementor/elements/categories_registered', $this->addCategory( ... ) );
		add_action( 'elementor/widgets/register', $this->addWidgets( ... ) );
	}

	private function addCategory( Elements_Manager $elements ): void {
		$elements->add_category( self::CATEGORY, [ 'title' => __( 'Marketday', 'marketday' ) ] );
	}

	private function addWidgets( Widgets_Manager $widgets ): void {
		$draw  = ( new BlockShortcode( $this->blocks ) )->draw( ... );
		$files = new ElementFiles( $this->pluginFolder );
		foreach ( $files->blocks() as $name ) {
			! $this->blocks->has( $name ) || $widgets->register( new BlockElement( [], [
				'block'   => $name,
				'element' => $files->of( ... ),
				'type'    => $this->type( ... ),
				'draw'    => $draw,
			] ) );
		}
	}

	private function type( string $name ): ?WP_Block_Type {
		$this->blocks->registerBlock( $name );
		return WP_Block_Type_Registry::get_instance()->get_registered( "marketday/{$name}" );
	}
}
