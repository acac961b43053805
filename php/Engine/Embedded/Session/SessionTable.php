<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Session;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\Database;
use Marketday\Engine\Contract\StoreError;

/** The rows of `marketday_sessions`: JSON by session key, with the second they expire. */
final class SessionTable {
	/** Bytes of a row: a thousand lines of a basket are a quarter of it. */
	public const LARGEST = 1_000_000;

	/** @return array<string, mixed>|null Null where there is no row, it has expired or cannot be read. */
	public function read( string $key, int $now ): ?array {
		global $wpdb;
		$json = $wpdb->get_var( $wpdb->prepare( "SELECT value FROM {$this->table()} WHERE session_key = %s AND expires > %d", $key, $now ) );
		$data = is_string( $json ) ? json_decode( $json, true ) : null;
		return is_array( $data ) ? $data : null;
	}

	/**
	 * @param array<string, mixed> $data
	 * @throws StoreError Where a visitor wants to have more kept than a session may hold.
	 */
	public function write( string $key, array $data, int $expires ): void {
		$json = (string) wp_json_encode( $data, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		if ( strlen( $json ) > self::LARGEST ) {
			throw new StoreError( 'marketday_session_full', __( 'Your basket is full. Please order what’s in it first.', 'marketday' ) );
		}
		Database::execute(
			"REPLACE INTO {$this->table()} (session_key, value, expires) VALUES (%s, %s, %d)",
			$key,
			$json,
			$expires
		);
	}

	/**
	 * Keeps every other request of the same visitor waiting until the open transaction ends. A visitor's first row is made here.
	 */
	public function lock( string $key, int $expires ): void {
		$table = $this->table();
		if ( 0 === Database::execute(
			"UPDATE {$table} SET expires = CASE WHEN expires = %d THEN %d ELSE %d END WHERE session_key = %s",
			$expires,
			$expires + 1,
			$expires,
			$key
		) ) {
			Database::execute( "INSERT IGNORE INTO {$table} (session_key, value, expires) VALUES (%s, '{}', %d)", $key, $expires );
		}
	}

	public function delete( string $key ): void {
		Database::execute( "DELETE FROM {$this->table()} WHERE session_key = %s", $key );
	}

	/** @return int How many of at most $limit expired rows were deleted. */
	public function deleteExpired( int $now, int $limit ): int {
		global $wpdb;
		$keys = $wpdb->get_col( $wpdb->prepare( "SELECT session_key FROM {$this->table()} WHERE expires <= %d ORDER BY expires LIMIT %d", $now, $limit ) );
		if ( [] === $keys ) {
			return 0;
		}
		$marks = implode( ', ', array_fill( 0, count( $keys ), '%s' ) );
		// The second condition spares a visitor who came back in this very moment.
		return Database::execute( "DELETE FROM {$this->table()} WHERE session_key IN ({$marks}) AND expires <= %d", ...[ ...$keys, $now ] );
	}

	/** Ends at the latest at this second: what lasts longer is of a clock that was set back. */
	public function shorten( int $latest ): void {
		Database::execute( "UPDATE {$this->table()} SET expires = %d WHERE expires > %d", $latest, $latest );
	}

	private function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'marketday_sessions';
	}
}
