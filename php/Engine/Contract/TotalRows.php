<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** The sums of a basket with their names, in the order people expect: the twin of src/kernel/totals/total-rows.ts. */
final class TotalRows {
	/**
	 * @param array<string, mixed> $basket What `BasketContents::toArray()` gave, or the like of an order.
	 * @return list<array{id: string, label: string, amount: string, note: string, code: string}> `code` names a coupon's row.
	 */
	public static function of( array $basket ): array {
		$totals = $basket['totals'];
		$rows   = [ self::row( 'subtotal', __( 'Subtotal', 'marketday' ), self::money( $totals, $totals['subtotal'] ) ) ];
		foreach ( array_values( $basket['coupons'] ) as $index => $coupon ) {
			/* translators: %s: coupon code. */
			$label  = sprintf( __( 'Coupon: %s', 'marketday' ), $coupon['code'] );
			$rows[] = [ 'code' => $coupon['code'] ] + self::row( "coupon-{$index}", $label, self::money( $totals, -(int) $coupon['discount'] ) );
		}
		if ( $basket['needsShipping'] ) {
			$rows[] = self::row( 'shipping', __( 'Delivery', 'marketday' ), self::delivery( $basket ) );
		}
		foreach ( array_values( $totals['fees'] ) as $index => $fee ) {
			$rows[] = self::row( "fee-{$index}", $fee['name'], self::money( $totals, $fee['amount'] ) );
		}
		return array_merge( $rows, self::taxes( $totals ), [ self::total( $totals ) ] );
	}

	/** @param array<string, mixed> $basket */
	private static function delivery( array $basket ): string {
		if ( ( $basket['hasCalculatedShipping'] ?? false ) && [] === array_merge( ...array_column( $basket['packages'], 'rates' ) ) ) {
			return __( 'not available', 'marketday' );
		}
		$cost = $basket['totals']['shipping'];
		return null === $cost ? __( 'calculated from your address', 'marketday' ) : self::ratePrice( $basket['totals'], $cost );
	}

	/**
	 * The row of an order whose shop has lowered a price without a coupon.
	 *
	 * @return list<array{name: string, amount: int}>
	 */
	public static function discountByHand( int $minor ): array {
		return 0 === $minor ? [] : [
			[
				'name'   => __( 'Discount', 'marketday' ),
				'amount' => -$minor,
			],
		];
	}

	/**
	 * Tells whether the price of a line has its tax in it; '' where none is asked.
	 *
	 * @param array<string, mixed> $line   What `BasketLine::toArray()` gave.
	 * @param array<string, mixed> $totals
	 */
	public static function taxNote( array $line, array $totals ): string {
		if ( true !== ( $line['isTaxed'] ?? false ) ) {
			return '';
		}
		$name = $totals['taxLines'][0]['name'] ?? __( 'tax', 'marketday' );
		/* translators: %s: name of the tax. */
		return sprintf( $totals['taxIncluded'] ? __( 'incl. %s', 'marketday' ) : __( 'excl. %s', 'marketday' ), $name );
	}

	/**
	 * An amount as people read it.
	 *
	 * @param array<string, mixed> $totals
	 */
	public static function money( array $totals, int $minor ): string {
		return ( new Money( $minor, Currency::fromArray( $totals['currency'] ) ) )->format();
	}

	/**
	 * Price of a way of delivery, as people read it.
	 *
	 * @param array<string, mixed> $totals
	 */
	public static function ratePrice( array $totals, int $price ): string {
		return 0 === $price ? __( 'Free', 'marketday' ) : self::money( $totals, $price );
	}

	/**
	 * @param array<string, mixed> $totals
	 * @return list<array{id: string, label: string, amount: string, note: string, code: string}>
	 */
	private static function taxes( array $totals ): array {
		$rows = [];
		foreach ( $totals['taxIncluded'] ? [] : array_values( $totals['taxLines'] ) as $index => $tax ) {
			$rows[] = self::row( "tax-{$index}", $tax['name'], self::money( $totals, $tax['amount'] ) );
		}
		return $rows;
	}

	/**
	 * @param array<string, mixed> $totals
	 * @return array{id: string, label: string, amount: string, note: string, code: string}
	 */
	private static function total( array $totals ): array {
		$row = self::row( 'total', __( 'Total', 'marketday' ), self::money( $totals, $totals['total'] ) );
		if ( $totals['taxIncluded'] && $totals['tax'] > 0 ) {
			/* translators: 1: amount, 2: name of the tax. */
			$row['note'] = sprintf( __( 'includes %1$s %2$s', 'marketday' ), self::money( $totals, $totals['tax'] ), $totals['taxLines'][0]['name'] ?? __( 'tax', 'marketday' ) );
		}
		return $row;
	}

	/** @return array{id: string, label: string, amount: string, note: string, code: string} */
	private static function row( string $id, string $label, string $amount ): array {
		return [
			'id'     => $id,
			'label'  => $label,
			'amount' => $amount,
			'note'   => '',
			'code'   => '',
		];
	}
}
