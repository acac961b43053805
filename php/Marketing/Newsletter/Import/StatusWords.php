<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Import;

defined( 'ABSPATH' ) || exit;

use Marketday\Marketing\Newsletter\Subscribers\Status;

/**
 * Words of programs for how somebody stands, in the languages they are sold in: `status-words.json`. Who once agreed but gets no letters there
 * is not clearly subscribed.
 */
final class StatusWords {
	/** @var array<string, Status>|null */
	private static ?array $words = null;

	/** @var array<string, bool>|null */
	private static ?array $yes = null;

	/** Null for what no program says. */
	public static function read( string $text ): ?Status {
		self::load();
		$word = ColumnNames::plain( $text );
		return self::$words[ $word ] ?? match ( self::yes( $text ) ) {
			true => Status::Subscribed,
			false => Status::Unconfirmed,
			null => null,
		};
	}

	/** Null for what is neither. */
	public static function yes( string $text ): ?bool {
		self::load();
		return self::$yes[ ColumnNames::plain( $text ) ] ?? null;
	}

	private static function load(): void {
		if ( null !== self::$words ) {
			return;
		}
		self::$words = [];
		$words       = ColumnNames::words( 'status-words' );
		// A word that two use means the lesser: nobody is subscribed by it.
		foreach ( [ Status::Unsubscribed, Status::Bounced, Status::Unconfirmed, Status::Subscribed ] as $status ) {
			self::$words += array_fill_keys( $words[ $status->value ] ?? [], $status );
		}
		self::$yes = array_fill_keys( $words['yes'] ?? [], true ) + array_fill_keys( $words['no'] ?? [], false );
	}

	/** Status that the name of a file says of all in it: `unsubscribed_members_export.csv`. */
	public static function ofFile( string $name ): Status {
		$found = Status::Subscribed;
		$words = preg_split( '/[^\p{L}]+/u', mb_strtolower( $name ) ) ?: [];
		foreach ( $words as $at => $word ) {
			$words[] = $word . ' ' . ( $words[ $at + 1 ] ?? '' );
		}
		foreach ( $words as $word ) {
			$status = mb_strlen( $word ) >= 5 ? self::read( $word ) : null;
			if ( null !== $status && self::weight( $status ) > self::weight( $found ) ) {
				$found = $status;
			}
		}
		return $found;
	}

	/** Weight of a status: of two that are said of somebody the heavier holds. */
	public static function weight( Status $status ): int {
		return match ( $status ) {
			Status::Subscribed   => 0,
			Status::Unconfirmed  => 1,
			Status::Bounced      => 2,
			Status::Unsubscribed => 3,
		};
	}
}
