<?php
/**
 * Compiles files without running them, as `php -l` does, but all in one process: `php lint.php FILE...`, or the shipped folders of this
 * checkout where none is named.
 *
 * Tells of deprecations too, which `php -l` leaves to the settings. Needs nothing beside PHP, so that it runs in a bare container. A fault that
 * ends PHP itself is told last: the files after it are not read.
 *
 * @package Marketday
 */

declare( strict_types=1 );

const MARKETDAY_SHIPPED = [ 'marketday.php', 'uninstall.php', 'php', 'demo' ];

/**
 * Puts a `return` before a file's first statement that does something. All of it is compiled all the same.
 *
 * @param string $source A whole file.
 * @return string What `eval()` takes, with its lines where they were.
 */
function marketday_harmless( string $source ): string {
	$tokens = token_get_all( $source );
	if ( ! is_array( $tokens[0] ) || T_OPEN_TAG !== $tokens[0][0] ) {
		return '?><?php return; ?>' . $source;
	}
	$head  = '';
	$taken = '';
	$opens = false;
	foreach ( array_slice( $tokens, 1 ) as $token ) {
		[ $kind, $text ] = is_array( $token ) ? $token : [ $token, $token ];
		if ( ! $opens && ! in_array( $kind, [ T_WHITESPACE, T_COMMENT, T_DOC_COMMENT, T_DECLARE, T_NAMESPACE ], true ) ) {
			break;
		}
		$opens  = ';' !== $kind && ( $opens || T_DECLARE === $kind || T_NAMESPACE === $kind );
		$taken .= $text;
		$head   = ';' === $kind ? $taken : $head;
	}
	$tag = $tokens[0][1];
	return substr( $tag, strlen( '<?php' ) ) . $head . ' return; ' . substr( $source, strlen( $tag ) + strlen( $head ) );
}

/** @return list<string> */
function marketday_shipped_files(): array {
	$root  = dirname( __DIR__, 2 );
	$files = [];
	foreach ( MARKETDAY_SHIPPED as $name ) {
		$found = is_dir( "{$root}/{$name}" )
			? new RecursiveIteratorIterator( new RecursiveDirectoryIterator( "{$root}/{$name}", FilesystemIterator::SKIP_DOTS ) )
			: [ "{$root}/{$name}" ];
		foreach ( $found as $file ) {
			$files[] = (string) $file;
		}
	}
	return array_values( preg_grep( '/\.php$/', $files ) ?: [] );
}

$marketday_faults = 0;
$marketday_file   = '';
$marketday_tell   = static function ( string $what, int $line ) use ( &$marketday_faults, &$marketday_file ): bool {
	++$marketday_faults;
	echo "{$marketday_file}:{$line}: {$what}\n";
	return true;
};
error_reporting( E_ALL );
ini_set( 'display_errors', '0' );
ini_set( 'log_errors', '0' );
ini_set( 'memory_limit', '512M' );
set_error_handler( static fn ( int $kind, string $what, string $in, int $line ): bool => $marketday_tell( $what, $line ) );
register_shutdown_function( static function () use ( $marketday_tell ): void {
	$last = error_get_last();
	if ( null !== $last && 0 !== ( $last['type'] & ( E_ERROR | E_COMPILE_ERROR | E_CORE_ERROR ) ) ) {
		$marketday_tell( "{$last['message']} (what comes after this file was not read)", $last['line'] );
		exit( 1 );
	}
} );

$marketday_files = array_slice( $argv, 1 ) ?: marketday_shipped_files();
foreach ( $marketday_files as $marketday_file ) {
	try {
		eval( marketday_harmless( (string) file_get_contents( $marketday_file ) ) );
	} catch ( ParseError $marketday_error ) {
		$marketday_tell( $marketday_error->getMessage(), $marketday_error->getLine() );
	}
}
printf( "PHP %s: %d files, %d faults\n", PHP_VERSION, count( $marketday_files ), $marketday_faults );
exit( 0 === $marketday_faults && [] !== $marketday_files ? 0 : 1 );
