<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Sums;

/** Settings and baskets by chance: the same for the same seed. */
final class MadeShops {
	public const CLASSES = [ '', 'reduced-rate', 'zero-rate' ];

	public const PRODUCTS = 44;

	public const COUPONS = 48;

	/** @param bool $hasPickup Whether shops let their orders be fetched. */
	public function __construct( int $seed, private readonly bool $hasPickup = false ) {
		mt_srand( $seed );
	}

	/** @return list<array<string, mixed>> The last four are variations, two of each of two parents. */
	public function products(): array {
		$made = [];
		for ( $at = 0; $at < self::PRODUCTS; $at++ ) {
			$price  = $this->price();
			$made[] = [
				'price'      => $price,
				'sale'       => $this->often( 25 ) ? $this->rounded( (float) $price * mt_rand( 30, 95 ) / 100, $this->often( 30 ) ? 5 : 2 ) : '',
				'taxStatus'  => $this->oneOf( [ 'taxable', 'taxable', 'taxable', 'taxable', 'taxable', 'shipping', 'none' ] ),
				'taxClass'   => $this->oneOf( [ '', '', '', ...self::CLASSES ] ),
				'virtual'    => $this->often( 12 ),
				'class'      => $this->oneOf( [ '', '', 'bulky', 'fragile' ] ),
				'categories' => $this->some( [ 'tea', 'green', 'mugs', 'gifts' ], 2 ),
			];
		}
		return $made;
	}

	/** @return list<array<string, mixed>> */
	public function coupons(): array {
		$made = [];
		for ( $at = 0; $at < self::COUPONS; $at++ ) {
			$type   = $this->oneOf( [ 'percent', 'percent', 'fixed_cart', 'fixed_cart', 'fixed_product' ] );
			$made[] = [
				'discount_type'              => $type,
				'coupon_amount'              => 'percent' === $type
					? $this->oneOf( [ '10', '20', '5', '33.33', '12.5', '50', '100', '7.7', '29' ] )
					: $this->oneOf( [ '1', '5', '10', '2.50', '0.99', '33.333', '0.005', '250', '0' ] ),
				'free_shipping'              => $this->often( 15 ) ? 'yes' : 'no',
				'individual_use'             => $this->often( 10 ) ? 'yes' : 'no',
				'exclude_sale_items'         => $this->often( 15 ) ? 'yes' : 'no',
				'minimum_amount'             => $this->often( 15 ) ? $this->oneOf( [ '20', '49.99', '100', '75.005' ] ) : '',
				'maximum_amount'             => $this->often( 10 ) ? $this->oneOf( [ '60', '199.99', '500' ] ) : '',
				'limit_usage_to_x_items'     => $this->often( 20 ) ? (string) mt_rand( 1, 5 ) : '',
				'product_ids'                => $this->often( 15 ) ? $this->some( range( 0, self::PRODUCTS - 1 ), 15 ) : [],
				'exclude_product_ids'        => $this->often( 10 ) ? $this->some( range( 0, self::PRODUCTS - 1 ), 6 ) : [],
				'product_categories'         => $this->often( 15 ) ? $this->some( [ 'tea', 'green', 'mugs' ], 2 ) : [],
				'exclude_product_categories' => $this->often( 8 ) ? $this->some( [ 'green', 'gifts' ], 1 ) : [],
			];
		}
		return $made;
	}

	/** @return array<string, mixed> */
	public function shop( int $baskets ): array {
		$decimals = (int) $this->oneOf( [ '2', '2', '2', '2', '2', '2', '0', '3' ] );
		$base     = $this->oneOf( Choices::HOMES );
		$shop     = [
			'options' => [
				'woocommerce_calc_taxes'                    => $this->often( 92 ) ? 'yes' : 'no',
				'woocommerce_prices_include_tax'            => $this->oneOf( [ 'yes', 'no' ] ),
				'woocommerce_tax_display_cart'              => $this->oneOf( [ 'incl', 'excl' ] ),
				'woocommerce_tax_round_at_subtotal'         => $this->oneOf( [ 'yes', 'no' ] ),
				'woocommerce_tax_based_on'                  => $this->oneOf( [ 'shipping', 'shipping', 'billing', 'base' ] ),
				'woocommerce_shipping_tax_class'            => $this->oneOf( [ 'inherit', 'inherit', '', 'reduced-rate' ] ),
				'woocommerce_calc_discounts_sequentially'   => $this->oneOf( [ 'yes', 'no' ] ),
				'woocommerce_price_num_decimals'            => (string) $decimals,
				'woocommerce_price_decimal_sep'             => $this->oneOf( [ '.', '.', ',' ] ),
				'woocommerce_default_country'               => '' === $base[1] ? $base[0] : "{$base[0]}:{$base[1]}",
				'woocommerce_store_postcode'                => $base[2],
				'woocommerce_store_city'                    => $base[3],
			],
			'rates'   => $this->rates( $base ),
			'zones'   => $this->zones(),
			'baskets' => [],
		];
		for ( $at = 0; $at < $baskets; $at++ ) {
			$shop['baskets'][] = $this->basket( $shop['zones'], $base );
		}
		return $shop;
	}

