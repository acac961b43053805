<?php
/**
 * Tells, of each request, which of Marketday's files it has loaded: a header `X-Loaded` is too early, so they are written to a file of the site.
 *
 * @package Marketday
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

if ( '1' === ( $_SERVER['HTTP_X_LOADS_ALL'] ?? '' ) ) {
	add_filter( 'marketday_loads_all', '__return_true' );
}

// The same site without it.
if ( '1' === ( $_SERVER['HTTP_X_WITHOUT'] ?? '' ) ) {
	add_filter( 'option_active_plugins', static fn ( mixed $plugins ): array => array_values( array_filter( (array) $plugins, static fn ( mixed $plugin ): bool => ! is_string( $plugin ) || ! str_contains( $plugin, 'marketday' ) ) ) );
}

$marketday_statements = [];
add_filter( 'query', static function ( string $sql ) use ( &$marketday_statements ): string {
	$marketday_statements[] = trim( (string) preg_replace( '/\s+/', ' ', $sql ) );
	return $sql;
} );

$marketday_styles = 0;
add_filter( 'wp_theme_json_data_theme', static function ( mixed $data ) use ( &$marketday_styles ): mixed {
	$marketday_styles++;
	return $data;
} );

register_shutdown_function( static function () use ( &$marketday_statements, &$marketday_styles ): void {
	$folder = realpath( WP_PLUGIN_DIR . '/marketday' ) . '/';
	$ours   = array_filter(
		get_included_files(),
		static fn ( string $file ): bool => str_starts_with( $file, $folder )
			&& 1 === preg_match( '#^(php|build|blocks)/|^marketday\.php$#', substr( $file, strlen( $folder ) ) )
	);
	file_put_contents(
		dirname( ABSPATH ) . '/loaded.json',
		(string) json_encode( [
			'files'   => array_values( array_map( static fn ( string $file ): string => substr( $file, strlen( $folder ) ), $ours ) ),
			'queries' => $GLOBALS['wpdb']->num_queries ?? 0,
			'statements' => $marketday_statements,
			'styles'     => $marketday_styles,
			'theirBlocks' => count( array_filter( array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() ), static fn ( string $name ): bool => str_starts_with( $name, 'woocommerce/' ) ) ),
		], JSON_INVALID_UTF8_SUBSTITUTE )
	);
} );
