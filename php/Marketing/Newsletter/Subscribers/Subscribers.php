<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Subscribers;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\Database;
use Marketday\Kernel\Clock;
use Marketday\Kernel\EmailAddress;

/** Keeps subscribers and the lists they are on. An address is kept once, in lower case, as `EmailAddress::ascii()` writes it. */
final class Subscribers {
	public function __construct( private readonly Clock $clock ) {}

	public static function normal( string $email ): string {
		return strtolower( EmailAddress::ascii( trim( $email ) ) );
	}

	public function find( int $id ): ?Subscriber {
		return $this->one( 'id = %d', $id );
	}

	public function ofEmail( string $email ): ?Subscriber {
		return $this->one( 'email = %s', self::normal( $email ) );
	}

	/** Somebody asked for an address: it is there from now on, unconfirmed where it was not, and the changes wait. */
	public function ask( string $email, PendingChanges $pending, string $source ): Subscriber {
		$this->create( $email, $source );
		$table = $this->table();
		Database::execute( "UPDATE {$table} SET wish = %s WHERE email = %s", $pending->toJson(), self::normal( $email ) );
		return $this->ofEmail( $email ) ?? throw new \LogicException( 'A subscriber that was just kept is not there.' );
	}

	/** Does what waited, and subscribes the address. Once more changes nothing. What was asked for beside it still waits. */
	public function confirm( Subscriber $subscriber ): Subscriber {
		$changes  = $subscriber->pending;
		$table = $this->table();
		if ( null !== $changes ) {
			Database::execute(
				"UPDATE {$table} SET first_name = %s, last_name = %s, fields = %s, wish = CASE WHEN wish = %s THEN NULL ELSE wish END WHERE id = %d",
				'' === $changes->firstName ? $subscriber->details->firstName : $changes->firstName,
				'' === $changes->lastName ? $subscriber->details->lastName : $changes->lastName,
				(string) wp_json_encode( (object) ( $changes->fields + $subscriber->details->fields ) ),
				$changes->toJson(),
				$subscriber->id
			);
			$this->join( $subscriber->id, $changes->lists );
		}
		if ( Status::Subscribed !== $subscriber->status ) {
			Database::execute( "UPDATE {$table} SET status = %s, confirmed_at = %s WHERE id = %d", Status::Subscribed->value, $this->now(), $subscriber->id );
		}
		return $this->find( $subscriber->id ) ?? $subscriber;
	}

	/** Another address waits until its owner has confirmed it. */
	public function askAddress( Subscriber $subscriber, string $email ): Subscriber {
		$table = $this->table();
		Database::execute( "UPDATE {$table} SET wish = %s WHERE id = %d", ( new PendingChanges( newEmail: self::normal( $email ) ) )->toJson(), $subscriber->id );
		return $this->find( $subscriber->id ) ?? $subscriber;
	}

	/**
	 * The address that waited takes the present one's place. Who is there under it already takes over lists, names where there are none, and what
	 * was agreed to. Links that went to the present address are void.
	 */
	public function moveAddress( Subscriber $subscriber ): Subscriber {
		$email = $subscriber->pending->newEmail ?? '';
		$other = $this->ofEmail( $email );
		if ( null === $other ) {
			$this->change( $subscriber->id, [ 'email' => $email, 'secret' => self::newSecret() ] );
		} else {
			$consents = Tables::name( 'newsletter_consents' );
			Database::execute( "UPDATE {$consents} SET subscriber = %d WHERE subscriber = %d", $other->id, $subscriber->id );
			$this->join( $other->id, $this->listsOf( $subscriber->id ) );
			$this->change( $other->id, [
				'first_name' => '' === $other->details->firstName ? $subscriber->details->firstName : $other->details->firstName,
				'last_name'  => '' === $other->details->lastName ? $subscriber->details->lastName : $other->details->lastName,
			] );
			$this->delete( $subscriber->id );
		}
		$moved = $this->ofEmail( $email ) ?? $subscriber;
		$this->setStatus( $moved->id, Status::Subscribed === $other?->status ? $other->status : $subscriber->status );
		return $this->find( $moved->id ) ?? $moved;
	}

	public function setStatus( int $id, Status $status ): void {
		$table = $this->table();
		Database::execute( "UPDATE {$table} SET status = %s, wish = NULL WHERE id = %d", $status->value, $id );
	}

	/** @param array{email?: string, first_name?: string, last_name?: string, fields?: string, secret?: string} $values */
	public function change( int $id, array $values ): void {
		global $wpdb;
		$wpdb->update( $this->table(), $values, [ 'id' => $id ] );
	}

