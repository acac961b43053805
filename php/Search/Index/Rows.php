<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/** Writes rows and reads lists in statements that stay under 8 KB. */
final class Rows {
	private const BYTES = 7000;

	/** @param iterable<string> $rows Values in brackets, ready for the statement. */
	public static function write( string $into, iterable $rows, string $then = '' ): void {
		foreach ( self::portions( $rows ) as $values ) {
			self::execute( rtrim( "{$into} VALUES {$values} {$then}" ) );
		}
	}

	/**
	 * @param string           $select With `%s` for the list.
	 * @param iterable<string> $values Ready for the statement.
	 * @return list<list<string|null>>
	 */
	public static function among( string $select, iterable $values ): array {
		global $wpdb;
		$found = [];
		foreach ( self::portions( $values ) as $list ) {
			array_push( $found, ...array_values( (array) $wpdb->get_results( str_replace( '%s', $list, $select ), 'ARRAY_N' ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- numbers and quoted words.
		}
		return $found;
	}

	/** @param iterable<string> $values */
	public static function delete( string $delete, iterable $values ): void {
		foreach ( self::portions( $values ) as $list ) {
			self::execute( str_replace( '%s', $list, $delete ) );
		}
	}

	/** A text as a statement has it: as bytes, for the columns hold bytes and some databases tell those from letters. */
	public static function quote( string $text ): string {
		return '' === $text ? "''" : "x'" . bin2hex( $text ) . "'";
	}

	/**
	 * @param iterable<string> $parts
	 * @return iterable<string>
	 */
	private static function portions( iterable $parts ): iterable {
		$portion = '';
		foreach ( $parts as $part ) {
			if ( '' !== $portion && strlen( $portion ) + strlen( $part ) > self::BYTES ) {
				yield $portion;
				$portion = '';
			}
			$portion .= '' === $portion ? $part : ",{$part}";
		}
		if ( '' !== $portion ) {
			yield $portion;
		}
	}

	private static function execute( string $sql ): void {
		global $wpdb;
		if ( false === $wpdb->query( $sql ) ) { // phpcs:ignore WordPress.DB.PreparedSQL -- numbers and quoted words.
			throw new RuntimeException( "The index could not be written: {$wpdb->last_error}" );
		}
	}
}
