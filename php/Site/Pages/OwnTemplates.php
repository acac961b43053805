<?php

declare( strict_types=1 );

namespace Marketday\Site\Pages;

defined( 'ABSPATH' ) || exit;

use WP_Block_Template;

/** Templates that the site itself has: brought by its theme or saved by its editor. They always stay. */
final class OwnTemplates {
	public static function has( string $slug ): bool {
		$found = get_block_template( get_stylesheet() . "//{$slug}" );
		return $found instanceof WP_Block_Template && 'publish' === $found->status && in_array( $found->source, [ 'custom', 'theme' ], true );
	}
}
