<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract\Storage;

defined( 'ABSPATH' ) || exit;

/**
 * Rows of meta tables, written and read past WordPress's own functions. A text that looks serialised is stored serialised once more,
 * as WordPress does it: so no reader makes an object of what somebody typed, and everybody reads the text.
 */
final class MetaRows {
	private const PER_STATEMENT = 200;

	/**
	 * @param string                         $owner The column of what the rows belong to.
	 * @param list<array{int, string, mixed}> $rows  Owner's id, name, value.
	 */
	public static function insert( string $table, string $owner, array $rows ): void {
		foreach ( array_chunk( $rows, self::PER_STATEMENT ) as $chunk ) {
			$marks  = [];
			$values = [];
			foreach ( $chunk as [ $id, $name, $value ] ) {
				$stored  = self::serialise( $value );
				$marks[] = null === $stored ? '(%d, %s, NULL)' : '(%d, %s, %s)';
				array_push( $values, $id, $name, ...( null === $stored ? [] : [ $stored ] ) );
			}
			Database::execute( "INSERT INTO {$table} ({$owner}, meta_key, meta_value) VALUES " . implode( ', ', $marks ), ...$values );
		}
	}

	public static function serialise( mixed $value ): ?string {
		return null === $value ? null : (string) maybe_serialize( $value );
	}

	/** Value that was stored, as `get_post_meta` answers, but never an object of somebody's choice. */
	public static function value( string $stored ): mixed {
		// What only looks serialised is told by a notice and is false, as WordPress has it.
		return is_serialized( $stored ) ? @unserialize( trim( $stored ), [ 'allowed_classes' => false ] ) : $stored; // phpcs:ignore WordPress.PHP
	}

	/** A text as it was written; what is none stays as it is stored. */
	public static function text( string $stored ): string {
		$value = self::value( $stored );
		return is_string( $value ) ? $value : $stored;
	}
}
