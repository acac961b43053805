<?php
/**
 * Loads a site's WordPress for a script run by hand: `php script.php SITE-FOLDER ...`.
 *
 * Must be required from the top of a script, so that WordPress's globals are global. The environment may name another site of a network
 * than its first: `MARKETDAY_SITE_OF_NETWORK=second`.
 *
 * @package Marketday
 */

declare( strict_types=1 );

$marketday_dir                = $argv[1];
$marketday_site               = json_decode( (string) file_get_contents( "{$marketday_dir}/site.json" ), true, 16, JSON_THROW_ON_ERROR );
$marketday_path               = trim( ( $marketday_site['setup']['folder'] ?? '' ) . '/' . getenv( 'MARKETDAY_SITE_OF_NETWORK' ), '/' );
$_SERVER['HTTP_HOST']         = explode( '/', substr( $marketday_site['url'], strlen( 'http://' ) ) )[0];
$_SERVER['SERVER_NAME']       = explode( ':', $_SERVER['HTTP_HOST'] )[0];
$_SERVER['REQUEST_METHOD']    = 'GET';
$_SERVER['REQUEST_URI']       = '' === $marketday_path ? '/' : "/{$marketday_path}/";
$_SERVER['SERVER_PROTOCOL']   = 'HTTP/1.1';
$_SERVER['REMOTE_ADDR']       = '127.0.0.1';
$_SERVER['HTTP_USER_AGENT'] ??= 'marketday-site-command';

require_once "{$marketday_dir}/wordpress/wp-load.php";
