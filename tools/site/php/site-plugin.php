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

/**
 * A mail server that the option `marketday_site_smtp` names for the domain of an address: `[ 'letters.example' => '127.0.0.1:2525' ]`.
 *
 * @param mixed $to
 * @return string '' for the folder.
 */
function marketday_site_smtp( $to ): string {
	$known  = get_option( 'marketday_site_smtp', [] );
	$domain = is_string( $to ) ? (string) substr( (string) strrchr( $to, '@' ), 1 ) : '';
	return is_array( $known ) && is_string( $known[ $domain ] ?? null ) ? $known[ $domain ] : '';
}

// Reached by mails for such a server alone: all others are in the folder already.
add_action(
	'phpmailer_init',
	static function ( $mailer ): void {
		[ $host, $port ] = explode( ':', marketday_site_smtp( $mailer->getToAddresses()[0][0] ?? '' ) ) + [ '', '25' ];
		$mailer->isSMTP();
		$mailer->Host        = $host; // phpcs:ignore WordPress.NamingConventions -- PHPMailer's own name, as those below.
		$mailer->Port        = (int) $port; // phpcs:ignore WordPress.NamingConventions
		$mailer->SMTPAutoTLS = false; // phpcs:ignore WordPress.NamingConventions
	}
);
// WordPress makes an address of the site's, and 127.0.0.1 is no domain of mails.
add_filter( 'wp_mail_from', static fn ( string $from ): string => str_starts_with( $from, 'wordpress@' ) ? 'shop@example.com' : $from );

add_filter(
	'pre_wp_mail',
	static function ( $handled, array $email ) {
		if ( '' !== marketday_site_smtp( $email['to'] ?? '' ) ) {
			return $handled;
		}
		$folder = MARKETDAY_SITE_DIR . '/mail';
		$record = array_intersect_key( $email, array_flip( [ 'to', 'subject', 'message', 'headers', 'attachments' ] ) ) + [ 'sent' => gmdate( 'c' ) ];
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
	// Another site of a test, on this machine.
	add_filter( 'http_request_host_is_external', static fn ( bool $is, string $host ): bool => $is || in_array( $host, (array) get_option( 'marketday_site_trusts', [] ), true ), 10, 2 );
	// A test of a slow service need not wait as long as a shop does.
	add_filter(
		'http_request_args',
		static function ( array $request ): array {
			$patience = (float) get_option( 'marketday_site_patience', 0 );
			return $patience > 0 ? [ 'timeout' => min( $patience, (float) $request['timeout'] ) ] + $request : $request;
		}
	);
	// WordPress asks for news of itself; there is none, and that is no reason for a warning.
	add_filter(
		'pre_http_request',
		static fn ( $response, array $request, string $address ) => 'api.wordpress.org' !== wp_parse_url( $address, PHP_URL_HOST ) ? $response : [
			'headers'  => [],
			'body'     => '{"offers":[],"plugins":[],"themes":[],"no_update":[],"translations":[],"upgrade":false,"insecure":false}',
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
