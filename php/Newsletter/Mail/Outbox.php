<?php

declare( strict_types=1 );

namespace Marketday\Newsletter\Mail;

defined( 'ABSPATH' ) || exit;

use Closure;
use Throwable;

/** Mails leave after the answer: how long sending takes tells nobody what is known of an address. */
final class Outbox {
	/** @var list<Closure(): void> */
	private array $waiting = [];

	public function add( Closure $send ): void {
		if ( [] === $this->waiting ) {
			add_action( 'shutdown', $this->flush( ... ), 5 );
		}
		$this->waiting[] = $send;
	}

	public function flush(): void {
		if ( [] !== $this->waiting && function_exists( 'fastcgi_finish_request' ) ) {
			fastcgi_finish_request();
		}
		while ( null !== ( $send = array_shift( $this->waiting ) ) ) {
			try {
				$send();
			} catch ( Throwable $failure ) {
				error_log( 'Marketday newsletter: ' . $failure->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- a failure, for whoever runs the site.
			}
		}
	}
}
