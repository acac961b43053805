<?php

declare( strict_types=1 );

namespace Marketday\Site\Header;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\BlockTypes;
use Marketday\Kernel\DrawingSetup;

/** A style of template parts and groups: a header that stays at the top while the page is read, where the window is high enough for both. */
final class StickyHeader {
	public function register(): void {
		add_action( BlockTypes::STYLE, static function ( string $classes ): void {
			if ( str_contains( $classes, 'is-style-marketday-sticky' ) ) {
				DrawingSetup::registerAssets();
				wp_enqueue_style( 'marketday-header' );
			}
		} );
		DrawingSetup::addPatterns( static function (): void {
			foreach ( [ 'core/template-part', 'core/group' ] as $block ) {
				register_block_style( $block, [
					'name'         => 'marketday-sticky',
					'label'        => __( 'Sticky', 'marketday' ),
					'style_handle' => 'marketday-header',
				] );
			}
		}, 20 );
	}
}
