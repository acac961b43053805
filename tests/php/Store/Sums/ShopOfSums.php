<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Sums;

use Marketday\Engine\Contract\Fee;
use Marketday\Engine\Contract\SaleEvents;

/** Puts products, coupons and settings where both engines read them. */
final class ShopOfSums {
	private const OPTIONS = [
		'woocommerce_currency'                       => 'GBP',
		'woocommerce_price_thousand_sep'             => '',
		'woocommerce_ship_to_countries'              => '',
		'woocommerce_allowed_countries'              => 'all',
		'woocommerce_enable_coupons'                 => 'yes',
		'woocommerce_shipping_cost_requires_address' => 'no',
	];

	private const SIZE = [ 'name' => 'Size', 'value' => 'S | M', 'position' => 0, 'is_visible' => 1, 'is_variation' => 1, 'is_taxonomy' => 0 ];

	/** @var list<int> Ids by place in the list of products. */
	public array $products = [];

	/** @var list<string> Codes by place in the list of coupons. */
	public array $coupons = [];

	/** @var list<list<mixed>> Of the basket that is worked out now. */
	public array $fees = [];

	/** @var array<string, int> Term ids by slug. */
	private array $terms = [];

	/**
	 * @param list<array<string, mixed>> $products
	 * @param list<array<string, mixed>> $coupons
	 */
	public function __construct( array $products, array $coupons ) {
		$this->makeTerms();
		$parents = [];
		foreach ( $products as $at => $product ) {
			$fromEnd          = count( $products ) - 1 - $at;
			$this->products[] = $fromEnd < 4
				? $this->variation( $parents[ intdiv( $fromEnd, 2 ) ] ??= $this->product( [ ...$product, 'virtual' => false ], 'variable' ), $product, $at )
				: $this->product( $product, 'simple' );
		}
		foreach ( $coupons as $at => $coupon ) {
			$this->coupons[] = $this->coupon( "c{$at}", $coupon );
		}
		SaleEvents::onFees( fn ( array $fees ): array => [ ...$fees, ...array_map(
			static fn ( array $fee ): Fee => new Fee( 'extra', 'Extra', $fee[0], $fee[1], $fee[2] ),
			$this->fees
		) ] );
	}

