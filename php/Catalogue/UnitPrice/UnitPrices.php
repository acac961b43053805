<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\UnitPrice;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\MeasuredPrice;
use Marketday\Engine\Contract\MeasureUnit;
use Marketday\Engine\Contract\Money;

/** Unit prices as shoppers read them: plain text. */
final class UnitPrices {
	/**
	 * One row for each base unit: what is asked now, the lowest of several, and what was asked before.
	 *
	 * @param list<MeasuredPrice> $measured
	 * @return list<array{now: string, before: string}> `before` is '' where nothing is reduced or prices differ.
	 */
	public static function of( array $measured ): array {
		$byBase = [];
		foreach ( $measured as $one ) {
			$byBase[ $one->base()->value ][] = $one;
		}
		return array_values( array_map( self::row( ... ), $byBase ) );
	}

	/** Price of a piece in one line, as a basket says it. */
	public static function ofPiece( MeasuredPrice $piece ): string {
		[ $now, $before ] = array_values( self::row( [ $piece ] ) );
		/* translators: 1: a unit price, such as '£3.20 per kg', 2: the one before the price was reduced */
		return '' === $before ? $now : sprintf( __( '%1$s (was %2$s)', 'marketday' ), $now, $before );
	}

	private static function text( MeasureUnit $base, Money $price ): string {
		return sprintf(
			match ( $base ) {
				/* translators: %s: a price */
				MeasureUnit::Kilogram    => __( '%s per kg', 'marketday' ),
				/* translators: %s: a price */
				MeasureUnit::Litre       => __( '%s per l', 'marketday' ),
				/* translators: %s: a price */
				MeasureUnit::Metre       => __( '%s per m', 'marketday' ),
				/* translators: %s: a price */
				MeasureUnit::SquareMetre => __( '%s per m²', 'marketday' ),
				/* translators: %s: a price */
				default                  => __( '%s per item', 'marketday' ),
			},
			$price->format()
		);
	}

	/**
	 * @param non-empty-list<MeasuredPrice> $measured Of one base unit.
	 * @return array{now: string, before: string}
	 */
	private static function row( array $measured ): array {
		usort( $measured, static fn ( MeasuredPrice $one, MeasuredPrice $other ): int => $one->unitPrice()->minor <=> $other->unitPrice()->minor );
		$lowest  = $measured[0];
		$base    = $lowest->base();
		$now     = self::text( $base, $lowest->unitPrice() );
		$pairs   = array_map( static fn ( MeasuredPrice $one ): string => $one->unitPrice()->minor . '/' . $one->formerUnitPrice()?->minor, $measured );
		$highest = $measured[ count( $measured ) - 1 ]->unitPrice()->minor;
		$before  = 1 === count( array_unique( $pairs ) ) ? $lowest->formerUnitPrice() : null;
		return [
			/* translators: %s: the lowest of several unit prices, such as '£3.20 per kg' */
			'now'    => $highest > $lowest->unitPrice()->minor ? sprintf( __( 'from %s', 'marketday' ), $now ) : $now,
			'before' => null === $before ? '' : self::text( $base, $before ),
		];
	}
}
