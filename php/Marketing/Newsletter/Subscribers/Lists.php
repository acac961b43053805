<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Subscribers;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\Database;

/** The lists one can be on. A site has one from the beginning. */
final class Lists {
	/** @var array<int, string>|null */
	private ?array $names = null;

	/** @return array<int, string> Name by id, the oldest first. */
	public function names(): array {
		/**
		 * The lists of the program that keeps the site's subscribers in our place; null where we do.
		 *
		 * @param array<int, string>|null $lists Name by id.
		 */
		$elsewhere = apply_filters( 'marketday_newsletter_lists', null );
		if ( is_array( $elsewhere ) ) {
			return array_filter( $elsewhere, static fn ( mixed $name, mixed $id ): bool => is_string( $name ) && is_int( $id ), ARRAY_FILTER_USE_BOTH );
		}
		if ( null === $this->names ) {
			global $wpdb;
			$table       = Tables::name( 'newsletter_lists' );
			$this->names = [];
			foreach ( (array) $wpdb->get_results( "SELECT id, name FROM {$table} ORDER BY id LIMIT 500", 'ARRAY_A' ) as $row ) {
				$this->names[ (int) $row['id'] ] = (string) $row['name'];
			}
		}
		return $this->names;
	}

	/**
	 * The wished lists that are there; where none is, the first.
	 *
	 * @param list<int> $ids
	 * @return list<int>
	 */
	public function existingIds( array $ids ): array {
		$known = array_values( array_intersect( array_unique( $ids ), array_keys( $this->names() ) ) );
		return [] === $known ? array_slice( array_keys( $this->names() ), 0, 1 ) : $known;
	}

	/** @return int The id; that of the list there is where one has the name. */
	public function add( string $name ): int {
		$name  = mb_substr( trim( $name ), 0, 150 );
		$known = array_search( $name, $this->names(), true );
		if ( is_int( $known ) ) {
			return $known;
		}
		$id          = Database::insert( Tables::name( 'newsletter_lists' ), [ 'name' => $name ] );
		$this->names = null;
		return $id;
	}
}
