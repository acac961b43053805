<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Admin;

defined( 'ABSPATH' ) || exit;

/** Styles that WordPress's own admin lacks for the screens of the menu 'Marketday'. */
final class AdminStyle {
	/** Enqueues in `load-{$hook}` of a screen. */
	public static function enqueueLater(): void {
		add_action( 'admin_enqueue_scripts', static function (): void {
			wp_enqueue_style( 'marketday-admin', plugins_url( 'admin.css', __FILE__ ), [], (string) filemtime( __DIR__ . '/admin.css' ) );
		} );
	}
}
