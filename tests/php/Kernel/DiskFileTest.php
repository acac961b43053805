<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Kernel\DiskFile;
use Marketday\Kernel\FileNotWrittenException;
use Marketday\Kernel\PrivateFolder;
use PHPUnit\Framework\TestCase;

/** A full disk is Linux's `/dev/full`: it is opened, and takes no byte. */
final class DiskFileTest extends TestCase {
	private string $folder = '';

	protected function setUp(): void {
		if ( ! file_exists( '/dev/full' ) ) {
			self::markTestSkipped( 'This system has no full disk to try.' );
		}
		$this->folder = get_temp_dir() . 'marketday-disk-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->folder );
	}

	protected function tearDown(): void {
		array_map( 'unlink', array_filter( [ ...(array) glob( "{$this->folder}/*" ), ...(array) glob( "{$this->folder}/.ht*" ) ] ) );
		'' === $this->folder || rmdir( $this->folder );
	}

	public function test_writes_copies_and_adds(): void {
		DiskFile::replace( "{$this->folder}/a", 'first' );
		DiskFile::append( "{$this->folder}/a", ' second' );
		DiskFile::copy( "{$this->folder}/a", "{$this->folder}/b" );

		self::assertSame( 'first second', file_get_contents( "{$this->folder}/b" ) );
	}

	public function test_says_when_the_disk_is_full(): void {
		symlink( '/dev/full', "{$this->folder}/full" );

		self::assertSame( 3, count( array_filter( [
			self::isRefused( fn () => DiskFile::append( "{$this->folder}/full", 'x' ) ),
			self::isRefused( fn () => DiskFile::write( DiskFile::open( "{$this->folder}/full", 'wb' ), 'x' ) ),
			self::isRefused( fn () => DiskFile::append( "{$this->folder}/nowhere/a", 'x' ) ),
		] ) ) );
	}

	public function test_leaves_nothing_half_written(): void {
		symlink( '/dev/full', "{$this->folder}/full" );
		file_put_contents( "{$this->folder}/a", 'bytes' );

		self::assertTrue( self::isRefused( fn () => DiskFile::replace( "{$this->folder}/full", 'x' ) ) );
		self::assertFileDoesNotExist( "{$this->folder}/full" );
		symlink( '/dev/full', "{$this->folder}/full" );
		self::assertTrue( self::isRefused( fn () => DiskFile::copy( "{$this->folder}/a", "{$this->folder}/full" ) ) );
		self::assertFileDoesNotExist( "{$this->folder}/full" );
	}

	public function test_takes_back_what_is_only_half_added(): void {
		DiskFile::append( "{$this->folder}/a", 'whole' );
		$file = $this->folder . '/a';
		// Three of eight bytes: a disk on which that much is left.
		$limited = [ PHP_BINARY, '-r', 'define( "ABSPATH", "" ); function __( $text ) { return $text; } require $argv[1]; require $argv[2];'
			. 'try { Marketday\Kernel\DiskFile::append( $argv[3], str_repeat( "y", 2000 ) ); exit( 3 ); } catch ( Marketday\Kernel\FileNotWrittenException ) { exit( 0 ); }' ];
		$kernel  = dirname( __DIR__, 3 ) . '/php/Kernel';
		$command = implode( ' ', array_map( 'escapeshellarg', [ ...$limited, "{$kernel}/FileNotWrittenException.php", "{$kernel}/DiskFile.php", $file ] ) );
		exec( "sh -c 'trap \"\" XFSZ; ulimit -f 1; exec \"\$0\" \"\$@\"' {$command} 2>&1", $payload, $code );

		self::assertSame( [ 0, 'whole' ], [ $code, file_get_contents( $file ) ], implode( "\n", $payload ) );
	}

	public function test_knows_a_file_that_the_server_had_no_room_for(): void {
		self::assertTrue( DiskFile::hadNoRoomFor( [ 'error' => UPLOAD_ERR_CANT_WRITE ] ) );
		self::assertFalse( DiskFile::hadNoRoomFor( [ 'error' => UPLOAD_ERR_NO_FILE ] ) );
		self::assertFalse( DiskFile::hadNoRoomFor( null ) );
	}

	public function test_a_folder_that_cannot_be_closed_now_is_closed_later(): void {
		symlink( '/dev/full', "{$this->folder}/.htaccess" );

		PrivateFolder::close( $this->folder );
		$first = is_file( "{$this->folder}/.htaccess" );
		PrivateFolder::close( $this->folder );

		self::assertFalse( $first, 'Nothing half written stays.' );
		self::assertStringContainsString( 'Deny from all', (string) file_get_contents( "{$this->folder}/.htaccess" ) );
	}

	/** @param \Closure(): mixed $work */
	private static function isRefused( \Closure $work ): bool {
		try {
			$work();
			return false;
		} catch ( FileNotWrittenException ) {
			return true;
		}
	}
}
