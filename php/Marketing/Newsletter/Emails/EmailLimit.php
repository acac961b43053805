<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Emails;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\Database;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Mailbox;
use Marketday\Marketing\Newsletter\Subscribers\Tables;

/** Limit of three mails a day to one mailbox, whoever asks for them: `ann+1@` and `ann+2@` are one. */
final class EmailLimit {
	public const A_DAY = 3;

	public function __construct( private readonly Clock $clock ) {}

	/** Takes one of today's mails; two calls at the same moment take two. */
	public function take( string $email ): bool {
		global $wpdb;
		$table   = Tables::name( 'newsletter_mails' );
		$mailbox = self::mailbox( $email );
		$day     = $this->clock->now()->format( 'Y-m-d' );
		Database::execute( "INSERT INTO {$table} (mailbox, day, sent) VALUES (%s, %s, 1) ON DUPLICATE KEY UPDATE sent = sent + 1", $mailbox, $day );
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT sent FROM {$table} WHERE mailbox = %s AND day = %s", $mailbox, $day ) ) <= self::A_DAY;
	}

	/**
	 * Tells whether this is the first of what was asked for more than once at the same time, or within a minute.
	 *
	 * @param string $asked What is the same of both.
	 */
	public function isFirst( string $asked ): bool {
		$table  = Tables::name( 'newsletter_mails' );
		$now    = $this->clock->now();
		$key    = substr( hash_hmac( 'sha256', $asked, wp_salt( 'nonce' ) ), 0, 40 );
		$day    = $now->format( 'Y-m-d' );
		$second = (int) $now->format( 'H' ) * HOUR_IN_SECONDS + (int) $now->format( 'i' ) * MINUTE_IN_SECONDS + (int) $now->format( 's' );
		return 1 === Database::execute(
			"UPDATE {$table} SET sent = %d WHERE mailbox = %s AND day = %s AND sent <= %d",
			$second,
			$key,
			$day,
			$second - MINUTE_IN_SECONDS
		) || 1 === Database::execute( "INSERT IGNORE INTO {$table} (mailbox, day, sent) VALUES (%s, %s, %d)", $key, $day, $second );
	}

	public function forgetOld(): void {
		$table = Tables::name( 'newsletter_mails' );
		Database::execute( "DELETE FROM {$table} WHERE day < %s", $this->clock->now()->format( 'Y-m-d' ) );
	}

	/** A hash: the table tells nobody's address. */
	private static function mailbox( string $email ): string {
		return substr( hash_hmac( 'sha256', Mailbox::of( $email ), wp_salt( 'nonce' ) ), 0, 40 );
	}
}