	/** @param list<int> $lists */
	public function join( int $id, array $lists ): void {
		$members = Tables::name( 'newsletter_members' );
		foreach ( $lists as $list ) {
			Database::execute( "INSERT IGNORE INTO {$members} (subscriber, list) VALUES (%d, %d)", $id, $list );
		}
	}

	/** @param list<int> $lists From now on these and no others. */
	public function setLists( int $id, array $lists ): void {
		$members = Tables::name( 'newsletter_members' );
		Database::execute( "DELETE FROM {$members} WHERE subscriber = %d", $id );
		$this->join( $id, $lists );
	}

	/** @return list<int> */
	public function listsOf( int $id ): array {
		global $wpdb;
		$table = Tables::name( 'newsletter_members' );
		return array_map( 'intval', array_values( $wpdb->get_col( $wpdb->prepare( "SELECT list FROM {$table} WHERE subscriber = %d ORDER BY list", $id ) ) ) );
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, list<int>> Lists by subscriber, of those who are on any.
	 */
	public function listsOfAll( array $ids ): array {
		global $wpdb;
		if ( [] === $ids ) {
			return [];
		}
		$members = Tables::name( 'newsletter_members' );
		$marks   = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		$lists   = [];
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( "SELECT subscriber, list FROM {$members} WHERE subscriber IN ({$marks}) ORDER BY subscriber, list", ...$ids ), 'ARRAY_A' ) as $row ) { // phpcs:ignore WordPress.DB -- marks alone.
			$lists[ (int) $row['subscriber'] ][] = (int) $row['list'];
		}
		return $lists;
	}

	/** Deletes a subscriber with all that is kept. */
	public function delete( int $id ): void {
		$table    = $this->table();
		$members  = Tables::name( 'newsletter_members' );
		$consents = Tables::name( 'newsletter_consents' );
		$sendings = Tables::name( 'newsletter_sendings' );
		Database::execute( "DELETE FROM {$members} WHERE subscriber = %d", $id );
		Database::execute( "DELETE FROM {$consents} WHERE subscriber = %d", $id );
		Database::execute( "DELETE FROM {$sendings} WHERE subscriber = %d", $id );
		Database::execute( "DELETE FROM {$table} WHERE id = %d", $id );
	}

	/**
	 * Purges those who never confirmed, and neither asked nor came with a file since.
	 *
	 * @param string $before UTC, as MySQL writes it.
	 * @return int How many are gone.
	 */
	public function purge( string $before, int $most = 1000 ): int {
		global $wpdb;
		$table    = $this->table();
		$consents = Tables::name( 'newsletter_consents' );
		$ids      = $wpdb->get_col( $wpdb->prepare(
			"SELECT s.id FROM {$table} s WHERE s.status = %s AND s.created_at < %s AND NOT EXISTS ( SELECT 1 FROM {$consents} c WHERE c.subscriber = s.id AND c.at >= %s ) ORDER BY s.id LIMIT %d", // phpcs:ignore WordPress.DB.PreparedSQL -- names of tables.
			Status::Unconfirmed->value,
			$before,
			$before,
			$most
		) );
		foreach ( $ids as $id ) {
			$this->delete( (int) $id );
		}
		return count( $ids );
	}

	public function hasUnconfirmed(): bool {
		global $wpdb;
		$table = $this->table();
		return null !== $wpdb->get_var( $wpdb->prepare( "SELECT id FROM {$table} WHERE status = %s LIMIT 1", Status::Unconfirmed->value ) );
	}

	/** Two at the same moment make one row. */
	private function create( string $email, string $source ): void {
		$table = $this->table();
		Database::execute(
			"INSERT IGNORE INTO {$table} (email, status, source, secret, created_at) VALUES (%s, %s, %s, %s, %s)",
			self::normal( $email ), Status::Unconfirmed->value, $source, self::newSecret(), $this->now()
		);
	}

	public static function newSecret(): string {
		return wp_generate_password( 12, false );
	}

	private function one( string $where, int|string $value ): ?Subscriber {
		global $wpdb;
		$table = $this->table();
		$row   = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM {$table} WHERE {$where}", $value ), 'ARRAY_A' ); // phpcs:ignore WordPress.DB -- the condition is one of two above.
		return is_array( $row ) ? Subscriber::fromRow( $row ) : null;
	}

	private function now(): string {
		return gmdate( 'Y-m-d H:i:s', $this->clock->now()->getTimestamp() );
	}

	private function table(): string {
		return Tables::name( 'subscribers' );
	}
}
