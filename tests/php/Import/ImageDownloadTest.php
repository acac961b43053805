<?php

declare( strict_types=1 );

namespace Marketday\Tests\Import;

use Marketday\Admin\Import\Images\ImageDownload;
use Marketday\Admin\Import\Images\ImageMissingException;
use Marketday\Kernel\Http\PublicAddress;
use Marketday\Tests\OtherSite;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** An import asks machines of the open web only, and the very machine that was looked at. */
final class ImageDownloadTest extends TestCase {
	private ?OtherSite $site = null;

	protected function tearDown(): void {
		remove_all_filters( 'http_request_host_is_external' );
		$this->site?->stop();
	}

	#[DataProvider( 'closedMachines' )]
	public function test_a_machine_that_is_not_of_the_open_web_is_not_asked( string $url ): void {
		$this->expectExceptionObject( new ImageMissingException( "The picture {$url} couldn’t be fetched: its site can’t be found or isn’t allowed.", ImageDownload::SITE_FAILED ) );
		$sent = 0;
		$note = static function () use ( &$sent ): array {
			++$sent;
			return [ 'response' => [ 'code' => 200, 'message' => 'OK' ], 'headers' => [], 'body' => '', 'cookies' => [], 'filename' => null ];
		};
		add_filter( 'pre_http_request', $note );
		try {
			( new ImageDownload( static fn ( string $host ): array => match ( strtok( $host, '.' ) ) {
				'both'  => [ '93.184.215.14', '10.0.0.5' ],
				'meta'  => [ '169.254.169.254' ],
				default => [],
			} ) )->fetch( $url );
		} finally {
			remove_filter( 'pre_http_request', $note );
			self::assertSame( 0, $sent );
		}
	}

	/** @return iterable<string, array{string}> */
	public static function closedMachines(): iterable {
		foreach ( [
			'http://127.0.0.1/a.png',
			'http://127.255.255.254/a.png',
			'http://0.0.0.0/a.png',
			'http://10.1.2.3/a.png',
			'http://100.64.0.1/a.png',
			'http://169.254.169.254/latest/meta-data/',
			'http://169.254.0.1/a.png',
			'http://172.31.255.255/a.png',
			'http://192.168.1.1/a.png',
			'http://192.0.0.192/a.png',
			'http://198.19.0.1/a.png',
			'http://224.0.0.1/a.png',
			'http://255.255.255.255/a.png',
			'http://[::1]/a.png',
			'http://[::ffff:169.254.169.254]/a.png',
			'http://[fd00:ec2::254]/a.png',
			'http://2130706433/a.png',
			'http://0x7f000001/a.png',
			'http://0251.0376.0251.0376/a.png',
			'http://127.1/a.png',
			'http://meta.example/a.png',
			'http://both.example/a.png',
			'http://user@93.184.215.14/a.png',
			'http://93.184.215.14:22/a.png',
			'ftp://93.184.215.14/a.png',
			'file:///etc/passwd',
			'gopher://93.184.215.14/_x',
			'http:///a.png',
		] as $url ) {
			yield $url => [ $url ];
		}
	}

	public function test_a_name_that_changes_its_machine_after_the_check_is_asked_where_it_was_checked(): void {
		$this->site = OtherSite::start( '<?php echo $_SERVER["HTTP_HOST"];' );
		add_filter( 'http_request_host_is_external', '__return_true' );
		$asked = 0;
		// Every other look-up of this name finds 127.0.0.1, where nobody listens: the request can only go where the first one said.
		$file = ( new ImageDownload( static function () use ( &$asked ): array {
			++$asked;
			return [ '127.0.0.2' ];
		} ) )->fetch( "http://localhost:{$this->site->port}/a.png" );
		self::assertSame( [ 1, "localhost:{$this->site->port}" ], [ $asked, file_get_contents( $file ) ] );
		wp_delete_file( $file );
	}

	public function test_no_other_service_on_the_sites_own_machine_is_asked(): void {
		$this->site = OtherSite::start( '<?php echo "a secret";' );

		foreach ( [ $this->site->port, 6379, 9200 ] as $port ) {
			self::assertStringContainsString( 'isn’t allowed', $this->failure( "http://localhost:{$port}/a.png" ) );
		}
	}

	public function test_the_site_itself_is_asked_by_either_scheme(): void {
		add_filter( 'home_url', static fn (): string => 'https://shop.test' );
		$within = static fn (): array => [ '10.0.0.5' ];

		foreach ( [ 'https://shop.test/a.png', 'http://shop.test/a.png' ] as $url ) {
			self::assertSame( '10.0.0.5', PublicAddress::of( $url, $within )?->ip );
		}
		remove_all_filters( 'home_url' );
		self::assertNull( PublicAddress::of( 'http://shop.test/a.png', $within ) );
	}

	public function test_each_address_that_a_site_leads_on_to_is_checked_too(): void {
		$this->site = OtherSite::start( '<?php header( "Location: " . ( "again" === $_SERVER["QUERY_STRING"] ? "/?again" : rawurldecode( $_SERVER["QUERY_STRING"] ) ), true, 302 );' );
		$own = "localhost:{$this->site->port}";
		add_filter( 'http_request_host_is_external', fn ( bool $is, string $host, string $url ): bool => str_contains( $url, $own ), 10, 3 );
		foreach ( [ 'http://169.254.169.254/latest/', 'http://127.0.0.1:22/', '//10.0.0.1/a.png', 'file:///etc/passwd' ] as $to ) {
			self::assertStringContainsString( 'isn’t allowed', $this->failure( "http://{$own}/?" . rawurlencode( $to ) ) );
		}
		self::assertStringContainsString( 'redirects too many times', $this->failure( "http://{$own}/?again" ) );
	}

	private function failure( string $url ): string {
		try {
			( new ImageDownload( static fn (): array => [ '127.0.0.2' ] ) )->fetch( $url );
		} catch ( ImageMissingException $missing ) {
			return $missing->getMessage();
		}
		self::fail( 'The picture was fetched.' );
	}
}
