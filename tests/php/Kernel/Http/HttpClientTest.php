<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel\Http;

use Marketday\Kernel\Http\HttpClient;
use Marketday\Kernel\Http\HttpFailureException;
use Marketday\Kernel\Http\RemoteResponse;
use Marketday\Tests\OtherSite;
use PHPUnit\Framework\TestCase;

/** What a feature may expect of a service that it asks, shown by a service of exchange rates. */
final class HttpClientTest extends TestCase {
	private const RATES = '<?php
		$path  = parse_url( $_SERVER["REQUEST_URI"], PHP_URL_PATH );
		$notes = __DIR__ . "/notes";
		file_put_contents( $notes, $_SERVER["REQUEST_METHOD"] . " " . $path . "\n", FILE_APPEND );
		$times = substr_count( file_get_contents( $notes ), "\n" );
		if ( "/busy" === $path && $times < 3 ) { http_response_code( 503 ); header( "Retry-After: 1" ); exit; }
		if ( "/down" === $path ) { http_response_code( 502 ); exit; }
		if ( "/moved" === $path ) { header( "Location: /rates", true, 302 ); exit; }
		if ( "/slow" === $path ) { sleep( 3 ); }
		header( "Content-Type: application/json" );
		echo json_encode( [ "sent" => file_get_contents( "php://input" ), "type" => $_SERVER["HTTP_CONTENT_TYPE"] ?? "", "rate" => 1.17 ] );';

	private static OtherSite $service;

	/** @var list<float> */
	private array $waits = [];

	public static function setUpBeforeClass(): void {
		self::$service = OtherSite::start( self::RATES );
	}

	public static function tearDownAfterClass(): void {
		self::$service->stop();
	}

	protected function setUp(): void {
		add_filter( 'http_request_host_is_external', '__return_true' );
		self::$service->forget();
	}

	protected function tearDown(): void {
		remove_filter( 'http_request_host_is_external', '__return_true' );
	}

	public function test_sends_json_and_reads_it(): void {
		$response = $this->client()->sendJson( 'POST', $this->url( '/rates' ), [ 'from' => 'GBP' ] );

		self::assertTrue( $response->isSuccess() );
		self::assertSame( [ 'sent' => '{"from":"GBP"}', 'type' => 'application/json', 'rate' => 1.17 ], $response->json() );
		self::assertSame( 'application/json', $response->headers['content-type'] );
	}

	public function test_asks_again_where_a_service_is_busy_and_waits_as_it_says(): void {
		$response = $this->client()->send( 'GET', $this->url( '/busy' ) );

		self::assertSame( 200, $response->status );
		self::assertSame( [ 1.0, 1.0 ], $this->waits );
	}

	public function test_asks_three_times_and_then_says_what_it_heard(): void {
		$response = $this->client()->send( 'GET', $this->url( '/down' ) );

		self::assertSame( 502, $response->status );
		self::assertSame( 3, substr_count( self::$service->notes(), 'GET /down' ) );
		self::assertEqualsWithDelta( [ 0.2, 0.6 ], $this->waits, 0.001 );
	}

	public function test_sends_what_must_not_arrive_twice_once(): void {
		$this->client()->send( 'POST', $this->url( '/down' ) );

		self::assertSame( 1, substr_count( self::$service->notes(), 'POST /down' ) );

		$this->client()->send( 'POST', $this->url( '/down' ), [ 'Idempotency-Key' => 'order-12' ], isRepeatable: true );

		self::assertSame( 4, substr_count( self::$service->notes(), 'POST /down' ) );
	}

	public function test_a_redirect_is_an_answer(): void {
		$response = $this->client()->send( 'GET', $this->url( '/moved' ) );

		self::assertSame( [ 302, '/rates' ], [ $response->status, $response->headers['location'] ] );
	}

	public function test_gives_up_in_time_and_says_that_it_may_have_arrived(): void {
		$failure = $this->failure( fn (): RemoteResponse => $this->client( 0.3 )->send( 'POST', $this->url( '/slow' ) ) );

		self::assertTrue( $failure->mayHaveArrived );
	}

	public function test_asks_no_machine_of_ones_own_network(): void {
		remove_filter( 'http_request_host_is_external', '__return_true' );

		$failure = $this->failure( fn (): RemoteResponse => $this->client()->send( 'GET', $this->url( '/rates', '127.0.0.2' ) ) );

		self::assertFalse( $failure->mayHaveArrived );
		self::assertSame( '', self::$service->notes() );
	}

	private function client( float $seconds = 5.0 ): HttpClient {
		return new HttpClient(
			$seconds,
			lookUp: static fn (): array => [ '127.0.0.2' ],
			wait: function ( float $wait ): void {
				$this->waits[] = $wait;
			}
		);
	}

	private function url( string $path, string $host = 'localhost' ): string {
		return "http://{$host}:" . self::$service->port . $path;
	}

	/** @param callable(): RemoteResponse $send */
	private function failure( callable $send ): HttpFailureException {
		try {
			$send();
		} catch ( HttpFailureException $failure ) {
			return $failure;
		}
		self::fail( 'There was an answer.' );
	}
}
