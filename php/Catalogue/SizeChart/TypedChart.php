<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\SizeChart;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\StoreError;

/** Input of a chart's editing screen, as it is kept. */
final class TypedChart {
	private const LONGEST = 120;

	/** Most ids of categories and of products in a list. */
	private const MOST_IDS = 1000;

	/**
	 * @param array<array-key, mixed> $fields Unslashed.
	 * @return array<string, list<list<string>>|list<string>|string> Post meta by name.
	 * @throws StoreError Where a table is too large, or no table.
	 */
	public static function read( array $fields ): array {
		$isOn = static fn ( string $name ): bool => '1' === ( $fields[ $name ] ?? '' );
		return [
			SizeChart::ROWS       => self::rows( $fields['rows'] ?? [] ),
			SizeChart::HEADINGS   => 'column' === ( $fields['headings'] ?? '' ) ? '' : 'on',
			SizeChart::HIDE_TITLE => $isOn( 'hide_title' ) ? 'on' : '',
			SizeChart::FOR_ALL    => $isOn( 'all' ) ? '1' : '',
			SizeChart::CATEGORIES => self::ids( $fields['categories'] ?? [] ),
			SizeChart::INCLUDED   => self::ids( $fields['include'] ?? [] ),
			SizeChart::EXCLUDED   => self::ids( $fields['exclude'] ?? [] ),
		];
	}

	/**
	 * Empty rows and columns at the end go.
	 *
	 * @return list<list<string>>
	 */
	private static function rows( mixed $typed ): array {
		$rows = [];
		foreach ( is_array( $typed ) ? $typed : [] as $cells ) {
			$rows[] = array_map( self::cell( ... ), array_values( is_array( $cells ) ? $cells : [] ) );
		}
		while ( [] !== $rows && '' === implode( '', $rows[ count( $rows ) - 1 ] ) ) {
			array_pop( $rows );
		}
		$last  = static fn ( array $cells ): int => max( [
			0,
			...array_map( static fn ( int $at ): int => $at + 1, array_keys( array_filter( $cells, static fn ( string $cell ): bool => '' !== $cell ) ) ),
		] );
		$width = [] === $rows ? 0 : max( array_map( $last, $rows ) );
		if ( count( $rows ) > SizeChart::MOST_ROWS || $width > SizeChart::MOST_COLUMNS ) {
			/* translators: 1: number of rows, 2: number of columns. */
			throw new StoreError( 'marketday_size_chart_too_large', sprintf( __( 'A size chart can have up to %1$d rows and %2$d columns.', 'marketday' ), SizeChart::MOST_ROWS, SizeChart::MOST_COLUMNS ) );
		}
		return array_map( static fn ( array $cells ): array => array_pad( array_slice( $cells, 0, $width ), $width, '' ), $rows );
	}

	private static function cell( mixed $typed ): string {
		$text = SizeChart::plain( $typed );
		if ( mb_strlen( $text ) > self::LONGEST ) {
			/* translators: %d: number of characters. */
			throw new StoreError( 'marketday_size_chart_cell_too_long', sprintf( __( 'A size chart cell can have up to %d characters.', 'marketday' ), self::LONGEST ) );
		}
		return $text;
	}

	/** @return list<string> As texts: WowStore looks for them so. */
	private static function ids( mixed $typed ): array {
		$ids = array_filter( is_array( $typed ) ? $typed : [], static fn ( mixed $id ): bool => is_string( $id ) && 1 === preg_match( '/^[1-9]\d{0,17}$/D', $id ) );
		return array_slice( array_values( array_unique( $ids ) ), 0, self::MOST_IDS );
	}
}
