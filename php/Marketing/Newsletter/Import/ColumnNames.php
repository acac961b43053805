<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Import;

defined( 'ABSPATH' ) || exit;

use Normalizer;

/** The names that programs for newsletters, shops and address books give their columns, in the languages they are sold in: `column-names.json`. */
final class ColumnNames {
	/** Columns of telephones, which have lists and agreements of their own. */
	private const OTHERS = '/\b(?:sms|phone|whatsapp|push|mobile|telefon|telephone|fax|postal)\b/';

	/** Words for who does not want mails any more, in whatever order they stand, and those of columns that hold something else for everybody. */
	private const LEFT = '/(?:black|block) ?list|suppress|\bunsub|\bopt(?:ed)? ?out\b|\bcomplain|\bspam\b|\bdo ?not ?e? ?mail\b/';
	private const ELSE = '/\b(?:link|url|page|token|count|rate|number|group|groups|list|lists|score|key|hash)\b/';

	/** @var array<string, Column>|null */
	private static ?array $columns = null;

	/** Column of this name, in whatever spelling. */
	public static function of( string $name ): Column {
		$plain = self::plain( $name );
		if ( null === self::$columns ) {
			self::$columns = [];
			foreach ( self::words( 'column-names' ) as $column => $names ) {
				self::$columns += array_fill_keys( $names, Column::from( $column ) );
			}
		}
		// The zone stands behind a name, as in "Created at (UTC)".
		return self::$columns[ $plain ] ?? self::$columns[ (string) preg_replace( '/ (?:utc|gmt)$/', '', $plain ) ] ?? self::unsubscribeColumn( $plain );
	}

	private static function unsubscribeColumn( string $plain ): Column {
		$isLeft = 1 === preg_match( self::LEFT, $plain ) && 1 !== preg_match( self::OTHERS, $plain ) && 1 !== preg_match( self::ELSE, $plain );
		return $isLeft ? Column::HasLeft : Column::None;
	}

	public static function isOfAnotherWay( string $name ): bool {
		return 1 === preg_match( self::OTHERS, self::plain( $name ) );
	}

	public static function isUtc( string $name ): bool {
		return 1 === preg_match( '/ (?:utc|gmt)$/', self::plain( $name ) );
	}

	/**
	 * A table of words beside this file.
	 *
	 * @return array<string, list<string>> As `plain()` writes them.
	 */
	public static function words( string $table ): array {
		/** @var array<string, list<string>> $words */
		$words = json_decode( (string) file_get_contents( __DIR__ . "/{$table}.json" ), true );
		return array_map( static fn ( array $group ): array => array_map( self::plain( ... ), $group ), $words );
	}

	/** Small letters without accents, whatever stands between words one space. */
	public static function plain( string $text ): string {
		$text = mb_strtolower( $text );
		if ( class_exists( Normalizer::class ) ) {
			$text = (string) preg_replace( '/\p{Mn}+/u', '', (string) Normalizer::normalize( $text, Normalizer::FORM_KD ) );
		}
		return trim( (string) preg_replace( '/[^\p{L}\p{N}\p{M}]+/u', ' ', remove_accents( $text, 'en_US' ) ) );
	}
}
