<?php

declare( strict_types=1 );

namespace Marketday\Site\Header;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Blocks;
use Marketday\Kernel\BlockTypes;
use Marketday\Kernel\DrawingSetup;
use WP_HTML_Tag_Processor;

/** A style of WordPress's own navigation block: what does not fit in its line folds into an entry 'More', or 'Menu' where nothing fits (docs/PROTOCOL.md#site-parts). */
final class OverflowMenu {
	private const STYLE  = 'marketday-more';
	private const SCRIPT = 'marketday-overflow-menu';

	public function __construct( private readonly Blocks $blocks ) {}

	public function register(): void {
		$this->blocks->addPart( 'overflow-menu', [ 'marketday-tokens' ] );
		DrawingSetup::addPatterns( static function (): void {
			register_block_style( 'core/navigation', [
				'name'         => self::STYLE,
				'label'        => __( 'One line with a More menu', 'marketday' ),
				'style_handle' => self::SCRIPT,
			] );
		}, 20 );
		add_action( BlockTypes::STYLE, fn () => add_filter( 'render_block_core/navigation', $this->prepare( ... ) ), 10, 0 );
	}

	private function prepare( string $html ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag( [ 'class_name' => 'is-style-' . self::STYLE ] ) ) {
			return $html;
		}
		DrawingSetup::registerAssets();
		wp_enqueue_script( self::SCRIPT );
		wp_enqueue_style( self::SCRIPT );
		$tags->set_attribute( 'data-more', __( 'More', 'marketday' ) );
		$tags->set_attribute( 'data-menu', __( 'Menu', 'marketday' ) );
		return $tags->get_updated_html();
	}
}
