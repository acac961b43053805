<?php

declare( strict_types=1 );

namespace Marketday\Site\Pages;

defined( 'ABSPATH' ) || exit;

/**
 * Tells whether Marketday's templates take the place of those that the shop's engine brings. They do unless a site says no: what the site's
 * theme or editor made stays in either case. Where the engine brings none, there is nothing to choose.
 */
final class YieldingTemplates {
	public const OPTION = 'marketday_templates';

	public function areOurs(): bool {
		return [] === $this->plugins() || 'no' !== get_option( self::OPTION, 'yes' );
	}

	/** @return list<string> Whose templates make way, by the name they are registered with. */
	public function plugins(): array {
		/**
		 * Plugins whose block templates make way for Marketday's, where the site uses those.
		 *
		 * @param list<string> $plugins Such as `woocommerce`.
		 */
		$plugins = apply_filters( 'marketday_yielding_plugins', [] );
		return array_values( array_filter( is_array( $plugins ) ? $plugins : [], 'is_string' ) );
	}
}
