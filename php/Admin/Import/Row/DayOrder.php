<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Row;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvDocument;
use Marketday\Kernel\Digits;

/** Tells whether a day such as 03/04/2026 names the day or the month first. */
enum DayOrder {
	case DayFirst;
	case MonthFirst;

	/** Rows that are looked at for a day that can be read in one way alone. */
	private const SAMPLE = 1000;

	private const NUMBERS = '/^(\d{1,2})[\/.-](\d{1,2})[\/.-]\d{4}\b/';

	/** Order of the file's other days, else of the site's. */
	public static function of( CsvDocument $document ): self {
		$columns = array_merge( $document->header->columns['sale_from'] ?? [], $document->header->columns['sale_to'] ?? [] );
		foreach ( $document->sample( self::SAMPLE ) as $cells ) {
			foreach ( $columns as $number ) {
				$order = self::ofDay( Digits::plain( $cells[ $number ] ?? '' ) );
				if ( null !== $order ) {
					return $order;
				}
			}
		}
		return self::ofSite();
	}

	/** Order of the site's format of dates: `m/d/Y` and `F j, Y` name the month first. */
	public static function ofSite(): self {
		$format = (string) preg_replace( '/\\\\.|[^djmnFM]/', '', (string) get_option( 'date_format' ) );
		return in_array( $format[0] ?? '', [ 'm', 'n', 'F', 'M' ], true ) && ! self::beginsWithYear() ? self::MonthFirst : self::DayFirst;
	}

	/** Order that a day says of itself, null where it can be read in both ways. */
	public static function ofDay( string $day ): ?self {
		if ( 1 !== preg_match( self::NUMBERS, $day, $found ) || ( $found[1] > 12 ) === ( $found[2] > 12 ) ) {
			return null;
		}
		return $found[1] > 12 ? self::DayFirst : self::MonthFirst;
	}

	/** True for `Y-m-d`: who writes so writes other days as his language does. */
	private static function beginsWithYear(): bool {
		return 1 === preg_match( '/^[^djmnFM]*[Yy]/', (string) get_option( 'date_format' ) ) && 'en_US' !== get_locale();
	}
}
