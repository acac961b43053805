<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use Closure;
use Throwable;

/** Work that a request does when its visitor has the answer: nobody waits for it, and how long it takes tells nobody anything. */
final class AfterResponse {
	/** Priority after the index and the session have been stored. */
	private const PRIORITY = 30;

	/** @var list<Closure(): void> */
	private array $waiting = [];

	private bool $isArranged = false;

	private static bool $isAnswered = false;

	/** @param Closure(): void $work What it throws goes to the log. */
	public function add( Closure $work ): void {
		if ( ! $this->isArranged ) {
			$this->isArranged = true;
			add_action( 'shutdown', $this->flush( ... ), self::PRIORITY );
		}
		$this->waiting[] = $work;
	}

	/** Tells whether the server can give the answer out while the process goes on. */
	public static function canAnswerFirst(): bool {
		return ! wp_doing_cron() && ( function_exists( 'fastcgi_finish_request' ) || function_exists( 'litespeed_finish_request' ) );
	}

	/** Tells whether nobody waits for this process any more. */
	public static function isAnswered(): bool {
		return self::$isAnswered;
	}

	public function flush(): void {
		if ( [] !== $this->waiting && self::canAnswerFirst() ) {
			self::$isAnswered = true;
			function_exists( 'fastcgi_finish_request' ) ? fastcgi_finish_request() : litespeed_finish_request();
		}
		// What is asked of a database that is gone ends the process.
		if ( [] === $this->waiting || ! RequestEnd::hasDatabase() ) {
			return;
		}
		while ( null !== ( $work = array_shift( $this->waiting ) ) ) {
			try {
				$work();
			} catch ( Throwable $failure ) {
				error_log( 'Marketday: ' . $failure->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- a failure, for whoever runs the site.
			}
		}
	}
}
