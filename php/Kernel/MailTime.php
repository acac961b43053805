<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use PHPMailer\PHPMailer\PHPMailer;
use PHPMailer\PHPMailer\SMTP;

/** How long a visitor waits for a mail server: a few seconds, and for one mail alone. What is not sent so is sent by a job, which has time. */
final class MailTime {
	private const SECONDS = 5;

	private static bool $isSlow = false;

	/** @var array{PHPMailer, int, SMTP, float}|null What it was before. */
	private static ?array $limited = null;

	/** Whether this request has waited for a mail server in vain. */
	public static function isUp(): bool {
		return self::$isSlow;
	}

	public static function begin( PHPMailer $mailer ): void {
		$isAwaited = ! wp_doing_cron() && 'cli' !== PHP_SAPI && ! AfterAnswer::isAnswered();
		if ( ! $isAwaited || 'smtp' !== $mailer->Mailer || null !== self::$limited ) { // phpcs:ignore WordPress.NamingConventions -- PHPMailer's own name, as those below.
			return;
		}
		$smtp = $mailer->getSMTPInstance();
		if ( SMTP::class !== $smtp::class ) {
			return; // Another plugin's.
		}
		self::$limited   = [ $mailer, $mailer->Timeout, $smtp, microtime( true ) ]; // phpcs:ignore WordPress.NamingConventions
		$mailer->Timeout = min( $mailer->Timeout, self::SECONDS ); // phpcs:ignore WordPress.NamingConventions
		$mailer->setSMTPInstance( new HastySmtp( self::SECONDS ) );
	}

	public static function end( bool $isSent ): void {
		if ( null !== self::$limited ) {
			[ $mailer, $timeout, $smtp, $since ] = self::$limited;
			self::$limited   = null;
			self::$isSlow    = self::$isSlow || ( ! $isSent && microtime( true ) - $since >= self::SECONDS - 1 );
			$mailer->Timeout = $timeout; // phpcs:ignore WordPress.NamingConventions
			$mailer->setSMTPInstance( $smtp );
		}
	}
}
