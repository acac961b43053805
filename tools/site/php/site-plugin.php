<?php
/**
 * What a local site needs beside the plugin: the commands that fill it, mail that goes to a folder instead of into the world, and
 * in a site for tests nobody who is asked for pictures of people.
 *
 * @package Marketday
 */

declare( strict_types=1 );

$marketday_demo = WP_PLUGIN_DIR . '/marketday/demo/marketday-demo.php';
if ( is_file( $marketday_demo ) ) {
	require_once $marketday_demo;
}

add_filter(
	'pre_wp_mail',
	static function ( $handled, array $mail ) {
		$folder = MARKETDAY_SITE_DIR . '/mail';
		$record = array_intersect_key( $mail, array_flip( [ 'to', 'subject', 'message', 'headers', 'attachments' ] ) ) + [ 'sent' => gmdate( 'c' ) ];
		$name   = sprintf( '%s/%s-%s.json', $folder, str_replace( '.', '', sprintf( '%.6F', microtime( true ) ) ), wp_generate_password( 6, false ) );
		return false !== file_put_contents( $name, wp_json_encode( $record, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	},
	PHP_INT_MAX,
	2
);

add_action(
	'marketday_built',
	static function ( $plugin, $engine ): void {
		$GLOBALS['marketday_plugin'] = $plugin;
		$GLOBALS['marketday_engine'] = $engine;
	},
	10,
	2
);

if ( WP_HTTP_BLOCK_EXTERNAL ) {
	// Suites and benchmarks ask a thousand times what a visitor asks once; what counts the calls is at work all the same.
	add_filter(
		'marketday_rate_limit',
		static fn (): array => [
			'calls'   => 1_000_000,
			'seconds' => 10,
		],
		5
	);
	add_filter( 'pre_option_show_avatars', '__return_zero' );
	// WordPress asks for news of itself; there is none, and that is no reason for a warning.
	add_filter(
		'pre_http_request',
		static fn ( $answer, array $request, string $address ) => 'api.wordpress.org' !== wp_parse_url( $address, PHP_URL_HOST ) ? $answer : [
			'headers'  => [],
			'body'     => '{"offers":[],"plugins":[],"themes":[],"no_update":[],"translations":[]}',
			'response' => [
				'code'    => 200,
				'message' => 'OK',
			],
			'cookies'  => [],
			'filename' => null,
		],
		10,
		3
	);
}
