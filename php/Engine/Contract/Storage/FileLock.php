<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract\Storage;

defined( 'ABSPATH' ) || exit;

/** A lock among the processes of one machine, for SQLite, which has no locks by name. The system gives back that of a process that has died. */
final class FileLock {
	private const PAUSE = 50_000;

	/** @param resource $file */
	private function __construct( private readonly string $path, private $file ) {}

	/**
	 * @param string $name Of letters and digits.
	 * @return self|null Null where others have it for longer than one waits.
	 */
	public static function take( string $name, int $seconds ): ?self {
		$path = get_temp_dir() . $name . '.lock';
		$end  = microtime( true ) + $seconds;
		do {
			$file = fopen( $path, 'c' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a lock is not of WordPress's files.
			if ( false !== $file && flock( $file, LOCK_EX | LOCK_NB ) && self::isStill( $path, $file ) ) {
				return new self( $path, $file );
			}
			false === $file || fclose( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions
			usleep( self::PAUSE );
		} while ( microtime( true ) < $end );
		return null;
	}

	public function release(): void {
		unlink( $this->path ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		fclose( $this->file ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	}

	/**
	 * Tells whether the one who had it before has not taken the file away.
	 *
	 * @param resource $file
	 */
	private static function isStill( string $path, $file ): bool {
		clearstatcache( true, $path );
		return is_file( $path ) && ( fstat( $file )['ino'] ?? 0 ) === fileinode( $path );
	}
}