	/**
	 * @param list<string> $base
	 * @return list<array<string, mixed>>
	 */
	private function rates( array $base ): array {
		$rates = [];
		$count = mt_rand( 4, 16 );
		for ( $at = 0; $at < $count; $at++ ) {
			[ $country, $state, $postcode, $city ] = $this->often( 40 ) ? $base : $this->oneOf( Choices::PLACES );
			$isNear  = $this->often( 30 );
			$rates[] = [
				'country'   => $this->often( 12 ) ? '' : $country,
				'state'     => $this->often( 40 ) && '' !== $state ? $state : '',
				'rate'      => $this->oneOf( [ '20', '19', '21', '7', '5.5', '8.875', '9.975', '25', '2.9', '13', '0' ] ),
				'name'      => 'T' . $at,
				'priority'  => mt_rand( 1, 3 ),
				'compound'  => $this->often( 25 ),
				'shipping'  => $this->often( 80 ),
				'class'     => $this->oneOf( [ '', '', '', ...self::CLASSES ] ),
				'postcodes' => $isNear && $this->often( 70 ) ? $this->patterns( $postcode ) : [],
				'cities'    => $isNear && $this->often( 40 ) ? [ mb_strtoupper( $city ) ] : [],
			];
		}
		return $rates;
	}

	/** @return list<array<string, mixed>> */
	private function zones(): array {
		$zones = [];
		$count = mt_rand( 1, 4 );
		for ( $at = 0; $at < $count; $at++ ) {
			[ $country, $state, $postcode ] = $this->oneOf( Choices::PLACES );
			$zones[] = [
				'countries'  => $this->often( 80 ) ? [ $country ] : [],
				'states'     => $this->often( 15 ) && '' !== $state ? [ "{$country}:{$state}" ] : [],
				'continents' => $this->often( 10 ) ? [ $this->oneOf( [ 'EU', 'NA', 'AS' ] ) ] : [],
				'postcodes'  => $this->often( 55 ) ? $this->patterns( $postcode ) : [],
				'methods'    => $this->methods( "z{$at}" ),
			];
		}
		return [ ...$zones, [ 'countries' => null, 'states' => [], 'continents' => [], 'postcodes' => [], 'methods' => $this->methods( 'w' ) ] ];
	}

	/** @return list<string> */
	private function patterns( string $postcode ): array {
		$upper   = mb_strtoupper( $postcode );
		$length  = mb_strlen( $upper );
		$made    = [];
		$choices = mt_rand( 1, 3 );
		for ( $at = 0; $at < $choices; $at++ ) {
			$made[] = match ( mt_rand( 0, 5 ) ) {
				0       => $upper,
				1       => str_replace( [ ' ', '-' ], '', $upper ),
				2       => (string) preg_replace( '/\s.*/', '', $upper ) . ' *',
				3       => is_numeric( $upper ) ? ( (int) $upper - mt_rand( 0, 50 ) ) . '...' . ( (int) $upper + mt_rand( 0, 50 ) ) : 'NG1...NG9',
				4       => str_replace( [ ' ', '-' ], '', mb_substr( $upper, 0, mt_rand( 1, max( 1, $length ) ) ) ) . '*',
				default => mb_substr( $upper, 0, mt_rand( 0, max( 0, $length - 1 ) ) ) . '*',
			};
		}
		return array_values( array_unique( $made ) );
	}

