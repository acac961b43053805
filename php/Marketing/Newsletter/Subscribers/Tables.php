<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Subscribers;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\OwnTable;
use Marketday\Kernel\Schema;

/** Subscribers, lists, who is on which, what each agreed to, letters and who got them, and how many mails an address was sent today. */
final class Tables {
	private const VERSION = '2';

	private const COLUMNS = [
		'subscribers'         => [
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT',
			'email varchar(150) NOT NULL',
			"first_name varchar(100) NOT NULL DEFAULT ''",
			"last_name varchar(100) NOT NULL DEFAULT ''",
			'fields longtext NULL',
			"status varchar(20) NOT NULL DEFAULT 'unconfirmed'",
			"source varchar(20) NOT NULL DEFAULT 'form'",
			"secret varchar(20) NOT NULL DEFAULT ''",
			'wish longtext NULL',
			'created_at datetime NOT NULL',
			'confirmed_at datetime NULL',
			'PRIMARY KEY  (id)',
			'UNIQUE KEY email (email)',
			'KEY status_created (status,created_at)',
			'KEY created (created_at)',
			'KEY confirmed (confirmed_at)',
		],
		'newsletter_lists'    => [
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT',
			'name varchar(150) NOT NULL',
			"description varchar(500) NOT NULL DEFAULT ''",
			'PRIMARY KEY  (id)',
		],
		'newsletter_members'  => [
			'subscriber bigint(20) unsigned NOT NULL',
			'list bigint(20) unsigned NOT NULL',
			'PRIMARY KEY  (subscriber,list)',
			'KEY list (list,subscriber)',
		],
		'newsletter_consents' => [
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT',
			'subscriber bigint(20) unsigned NOT NULL',
			'deed varchar(20) NOT NULL',
			"basis varchar(30) NOT NULL DEFAULT 'consent'",
			'wording text NULL',
			"form varchar(60) NOT NULL DEFAULT ''",
			"page varchar(255) NOT NULL DEFAULT ''",
			"address varchar(45) NOT NULL DEFAULT ''",
			'at datetime NOT NULL',
			'PRIMARY KEY  (id)',
			'KEY subscriber (subscriber)',
			'KEY at_deed (at,deed)',
		],
		'newsletter_campaigns'  => [
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT',
			'post bigint(20) unsigned NOT NULL',
			'list bigint(20) unsigned NOT NULL DEFAULT 0',
			'subject varchar(200) NOT NULL',
			"state varchar(20) NOT NULL DEFAULT 'scheduled'",
			'at datetime NOT NULL',
			'last bigint(20) unsigned NOT NULL DEFAULT 0',
			'total int(11) unsigned NOT NULL DEFAULT 0',
			'sent int(11) unsigned NOT NULL DEFAULT 0',
			'failed int(11) unsigned NOT NULL DEFAULT 0',
			'stalls int(11) unsigned NOT NULL DEFAULT 0',
			"reason varchar(200) NOT NULL DEFAULT ''",
			'html longtext NULL',
			'body longtext NULL',
			'once varchar(40) NOT NULL',
			'done_at datetime NULL',
			'PRIMARY KEY  (id)',
			'UNIQUE KEY once (once)',
			'KEY post (post)',
		],
		'newsletter_sendings' => [
			'letter bigint(20) unsigned NOT NULL',
			'subscriber bigint(20) unsigned NOT NULL',
			"state varchar(20) NOT NULL DEFAULT 'claimed'",
			"reason varchar(200) NOT NULL DEFAULT ''",
			'tries int(11) unsigned NOT NULL DEFAULT 0',
			'at datetime NOT NULL',
			'PRIMARY KEY  (letter,subscriber)',
			'KEY letter_state (letter,state)',
			'KEY subscriber (subscriber)',
		],
		'newsletter_mails'    => [
			'mailbox varchar(40) NOT NULL',
			'day varchar(10) NOT NULL',
			'sent int(11) NOT NULL DEFAULT 0',
			'PRIMARY KEY  (mailbox,day)',
			'KEY day (day)',
		],
	];

	/** @return list<OwnTable> */
	public static function all(): array {
		$losses = [
			'subscribers'         => static fn (): string => __( 'newsletter subscribers', 'marketday' ),
			'newsletter_lists'    => static fn (): string => __( 'newsletter lists', 'marketday' ),
			'newsletter_members'  => static fn (): string => __( 'which lists subscribers are on', 'marketday' ),
			'newsletter_consents' => static fn (): string => __( 'what subscribers have agreed to', 'marketday' ),
			'newsletter_campaigns'  => static fn (): string => __( 'newsletters to subscribers', 'marketday' ),
			'newsletter_sendings' => static fn (): string => __( 'records of newsletters sent', 'marketday' ),
		];
		return array_map(
			static fn ( string $table ): OwnTable => OwnTable::ofSchema( $table, static fn (): string => self::name( $table ), $losses[ $table ] ?? null ),
			array_keys( self::COLUMNS )
		);
	}

	/** All of them: before a transaction, which a new table would end. */
	public static function prepare(): void {
		array_map( self::name( ... ), array_keys( self::COLUMNS ) );
	}

	/** Name of a table, made once a request; what is there is only looked up in an option that WordPress has loaded. */
	public static function name( string $table ): string {
		if ( Schema::install( $table, self::VERSION, self::COLUMNS[ $table ] ) && 'newsletter_lists' === $table ) {
			global $wpdb;
			if ( 0 === (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Schema::table( $table ) ) ) { // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
				// Of two requests that find it empty, one.
				$wpdb->query( $wpdb->prepare( 'INSERT IGNORE INTO %i (id, name) VALUES (1, %s)', Schema::table( $table ), __( 'Newsletter', 'marketday' ) ) );
			}
		}
		return Schema::table( $table );
	}
}
