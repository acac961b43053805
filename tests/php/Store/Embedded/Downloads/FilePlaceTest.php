<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\Downloads;

use Marketday\Engine\Embedded\Downloads\FilePlace;
use Marketday\Kernel\PrivateFolder;
use PHPUnit\Framework\TestCase;

/** Only files of the folder for bought files are sent, whatever a product names. */
final class FilePlaceTest extends TestCase {
	private string $file = '';

	protected function setUp(): void {
		wp_mkdir_p( FilePlace::folder() . '/2026' );
		$this->file = FilePlace::folder() . '/2026/place-test.txt';
		file_put_contents( $this->file, 'bought' );
	}

	protected function tearDown(): void {
		foreach ( (array) glob( FilePlace::folder() . '/2026/place-*' ) as $file ) {
			wp_delete_file( (string) $file );
		}
		rmdir( FilePlace::folder() . '/2026' );
	}

	public function test_a_file_is_found_by_its_address_and_by_its_path(): void {
		$url = wp_upload_dir()['baseurl'] . '/woocommerce_uploads/2026/place-test.txt';
		foreach ( [
			$url,
			str_replace( 'http:', 'https:', $url ),
			"{$url}?v=2",
			str_replace( wp_upload_dir()['baseurl'], 'https://before-the-move.example/wp-content/uploads', $url ),
			$this->file,
			str_replace( ABSPATH, '', $this->file ),
		] as $address ) {
			self::assertSame( realpath( $this->file ), FilePlace::of( $address )?->path, $address );
		}
	}

	public function test_nothing_outside_the_folder_is_ever_read(): void {
		symlink( ABSPATH . 'wp-config.php', FilePlace::folder() . '/2026/place-link.txt' );
		file_put_contents( FilePlace::folder() . '/2026/.place-hidden', 'x' );
		$url = wp_upload_dir()['baseurl'] . '/woocommerce_uploads';
		foreach ( [
			'/etc/passwd',
			'file:///etc/passwd',
			'php://filter/read=convert.base64-encode/resource=wp-config.php',
			'phar://' . $this->file,
			'wp-config.php',
			'../wp-config.php',
			ABSPATH . 'wp-config.php',
			FilePlace::folder() . '/../../../wp-config.php',
			FilePlace::folder() . '/2026/place-link.txt',
			FilePlace::folder() . '/2026/.place-hidden',
			FilePlace::folder() . '/2026',
			FilePlace::folder() . '/.htaccess',
			"{$url}/../../../wp-config.php",
			"{$url}/%2e%2e/%2e%2e/%2e%2e/wp-config.php",
			"{$url}/..%2f..%2f..%2fwp-config.php",
			"{$url}/2026/place-link.txt",
			"{$url}/2026/place-test.txt\0.pdf",
			"{$url}/2026/place-test.txt%00.pdf",
			"{$url}/",
			'javascript:alert(1)',
			'ftp://example.com/walks.pdf',
			'',
		] as $address ) {
			self::assertNull( FilePlace::of( $address ), $address );
		}
		wp_delete_file( FilePlace::folder() . '/2026/.place-hidden' );
	}

	public function test_a_file_of_another_site_is_an_address_to_go_to_and_never_fetched(): void {
		foreach ( [ 'https://files.example.com/walks.pdf?sign=1', 'http://127.0.0.1/walks.pdf' ] as $address ) {
			$place = FilePlace::of( $address );
			self::assertSame( [ '', $address ], [ $place?->path, $place?->url ] );
		}
	}

	public function test_the_folder_is_closed_to_visitors_and_what_is_there_stays(): void {
		$folder = get_temp_dir() . 'marketday-closed-' . wp_generate_password( 8, false );
		wp_mkdir_p( $folder );
		file_put_contents( "{$folder}/.htaccess", 'Options -Indexes' );
		PrivateFolder::close( $folder );
		self::assertSame( 'Options -Indexes', file_get_contents( "{$folder}/.htaccess" ) );
		wp_delete_file( "{$folder}/.htaccess" );
		PrivateFolder::close( $folder );
		self::assertStringContainsString( 'Deny from all', (string) file_get_contents( "{$folder}/.htaccess" ) );
		self::assertFileExists( "{$folder}/index.html" );
		array_map( 'wp_delete_file', [ "{$folder}/.htaccess", "{$folder}/index.html" ] );
		rmdir( $folder );
	}
}
