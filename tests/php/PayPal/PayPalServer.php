<?php

declare( strict_types=1 );

namespace Marketday\Tests\PayPal;

/** A PayPal of the tests' own, a real server at 127.0.0.2. */
final class PayPalServer {
	/** @param resource $process */
	private function __construct(
		private readonly mixed $process,
		private readonly mixed $input,
		public readonly string $url
	) {}

	public static function start(): self {
		$process = proc_open(
			[ 'node', dirname( __DIR__, 2 ) . '/fakes/paypal/server.mjs', '0', '127.0.0.2', '--attached' ],
			[ [ 'pipe', 'r' ], [ 'pipe', 'w' ], [ 'file', '/dev/null', 'w' ] ],
			$pipes
		);
		$line    = json_decode( (string) fgets( $pipes[1] ), true );
		return new self( $process ?: throw new \RuntimeException( 'Node did not start.' ), $pipes[0], is_array( $line ) ? (string) $line['url'] : '' );
	}

	/** @return array<array-key, mixed> */
	public function post( string $name, mixed $body = [] ): array {
		return self::read( "{$this->url}/fake/{$name}", [
			'method'  => 'POST',
			'timeout' => 60,
			'header'  => 'Content-Type: application/json',
			'content' => (string) wp_json_encode( $body ),
		] );
	}

	/** @return array<string, list<array<string, mixed>>> */
	public function state(): array {
		return self::read( "{$this->url}/fake/state", [] );
	}

	public function stop(): void {
		fclose( $this->input );
		proc_terminate( $this->process );
		proc_close( $this->process );
	}

	/**
	 * @param array<string, mixed> $options
	 * @return array<array-key, mixed>
	 */
	private static function read( string $url, array $options ): array {
		return (array) json_decode( (string) file_get_contents( $url, false, stream_context_create( [ 'http' => $options ] ) ), true );
	}
}
