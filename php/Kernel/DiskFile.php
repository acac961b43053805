<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files are written piece by piece, and what was written is counted, which WP_Filesystem cannot.

/** Writes to files that a full disk must not leave half written: either all of it is there, or nothing of it and an error tells so. */
final class DiskFile {
	/**
	 * @return resource
	 * @throws FileNotWrittenException
	 */
	public static function open( string $path, string $mode ) {
		$file = self::quietly( static fn () => fopen( $path, $mode ) );
		return is_resource( $file ) ? $file : throw new FileNotWrittenException();
	}

	/**
	 * Writes onto a file that is open. Who reads it goes without what came before too.
	 *
	 * @param resource $file
	 * @throws FileNotWrittenException
	 */
	public static function write( $file, string $bytes ): void {
		if ( strlen( $bytes ) !== self::quietly( static fn () => fwrite( $file, $bytes ) ) ) {
			throw new FileNotWrittenException();
		}
	}

	/**
	 * Appends to a file. Where that fails the file is as it was.
	 *
	 * @throws FileNotWrittenException
	 */
	public static function append( string $path, string $bytes ): void {
		$file = self::open( $path, 'ab' );
		$size = max( 0, (int) ( fstat( $file )['size'] ?? 0 ) );
		try {
			self::write( $file, $bytes );
		} catch ( FileNotWrittenException $failure ) {
			ftruncate( $file, $size );
			throw $failure;
		} finally {
			fclose( $file );
		}
	}

	/**
	 * Replaces the content of a file; where that fails there is no file.
	 *
	 * @throws FileNotWrittenException
	 */
	public static function replace( string $path, string $bytes ): void {
		try {
			$file = self::open( $path, 'wb' );
			self::write( $file, $bytes );
			fclose( $file );
		} catch ( FileNotWrittenException $failure ) {
			self::quietly( static fn () => file_exists( $path ) && unlink( $path ) );
			throw $failure;
		}
	}

	/**
	 * A whole copy, or none.
	 *
	 * @throws FileNotWrittenException
	 */
	public static function copy( string $from, string $to ): void {
		$isCopied = true === self::quietly( static fn () => copy( $from, $to ) );
		clearstatcache( true, $to );
		if ( ! $isCopied || filesize( $from ) !== filesize( $to ) ) {
			self::quietly( static fn () => file_exists( $to ) && unlink( $to ) );
			throw new FileNotWrittenException();
		}
	}

	/**
	 * Tells whether the server had no room for a file that was sent, or no right to keep it.
	 *
	 * @param mixed $sent An entry of `$_FILES`.
	 */
	public static function hadNoRoomFor( mixed $sent ): bool {
		return is_array( $sent ) && in_array( $sent['error'] ?? null, [ UPLOAD_ERR_CANT_WRITE, UPLOAD_ERR_NO_TMP_DIR ], true );
	}

	/** PHP tells of a full disk by a notice too: the caller hears of it, and no log is filled. */
	private static function quietly( \Closure $work ): mixed {
		set_error_handler( static fn (): bool => true ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- what it says is said by the exception.
		try {
			return $work();
		} finally {
			restore_error_handler();
		}
	}
}
