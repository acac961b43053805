<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Offers with a basket, as shoppers read them: the twin of src/kernel/totals/offers.ts. */
final class OfferRows {
	private const MOST = 4;

	/**
	 * @param array<string, mixed> $basket What `CrossSells::with()` gave.
	 * @return array{heading: string, offers: list<array<string, mixed>>} Properties of the part `offer-list`.
	 */
	public static function of( array $basket ): array {
		return [
			'heading' => __( 'Goes well with your basket', 'marketday' ),
			'offers'  => array_values( array_map(
				static fn ( array $one ): array => self::row( $one, $basket['totals'] ),
				array_slice( $basket['crossSells'] ?? [], 0, self::MOST )
			) ),
		];
	}

	/**
	 * @param array<string, mixed> $one
	 * @param array<string, mixed> $totals
	 * @return array<string, mixed>
	 */
	private static function row( array $one, array $totals ): array {
		return [
			'id'           => $one['id'],
			'name'         => $one['name'],
			'url'          => $one['url'],
			'isAddable'    => $one['isAddable'],
			'src'          => $one['image']['src'] ?? '',
			'price'        => TotalRows::money( $totals, $one['price'] ),
			'regularPrice' => $one['regularPrice'] > $one['price'] ? TotalRows::money( $totals, $one['regularPrice'] ) : '',
			'label'        => $one['isAddable'] ? __( 'Add to basket', 'marketday' ) : __( 'See options', 'marketday' ),
			'description'  => $one['isAddable']
				/* translators: %s: product. */
				? sprintf( __( 'Add to basket: %s', 'marketday' ), $one['name'] )
				/* translators: %s: product. */
				: sprintf( __( 'See options: %s', 'marketday' ), $one['name'] ),
			/* translators: %s: product. */
			'message'      => sprintf( __( '%s has been added to your basket.', 'marketday' ), $one['name'] ),
		];
	}
}
