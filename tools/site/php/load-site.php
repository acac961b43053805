<?php
/**
 * Loads a site's WordPress for a script run by hand: `php script.php SITE-FOLDER ...`.
 *
 * Must be required from the top of a script, so that WordPress's globals are global.
 *
 * @package Marketday
 */

declare( strict_types=1 );

$marketday_dir                = $argv[1];
$marketday_site               = json_decode( (string) file_get_contents( "{$marketday_dir}/site.json" ), true, 16, JSON_THROW_ON_ERROR );
$_SERVER['HTTP_HOST']         = substr( $marketday_site['url'], strlen( 'http://' ) );
$_SERVER['SERVER_NAME']       = explode( ':', $_SERVER['HTTP_HOST'] )[0];
$_SERVER['REQUEST_METHOD']    = 'GET';
$_SERVER['REQUEST_URI']       = '/';
$_SERVER['SERVER_PROTOCOL']   = 'HTTP/1.1';
$_SERVER['REMOTE_ADDR']       = '127.0.0.1';
$_SERVER['HTTP_USER_AGENT'] ??= 'marketday-site-command';

require_once "{$marketday_dir}/wordpress/wp-load.php";
