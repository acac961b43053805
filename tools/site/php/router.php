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
	// A font that is asked about anew is late for its page's first words.
	header( str_starts_with( $type, 'font/' ) ? 'Cache-Control: max-age=604800' : 'Cache-Control: no-cache' );
	if ( ( $_SERVER['HTTP_IF_NONE_MATCH'] ?? '' ) === $tag ) {
		http_response_code( 304 );
		return;
	}
	header( 'Content-Length: ' . filesize( $file ) );
	if ( 'HEAD' !== $_SERVER['REQUEST_METHOD'] ) {
		readfile( $file );
	}
}

/**
 * How the site that is served is set up: its `site.json` is beside the folder with its WordPress.
 *
 * @return array{folder: string, core: string, multisite: bool}
 */
function marketday_setup(): array {
	$file = dirname( (string) $_SERVER['DOCUMENT_ROOT'] ) . '/site.json';
	$site = is_file( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : [];
	return ( $site['setup'] ?? [] ) + [
		'folder'    => '',
		'core'      => '',
		'multisite' => false,
	];
}

/** Where the file of an address is below WordPress's folder, as the rules that WordPress writes for Apache find it; null outside the site. */
function marketday_local_path( string $path, array $setup ): ?string {
	if ( '' !== $setup['folder'] ) {
		if ( ! str_starts_with( "{$path}/", "{$setup['folder']}/" ) ) {
			return null;
		}
		$path = substr( $path, strlen( $setup['folder'] ) ) ?: '/';
	}
	if ( '' !== $setup['core'] && str_starts_with( "{$path}/", "{$setup['core']}/" ) ) {
		$path = substr( $path, strlen( $setup['core'] ) ) ?: '/';
	}
	return $setup['multisite'] && ! file_exists( $_SERVER['DOCUMENT_ROOT'] . $path )
		? (string) preg_replace( '#^/[_0-9a-zA-Z-]+(/(?:wp-(?:content|admin|includes)(?:/|$)|[^/]*\.php$))#', '$1', $path )
		: $path;
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

/** Whether PHP's server finds the script of an address by itself. Else it is prepared as Apache would, and to be required. */
function marketday_is_at_home( string $path, string $local, string $script ): bool {
	if ( $path === $local ) {
		return true;
	}
	$_SERVER['SCRIPT_NAME']     = $script === $local ? $path : rtrim( $path, '/' ) . '/index.php';
	$_SERVER['PHP_SELF']        = $_SERVER['SCRIPT_NAME'];
	$_SERVER['SCRIPT_FILENAME'] = $_SERVER['DOCUMENT_ROOT'] . $script;
	chdir( dirname( $_SERVER['SCRIPT_FILENAME'] ) );
	return false;
}

$marketday_setup = marketday_setup();
$marketday_path  = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$marketday_local = marketday_local_path( $marketday_path, $marketday_setup );
$marketday_file  = $_SERVER['DOCUMENT_ROOT'] . $marketday_local;
$marketday_type  = MARKETDAY_CONTENT_TYPES[ strtolower( pathinfo( $marketday_path, PATHINFO_EXTENSION ) ) ] ?? null;

if ( null === $marketday_local || preg_match( '#/\.|\0|\\\\#', $marketday_path ) ) {
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
$marketday_script = match ( true ) {
	str_ends_with( $marketday_local, '.php' ) && is_file( $marketday_file )             => $marketday_local,
	'/' !== $marketday_local && is_file( rtrim( $marketday_file, '/' ) . '/index.php' ) => rtrim( $marketday_local, '/' ) . '/index.php',
	default                                                                             => '',
};
if ( '' !== $marketday_script && $marketday_script !== $marketday_local && ! str_ends_with( $marketday_path, '/' ) ) {
	$marketday_query = (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_QUERY );
	header( 'Location: ' . $marketday_path . '/' . ( '' === $marketday_query ? '' : "?{$marketday_query}" ), true, 301 );
	return true;
}
if ( '' !== $marketday_script && marketday_is_at_home( $marketday_path, $marketday_local, $marketday_script ) ) {
	return false;
}
if ( '' === $marketday_script ) {
	$_SERVER['SCRIPT_NAME']     = "{$marketday_setup['folder']}/index.php";
	$_SERVER['PHP_SELF']        = $_SERVER['SCRIPT_NAME'];
	$_SERVER['SCRIPT_FILENAME'] = $_SERVER['DOCUMENT_ROOT'] . '/index.php';
	chdir( $_SERVER['DOCUMENT_ROOT'] );
}
unset( $marketday_setup, $marketday_path, $marketday_local, $marketday_file, $marketday_type, $marketday_script );
require $_SERVER['SCRIPT_FILENAME'];
