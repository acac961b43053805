<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Import;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Validation\Validator;
use Marketday\Marketing\Newsletter\Form\FormField;
use Marketday\Marketing\Newsletter\Subscribers\Status;
use Marketday\Marketing\Newsletter\Subscribers\SubscriberDetails;

/**
 * Subscribers as MailPoet keeps them in this site's database: read, never changed, and also after it was switched off. Users and customers whom it
 * keeps beside its lists have agreed to nothing, and stay behind.
 */
final class MailPoetRows {
	/** Lists that people are put on by hand or by forms. */
	private const LIST_TYPE = 'default';

	private const LONGEST_VALUE = 1000;

	/** @param string $movedAt When they first came over: UTC, as MySQL writes it. */
	public function __construct( private readonly string $movedAt = '' ) {}

	public static function areThere(): bool {
		global $wpdb;
		foreach ( [ 'subscribers', 'segments', 'subscriber_segment' ] as $name ) {
			if ( ! self::hasTable( $name ) ) {
				return false;
			}
		}
		return null !== $wpdb->get_var( 'SELECT s.id ' . self::from() . ' LIMIT 1' ); // phpcs:ignore WordPress.DB.PreparedSQL -- names and words of this file.
	}

	public static function count(): int {
		global $wpdb;
		return (int) $wpdb->get_var( 'SELECT COUNT(*) ' . self::from() ); // phpcs:ignore WordPress.DB.PreparedSQL -- the same.
	}

	/** @return list<array{id: int, lists: list<int>, row: ImportedRow|null}> After this id; no row where the address is none. */
	public function after( int $id, int $many ): array {
		global $wpdb;
		$found = $wpdb->get_results(
			$wpdb->prepare( 'SELECT s.* ' . self::from() . ' AND s.id > %d ORDER BY s.id LIMIT %d', $id, $many ), // phpcs:ignore WordPress.DB.PreparedSQL -- the same.
			'ARRAY_A'
		);
		$rows    = array_values( array_filter( (array) $found, 'is_array' ) );
		$ids     = array_map( static fn ( array $row ): int => (int) $row['id'], $rows );
		$lists   = self::lists( $ids );
		$fields = self::answers( $ids );
		$left = self::daysOfLeaving( $ids );
		return array_map( fn ( array $row ): array => [
			'id'    => (int) $row['id'],
			'lists' => array_keys( $lists[ (int) $row['id'] ] ?? [] ),
			'row'   => $this->row( $row, array_values( $lists[ (int) $row['id'] ] ?? [] ), $fields[ (int) $row['id'] ] ?? [], $left[ (int) $row['id'] ] ?? '' ),
		], $rows );
	}

