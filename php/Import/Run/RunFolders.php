<?php

declare( strict_types=1 );

namespace Marketday\Import\Run;

/** A folder for each run: in the uploads folder, closed to visitors and with a name nobody guesses; or a temporary one. */
final class RunFolders {
	private const NAME = 'marketday-import';

	/** Seconds after which a run's folder goes. */
	private const KEPT = 7 * DAY_IN_SECONDS;

	public function create( string $id ): string {
		$root = $this->root();
		if ( wp_mkdir_p( $root ) && ! is_file( "{$root}/.htaccess" ) ) {
			file_put_contents( "{$root}/.htaccess", "Require all denied\nDeny from all\n" );
			file_put_contents( "{$root}/index.html", '' );
		}
		wp_mkdir_p( "{$root}/{$id}" );
		return "{$root}/{$id}";
	}

	public function createTemporary(): string {
		$folder = get_temp_dir() . self::NAME . '-' . wp_generate_password( 12, false );
		wp_mkdir_p( $folder );
		return $folder;
	}

	public function remove( string $folder ): void {
		foreach ( glob( $folder . '/*' ) ?: [] as $file ) {
			wp_delete_file( $file );
		}
		if ( is_dir( $folder ) ) {
			rmdir( $folder );
		}
	}

	/** The product file is not needed any more; the report stays. */
	public function removeFiles( string $folder ): void {
		foreach ( glob( $folder . '/*' ) ?: [] as $file ) {
			if ( ! str_ends_with( $file, '.jsonl' ) ) {
				wp_delete_file( $file );
			}
		}
	}

	/** Everything but the product file. */
	public function removeNotes( string $folder, string $file ): void {
		foreach ( glob( $folder . '/*' ) ?: [] as $note ) {
			if ( $note !== $file ) {
				wp_delete_file( $note );
			}
		}
	}

	/** @return list<string> Ids of runs whose time is over. */
	public function outdated( int $now ): array {
		$ids = [];
		foreach ( glob( $this->root() . '/*', GLOB_ONLYDIR ) ?: [] as $folder ) {
			if ( (int) filemtime( $folder ) < $now - self::KEPT ) {
				$ids[] = basename( $folder );
			}
		}
		return $ids;
	}

	public function of( string $id ): string {
		return $this->root() . '/' . $id;
	}

	private function root(): string {
		return wp_upload_dir( null, false )['basedir'] . '/' . self::NAME;
	}
}