	/** @return list<array<string, mixed>> */
	private function methods( string $prefix ): array {
		$made  = [];
		$count = mt_rand( 1, 4 );
		for ( $at = 0; $at < $count; $at++ ) {
			$title  = "{$prefix}m{$at}";
			if ( $this->hasPickup && $this->often( 30 ) ) {
				$made[] = [
					'method'     => 'local_pickup',
					'title'      => $title,
					'tax_status' => $this->often( 70 ) ? 'taxable' : 'none',
					'cost'       => $this->oneOf( [ '', '', '0', '2.5', '1.995' ] ),
				];
				continue;
			}
			$made[] = $this->often( 25 )
				? [
					'method'           => 'free_shipping',
					'title'            => $title,
					'requires'         => $this->oneOf( [ '', 'coupon', 'min_amount', 'min_amount', 'either', 'both' ] ),
					'min_amount'       => $this->oneOf( [ '50', '99.995', '100', '0', '25.5' ] ),
					'ignore_discounts' => $this->oneOf( [ 'yes', 'no' ] ),
				]
				: [
					'method'              => 'flat_rate',
					'title'               => $title,
					'cost'                => $this->often( 20 ) ? '' : $this->formula(),
					'tax_status'          => $this->often( 80 ) ? 'taxable' : 'none',
					'type'                => $this->oneOf( [ 'class', 'order' ] ),
					'no_class_cost'       => $this->often( 50 ) ? '' : $this->formula(),
					'class_cost_bulky'    => $this->often( 50 ) ? '' : $this->formula(),
					'class_cost_fragile'  => $this->often( 50 ) ? '' : $this->formula(),
				];
		}
		return $made;
	}

	private function formula(): string {
		return $this->oneOf( Choices::FORMULAS );
	}

	/**
	 * @param list<array<string, mixed>> $zones
	 * @param list<string>               $base
	 * @return array<string, mixed>
	 */
	private function basket( array $zones, array $base ): array {
		$lines = [];
		foreach ( $this->some( range( 0, self::PRODUCTS - 1 ), 6 ) ?: [ 0 ] as $product ) {
			$lines[] = [ $product, $this->oneOf( [ 1, 1, 1, 2, 3, 5, 7, 10, 12, 25 ] ) ];
		}
		$shipping = $this->often( 35 ) ? $base : $this->oneOf( Choices::PLACES );
		$method   = $this->oneOf( $this->oneOf( $zones )['methods'] );
		return [
			'lines'    => $lines,
			'coupons'  => $this->often( 65 ) ? $this->some( range( 0, self::COUPONS - 1 ), 4 ) : [],
			'shipping' => $shipping,
			'billing'  => $this->often( 75 ) ? $shipping : $this->oneOf( Choices::PLACES ),
			'chosen'   => $this->often( 50 ) ? $method['title'] : '',
			'fees'     => $this->often( 20 ) ? [ [ mt_rand( -3000, 1500 ), $this->often( 60 ), $this->oneOf( self::CLASSES ) ] ] : [],
		];
	}

	private function price(): string {
		return match ( mt_rand( 0, 5 ) ) {
			0       => (string) mt_rand( 1, 200 ),
			1, 2    => $this->rounded( mt_rand( 1, 30000 ) / 100, 2 ),
			3       => $this->rounded( mt_rand( 1, 3000000 ) / 10000, 4 ),
			4       => $this->rounded( mt_rand( 1, 300000000 ) / 1000000, 6 ),
			default => $this->oneOf( [ '9.99', '10.7024', '0.01', '0.005', '8.3333', '33.33', '0', '16.6667' ] ),
		};
	}

	private function rounded( float $amount, int $places ): string {
		return number_format( $amount, $places, '.', '' );
	}

	private function often( int $percent ): bool {
		return mt_rand( 1, 100 ) <= $percent;
	}

	/**
	 * @template T
	 * @param non-empty-list<T> $choices
	 * @return T
	 */
	private function oneOf( array $choices ): mixed {
		return $choices[ mt_rand( 0, count( $choices ) - 1 ) ];
	}

	/**
	 * @template T
	 * @param list<T> $choices
	 * @return list<T>
	 */
	private function some( array $choices, int $most ): array {
		$found = [];
		for ( $left = mt_rand( 1, $most ); $left > 0; $left-- ) {
			$found[] = $this->oneOf( $choices );
		}
		return array_values( array_unique( $found, SORT_REGULAR ) );
	}
}