	private static function hasTable( string $name ): bool {
		global $wpdb;
		$table = self::table( $name );
		return $table === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) );
	}

	private static function table( string $name ): string {
		global $wpdb;
		return "{$wpdb->prefix}mailpoet_{$name}";
	}

	/** Selects those on a list, and those who have left: nobody of them is to be written to again. */
	private static function from(): string {
		[ $people, $members, $lists ] = [ self::table( 'subscribers' ), self::table( 'subscriber_segment' ), self::table( 'segments' ) ];
		$type = self::LIST_TYPE;
		return "FROM {$people} s WHERE s.deleted_at IS NULL AND ( s.status IN ('unsubscribed', 'bounced') OR EXISTS (
			SELECT 1 FROM {$members} m INNER JOIN {$lists} l ON l.id = m.segment_id
			WHERE m.subscriber_id = s.id AND m.status = 'subscribed' AND l.type = '{$type}' AND l.deleted_at IS NULL
		) )";
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, array<int, string>> Names by id, by subscriber.
	 */
	private static function lists( array $ids ): array {
		$rows = self::read(
			$ids,
			'SELECT m.subscriber_id AS who, l.id AS id, l.name AS text FROM ' . self::table( 'subscriber_segment' ) . ' m'
				. ' INNER JOIN ' . self::table( 'segments' ) . ' l ON l.id = m.segment_id'
				. " WHERE m.status = 'subscribed' AND l.type = '" . self::LIST_TYPE . "' AND l.deleted_at IS NULL AND m.subscriber_id IN (%s) ORDER BY l.id"
		);
		$lists = [];
		foreach ( $rows as $row ) {
			$lists[ (int) $row['who'] ][ (int) $row['id'] ] = mb_substr( trim( (string) $row['text'] ), 0, 150 );
		}
		return $lists;
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, array<string, string>> By the field's name, by subscriber.
	 */
	private static function answers( array $ids ): array {
		if ( ! self::hasTable( 'subscriber_custom_field' ) || ! self::hasTable( 'custom_fields' ) ) {
			return [];
		}
		$fields = [];
		foreach ( self::read(
			$ids,
			'SELECT v.subscriber_id AS who, f.name AS id, v.value AS text FROM ' . self::table( 'subscriber_custom_field' ) . ' v INNER JOIN '
				. self::table( 'custom_fields' ) . ' f ON f.id = v.custom_field_id WHERE v.subscriber_id IN (%s) ORDER BY f.id'
		) as $row ) {
			$text = ImportedAddress::visible( (string) $row['text'] );
			if ( '' !== $text && ! is_serialized( (string) $row['text'] ) ) {
				$fields[ (int) $row['who'] ][ FormField::nameOf( (string) $row['id'] ) ] = mb_substr( $text, 0, self::LONGEST_VALUE );
			}
		}
		return $fields;
	}

	/**
	 * Days of leaving. What a row itself says of its last change is that of any change: of an update too.
	 *
	 * @param list<int> $ids
	 * @return array<int, string> When somebody left last, by subscriber, where MailPoet has noted it.
	 */
	private static function daysOfLeaving( array $ids ): array {
		$table = 'statistics_unsubscribes';
		$rows  = ! self::hasTable( $table ) ? [] : self::read(
			$ids,
			'SELECT subscriber_id AS who, MAX( created_at ) AS text FROM ' . self::table( $table ) . ' WHERE subscriber_id IN (%s) GROUP BY subscriber_id'
		);
		$days  = [];
		foreach ( $rows as $row ) {
			$days[ (int) $row['who'] ] = (string) $row['text'];
		}
		return $days;
	}

	/**
	 * @param list<int> $ids
	 * @param string    $query With `%s` for their numbers.
	 * @return list<array<string, string|null>>
	 */
	private static function read( array $ids, string $query ): array {
		global $wpdb;
		$query = str_replace( '(%s)', '(' . implode( ',', $ids ) . ')', $query );
		$rows  = [] === $ids ? [] : $wpdb->get_results( $query, 'ARRAY_A' ); // phpcs:ignore WordPress.DB -- whole numbers, and words of this file.
		return array_values( array_filter( (array) $rows, 'is_array' ) );
	}

	/**
	 * @param array<array-key, mixed> $kept
	 * @param list<string>            $lists
	 * @param array<string, string>   $fields
	 * @param string                  $left    As MailPoet has noted it: '' where it has not.
	 */
	private function row( array $kept, array $lists, array $fields, string $left ): ?ImportedRow {
		$text   = static fn ( string $name ): string => is_scalar( $kept[ $name ] ?? null ) ? trim( (string) $kept[ $name ] ) : '';
		$date   = static fn ( string $name ): string => 1 === preg_match( '/^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/D', $text( $name ) ) ? $text( $name ) : '';
		$email  = ImportedAddress::read( $text( 'email' ) );
		$status = match ( $text( 'status' ) ) {
			// Who has not opened anything for long has still agreed.
			'subscribed', 'inactive' => Status::Subscribed,
			'unsubscribed'           => Status::Unsubscribed,
			'bounced'                => Status::Bounced,
			default                  => Status::Unconfirmed,
		};
		if ( null === $email ) {
			return null;
		}
		$waits = Status::Unconfirmed === $status;
		$asked = $date( 'last_subscribed_at' ) ?: $date( 'created_at' );
		// Who has come back since then was taken off by hand the second time, which is noted nowhere else.
		$gone  = '' !== $left && $left >= $asked ? $left : $date( 'updated_at' );
		$dates = new ImportedDates(
			$date( 'created_at' ),
			$asked,
			$date( 'confirmed_at' ),
			in_array( $status, [ Status::Unsubscribed, Status::Bounced ], true ) ? $gone : ''
		);
		$row   = new ImportedRow(
			$email,
			new SubscriberDetails( self::name( $text( 'first_name' ) ), self::name( $text( 'last_name' ) ), $fields ),
			$status,
			// One who was put on a list without a mail has confirmed nothing: who waits here goes on waiting.
			'' !== $dates->confirmed,
			$waits ? [] : $lists,
			$dates,
			new ImportedConsent( $text( 'subscribed_ip' ), $text( 'confirmed_ip' ), '', '', 'mailpoet', null ),
			$waits ? OwnColumns::json( [ 'lists' => $lists ] ) : ''
		);
		$consents = ( new Evidence( $row, 'consent', 'MailPoet', $this->movedAt ) )->consents();
		// One who was put on a list without a mail is subscribed since that day.
		$since = Status::Subscribed === $status && '' === $dates->confirmed ? $asked : $dates->confirmed;
		return new ImportedRow( ...[
			'dates'   => new ImportedDates( $dates->created, $dates->asked, $since, $dates->left ),
			'consent' => new ImportedConsent( $row->consent->askedFrom, $row->consent->confirmedFrom, '', '', 'mailpoet', $consents ),
		] + get_object_vars( $row ) );
	}

	/** One that breaks the rules is left out, not its subscriber. */
	private static function name( string $text ): string {
		$name = ImportedAddress::visible( $text );
		return [] === ( new Validator() )->faults( $name, [ 'maxlength' => 100, 'names' => true ] ) ? $name : '';
	}
}
