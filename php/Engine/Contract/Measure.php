<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Amount of something that a product holds: 250 g of coffee, 6 candles. A variation has its own amount, unit or both, else its parent's. */
final class Measure {
	public const AMOUNT = '_marketday_measure_amount';
	public const UNIT   = '_marketday_measure_unit';

	/** Meta in which Germanized for WooCommerce keeps them: read where ours are empty. */
	private const THEIR_AMOUNT = '_unit_product';
	private const THEIR_UNIT   = '_unit';

	public const KEYS = [ self::AMOUNT, self::UNIT, self::THEIR_AMOUNT, self::THEIR_UNIT ];

	private const DECIMALS = 3;

	private function __construct(
		/** Thousandths of the unit; more than 0. */
		private readonly int $thousandths,
		public readonly MeasureUnit $unit
	) {}

	/** Null for what is no measure. */
	public static function of( string $amount, string $unit ): ?self {
		$known = MeasureUnit::fromText( $unit );
		if ( null === $known || 1 !== preg_match( '/^(\d{1,6})(?:\.(\d{1,3})0*)?$/', $amount, $digits ) ) {
			return null;
		}
		$thousandths = (int) ( $digits[1] . str_pad( $digits[2] ?? '', self::DECIMALS, '0' ) );
		return 0 === $thousandths ? null : new self( $thousandths, $known );
	}

	/** @param callable(string): string $field A stored field by its key, '' where there is none. */
	public static function fromFields( callable $field ): ?self {
		$amount = $field( self::AMOUNT );
		return '' === $amount ? self::of( $field( self::THEIR_AMOUNT ), $field( self::THEIR_UNIT ) ) : self::of( $amount, $field( self::UNIT ) );
	}

	/** A product's, or a variation's with those of its parent behind it. */
	public static function ofPost( int $id, int $parentId = 0 ): ?self {
		$text = static function ( int $post, string $key ): string {
			$value = $post > 0 ? get_post_meta( $post, $key, true ) : '';
			return is_scalar( $value ) ? (string) $value : '';
		};
		return self::fromFields( static fn ( string $key ): string => $text( $id, $key ) ?: $text( $parentId, $key ) );
	}

	/** Amount as an editor types it: a comma before one or two digits is a decimal point, any other is a mistake. */
	public static function readAmount( string $amount ): string {
		return (string) preg_replace( '/,(?=\d{1,2}$)/', '.', trim( $amount ) );
	}

	/**
	 * Refuses what an editor or an import gives for one. Null is a field that is not given, '' an emptied one; a variation may leave
	 * the unit to its parent.
	 *
	 * @throws StoreError With a sentence.
	 */
	public static function check( ?string $amount, ?string $unit, bool $isVariation ): void {
		if ( null !== $unit && '' !== $unit && null === MeasureUnit::fromText( $unit ) ) {
			$units = implode( ', ', array_column( MeasureUnit::cases(), 'value' ) );
			/* translators: 1: a value, 2: the values it may have */
			throw self::refusal( 'measureUnit', sprintf( __( '“%1$s” isn’t a unit of measure. Use one of: %2$s.', 'marketday' ), mb_substr( $unit, 0, 40 ), $units ) );
		}
		if ( null === $amount || '' === $amount ) {
			return;
		}
		if ( null === self::of( $amount, MeasureUnit::Item->value ) ) {
			/* translators: %s: a value */
			throw self::refusal( 'measureAmount', sprintf( __( '“%s” isn’t an amount. Use a number like 250 or 0.75.', 'marketday' ), mb_substr( $amount, 0, 40 ) ) );
		}
		if ( '' === $unit && ! $isVariation ) {
			throw self::refusal( 'measureUnit', __( 'Add a unit of measure.', 'marketday' ) );
		}
	}

	/** Price of one base unit where this much costs the price; rounded half up. */
	public function unitPrice( Money $price ): Money {
		return $price->share( $this->unit->perBase() * 10 ** self::DECIMALS, $this->thousandths );
	}

	private static function refusal( string $field, string $sentence ): StoreError {
		return new StoreError( "marketday_product_invalid_{$field}", $sentence, 400, [ 'field' => $field ] );
	}
}
