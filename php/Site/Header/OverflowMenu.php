<?php

declare( strict_types=1 );

namespace Marketday\Site\Header;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Blocks;
use Marketday\Kernel\BlockTypes;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\View;
use WP_HTML_Tag_Processor;

/** A style of WordPress's own navigation block: what does not fit in its line folds into an entry 'More', or 'Menu' where nothing fits (docs/PROTOCOL.md#site-parts). */
final class OverflowMenu {
	private const STYLE  = 'marketday-more';
	private const SCRIPT = 'marketday-overflow-menu';

	/** Class of the menu's own list, in whose line its entries stand. */
	private const LINE = 'wp-block-navigation__container';

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
		// One and the same for every block with a style of ours: a closure of each would be a filter of each.
		$prepare = $this->prepare( ... );
		add_action( BlockTypes::STYLE, static fn () => add_filter( 'render_block_core/navigation', $prepare ), 10, 0 );
	}

	private function prepare( string $html ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag( [ 'class_name' => 'is-style-' . self::STYLE ] ) ) {
			return $html;
		}
		DrawingSetup::registerAssets();
		wp_enqueue_script( self::SCRIPT );
		wp_enqueue_style( self::SCRIPT );
		return self::withLast( $html, ( new View( __DIR__ . '/views' ) )->render( 'more', [ 'id' => wp_unique_id( 'marketday-more-' ) ] ) );
	}

	/** Puts an entry at the end of the menu's own list, where it has one. */
	private static function withLast( string $html, string $entry ): string {
		$start = strpos( $html, self::LINE );
		preg_match_all( '~<(/?)ul\b~i', $html, $tags, PREG_OFFSET_CAPTURE | PREG_SET_ORDER, false === $start ? strlen( $html ) : $start );
		$depth = 1;
		foreach ( $tags as [ [ , $at ], [ $slash ] ] ) {
			$depth += '' === $slash ? 1 : -1;
			if ( 0 === $depth ) {
				return substr_replace( $html, $entry, $at, 0 );
			}
		}
		return $html;
	}
}
