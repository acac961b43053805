<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Ways to send each package of a basket, as radio buttons show them: the twin of src/kernel/totals/use-delivery.ts. */
final class DeliveryLists {
	/**
	 * @param array<string, mixed> $basket What `BasketContents::toArray()` gave.
	 * @return list<array{name: string, legend: string, isLegendHidden: bool, error: string, chosen: string, choices: list<array{value: string, label: string, detail: string}>}>
	 *         Properties of the part `choice-list`.
	 */
	public static function of( array $basket ): array {
		$isSplit = count( $basket['packages'] ) > 1;
		$lists   = [];
		foreach ( $basket['packages'] as $package ) {
			if ( [] === $package['rates'] ) {
				continue;
			}
			$chosen  = array_values( array_filter( $package['rates'], static fn ( array $rate ): bool => $rate['chosen'] ) );
			$lists[] = [
				'name'           => "shipping_method[{$package['id']}]",
				'legend'         => $isSplit ? $package['name'] : __( 'Delivery', 'marketday' ),
				'isLegendHidden' => false,
				'error'          => '',
				'chosen'         => $chosen[0]['id'] ?? '',
				'choices'        => self::choices( $basket['totals'], $package['rates'] ),
			];
		}
		return $lists;
	}

	/**
	 * @param array<string, mixed>       $totals
	 * @param list<array<string, mixed>> $rates
	 * @return list<array{value: string, label: string, detail: string}>
	 */
	private static function choices( array $totals, array $rates ): array {
		return array_map(
			static fn ( array $rate ): array => [
				'value'  => $rate['id'],
				'label'  => $rate['name'],
				'detail' => TotalRows::ratePrice( $totals, $rate['price'] ),
			],
			$rates
		);
	}
}
