<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Units in which a product is measured for its unit price. The values are what is stored. */
enum MeasureUnit: string {
	case Gram        = 'g';
	case Kilogram    = 'kg';
	case Millilitre  = 'ml';
	case Centilitre  = 'cl';
	case Litre       = 'l';
	case Centimetre  = 'cm';
	case Metre       = 'm';
	case SquareMetre = 'm2';
	case Item        = 'item';

	/** Unit as people write it: `KG`, `m²`, `Item`; null for what is no unit. */
	public static function fromText( string $text ): ?self {
		return self::tryFrom( str_replace( '²', '2', mb_strtolower( trim( $text ) ) ) );
	}

	/** The one that unit prices are said in. */
	public function base(): self {
		return match ( $this ) {
			self::Gram       => self::Kilogram,
			self::Millilitre,
			self::Centilitre => self::Litre,
			self::Centimetre => self::Metre,
			default          => $this,
		};
	}

	/** Number of it that makes one base unit. */
	public function perBase(): int {
		return match ( $this ) {
			self::Gram,
			self::Millilitre => 1000,
			self::Centilitre,
			self::Centimetre => 100,
			default          => 1,
		};
	}

	/** @return array<string, string> Name by value, for a choice. */
	public static function choices(): array {
		return [
			self::Gram->value        => __( 'grams', 'marketday' ),
			self::Kilogram->value    => __( 'kilograms', 'marketday' ),
			self::Millilitre->value  => __( 'millilitres', 'marketday' ),
			self::Centilitre->value  => __( 'centilitres', 'marketday' ),
			self::Litre->value       => __( 'litres', 'marketday' ),
			self::Centimetre->value  => __( 'centimetres', 'marketday' ),
			self::Metre->value       => __( 'metres', 'marketday' ),
			self::SquareMetre->value => __( 'square metres', 'marketday' ),
			self::Item->value        => __( 'items', 'marketday' ),
		];
	}
}
