<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Row;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvRow;
use Marketday\Admin\Import\RowRefusedException;
use Marketday\Kernel\Digits;
use Marketday\Kernel\Text\TextLine;

/** Reads single cells by type. Null is a missing column; what cannot be read refuses the row with the column's name. */
final class CellReader {
	/** Words for yes, also as spreadsheet programs write them in other languages. */
	private const YES = [
		'1', 'true', 'yes', 'y', 'on', 'ja', 'oui', 'sí', 'si', 'sì', 'sim', 'tak', 'да', 'так', 'ναι', 'evet', 'ano',
		'igen', 'wahr', 'vrai', 'verdadero', 'vero', 'waar', 'verdadeiro', 'prawda', 'истина', 'αληθης', 'doğru',
	];

	private const NO = [
		'0', 'false', 'no', 'n', 'off', 'nein', 'non', 'nee', 'não', 'nie', 'нет', 'ні', 'όχι', 'hayır', 'ne', 'nem',
		'falsch', 'faux', 'falso', 'onwaar', 'fałsz', 'ложь', 'ψευδης', 'yanlış',
	];

	/** Null also for an empty cell. */
	public static function boolean( CsvRow $row, string $key ): ?bool {
		$cell = mb_strtolower( $row->textOrEmpty( $key ) );
		if ( '' === $cell ) {
			return null;
		}
		if ( ! in_array( $cell, [ ...self::YES, ...self::NO ], true ) ) {
			throw self::refuse( $key, $cell, __( 'must be 1 or 0', 'marketday' ) );
		}
		return in_array( $cell, self::YES, true );
	}

	/** Null also for an empty cell. */
	public static function whole( CsvRow $row, string $key, int $minimum = PHP_INT_MIN ): ?int {
		$cell = $row->textOrEmpty( $key );
		if ( '' === $cell ) {
			return null;
		}
		$number = filter_var( (string) preg_replace( '/\.0+$|,0{1,2}$/', '', Digits::plain( $cell ) ), FILTER_VALIDATE_INT );
		if ( false === $number || $number < $minimum ) {
			throw self::refuse( $key, $cell, __( 'must be a whole number', 'marketday' ) );
		}
		return $number;
	}

	/** A line of text without markup; '' for an empty cell. */
	public static function line( CsvRow $row, string $key, int $longest = 200 ): ?string {
		$cell = $row->text( $key );
		if ( null === $cell ) {
			return null;
		}
		if ( mb_strlen( $cell ) > $longest ) {
			/* translators: %d: number of characters. */
			throw self::refuse( $key, mb_substr( $cell, 0, 40 ) . '…', sprintf( __( 'can have up to %d characters', 'marketday' ), $longest ) );
		}
		return TextLine::of( $cell );
	}

	/**
	 * A number that is a name: a spreadsheet may have left its first figures alone (`4,00638E+12`), so that several became one.
	 *
	 * @throws RowRefusedException
	 */
	public static function code( CsvRow $row, string $key, int $longest = 100 ): ?string {
		$code = self::line( $row, $key, $longest );
		if ( null !== $code && 1 === preg_match( '/^\d[.,]\d+E\+\d{1,2}$/i', $code ) ) {
			throw self::refuse( $key, $code, __( 'must show all its digits (a spreadsheet has cut them: format its column as text)', 'marketday' ) );
		}
		return $code;
	}

	public static function refuse( string $key, string $cell, string $rule ): RowRefusedException {
		/* translators: 1: name of a column, 2: what the column must hold, 3: what the cell holds. */
		return new RowRefusedException( sprintf( __( 'The column "%1$s" %2$s, not "%3$s".', 'marketday' ), str_replace( '_', ' ', $key ), $rule, $cell ) );
	}
}
