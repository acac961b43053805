<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use Closure;

/** Whether WordPress could send the mails of a function of its own that does not tell. */
final class MailResult {
	/** @return bool False where one of its mails was refused; true too where it had none to send. */
	public static function of( Closure $work ): bool {
		$isTaken = true;
		$failed  = static function () use ( &$isTaken ): void {
			$isTaken = false;
		};
		// Another plugin may send mails in WordPress's place, or not.
		$handled = static function ( mixed $result ) use ( &$isTaken ): mixed {
			$isTaken = $isTaken && false !== $result;
			return $result;
		};
		add_action( 'wp_mail_failed', $failed );
		add_filter( 'pre_wp_mail', $handled, PHP_INT_MAX );
		try {
			$work();
		} finally {
			remove_action( 'wp_mail_failed', $failed );
			remove_filter( 'pre_wp_mail', $handled, PHP_INT_MAX );
		}
		return $isTaken;
	}
}
