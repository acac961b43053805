<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist\Lists;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\Database;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Text\TextCondition;

/** Keeps the lists of users. Whoever asks for one by its id says whose it has to be. */
final class NamedLists {
	public const DEFAULT = 'default';

	/** Most lists of one user. */
	public const MOST = 30;

	/** Length of the part of a token by which its list is found; the rest is compared in constant time. */
	private const LOOKED_UP = 12;

	private const FOUND = 20;

	public function __construct( private readonly Clock $clock ) {}

	/** @return list<NamedList> The one that hearts fill first. */
	public function of( int $user ): array {
		return $this->read( "l.user_id = %d ORDER BY CASE WHEN l.slug = 'default' THEN 0 ELSE 1 END, l.id", $user );
	}

	public function find( int $user, int $id ): ?NamedList {
		return $this->read( 'l.id = %d AND l.user_id = %d', $id, $user )[0] ?? null;
	}

	public function bySlug( int $user, string $slug ): ?NamedList {
		return $this->read( 'l.user_id = %d AND l.slug = %s', $user, $slug )[0] ?? null;
	}

	/** The one that hearts fill; made when it is first needed. */
	public function defaultOf( int $user ): NamedList {
		return $this->bySlug( $user, self::DEFAULT ) ?? $this->create( $user, '', self::DEFAULT );
	}

	/** @param string $slug A new one where none is given; a list of that slug that is there stays as it is. */
	public function create( int $user, string $name, string $slug = '', Visibility $visibility = Visibility::OwnerOnly ): NamedList {
		$table = Tables::lists();
		$slug  = '' === $slug ? bin2hex( random_bytes( 8 ) ) : $slug;
		$now   = $this->now();
		$token = Visibility::OwnerOnly === $visibility ? '' : self::newToken();
		Database::execute(
			"INSERT IGNORE INTO {$table} (user_id, slug, name, visibility, token, created_at, changed_at) VALUES (%d, %s, %s, %s, %s, %d, %d)",
			$user,
			$slug,
			mb_substr( $name, 0, 100 ),
			$visibility->value,
			$token,
			$now,
			$now
		);
		return $this->bySlug( $user, $slug ) ?? throw new \LogicException( 'A list that was just made is not there.' );
	}

	public function rename( NamedList $list, string $name ): void {
		$table = Tables::lists();
		Database::execute( "UPDATE {$table} SET name = %s, changed_at = %d WHERE id = %d", mb_substr( $name, 0, 100 ), $this->now(), $list->id );
	}

	/** A link that is there stays while anybody else may see the list; one that was taken back leads to nothing for ever. */
	public function show( NamedList $list, Visibility $visibility ): void {
		$table = Tables::lists();
		$token = match ( true ) {
			Visibility::OwnerOnly === $visibility => '',
			'' === $list->token                   => self::newToken(),
			default                               => $list->token,
		};
		Database::execute( "UPDATE {$table} SET visibility = %s, token = %s, changed_at = %d WHERE id = %d", $visibility->value, $token, $this->now(), $list->id );
	}

	public function give( NamedList $list, int $user ): void {
		$table = Tables::lists();
		Database::execute( "UPDATE {$table} SET user_id = %d WHERE id = %d", $user, $list->id );
	}

	public function delete( NamedList $list ): void {
		$lists  = Tables::lists();
		$items = Tables::items();
		Database::execute( "DELETE FROM {$items} WHERE list_id = %d", $list->id );
		Database::execute( "DELETE FROM {$lists} WHERE id = %d", $list->id );
	}

	/** Forgets what guests have shared and not touched for so long. */
	public function forgetGuests( int $before ): void {
		$lists  = Tables::lists();
		$items = Tables::items();
		Database::execute( "DELETE FROM {$items} WHERE list_id IN (SELECT id FROM {$lists} WHERE user_id = 0 AND changed_at < %d)", $before );
		Database::execute( "DELETE FROM {$lists} WHERE user_id = 0 AND changed_at < %d", $before );
	}

	/** The list that a link leads to; null where it leads to none. */
	public function byToken( string $token ): ?NamedList {
		if ( 1 !== preg_match( '/^[0-9a-f]{40}$/D', $token ) ) {
			return null;
		}
		$found = null;
		foreach ( $this->read( 'l.token LIKE %s LIMIT 5', substr( $token, 0, self::LOOKED_UP ) . '%' ) as $list ) {
			$found = hash_equals( $list->token, $token ) && Visibility::OwnerOnly !== $list->visibility ? $list : $found;
		}
		return $found;
	}

	/** @return list<NamedList> Public ones, by their name or their owner's. */
	public function search( string $text ): array {
		global $wpdb;
		if ( mb_strlen( $text ) < 3 ) {
			return [];
		}
		[ $named, $names ]  = TextCondition::within( [ 'l.name' ], $text );
		[ $owned, $owners ] = TextCondition::within( [ 'u.display_name' ], $text );
		return $this->read(
			"l.visibility = 'public' AND ({$named} OR l.user_id IN (SELECT u.ID FROM {$wpdb->users} u WHERE {$owned})) ORDER BY l.changed_at DESC LIMIT "
				. self::FOUND,
			...$names,
			...$owners
		);
	}

	/** @return list<NamedList> */
	private function read( string $where, int|string ...$values ): array {
		global $wpdb;
		$lists  = Tables::lists();
		$items = Tables::items();
		$rows   = $wpdb->get_results( $wpdb->prepare(
			"SELECT l.*, (SELECT COUNT(*) FROM {$items} w WHERE w.list_id = l.id AND w.removed_at = 0) AS wishes FROM {$lists} l WHERE {$where}", // phpcs:ignore WordPress.DB -- our own tables, and conditions of this class.
			...$values
		) );
		return array_values( array_map( NamedList::fromRow( ... ), is_array( $rows ) ? $rows : [] ) );
	}

	private static function newToken(): string {
		return bin2hex( random_bytes( 20 ) );
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}
}
