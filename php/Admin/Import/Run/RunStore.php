<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Run;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Clock;
use Marketday\Kernel\Csv\BadLines;
use Marketday\Kernel\Csv\FileBytes;
use Marketday\Kernel\Csv\UnreadableFileException;
use Marketday\Kernel\DiskFile;
use Marketday\Kernel\FileNotWrittenException;

/** Keeps runs between requests: one option row each, loaded only when asked for. */
final class RunStore {
	private const OPTION = 'marketday_import_run_';

	public function __construct(
		private readonly RunFolders $folders,
		private readonly Clock $clock
	) {}

	/** @param string $uploaded The uploaded file; it is moved. */
	public function start( string $uploaded, string $fileName, bool $isDryRun, int $userId ): ?ImportRun {
		$id     = bin2hex( random_bytes( 16 ) );
		$folder = $this->folders->create( $id );
		$file   = $folder . '/products.csv';
		$size   = is_file( $uploaded ) ? filesize( $uploaded ) : false;
		$moved  = is_uploaded_file( $uploaded ) ? move_uploaded_file( $uploaded, $file ) : false; // phpcs:ignore Generic.PHP.ForbiddenFunctions -- into a closed folder, by a name of ours: wp_handle_upload() puts it where all can read it.
		clearstatcache( true, $file );
		if ( ! $moved || filesize( $file ) !== $size ) {
			$this->folders->remove( $folder );
			return null;
		}
		$run = new ImportRun( $id, $file, $fileName, $folder, $folder . '/pictures', $isDryRun, $userId );
		if ( $this->mustBeAsked( $file ) ) {
			$run->enter( Phase::Encoding );
		}
		$this->save( $run );
		return $run;
	}

	private function mustBeAsked( string $file ): bool {
		try {
			return null === ( new FileBytes( $file, BadLines::RefuseFile ) )->encoding();
		} catch ( UnreadableFileException ) {
			return false;
		}
	}

	public function load( string $id ): ?ImportRun {
		$state = 1 === preg_match( '/^[0-9a-f]{32}$/', $id ) ? get_option( self::OPTION . $id ) : false;
		return is_array( $state ) ? ImportRun::fromArray( $state ) : null;
	}

	public function save( ImportRun $run ): void {
		update_option( self::OPTION . $run->id, $run->toArray(), false );
		// After a dry run the file waits for its real import, a week at most.
		if ( Phase::Refused === $run->phase || ( Phase::Done === $run->phase && ! $run->isDryRun ) ) {
			$this->folders->removeFiles( $run->folder );
		}
	}

	/** The same file again, for good. */
	public function repeat( ImportRun $tried ): ImportRun {
		$this->folders->removeNotes( $tried->folder, $tried->file );
		$run = new ImportRun( $tried->id, $tried->file, $tried->fileName, $tried->folder, $tried->picturesFolder, false, $tried->userId );
		$run->encoding = $tried->encoding;
		$this->save( $run );
		return $run;
	}

	public function delete( string $id ): void {
		$folder = $this->load( $id )->folder ?? $this->folders->of( $id );
		delete_option( self::OPTION . $id );
		$this->folders->remove( $folder );
	}

	/** Runs are forgotten after a week. */
	public function purge(): void {
		foreach ( $this->folders->findOutdated( $this->clock->now()->getTimestamp() ) as $folder ) {
			$this->folders->remove( $folder );
		}
		foreach ( $this->ids() as $id ) {
			$run = $this->load( $id );
			if ( null === $run || ! is_dir( $run->folder ) ) {
				delete_option( self::OPTION . $id );
			}
		}
	}

	/** @return list<ImportRun> This user's runs that are not over. */
	public function unfinishedOf( int $userId ): array {
		$runs = array_filter( array_map( $this->load( ... ), $this->ids() ) );
		return array_values( array_filter( $runs, static fn ( ImportRun $run ): bool => $run->userId === $userId && ! $run->phase->isOver() ) );
	}

	/** @return list<ImportRun> Runs that are under way and have their file. */
	public function working(): array {
		$runs = array_filter( array_map( $this->load( ... ), $this->ids() ) );
		return array_values( array_filter( $runs, static fn ( ImportRun $run ): bool => $run->phase->isWorking() && is_file( $run->file ) ) );
	}

	/** @return list<string> */
	private function ids(): array {
		global $wpdb;
		$names = $wpdb->get_col( $wpdb->prepare(
			"SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s LIMIT 100",
			$wpdb->esc_like( self::OPTION ) . '%'
		) );
		return array_values( array_map( static fn ( $name ): string => substr( (string) $name, strlen( self::OPTION ) ), $names ) );
	}

	/**
	 * Runs the work unless another request is at the same run: two open tabs do not write the same row twice.
	 *
	 * @param callable(): void $work
	 * @return bool Whether it ran.
	 * @throws FileNotWrittenException Where the run's folder cannot be written to.
	 */
	public function exclusively( ImportRun $run, callable $work ): bool {
		$lock = DiskFile::open( $run->folder . '/lock', 'cb' );
		if ( ! flock( $lock, LOCK_EX | LOCK_NB ) ) {
			return false;
		}
		try {
			$work();
		} finally {
			flock( $lock, LOCK_UN );
			fclose( $lock ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the lock.
		}
		return true;
	}
}
