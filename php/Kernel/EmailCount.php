<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Reports\Reports;
use WP_Error;

/**
 * Numbers of emails that the site has sent on which day, and that it could not: what the mail program said last too, without addresses.
 * They are written when the request has done its work, as that may be within a transaction.
 */
final class EmailCount implements Feature {
	public const TABLE = 'mail_days';

	public const DAYS = 90;

	private const VERSION = '1';

	private int $sent = 0;

	private int $failed = 0;

	private string $reason = '';

	public function register(): void {
		add_action( 'wp_mail_succeeded', function (): void {
			++$this->sent;
			$this->writeLater();
		} );
		add_action( 'wp_mail_failed', function ( mixed $error ): void {
			++$this->failed;
			$this->reason = $error instanceof WP_Error ? self::withoutAddresses( $error->get_error_message() ) : '';
			$this->writeLater();
		} );
		OwnTables::add( static fn (): array => [ OwnTable::ofSchema( self::TABLE, self::install( ... ) ) ] );
		Upkeep::add( self::forgetOld( ... ) );
		Reports::add( 'emails', 70, static fn (): EmailReport => new EmailReport() );
	}

	private function writeLater(): void {
		if ( 1 === $this->sent + $this->failed ) {
			RequestEnd::add( fn () => $this->write(), 5 );
		}
	}

	public function write(): void {
		global $wpdb;
		if ( 0 === $this->sent + $this->failed ) {
			return;
		}
		self::install();
		$wpdb->query( $wpdb->prepare(
			"INSERT INTO %i (day, sent, failed, reason) VALUES (%s, %d, %d, %s)
			ON DUPLICATE KEY UPDATE sent = sent + %d, failed = failed + %d, reason = CASE WHEN %s = '' THEN reason ELSE %s END",
			Schema::table( self::TABLE ),
			(string) wp_date( 'Y-m-d' ),
			$this->sent,
			$this->failed,
			$this->reason,
			$this->sent,
			$this->failed,
			$this->reason,
			$this->reason
		) );
		[ $this->sent, $this->failed, $this->reason ] = [ 0, 0, '' ];
	}

	public static function withoutAddresses( string $text ): string {
		return mb_substr( (string) preg_replace( '/[^\s<>"\'(),;:]+@[^\s<>"\'(),;:]+/u', '…', wp_strip_all_tags( $text ) ), 0, 200 );
	}

	public static function forgetOld(): void {
		global $wpdb;
		if ( Schema::isMade( self::TABLE ) ) {
			$first = (string) wp_date( 'Y-m-d', time() - self::DAYS * DAY_IN_SECONDS );
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE day < %s', Schema::table( self::TABLE ), $first ) );
		}
	}

	private static function install(): void {
		Schema::install( self::TABLE, self::VERSION, [
			'day varchar(10) NOT NULL',
			'sent bigint(20) unsigned NOT NULL DEFAULT 0',
			'failed bigint(20) unsigned NOT NULL DEFAULT 0',
			"reason varchar(200) NOT NULL DEFAULT ''",
			'PRIMARY KEY  (day)',
		] );
	}
}