	/** @param array<string, mixed> $shop */
	public function open( array $shop ): void {
		global $wpdb;
		foreach ( [ 'shipping_zones', 'shipping_zone_locations', 'shipping_zone_methods', 'tax_rates', 'tax_rate_locations' ] as $table ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}woocommerce_{$table}" );
		}
		foreach ( $shop['options'] + self::OPTIONS as $name => $value ) {
			update_option( $name, $value );
		}
		array_walk( $shop['rates'], $this->rate( ... ) );
		array_walk( $shop['zones'], $this->zone( ... ) );
	}

	private function makeTerms(): void {
		foreach ( [ 'bulky', 'fragile' ] as $class ) {
			$this->terms[ $class ] = $this->term( $class, 'product_shipping_class' );
		}
		foreach ( [ 'tea' => '', 'green' => 'tea', 'mugs' => '', 'gifts' => '' ] as $category => $parent ) {
			$this->terms[ $category ] = $this->term( $category, 'product_cat', $this->terms[ $parent ] ?? 0 );
		}
	}

	private function term( string $name, string $taxonomy, int $parent = 0 ): int {
		$made = wp_insert_term( $name, $taxonomy, [ 'slug' => "sums-{$name}", 'parent' => $parent ] );
		return is_array( $made ) ? (int) $made['term_id'] : 0;
	}

	/** @param array<string, mixed> $product */
	private function product( array $product, string $type ): int {
		$id = $this->post( 'product', 0, $this->meta( $product ) );
		wp_set_object_terms( $id, $type, 'product_type' );
		wp_set_object_terms( $id, array_map( fn ( string $name ): int => $this->terms[ $name ], $product['categories'] ), 'product_cat' );
		wp_set_object_terms( $id, '' === $product['class'] ? [] : [ $this->terms[ $product['class'] ] ], 'product_shipping_class' );
		if ( 'variable' === $type ) {
			update_post_meta( $id, '_product_attributes', [ 'size' => self::SIZE ] );
		}
		return $id;
	}

	/** @param array<string, mixed> $product */
	private function variation( int $parent, array $product, int $at ): int {
		$class = 0 === $at % 2 ? [ '_tax_class' => 'parent' ] : [];
		$id    = $this->post( 'product_variation', $parent, [ ...$this->meta( $product ), ...$class, 'attribute_size' => 0 === $at % 2 ? 'S' : 'M' ] );
		wp_set_object_terms( $id, '' === $product['class'] ? [] : [ $this->terms[ $product['class'] ] ], 'product_shipping_class' );
		return $id;
	}

	/**
	 * @param array<string, mixed> $product
	 * @return array<string, string>
	 */
	private function meta( array $product ): array {
		return [
			'_price'         => '' === $product['sale'] ? $product['price'] : $product['sale'],
			'_regular_price' => $product['price'],
			'_sale_price'    => $product['sale'],
			'_tax_status'    => $product['taxStatus'],
			'_tax_class'     => $product['taxClass'],
			'_virtual'       => $product['virtual'] ? 'yes' : 'no',
			'_stock_status'  => 'instock',
			'_manage_stock'  => 'no',
		];
	}

	/** @param array<string, mixed> $meta */
	private function post( string $type, int $parent, array $meta, string $title = 'Sums' ): int {
		return (int) wp_insert_post( [ 'post_type' => $type, 'post_parent' => $parent, 'post_status' => 'publish', 'post_title' => $title, 'meta_input' => $meta ] );
	}

	/** @param array<string, mixed> $coupon */
	private function coupon( string $code, array $coupon ): string {
		$ids   = fn ( array $places ): string => implode( ',', array_map( fn ( int $place ): int => $this->products[ $place ], $places ) );
		$terms = fn ( array $names ): array => array_map( fn ( string $name ): int => $this->terms[ $name ], $names );
		$this->post( 'shop_coupon', 0, [
			...$coupon,
			'product_ids'                => $ids( $coupon['product_ids'] ),
			'exclude_product_ids'        => $ids( $coupon['exclude_product_ids'] ),
			'product_categories'         => $terms( $coupon['product_categories'] ),
			'exclude_product_categories' => $terms( $coupon['exclude_product_categories'] ),
		], $code );
		return $code;
	}

	/** @param array<string, mixed> $rate */
	private function rate( array $rate, int $at ): void {
		global $wpdb;
		$wpdb->insert( "{$wpdb->prefix}woocommerce_tax_rates", [
			'tax_rate_country'  => $rate['country'],
			'tax_rate_state'    => $rate['state'],
			'tax_rate'          => $rate['rate'],
			'tax_rate_name'     => $rate['name'],
			'tax_rate_priority' => $rate['priority'],
			'tax_rate_compound' => (int) $rate['compound'],
			'tax_rate_shipping' => (int) $rate['shipping'],
			'tax_rate_order'    => $at,
			'tax_rate_class'    => $rate['class'],
		] );
		$id = $wpdb->insert_id;
		foreach ( [ 'postcode' => $rate['postcodes'], 'city' => $rate['cities'] ] as $type => $codes ) {
			foreach ( $codes as $code ) {
				$wpdb->insert( "{$wpdb->prefix}woocommerce_tax_rate_locations", [ 'location_code' => $code, 'tax_rate_id' => $id, 'location_type' => $type ] );
			}
		}
	}

	/** @param array<string, mixed> $zone */
	private function zone( array $zone, int $at ): void {
		global $wpdb;
		$id = 0;
		if ( null !== $zone['countries'] ) {
			$wpdb->insert( "{$wpdb->prefix}woocommerce_shipping_zones", [ 'zone_name' => "Zone {$at}", 'zone_order' => $at ] );
			$id = $wpdb->insert_id;
		}
		$places = [ 'country' => $zone['countries'] ?? [], 'state' => $zone['states'], 'continent' => $zone['continents'], 'postcode' => $zone['postcodes'] ];
		foreach ( $places as $type => $codes ) {
			foreach ( $codes as $code ) {
				$wpdb->insert( "{$wpdb->prefix}woocommerce_shipping_zone_locations", [ 'zone_id' => $id, 'location_code' => $code, 'location_type' => $type ] );
			}
		}
		foreach ( $zone['methods'] as $order => $method ) {
			$row = [ 'zone_id' => $id, 'method_id' => $method['method'], 'method_order' => $order, 'is_enabled' => 1 ];
			$wpdb->insert( "{$wpdb->prefix}woocommerce_shipping_zone_methods", $row );
			$settings = array_diff_key( $method, [ 'method' => 0, 'class_cost_bulky' => 0, 'class_cost_fragile' => 0 ] );
			foreach ( isset( $method['class_cost_bulky'] ) ? [ 'bulky', 'fragile' ] : [] as $class ) {
				$settings[ "class_cost_{$this->terms[ $class ]}" ] = $method[ "class_cost_{$class}" ];
			}
			update_option( "woocommerce_{$method['method']}_{$wpdb->insert_id}_settings", $settings );
		}
	}
}
