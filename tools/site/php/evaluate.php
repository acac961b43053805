<?php
/**
 * Runs PHP code inside a site: from standard input by `php evaluate.php SITE-FOLDER`, or what is posted to PHP's built-in server, whose
 * environment names the site and the key that a call must bring.
 *
 * What the code prints is printed; what it returns follows as JSON after a line of its own that starts with a mark.
 *
 * @package Marketday
 */

declare( strict_types=1 );

if ( 'cli-server' === PHP_SAPI ) {
	if ( ! hash_equals( (string) getenv( 'MARKETDAY_EVALUATE_KEY' ), $_SERVER['HTTP_X_EVALUATE_KEY'] ?? '' ) ) {
		http_response_code( 403 );
		return;
	}
	$argv                       = [ __FILE__, (string) getenv( 'MARKETDAY_EVALUATE_IN' ) ];
	$_SERVER['HTTP_USER_AGENT'] = 'marketday-site-command';
	set_time_limit( 0 );
}
$marketday_code = (string) file_get_contents( 'cli-server' === PHP_SAPI ? 'php://input' : 'php://stdin' );

require __DIR__ . '/load-site.php';

wp_set_current_user( 1 );
$marketday_returned = eval( $marketday_code );
echo "\n\x1eRETURNED ", wp_json_encode( $marketday_returned, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ), "\n";
