<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Run;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\PrivateFolder;
use Marketday\Kernel\Removal\Inventory;

/**
 * A folder for each run: in the uploads folder, closed to visitors, and for servers that give it out nonetheless with a name that nobody
 * guesses, also who has seen the run's id in an address or a log; or a temporary one.
 */
final class RunFolders {
	private const NAME = 'marketday-import';

	/** Seconds after which a run's folder goes. */
	private const KEPT = 7 * DAY_IN_SECONDS;

	public function create( string $id ): string {
		PrivateFolder::close( $this->root() );
		wp_mkdir_p( $this->of( $id ) );
		return $this->of( $id );
	}

	public function createTemporary(): string {
		$folder = Inventory::temporaryFolder() . wp_generate_password( 12, false );
		wp_mkdir_p( $folder );
		return $folder;
	}

	public function remove( string $folder ): void {
		foreach ( glob( $folder . '/*' ) ?: [] as $file ) {
			wp_delete_file( $file );
		}
		if ( is_dir( $folder ) ) {
			rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a folder of ours that is empty.
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

	/** @return list<string> Folders of runs whose time is over. */
	public function findOutdated( int $now ): array {
		$found = [];
		foreach ( glob( $this->root() . '/*', GLOB_ONLYDIR ) ?: [] as $folder ) {
			if ( (int) filemtime( $folder ) < $now - self::KEPT ) {
				$found[] = $folder;
			}
		}
		return $found;
	}

	public function of( string $id ): string {
		return $this->root() . '/' . hash_hmac( 'md5', $id, wp_salt( 'auth' ) );
	}

	public function root(): string {
		/**
		 * The folder of imports' files between steps: a site may name one that no server gives out.
		 *
		 * @param string $folder
		 */
		return (string) apply_filters( 'marketday_import_folder', wp_upload_dir( null, false )['basedir'] . '/' . self::NAME );
	}
}
