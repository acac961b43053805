<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Fields of admin screens that are filled from the media library. A button has `data-marketday-media` (`image` or `video`), `data-field` (the
 * id of its field) or `data-fields-of` (the id of a select whose value is the ids of several), `data-value="url"` where the field holds the
 * address rather than ids, and `data-many` where it holds several with commas
 * between them. The chosen pictures are shown in the `[data-marketday-pictures]` (its value: how large, in pixels) before the button.
 * `data-marketday-media-none` empties a field.
 */
final class MediaFields {
	public static function enqueue(): void {
		wp_enqueue_media();
		wp_enqueue_script(
			'marketday-media-fields',
			plugins_url( 'media-fields.js', __FILE__ ),
			[ 'media-editor' ],
			(string) filemtime( __DIR__ . '/media-fields.js' ),
			[ 'strategy' => 'defer', 'in_footer' => true ]
		);
	}
}
