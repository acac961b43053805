<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use Closure;
use PHPMailer\PHPMailer\PHPMailer;
use PHPMailer\PHPMailer\SMTP;

/**
 * A visitor's time for mails where the server cannot answer before they are sent: a few seconds, and for one mail alone. What is not
 * sent so is sent by a job, which has time; for some minutes after it nobody waits at all.
 */
final class EmailTime {
	/** Transient: mails have been slow a moment ago. */
	private const SLOW = 'marketday_slow_mails';

	private const SECONDS = 5;

	private const MEMORY = 10 * MINUTE_IN_SECONDS;

	private static bool $isUnhurried = false;

	private static ?bool $isSlow = null;

	private static float $since = 0.0;

	/** @var array{PHPMailer, int, SMTP}|null What it was before. */
	private static ?array $limited = null;

	/** Work that nobody waits for. */
	public static function workUnhurried( Closure $work ): void {
		$before            = self::$isUnhurried;
		self::$isUnhurried = true;
		try {
			$work();
		} finally {
			self::$isUnhurried = $before;
		}
	}

	/** Tells whether mails are left to the job, as somebody has waited for one too long. */
	public static function isUp(): bool {
		return self::isAwaited() && ( self::$isSlow ??= false !== get_transient( self::SLOW ) );
	}

	/** Starts before a mail is handed to the site's mail program. */
	public static function start(): void {
		self::$since = microtime( true );
	}

	/** Limits the connection to a mail server. */
	public static function limit( PHPMailer $mailer ): void {
		if ( ! self::isAwaited() || 'smtp' !== $mailer->Mailer || null !== self::$limited ) { // phpcs:ignore WordPress.NamingConventions -- PHPMailer's own name, as those below.
			return;
		}
		$smtp = $mailer->getSMTPInstance();
		if ( SMTP::class !== $smtp::class ) {
			return; // Another plugin's.
		}
		self::$limited   = [ $mailer, $mailer->Timeout, $smtp ]; // phpcs:ignore WordPress.NamingConventions
		$mailer->Timeout = min( $mailer->Timeout, self::SECONDS ); // phpcs:ignore WordPress.NamingConventions
		$mailer->setSMTPInstance( new HastySmtp( self::SECONDS ) );
	}

	public static function end(): void {
		if ( null !== self::$limited ) {
			[ $mailer, $timeout, $smtp ] = self::$limited;
			self::$limited   = null;
			$mailer->Timeout = $timeout; // phpcs:ignore WordPress.NamingConventions
			$mailer->setSMTPInstance( $smtp );
		}
		if ( self::$since > 0 && self::isAwaited() && microtime( true ) - self::$since >= self::SECONDS - 1 ) {
			self::$isSlow = true;
			set_transient( self::SLOW, '1', self::MEMORY );
		}
		self::$since = 0.0;
	}

	/** Tells whether somebody waits for this process. */
	public static function isAwaited(): bool {
		return ! self::$isUnhurried && ! wp_doing_cron() && 'cli' !== PHP_SAPI && ! AfterResponse::isAnswered();
	}
}
