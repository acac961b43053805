<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use InvalidArgumentException;

/** Cost of delivery in the shop's own country, as far as it can be said of any basket. */
final class DeliveryOffer {
	private function __construct(
		/** The least that is charged; null where it depends on the basket. */
		public readonly ?Money $from,
		/** Goods of this value are sent for nothing; zero for all, null for none. */
		public readonly ?Money $freeFrom
	) {}

	/**
	 * Offer of the methods of a shipping zone, as both engines keep them.
	 *
	 * @param list<array{method: string, settings: array<string, string>}> $methods
	 * @param bool                                                         $addsTax Tax is added to what delivery costs: its amount is not known then.
	 * @return self|null Null where nothing can be said.
	 */
	public static function of( array $methods, Pricing $pricing, bool $addsTax ): ?self {
		$costs = [];
		$free  = [];
		foreach ( $methods as [ 'method' => $method, 'settings' => $settings ] ) {
			$isPlain = [] === array_filter(
				$settings,
				static fn ( string $value, string $name ): bool => '' !== $value && ( str_starts_with( $name, 'class_cost_' ) || 'no_class_cost' === $name ),
				ARRAY_FILTER_USE_BOTH
			);
			$isTaxed = $addsTax && 'none' !== ( $settings['tax_status'] ?? 'taxable' );
			// A method whose cost was left empty is not offered; one where it was never asked costs nothing.
			if ( 'flat_rate' === $method && $isPlain && ! $isTaxed && '' !== trim( $settings['cost'] ?? '0' ) ) {
				$costs[] = self::amount( $settings['cost'] ?? '0', $pricing );
			}
			if ( 'free_shipping' === $method && in_array( $settings['requires'] ?? '', [ '', 'min_amount', 'either' ], true ) ) {
				$free[] = '' === ( $settings['requires'] ?? '' ) ? 0 : self::amount( $settings['min_amount'] ?? '', $pricing );
			}
		}
		$lowest = static fn ( array $amounts ): ?Money => [] === $amounts ? null : new Money( (int) min( $amounts ), $pricing->shownCurrency() );
		$costs  = in_array( null, $costs, true ) ? [] : $costs;
		$offer  = new self( $lowest( $costs ), $lowest( array_filter( $free, 'is_int' ) ) );
		return null === $offer->from && null === $offer->freeFrom ? null : $offer;
	}

	/** Sentence for shoppers; plain text. */
	public function sentence(): string {
		if ( true === $this->freeFrom?->isZero() || ( null === $this->freeFrom && true === $this->from?->isZero() ) ) {
			return __( 'Free delivery', 'marketday' );
		}
		if ( null === $this->from ) {
			/* translators: %s: an amount, such as '£50.00'. */
			return sprintf( __( 'Free delivery from %s', 'marketday' ), $this->freeFrom?->format() );
		}
		return null === $this->freeFrom
			/* translators: %s: an amount, such as '£3.95'. */
			? sprintf( __( 'Delivery from %s', 'marketday' ), $this->from->format() )
			/* translators: 1 and 2: amounts, such as '£3.95' and '£50.00'. */
			: sprintf( __( 'Delivery from %1$s, free from %2$s', 'marketday' ), $this->from->format(), $this->freeFrom->format() );
	}

	/** Amount in minor units; null for a formula. */
	private static function amount( string $entered, Pricing $pricing ): ?int {
		try {
			return $pricing->amount( Money::fromDecimal( '' === trim( $entered ) ? '0' : $entered, $pricing->base() ) )->minor;
		} catch ( InvalidArgumentException ) {
			return null;
		}
	}
}
