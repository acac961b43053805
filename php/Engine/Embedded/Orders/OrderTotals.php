<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Orders;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\TotalRows;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Engine\Embedded\Tax\Rounding;

/** The rows below an order's lines, in the words its basket had. */
final class OrderTotals {
	public function __construct( private readonly EmbeddedSettings $settings ) {}

	/**
	 * @param array<int, array{id: int, type: string, name: string, meta: array<string, string>}> $items
	 * @param Closure(string): string $text  The order's meta.
	 * @param Closure(string): Money  $money From a stored decimal.
	 * @return list<array{id: string, label: string, amount: string, note: string, code: string}>
	 */
	public function rows( array $items, Closure $text, Closure $money ): array {
		$withTax = $this->settings->basketShowsTax();
		$shown   = static fn ( string $net, string $tax ): int => $money( $net )->minor + ( $withTax ? $money( $tax )->minor : 0 );
		$sum     = static fn ( string $one, string $other ): string => number_format( (float) $one + (float) $other, 6, '.', '' );
		$of      = static fn ( string $type ): array => array_values( array_filter( $items, static fn ( array $item ): bool => $type === $item['type'] ) );
		$coupons = array_map(
			static fn ( array $item ): array => [
				'code'     => $item['name'],
				'discount' => $shown( $item['meta']['discount_amount'] ?? '', $item['meta']['discount_amount_tax'] ?? '' ),
			],
			$of( 'coupon' )
		);
		return TotalRows::of(
			[
				'coupons'       => $coupons,
				'needsShipping' => [] !== $of( 'shipping' ),
				'totals'        => [
					'currency'    => $money( '0' )->currency->toArray(),
					'subtotal'    => $this->subtotal( $of( 'line_item' ), $money ),
					'shipping'    => $shown( $text( '_order_shipping' ), $text( '_order_shipping_tax' ) ),
					'fees'        => [
						...TotalRows::discountByHand( [] === $coupons ? $shown( $text( '_cart_discount' ), $text( '_cart_discount_tax' ) ) : 0 ),
						...array_map(
							static fn ( array $item ): array => [
								'name'   => $item['name'],
								'amount' => $shown( $item['meta']['_line_total'] ?? '', $item['meta']['_line_tax'] ?? '' ),
							],
							$of( 'fee' )
						),
					],
					'taxIncluded' => $withTax,
					'taxLines'    => array_map(
						static fn ( array $item ): array => [
							'name'   => $item['meta']['label'] ?? $item['name'],
							'amount' => $money( $item['meta']['tax_amount'] ?? '' )->plus( $money( $item['meta']['shipping_tax_amount'] ?? '' ) )->minor,
						],
						$of( 'tax' )
					),
					'tax'         => $money( $sum( $text( '_order_tax' ), $text( '_order_shipping_tax' ) ) )->minor,
					'total'       => $money( $text( '_order_total' ) )->minor,
				],
			]
		);
	}

	/**
	 * The lines before discounts, in minor units: rounded one by one, or once where the shop is set so.
	 *
	 * @param list<array{id: int, type: string, name: string, meta: array<string, string>}> $lines
	 * @param Closure(string): Money $money
	 */
	private function subtotal( array $lines, Closure $money ): int {
		$rounding = $this->settings->rounding();
		$scale    = 10 ** $money( '0' )->currency->minorUnit;
		$sum      = 0.0;
		foreach ( $lines as $line ) {
			$sum += $rounding->line( (float) ( $line['meta']['_line_subtotal'] ?? 0 ) * $scale );
			$sum += $this->settings->basketShowsTax() ? $rounding->line( (float) ( $line['meta']['_line_subtotal_tax'] ?? 0 ) * $scale ) : 0.0;
		}
		return Rounding::whole( $sum );
	}
}
