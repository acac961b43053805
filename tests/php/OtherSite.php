<?php

declare( strict_types=1 );

namespace Marketday\Tests;

/** A site of somebody else, on this machine at 127.0.0.2, that answers as a few lines of PHP say. */
final class OtherSite {
	/** @param resource $server */
	private function __construct(
		private readonly mixed $server,
		private readonly string $folder,
		public readonly int $port
	) {}

	/** @param string $program PHP, from its opening tag on. */
	public static function start( string $program ): self {
		$folder = get_temp_dir() . 'marketday-other-site-' . wp_generate_password( 8, false );
		wp_mkdir_p( $folder );
		file_put_contents( "{$folder}/router.php", $program );
		$free = stream_socket_server( 'tcp://127.0.0.2:0' ) ?: throw new \RuntimeException( 'No port is free.' );
		$port = (int) substr( strrchr( (string) stream_socket_get_name( $free, false ), ':' ) ?: '', 1 );
		fclose( $free );
		$server = proc_open(
			[ PHP_BINARY, '-S', "127.0.0.2:{$port}", "{$folder}/router.php" ],
			[ [ 'pipe', 'r' ], [ 'file', '/dev/null', 'w' ], [ 'file', '/dev/null', 'w' ] ],
			$pipes
		);
		$site   = new self( $server ?: throw new \RuntimeException( 'PHP did not start.' ), $folder, $port );
		$end    = microtime( true ) + 20;
		while ( false === @stream_socket_client( "tcp://127.0.0.2:{$port}", timeout: 1 ) ) {
			if ( microtime( true ) > $end ) {
				throw new \RuntimeException( 'The other site did not start.' );
			}
			usleep( 50_000 );
		}
		return $site;
	}

	/** What the program has written into the file `notes` beside it. */
	public function notes(): string {
		return (string) @file_get_contents( "{$this->folder}/notes" );
	}

	/** Lays a file beside the program, which reads it. */
	public function write( string $name, string $text ): void {
		file_put_contents( "{$this->folder}/{$name}", $text );
	}

	public function forget(): void {
		wp_delete_file( "{$this->folder}/notes" );
	}

	public function stop(): void {
		proc_terminate( $this->server );
		proc_close( $this->server );
		array_map( 'wp_delete_file', (array) glob( "{$this->folder}/*" ) );
		rmdir( $this->folder );
	}
}
