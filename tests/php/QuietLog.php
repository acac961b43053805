<?php

declare( strict_types=1 );

namespace Marketday\Tests;

/** What is written to the error log meanwhile. */
final class QuietLog {
	private readonly string $file;

	private readonly string $before;

	public function __construct() {
		$this->file   = (string) tempnam( get_temp_dir(), 'marketday-log' );
		$this->before = (string) ini_set( 'error_log', $this->file );
	}

	public function end(): string {
		ini_set( 'error_log', $this->before );
		$written = (string) file_get_contents( $this->file );
		unlink( $this->file );
		return $written;
	}
}
