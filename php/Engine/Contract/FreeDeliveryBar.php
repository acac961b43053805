<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Distance of a basket from free delivery, as shoppers read it: the twin of src/kernel/totals/free-delivery.ts. */
final class FreeDeliveryBar {
	/**
	 * @param array<string, mixed> $basket  What `BasketContents::toArray()` gave.
	 * @param string               $missing Another sentence while it is not reached, with `{amount}`; '' is the usual one.
	 * @param string               $reached Another sentence once it is; '' is the usual one.
	 * @return array{text: string, percent: int}|null Properties of the part `progress-bar`; null where nothing is to be said.
	 */
	public static function of( array $basket, string $missing = '', string $reached = '' ): ?array {
		$offer = $basket['freeDelivery'] ?? null;
		if ( null === $offer || [] === $basket['lines'] ) {
			return null;
		}
		if ( $offer['isReached'] ) {
			return [
				'text'    => '' === $reached ? __( 'You’ve got free delivery.', 'marketday' ) : $reached,
				'percent' => 100,
			];
		}
		$amount = TotalRows::money( $basket['totals'], $offer['from'] - $offer['counted'] );
		return [
			/* translators: {amount} is replaced by an amount, such as £5.00. */
			'text'    => str_replace( '{amount}', $amount, '' === $missing ? __( 'Spend {amount} more for free delivery.', 'marketday' ) : $missing ),
			'percent' => $offer['from'] > 0 ? max( 0, min( 99, intdiv( 100 * $offer['counted'], $offer['from'] ) ) ) : 0,
		];
	}
}
