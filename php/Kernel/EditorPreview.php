<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/** The editor's canvas: it asks for each block by itself, and may be told what a page keeps from shoppers. */
final class EditorPreview {
	/** The listings that stand on the edited page, as block markup: what a count, an order or a filter beside them is about. */
	private const LISTINGS = 'marketday_listings';

	/** Tells whether a block is drawn for an editor, not for a page. */
	public static function isShown(): bool {
		return wp_is_serving_rest_request() && str_starts_with( self::route(), '/wp/v2/block-renderer/' ) && current_user_can( 'edit_posts' );
	}

	/** @return string|null Null where the editor does not know them. */
	public static function listings(): ?string {
		$sent = $_GET[ self::LISTINGS ] ?? null; // phpcs:ignore WordPress.Security -- block markup, only ever parsed; a canvas changes nothing.
		return is_string( $sent ) && self::isShown() ? wp_unslash( $sent ) : null;
	}

	/** @return string A sentence for editors above a block, as HTML. */
	public static function note( string $sentence ): string {
		return sprintf(
			'<div class="components-notice is-info marketday-canvas-note"><div class="components-notice__content">%s</div></div>',
			esc_html( $sentence )
		);
	}

	private static function route(): string {
		$route = $GLOBALS['wp']->query_vars['rest_route'] ?? '';
		return is_string( $route ) ? $route : '';
	}
}
