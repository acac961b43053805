<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\SizeChart;

defined( 'ABSPATH' ) || exit;

/** Units of a chart's lengths, as its own words say: 'Chest (cm)', '34 in'. The same as measures.ts in src/features/size-chart. */
enum ChartUnit: string {
	case Centimetres = 'cm';
	case Inches      = 'in';

	/**
	 * Null where no cell names a unit, and where some name each: such a chart says both itself.
	 *
	 * @param list<list<string>> $rows
	 */
	public static function of( array $rows ): ?self {
		$text  = implode( "\n", array_merge( ...$rows ) );
		$named = array_filter( self::cases(), static fn ( self $unit ): bool => 1 === preg_match( $unit->pattern(), $text ) );
		return 1 === count( $named ) ? array_values( $named )[0] : null;
	}

	private function pattern(): string {
		return match ( $this ) {
			self::Centimetres => '/\bcm\b|\bcentimet(?:re|er)s?\b/iu',
			self::Inches      => '/[([\/,]\s*ins?\b|\binch(?:es)?\b|\d\s*(?:ins?\b|["″”])/iu',
		};
	}
}
