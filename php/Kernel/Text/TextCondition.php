<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Text;

defined( 'ABSPATH' ) || exit;

/** The condition that a text stands in a column, in capitals or small letters. SQLite's LIKE knows those of ASCII alone. */
final class TextCondition {
	/**
	 * @param non-empty-list<string> $columns Names of columns.
	 * @return array{string, list<string>} SQL with a `%s` for each value, in brackets; and the values.
	 */
	public static function within( array $columns, string $text ): array {
		global $wpdb;
		$patterns = array_map( static fn ( string $form ): string => '%' . $wpdb->esc_like( $form ) . '%', self::forms( $text ) );
		$parts    = [];
		$values   = [];
		foreach ( $columns as $column ) {
			foreach ( $patterns as $pattern ) {
				$parts[]  = "{$column} LIKE %s";
				$values[] = $pattern;
			}
		}
		return [ '(' . implode( ' OR ', $parts ) . ')', $values ];
	}

	/** @return non-empty-list<string> The text as it was typed, and as names and sentences may have it. */
	private static function forms( string $text ): array {
		if ( 1 !== preg_match( '/[^\x00-\x7f]/', $text ) || ! mb_check_encoding( $text, 'UTF-8' ) ) {
			return [ $text ];
		}
		$lower = mb_strtolower( $text, 'UTF-8' );
		return array_values( array_unique( [
			$text,
			$lower,
			mb_strtoupper( $text, 'UTF-8' ),
			mb_convert_case( $text, MB_CASE_TITLE, 'UTF-8' ),
			mb_strtoupper( mb_substr( $lower, 0, 1, 'UTF-8' ), 'UTF-8' ) . mb_substr( $lower, 1, null, 'UTF-8' ),
		] ) );
	}
}
