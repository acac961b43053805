<?php

declare( strict_types=1 );

namespace Marketday\Tests\Import;

use Marketday\Admin\Import\ImportCommand;
use Marketday\Admin\Import\Run\Importer;
use Marketday\Admin\Import\Run\RunFolders;
use Marketday\Engine\Contract\Engine;
use Marketday\Tests\PluginAccess;
use PHPUnit\Framework\TestCase;

/** Imports into the test site's shop, with whichever engine it has, and takes away afterwards what came. */
abstract class ImportTestCase extends TestCase {
	private int $lastPost = 0;

	private int $lastTerm = 0;

	private string $folder = '';

	protected function setUp(): void {
		global $wpdb;
		wp_set_current_user( 1 );
		wp_suspend_cache_addition( false );
		$this->lastPost = (int) $wpdb->get_var( "SELECT MAX( ID ) FROM {$wpdb->posts}" );
		$this->lastTerm = (int) $wpdb->get_var( "SELECT MAX( term_id ) FROM {$wpdb->terms}" );
		$this->folder   = get_temp_dir() . 'marketday-test-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->folder );
	}

	protected function tearDown(): void {
		global $wpdb;
		foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE ID > %d ORDER BY ID DESC", $this->lastPost ) ) as $id ) {
			'attachment' === get_post_type( (int) $id ) ? wp_delete_attachment( (int) $id, true ) : wp_delete_post( (int) $id, true );
		}
		foreach ( $wpdb->get_results( $wpdb->prepare( "SELECT term_id, taxonomy FROM {$wpdb->term_taxonomy} WHERE term_id > %d", $this->lastTerm ) ) as $term ) {
			wp_delete_term( (int) $term->term_id, $term->taxonomy );
		}
		( new RunFolders() )->remove( $this->folder . '/pictures' );
		( new RunFolders() )->remove( $this->folder );
	}

	protected function engine(): Engine {
		return PluginAccess::engine();
	}

	/** @return array{0: int, 1: string} Exit code and everything printed. */
	protected function import( string $file, string ...$options ): array {
		$printed = [];
		$command = new ImportCommand( new Importer( $this->engine() ), new RunFolders() );
		$code    = $command->run(
			[ $file, ...array_values( $options ) ],
			static function ( string $line ) use ( &$printed ): void {
				$printed[] = $line;
			}
		);
		return [ $code, implode( "\n", $printed ) ];
	}

	protected function fileOf( string $content, string $name = 'products.csv' ): string {
		file_put_contents( "{$this->folder}/{$name}", $content );
		return "{$this->folder}/{$name}";
	}

	/** @param list<array<string, string|int>> $rows Cells by column name; each row may name its own. */
	protected function csv( array $rows, string $delimiter = ',' ): string {
		$names  = array_values( array_unique( array_merge( ...array_map( 'array_keys', $rows ) ) ) );
		$handle = fopen( 'php://memory', 'w+b' );
		self::assertNotFalse( $handle );
		fputcsv( $handle, $names, $delimiter, '"', '' );
		foreach ( $rows as $row ) {
			fputcsv( $handle, array_map( static fn ( string $name ): string => (string) ( $row[ $name ] ?? '' ), $names ), $delimiter, '"', '' );
		}
		rewind( $handle );
		return (string) stream_get_contents( $handle );
	}

	/** @param list<array<string, string|int>> $rows */
	protected function importRows( array $rows ): array {
		return $this->import( $this->fileOf( $this->csv( $rows ) ) );
	}

	protected function pictureFile( string $name ): void {
		if ( ! is_dir( "{$this->folder}/pictures" ) ) {
			mkdir( "{$this->folder}/pictures" );
		}
		$image = imagecreatetruecolor( 4, 4 );
		imagepng( $image, "{$this->folder}/pictures/{$name}" );
	}

	protected function idOf( string $sku ): int {
		return $this->engine()->writer()->idBySku( $sku );
	}

	/** @return list<int> Products and variations made since the test began. */
	protected function newProducts(): array {
		global $wpdb;
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE ID > %d AND post_type IN ( 'product', 'product_variation' ) AND post_status <> 'auto-draft' ORDER BY ID", $this->lastPost ) ) );
	}

	protected function meta( int $id, string $key ): string {
		$value = get_post_meta( $id, $key, true );
		return is_scalar( $value ) ? (string) $value : '';
	}
}
