<?php
/**
 * Turns each notice, warning and deprecation that the plugin's files cause into an exception, as strict sites do, in requests with the header
 * `X-Marketday-Strict`. What was thrown is kept in the site's folder too, as code may catch it. `planted` causes one.
 * Tests copy this file into a site's mu-plugins.
 *
 * @package Marketday
 */

declare( strict_types=1 );

/** @return string The file that has caused an error: WordPress tells its own from within its functions. */
function marketday_strict_cause( string $file ): string {
	if ( ! str_ends_with( $file, 'wp-includes/functions.php' ) ) {
		return $file;
	}
	foreach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) as $step ) { // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- a test's.
		$known = $step['file'] ?? __FILE__;
		if ( __FILE__ !== $known && ! str_ends_with( $known, 'wp-includes/functions.php' ) ) {
			return $known;
		}
	}
	return $file;
}

if ( isset( $_SERVER['HTTP_X_MARKETDAY_STRICT'] ) ) {
	set_error_handler( // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- a test's.
		static function ( int $level, string $text, string $file, int $line ): bool {
			$cause = marketday_strict_cause( $file );
			$ours  = [ (string) realpath( WP_PLUGIN_DIR . '/marketday' ) . '/', WP_PLUGIN_DIR . '/marketday/', __FILE__ ];
			if ( 0 === ( error_reporting() & $level ) || [] === array_filter( $ours, static fn ( string $one ): bool => str_starts_with( $cause, $one ) ) ) { // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- a test's.
				return false;
			}
			file_put_contents( MARKETDAY_SITE_DIR . '/strict.txt', "{$text} ({$cause}, {$file}:{$line})\n", FILE_APPEND );
			throw new ErrorException( esc_html( $text ), 0, (int) $level, esc_html( $file ), (int) $line );
		}
	);
	if ( 'planted' === $_SERVER['HTTP_X_MARKETDAY_STRICT'] ) {
		add_action( 'wp', static fn () => trigger_error( 'planted', E_USER_DEPRECATED ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- a test's.
	}
}
