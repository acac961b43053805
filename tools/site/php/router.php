<?php
/**
 * Answers for PHP's built-in server: static files with their content type, WordPress for everything else.
 *
 * @package Marketday
 */

declare( strict_types=1 );

const MARKETDAY_CONTENT_TYPES = [
	'avif'  => 'image/avif',
	'css'   => 'text/css; charset=utf-8',
	'csv'   => 'text/csv; charset=utf-8',
	'gif'   => 'image/gif',
	'html'  => 'text/html; charset=utf-8',
	'ico'   => 'image/x-icon',
	'jpeg'  => 'image/jpeg',
	'jpg'   => 'image/jpeg',
	'js'    => 'text/javascript; charset=utf-8',
	'json'  => 'application/json; charset=utf-8',
	'map'   => 'application/json; charset=utf-8',
	'mjs'   => 'text/javascript; charset=utf-8',
	'mp4'   => 'video/mp4',
	'pdf'   => 'application/pdf',
	'png'   => 'image/png',
	'svg'   => 'image/svg+xml',
	'txt'   => 'text/plain; charset=utf-8',
	'webp'  => 'image/webp',
	'woff'  => 'font/woff',
	'woff2' => 'font/woff2',
	'xml'   => 'application/xml; charset=utf-8',
	'zip'   => 'application/zip',
];

/** Sends a file, or 304 when the browser has it already. */
function marketday_send_file( string $file, string $type ): void {
	$tag = sprintf( '"%x-%x"', filemtime( $file ), filesize( $file ) );
	header( "Content-Type: {$type}" );
	header( "ETag: {$tag}" );
	header( 'Cache-Control: no-cache' );
	if ( ( $_SERVER['HTTP_IF_NONE_MATCH'] ?? '' ) === $tag ) {
		http_response_code( 304 );
		return;
	}
	header( 'Content-Length: ' . filesize( $file ) );
	if ( 'HEAD' !== $_SERVER['REQUEST_METHOD'] ) {
		readfile( $file );
	}
}

/** Whether a folder above the file is closed by its `.htaccess`, as Apache would find. */
function marketday_is_closed( string $file ): bool {
	$root = rtrim( $_SERVER['DOCUMENT_ROOT'], '/' );
	for ( $folder = dirname( $file ); str_starts_with( $folder, "{$root}/wp-content/uploads/" ); $folder = dirname( $folder ) ) {
		if ( is_file( "{$folder}/.htaccess" ) && 1 === preg_match( '/deny from all|require all denied/i', (string) file_get_contents( "{$folder}/.htaccess" ) ) ) {
			return true;
		}
	}
	return false;
}

$marketday_path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$marketday_file = $_SERVER['DOCUMENT_ROOT'] . $marketday_path;
$marketday_type = MARKETDAY_CONTENT_TYPES[ strtolower( pathinfo( $marketday_path, PATHINFO_EXTENSION ) ) ] ?? null;

if ( preg_match( '#/\.|\0|\\\\#', $marketday_path ) ) {
	http_response_code( 404 );
	return true;
}
if ( is_file( $marketday_file ) && marketday_is_closed( $marketday_file ) ) {
	http_response_code( 403 );
	return true;
}
if ( null !== $marketday_type && is_file( $marketday_file ) ) {
	marketday_send_file( $marketday_file, $marketday_type );
	return true;
}
if ( str_ends_with( $marketday_path, '.php' ) && is_file( $marketday_file ) ) {
	return false;
}
if ( '/' !== $marketday_path && is_file( rtrim( $marketday_file, '/' ) . '/index.php' ) ) {
	if ( str_ends_with( $marketday_path, '/' ) ) {
		return false;
	}
	$marketday_query = (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_QUERY );
	header( 'Location: ' . $marketday_path . '/' . ( '' === $marketday_query ? '' : "?{$marketday_query}" ), true, 301 );
	return true;
}
unset( $marketday_path, $marketday_file, $marketday_type );
$_SERVER['SCRIPT_NAME']     = '/index.php';
$_SERVER['PHP_SELF']        = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = $_SERVER['DOCUMENT_ROOT'] . '/index.php';
chdir( $_SERVER['DOCUMENT_ROOT'] );
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
