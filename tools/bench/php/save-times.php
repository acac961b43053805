<?php
/**
 * What the index adds to the save of a product: noting it, and taking it over at the request's end. Returns, as JSON, milliseconds
 * of products that are `same` as before and of such whose price has `changed`, with that of all their variations; the medians
 * of the newest products.
 *
 * @package Marketday
 */

declare( strict_types=1 );

const MARKETDAY_BENCH_SAVES = 21;

/** @return list<int> */
function marketday_bench_products(): array {
	global $wpdb;
	$ids = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'product' AND post_status = 'publish' ORDER BY ID DESC LIMIT %d", MARKETDAY_BENCH_SAVES ) ) );
	// As in a save, where WordPress has just had them.
	array_map( 'get_post', $ids );
	return array_values( $ids );
}

/** @param callable(int): void $save Of a product, before the index hears of it. */
function marketday_bench_median( callable $save ): float {
	$times = [];
	foreach ( marketday_bench_products() as $id ) {
		$save( $id );
		$begin = microtime( true );
		do_action( 'marketday_product_saved', $id );
		foreach ( $GLOBALS['wp_filter']['shutdown']->callbacks[20] ?? [] as $callback ) {
			$callback['function']();
		}
		$times[] = 1000 * ( microtime( true ) - $begin );
	}
	sort( $times );
	return $times[ intdiv( count( $times ), 2 ) ];
}

return wp_json_encode(
	[
		'same'    => marketday_bench_median( static function (): void {} ),
		'changed' => marketday_bench_median(
			static function ( int $id ): void {
				global $wpdb;
				$members = implode(
					',',
					array_map( 'intval', [ $id, ...$wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_parent = %d", $id ) ) ] )
				);
				$wpdb->query( "UPDATE {$wpdb->postmeta} SET meta_value = meta_value + 1 WHERE meta_key IN ('_price', '_regular_price') AND post_id IN ({$members})" );
			}
		),
	]
);
