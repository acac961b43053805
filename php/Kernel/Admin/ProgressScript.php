<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Admin;

defined( 'ABSPATH' ) || exit;

/** The script of admin pages that watch long work: elements with `data-marketday-progress`, `data-url`, `data-body`, `data-failed`. */
final class ProgressScript {
	public static function enqueue(): void {
		wp_enqueue_script(
			'marketday-progress',
			plugins_url( 'progress.js', __FILE__ ),
			[],
			(string) filemtime( __DIR__ . '/progress.js' ),
			[ 'strategy' => 'defer' ]
		);
	}
}
