<?php

declare( strict_types=1 );

namespace Marketday\Site\Pages;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Loading\LoadsIf;
use WP_HTML_Tag_Processor;

/**
 * The width of blocks in classic themes. Without a theme.json no one says how wide 'wide' is: themes draw it over their own column, into its edges
 * or past those of the page. What our pages set to wide keeps to the column there; full width, which an editor has chosen, stays.
 */
#[LoadsIf( 'classic', 'render_block' )]
final class ClassicWidth {
	public function register(): void {
		add_filter( 'render_block', $this->narrow( ... ), 10, 2 );
	}

	/** @param array<string, mixed> $block */
	private function narrow( string $html, array $block ): string {
		$name = $block['blockName'] ?? null;
		if ( ! is_string( $name ) || ! str_starts_with( $name, 'marketday/' ) || ! str_contains( $html, 'alignwide' ) || wp_theme_has_theme_json() ) {
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( [ 'class_name' => 'alignwide' ] ) ) {
			$tags->remove_class( 'alignwide' );
		}
		return $tags->get_updated_html();
	}
}
