<?php
/**
 * PSR-4 loading of `Marketday\` without Composer, so that the installed plugin carries no vendor folder.
 *
 * @package Marketday
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $name ): void {
		if ( ! str_starts_with( $name, 'Marketday\\' ) ) {
			return;
		}
		$file = __DIR__ . '/' . str_replace( '\\', '/', substr( $name, 10 ) ) . '.php';
		if ( is_file( $file ) ) {
			require $file;
		}
	}
);
